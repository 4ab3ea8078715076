# Regarder en arrière, en français.

back-to-table = Retour à la table
moves = Coups
problem-not_ended = La partie n’est pas finie.
problem-no_such_ply = Ce coup n’existe pas.
problem-no_such_seat = Cette place n’existe pas.
