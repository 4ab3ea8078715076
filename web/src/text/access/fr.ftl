# Pour qui écoute ou lit au lieu de regarder, en français.

## Dit au fil de la partie

voice-ledger = { $move } : { $ledger }
voice-other = { $name } : { $gains }.
voice-cause = { $why } { $gains }
voice-hurry =
    { $seconds ->
        [one] Plus qu’une seconde.
       *[other] Plus que { $seconds } secondes.
    }

## Des mots au lieu des signes

effects-in-words = Effets en toutes lettres
effects-in-words-text = Les tuiles et les cartes disent en phrases ce qu’elles font, à côté de leurs signes.
show-notation = Afficher la notation
show-notation-text = Coordonnées sur le plan et numéros au marché, pour écrire ses coups.

## Touches d’un seul jeu

key-lake = construire ou poser un lac
key-action = une action
key-layer = propriétés ou rues sur le plan
key-exchange = jouer une carte ou l’échanger
