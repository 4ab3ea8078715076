# Les conseils en français.

decimal-mark = ,
decimal = { $whole }{ decimal-mark }{ $tenth }
line-step = { $seat } { $move }
advice =
    { $many ->
        [none] { $move } : résultat attendu { $result } en points ({ $low } à { $high })
       *[some] { $move } : résultat attendu { $result } en points ({ $low } à { $high }), gagné dans { $win } % des parties simulées
    }
advice-others = Autres coups, et ce qu’ils coûtent : { $moves }
advice-line = Suite attendue : { $line }

## Raisons. $changes sont des lignes du détail, $move un coup, dits comme dans le journal.

reason-forced = C’est le seul coup possible.
reason-gains = Rapporte : { $changes }
reason-spares = Évite de perdre : { $changes }
reason-hurts = Fait perdre aux autres : { $changes }
reason-denies =
    { $many ->
        [none] Sinon, dans { $share } % des parties simulées, { $seat } (score { $score }) joue ensuite : { $move }
       *[some] Sinon, dans { $share } % des parties simulées, { $seat } (score { $score }) joue ensuite : { $move }. { $changes }
    }
reason-takes_lead = Prend la tête aussitôt : { $points }
reason-prepares = Prépare ({ $share } % des parties simulées) : { $move }. { $changes }
reason-deadline = La partie peut finir avant votre prochain tour ({ $share } % des parties simulées).
reason-ahead = Écart moyen en points : { $points }, comparé à : { $move }
reason-equal = À peu près équivalent à : { $move }
reason-behind = Écart moyen en points : { $points }, comparé à : { $move }

## Le graphique d’une analyse

chart-title = { $title } : points attendus à la fin
chart-desc = { $name } : { $first } au début, { $last } à la fin.
chart-table = Tous ensemble
chart-points = Points
chart-moves = Coups
chart-mistake = il y avait nettement mieux
chart-reveal = une tuile ou une carte révélée
chart-mistake-at = Coup { $ply } : { $regret } points perdus ; mieux : { $best }
chart-reveal-at = Coup { $ply } : chance { $luck }
