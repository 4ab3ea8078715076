# Les conseils en français.

everybody = Tous ensemble
decimal-mark = ,
line-step = { $seat } { $move }

## Raisons. $changes sont des écritures du registre, $move un coup, dits comme dans le journal.

reason-forced = Il n’y a pas d’autre coup légal.
reason-gains = Il rapporte : { $changes }
reason-spares = Il évite : { $changes }
reason-hurts = Il coûte aux autres : { $changes }
reason-denies =
    { $many ->
        [none] Sinon { $seat }, avec un score de { $score }, jouerait ensuite ({ $share } % des parties imaginées) : { $move }
       *[some] Sinon { $seat }, avec un score de { $score }, jouerait ensuite ({ $share } % des parties imaginées) : { $move }. { $changes }
    }
reason-takes_lead = Il prend la tête aussitôt : { $points }
reason-prepares = Il prépare ({ $share } % des parties imaginées) : { $move }. { $changes }
reason-deadline = La partie peut finir avant votre prochain tour ({ $share } % des parties imaginées).
reason-ahead = Résultat attendu { $points } par rapport au meilleur autre coup : { $move }
reason-equal = Les parties imaginées ne le distinguent pas nettement de : { $move }
reason-behind = Résultat attendu { $points } par rapport au meilleur autre coup : { $move }
