### Ce que dit le serveur lui-même : par courriel et par notification.

notice-subject = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
notice-turn = { $title }, coup { $move } : { $url }
notice-why = Vous avez demandé à être prévenu quand c’est votre tour. Vous pouvez changer cela sous « Avis » sur { $url }
notice-stop = Ne plus recevoir ces courriels : { $url }
stop-ask = Ne plus envoyer d’avis à cette adresse ?
stop-button = Ne plus envoyer
stop-done = Plus aucun avis ne sera envoyé à cette adresse.
