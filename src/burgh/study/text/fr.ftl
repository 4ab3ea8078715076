# Les conseils en français.

decimal-mark = ,
decimal = { $whole }{ decimal-mark }{ $tenth }
line-step = { $seat } { $move }
advice = { $move } ({ $typed })
advice-benefit = { $head }. { $text }
advice-plan = Ensuite : { $plan }
advice-other = Autre idée : { $move }. { $near }
hint-sure = D’après { $worlds } parties simulées depuis cette position. Le vrai écart est entre { $low } et { $high } { $unit } dans 19 cas sur 20.
near-even = À peu près aussi bon.
near-points =
    { $race ->
        [yes] { $count ->
            [one] Environ un point de moins face au meilleur des autres, à la fin.
           *[other] Environ { $count } points de moins face au meilleur des autres, à la fin.
        }
       *[no] { $count ->
            [one] Environ un point de moins à la fin.
           *[other] Environ { $count } points de moins à la fin.
        }
    }
lost-points =
    { $race ->
        [yes] { $count ->
            [one] A coûté environ un point face au meilleur des autres.
           *[other] A coûté environ { $count } points face au meilleur des autres.
        }
       *[no] { $count ->
            [one] A coûté environ un point.
           *[other] A coûté environ { $count } points.
        }
    }
score-unit-points = points

## Raisons. $changes sont des lignes du détail, $move un coup, dits comme dans le journal.

reason-forced = C’est le seul coup possible.
    .head = Le seul coup
reason-gains = { $changes }
    .head = Ce que cela rapporte
reason-spares = { $changes }
    .head = Ce que vous ne perdez pas
reason-hurts = { $changes }
    .head = Cela coûte aux autres
reason-denies = Sinon, le prochain coup serait sans doute, pour { $seat } : { $move }.
    .head = Un coup de moins pour { $seat }
reason-takes_lead = Aux points, personne ne sera devant vous.
    .head = Vous prenez la tête
reason-prepares = La suite est sans doute : { $move }.
    .head = Cela prépare la suite
reason-deadline = La partie peut finir avant votre prochain tour.
    .head = Il n’y aura peut-être pas de suite

## À peu près à quel niveau quelqu’un a joué (skill.py)

skill-level = A joué à peu près comme le niveau { $level }, entre { $lowest } et { $highest }.
skill-like = A joué comme le niveau { $level }.
skill-few =
    { $count ->
        [0] Il n’y avait rien à décider.
        [one] Une seule décision ne suffit pas pour dire un niveau.
       *[other] { $count } décisions ne suffisent pas pour dire un niveau.
    }
skill-rated = Cote : { $rating } ; entre { $low } et { $high } dans 19 cas sur 20.

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
