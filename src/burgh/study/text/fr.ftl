# Les conseils en français.

decimal-mark = ,
decimal = { $whole }{ decimal-mark }{ $tenth }
line-step = { $seat } { $move }
list-changes = { $first }; { $last }
advice =
    { $many ->
        [none] { $move } : résultat attendu { $result } ({ $low } à { $high })
       *[some] { $move } : résultat attendu { $result } ({ $low } à { $high }), gagné dans { $win } % des parties imaginées
    }
advice-others = Autres coups, et leur retard : { $moves }
advice-line = Suite attendue : { $line }

## Raisons. $changes sont des écritures du registre, $move un coup, dits comme dans le journal.

reason-forced = Il n’y a pas d’autre coup légal.
reason-gains = Il rapporte : { $changes }
reason-spares = Il évite : { $changes }
reason-hurts = Il coûte aux autres : { $changes }
reason-denies =
    { $many ->
        [none] Après l’autre coup, { $seat } (score { $score }) jouerait ensuite, dans { $share } % des parties imaginées : { $move }
       *[some] Après l’autre coup, { $seat } (score { $score }) jouerait ensuite, dans { $share } % des parties imaginées : { $move }. { $changes }
    }
reason-takes_lead = Il prend la tête aussitôt : { $points }
reason-prepares = Il prépare ({ $share } % des parties imaginées) : { $move }. { $changes }
reason-deadline = La partie peut finir avant votre prochain tour ({ $share } % des parties imaginées).
reason-ahead = Résultat attendu { $points } en comparaison de : { $move }
reason-equal = Les parties imaginées ne le distinguent pas nettement de : { $move }
reason-behind = Résultat attendu { $points } en comparaison de : { $move }

## Le graphique d’une analyse

chart-title = { $title } : points attendus à la fin
chart-desc = { $name } : { $first } au début, { $last } à la fin.
chart-table = La table
chart-points = Points
chart-moves = Coups
chart-mistake = il y avait nettement mieux
chart-reveal = quelque chose a été révélé
chart-mistake-at = Coup { $ply } : { $regret } points perdus ; mieux : { $best }
chart-reveal-at = Coup { $ply } : chance { $luck }
