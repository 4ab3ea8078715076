### Ce que dit le serveur lui-même : par courriel et par notification.

notice-subject = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
notice-turn = { $title }, coup { $move } : { $url }
notice-why = Vous avez demandé un message quand c’est à vous de jouer. Pour changer cela : « Notifications » sur { $url }
notice-stop = Ne plus recevoir ces courriels : { $url }
stop-ask = Ne plus envoyer de courriels à cette adresse ?
stop-button = Ne plus envoyer
stop-done = Plus aucun courriel ne sera envoyé à cette adresse.
confirm-subject = Confirmez votre adresse de courriel
confirm-text = Quelqu’un, sans doute vous, veut utiliser cette adresse pour un compte Burgh. Ouvrez le lien pour la confirmer. Il est valable un jour.
confirm-link = { $account } : { $url }
confirm-foot = Si la demande ne vient pas de vous, ne faites rien : sans le lien, l’adresse n’est pas utilisée.
reset-subject = Un nouveau mot de passe pour Burgh
reset-text = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Ouvrez le lien pour le choisir. Il sert une seule fois, pendant une heure.
reset-link = { $account } : { $url }
reset-foot = Si la demande ne vient pas de vous, ne faites rien : votre mot de passe reste le même.
