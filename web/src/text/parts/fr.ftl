# La page du matériel en français.

parts-title = { $title } : matériel
parts-heap = Partie de la boîte
parts-kind = Sorte
parts-source = Source
parts-all = tout
parts-search = Chercher
parts-print = Imprimer
parts-count =
    { $count ->
        [one] { $count } élément.
       *[other] { $count } éléments.
    }
parts-none = Aucun résultat.
parts-loading = Chargement…
source-printed = imprimé dans le jeu
source-partly = imprimé en partie, le reste est reconstitué
source-reconstructed = reconstitué
source-own = notre extension
heap-basic = Tuiles de base
heap-A = Pile A
heap-B = Pile B
heap-C = Pile C
heap-special = Tuiles spéciales
heap-goals = Objectifs
heap-box = Bâtiments
heap-districts = Quartiers
heap-construction-I = Cartes Construction, niveau I
heap-construction-II = Cartes Construction, niveau II
heap-construction-III = Cartes Construction, niveau III
heap-unique = Bâtiments uniques
heap-role = Rôles
heap-policy = Directives
heap-news = Actualités
heap-tiles = Tuiles
heap-boards = Plateaux
heap-tracks = Pistes
