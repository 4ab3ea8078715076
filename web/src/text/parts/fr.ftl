# La page du matériel en français.

parts-title = { $title } : matériel
parts-heap = Partie de la boîte
parts-kind = Sorte
parts-source = D’où cela vient
parts-all = tout
parts-search = Chercher
parts-print = Imprimer
parts-count =
    { $count ->
        [one] { $count } élément.
       *[other] { $count } éléments.
    }
parts-none = Rien ne convient.
parts-loading = Ouverture de la boîte …
source-printed = fait imprimé
source-partly = imprimé en partie, le reste est notre lecture
source-reconstructed = reconstitué
source-own = un paquet à nous
heap-basic = Tuiles de base
heap-A = Pile A
heap-B = Pile B
heap-C = Pile C
heap-special = Tuiles spéciales
heap-goals = Objectifs
heap-box = Bâtiments
heap-districts = Quartiers
heap-construction-I = Cartes de construction I
heap-construction-II = Cartes de construction II
heap-construction-III = Cartes de construction III
heap-unique = Bâtiments uniques
heap-role = Rôles
heap-policy = Directives
heap-news = Actualités
heap-tiles = Tuiles
heap-boards = Plateaux
heap-tracks = Pistes
