# Regarder en arrière, en français.

back-to-table = Retour à la table
moves = Coups
problem-not_ended = La partie n’est pas finie.
problem-no_such_ply = Ce coup n’existe pas.
problem-no_such_seat = Cette place n’existe pas.

## Coup par coup

replay-start = Le début
replay-start-text = La mise en place.
replay-before = Un coup en arrière
replay-next = Un coup en avant
replay-keys = ← et → vont d’un coup à l’autre, la barre d’espace lance ou arrête la lecture.
replay-link = Copier le lien du coup
replay-charts = Le déroulement

## Et si ?

what-if = Et si ?
what-if-text = Une partie terminée repart autrement à partir du coup { $ply }. Vous décidez pour toutes les places ; la vraie partie reste telle quelle.
what-if-back = Retour à la partie
