# Qui est absent, places gardées par un bot, congés, fins anticipées, rejouer : en français.

## Absents

absence-title = { $name } n’est pas là.
absence-for = Hors ligne depuis { $time }.
absence-bot-soon = Un bot peut prendre la place { $when }.
absence-bot-now = Un bot peut maintenant prendre la place.
absence-unknown = Le serveur ne sait pas en ce moment qui est là : personne ne peut être remplacé.
absence-vacation = En congé jusqu’au { $date }.
absence-replace = Proposer un bot
absence-replace-named = Proposer un bot à la place : { $name }
grace-rules = Délai d’attente des absents : { $time }. Ensuite un bot peut prendre la place ; on peut revenir à tout moment.
seat-kept = Place jouée par un bot : { $name } peut revenir.
kept-mine = Un bot joue à votre place.
kept-mine-text = Vous pouvez la reprendre à tout moment pendant la partie, avec le temps qui vous restait.
come-back = Reprendre ma place
log-returned = reprend sa place au bot
log-vacation = est en congé jusqu’au { $date }
log-vacation-over = revient de congé

## Congé

vacation = Congé
vacation-text = Dans les parties sur plusieurs jours, votre pendule s’arrête pendant votre absence et aucun bot ne prend votre place. Les parties en direct continuent.
vacation-days = Nombre de jours
vacation-days-count =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
vacation-begin = Partir maintenant
vacation-until = Vous êtes en congé jusqu’au { $date }.
vacation-end = Me revoilà

## Fins anticipées

resign = Abandonner
resign-ends = La partie se termine et l’autre joueur gagne.
resign-bot = Un bot joue à votre place jusqu’à la fin. Vous ne pourrez pas la reprendre.
resign-alone = La partie s’arrête maintenant, sans vainqueur.
abort = Interrompre
abort-text = Tout le monde n’a pas encore joué son premier coup : la partie s’arrête maintenant, sans résultat.
end-propose = Proposer d’arrêter
end-propose-text = Si tout le monde est d’accord, la partie s’arrête maintenant : match nul, ou sans résultat là où il n’y en a pas.
ask-end = { $name } propose d’arrêter la partie maintenant.
log-asked-end = propose d’arrêter la partie
log-resigned = abandonne
log-accepted = accepte
stop-won = { $who ->
    [you] Vous gagnez : { $loser } abandonne.
   *[other] { $name } gagne : { $loser } abandonne.
}
stop-lost = Vous abandonnez : { $name } gagne.
stop-resigned = { $who ->
    [you] Vous abandonnez. La partie se termine sans vainqueur.
   *[other] { $name } abandonne. La partie se termine sans vainqueur.
}
stop-aborted = { $who ->
    [you] Vous interrompez la partie : aucun résultat.
   *[other] { $name } interrompt la partie : aucun résultat.
}
stop-drawn = Match nul d’un commun accord.
stop-agreed = Partie arrêtée d’un commun accord, sans résultat.
stop-text =
    { $count ->
        [0] Aucun coup n’a été joué.
        [one] Elle s’arrête après un coup ; la rediffusion et le fichier vont jusque-là.
       *[other] Elle s’arrête après { $count } coups ; la rediffusion et le fichier vont jusque-là.
    }

## Rejouer

again-title = Encore une partie ?
again-asked = { $name } veut rejouer. La partie commence quand tout le monde a accepté ; aucune pendule ne tourne avant.
again-waiting = En attente d’une réponse : { $names }.
again-waiting-text = La partie commence quand tout le monde a accepté. Sans réponse, un bot peut prendre la place au bout d’un moment.
again-ready = Ont accepté : { $names }.
again-accept = Rejouer
again-decline = Refuser
seat-invited = sans réponse
new-grace = Joueurs absents
new-grace-text = Durée d’attente. Ensuite un bot peut prendre la place ; on peut revenir à tout moment.
new-hints-text = Désactivés sauf en solo ; tout le monde voit ce choix.

## Problèmes

problem-in_grace = Trop tôt pour un bot : { $when ->
    [none] un peu de patience.
   *[other] possible { $when }.
}
problem-presence_unknown = Le serveur ne sait pas en ce moment qui est là. { $when ->
    [none] Réessayez plus tard.
   *[other] Réessayez { $when }.
}
problem-on_vacation = En congé : pas de remplacement d’ici là.
problem-not_accepted = Il manque encore une réponse. { $when ->
    [none] Patientez.
   *[other] Un bot pourra prendre la place { $when }.
}
problem-too_late = Tout le monde a joué son premier coup : la partie compte. Vous pouvez abandonner, ou proposer d’arrêter.
