### Ce qui se lit sur l’image d’une partie terminée, et dans l’aperçu d’un lien.

picture-heading =
    { $name ->
        [none] { $count } points
       *[other] { $name } : { $count } points
    }
picture-won =
    { $margin ->
        [0] victoire au départage, { $players } à table
       *[other] victoire avec { $count }, { $margin } d’avance, { $players } à table
    }
picture-tie = égalité à { $count }, { $players } à table
picture-place = place { $place } sur { $players }
picture-alone = en solitaire
picture-together =
    { $result ->
        [none] Une ville qui n’a pas tenu
       *[other] « { $result } »
    }
picture-together-note =
    { $names ->
        [none] Bonheur global : { $count }
       *[other] { $names } : bonheur global { $count }
    }
picture-player = Joueur { $number }
picture-foot = Jouez aussi, sans compte

## Aperçus des liens

preview-ended = { $title } : { $heading }
preview-open =
    { $free ->
        [0] { $title } à { $players }, bientôt le début
        [one] { $title } à { $players } : une place libre
       *[other] { $title } à { $players } : { $free } places libres
    }
preview-open-text = Prenez place : dans le navigateur, sans compte.
preview-playing = { $title }, { $players } joueurs
preview-playing-text = Une partie en cours. Venez regarder.
preview-stopped = { $title }, { $players } joueurs
preview-stopped-text = Une partie arrêtée avant la fin.
preview-replay-text = Revoir la partie coup par coup.
