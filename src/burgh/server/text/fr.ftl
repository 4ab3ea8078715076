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
