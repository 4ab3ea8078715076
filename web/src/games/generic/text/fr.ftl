# La table d’un titre que personne n’a dessiné.

generic-do = Coups possibles
generic-do-with = Coups possibles avec : { $thing }
generic-next = Ce qui reste à choisir
generic-choose-dashed = Choisissez un élément au bord pointillé.
generic-wait = C’est à quelqu’un d’autre de jouer.
generic-numbers = Nombres
generic-goals = Objectifs
generic-only-you = visible de vous uniquement
generic-nothing = rien ici
generic-empty = vide
generic-open = peut être choisi
generic-chosen = choisi
generic-facts =
    { $least ->
        [one] { $most ->
            [one] 1 joueur
           *[other] 1–{ $most } joueurs
        }
       *[other] { $least }–{ $most } joueurs
    }
generic-about = Un jeu sans dessins : tout y est en mots.
heap-all = Tout ce que contient la boîte
