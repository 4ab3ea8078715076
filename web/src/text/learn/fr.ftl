# Les leçons en français.

learn-title = Apprendre en jouant
learn-text = Une leçon est une vraie partie avec une donne fixée. Quelqu’un à vos côtés dit quoi regarder ; vous pouvez à tout moment faire autre chose, arrêter et reprendre un autre jour. Environ dix minutes chacune.
learn-begin = Commencer
learn-anew = Recommencer
learn-go_on = Reprendre à l’étape { $step } sur { $steps }
learn-all = Toutes les leçons
lesson = Leçon
lesson-step = Leçon : étape { $step } sur { $steps }
lesson-next = Suite
lesson-before = Retour
lesson-skip = Passer
lesson-leave = Quitter la leçon
lesson-finish = Continuer la partie
lesson-more = D’autres leçons
lesson-try = Essayez :
lesson-do = Faites-le pour moi

## Suburbia

lesson-suburbia-aim = Vous bâtissez un quartier de tuiles hexagonales. La plus grande population à la fin gagne. Deux nombres la font avancer : le revenu apporte de l’argent à chaque tour, la réputation des habitants à chaque tour.
    .title = De quoi il s’agit
lesson-suburbia-goal = Les objectifs valent des habitants à la fin, pour qui mène seul dans ce qu’ils demandent. Certains sont visibles de tous, un est votre secret. Gardez l’un des deux, puis appuyez sur Confirmer.
    .title = Un objectif secret
lesson-suburbia-market = Un tour, c’est une action : en règle générale, acheter une tuile du marché. Plus elle est à gauche, plus elle coûte au-delà de son prix imprimé. Choisissez le fast-food : il apporte 3 habitants pour chaque tuile résidentielle voisine.
    .title = Le marché
lesson-suburbia-stage = Les cases libres brillent. Pointez-en une : le registre dit, cause par cause, ce qui changerait pour chacun. Posez la tuile sur la case qui brille près de vos Faubourgs. Rien n’est encore fait : le coup est seulement préparé.
    .title = Voir avant de choisir
lesson-suburbia-back = Les clics sont gratuits. Reprenez la tuile avec Annuler ou la touche Échap.
    .title = Reprendre
lesson-suburbia-confirm = Préparez-la encore, ou ce que vous préférez, et appuyez sur Confirmer. Une nouvelle tuile est alors dévoilée ; ce qui est dévoilé ne s’annule pas, et un trait violet dans le journal le marque. Avant un tel trait, annuler est toujours libre.
    .title = Confirmer
lesson-suburbia-lines = Regardez la piste de population. Chaque ligne rouge franchie coûte 1 de revenu et 1 de réputation : un grand quartier est cher. Touchez l’un de vos nombres pour voir ce qui l’a fait.
    .title = Les lignes rouges
lesson-suburbia-whynot = Il vous reste peu d’argent. Touchez une tuile au bord pointillé : elle dit pourquoi vous ne pouvez pas l’avoir, combien il manque, et quelle règle le dit. La règle est un lien.
    .title = Pourquoi pas ?
lesson-suburbia-lake = À court d’argent ? Toute tuile du marché peut se poser face cachée, comme lac : vous ne payez que le surcoût de sa place et recevez 2 $ par tuile voisine. Les tuiles de base sous le marché sont bon marché aussi. Jouez un deuxième tour à votre guise ; le bouton Conseil dit où, quoi et pourquoi.
    .title = Lacs et argent
lesson-suburbia-end = Quand « Un tour restant » est dévoilé, un tour complet suit. Puis les objectifs sont payés, et chaque tranche de 5 $ devient un habitant. Jouez tant que vous voulez : après la partie, l’analyse montre ce que valaient vos choix.
    .title = Comment cela finit

## Big City

lesson-bigcity-aim = Tous bâtissent la même ville. Un bâtiment rapporte une seule fois, au moment où vous le posez ; ce qui est à côté décide combien. Le plus de points gagne.
    .title = De quoi il s’agit
lesson-bigcity-district = La ville grandit par quartiers de terrains numérotés. D’abord, les joueurs en placent quatre à tour de rôle : choisissez-en un, puis son endroit et son orientation, et confirmez. L’hôtel de ville voudra le centre-ville : des terrains loin du bord.
    .title = Tracer la ville
lesson-bigcity-hand = Vos cartes sont des terrains. Pour bâtir sur un terrain, on joue sa carte. Choisissez un bâtiment et regardez le terrain 14 : le registre montre sa base, ce qui s’ajoute et ce qui multiplie.
    .title = Votre main
lesson-bigcity-stage = Une résidence aime la périphérie (+1), un bureau le centre-ville (+1). Sur deux ou trois terrains alignés, un bâtiment rapporte bien plus, si vous avez toutes les cartes. Préparez un bâtiment.
    .title = Résidence ou bureau
lesson-bigcity-back = Rien n’est encore fait. Reprenez-le avec Annuler ou la touche Échap ; regardez un autre terrain si vous voulez.
    .title = Reprendre
lesson-bigcity-confirm = Bâtissez pour de bon. Ensuite vous piochez autant de cartes que vous en avez jouées, dans les piles de votre choix, au plus deux dans la même. Piocher dévoile quelque chose : on n’annule pas au-delà.
    .title = Bâtir et piocher
lesson-bigcity-hall = Avant l’hôtel de ville, personne ne peut poser le tramway, ajouter un quartier ou bâtir du spécial. Il ne rapporte rien lui-même, mais double bureaux et bâtiments spéciaux voisins. Qui le bâtit ouvre le jeu pour tous : attendez le bon moment.
    .title = L’hôtel de ville
lesson-bigcity-tram = Après l’hôtel de ville, chacun peut poser des segments de tramway le long des rues. Ce qui est au bord du tramway vaut double ; au bord du tramway et de l’hôtel de ville, le triple. Les segments ne rapportent rien : ils préparent votre prochain bâtiment, ou gênent celui d’un autre.
    .title = Le tramway
lesson-bigcity-whynot = Les bâtiments spéciaux ont des conditions : un cinéma veut deux résidences voisines, une banque deux bureaux, une poste un de chaque. Ce que vous ne pouvez pas bâtir dit pourquoi et nomme la règle. Jouez un autre tour à votre guise.
    .title = Conditions et pourquoi pas
lesson-bigcity-end = La partie finit quand les huit quartiers sont pleins, ou quand tous passent à la suite. Gardez les cartes de terrains voisins. Continuez : le bouton Conseil est là.
    .title = Comment cela finit

## Skylines

lesson-skylines-aim = Vous bâtissez une seule ville, seul ou ensemble. C’est le bonheur qui compte : à la fin de chaque étape, il s’ajoute au bonheur global. 21 ou plus à la fin, c’est gagné. La plupart des cartes ici sont de notre invention, pas celles de la boîte ; la page du matériel le marque.
    .title = De quoi il s’agit
lesson-skylines-board = Chaque étape ouvre un plateau, contre de l’argent. Ouvrez le plateau A : c’est le moins cher.
    .title = Ouvrir un plateau
lesson-skylines-card = À vous : jouez une carte, échangez-en une contre 2 d’argent, ou terminez l’étape. Choisissez l’école élémentaire : sa tuile se tourne et se pose sur l’herbe libre, pas sur les routes ni sur l’eau.
    .title = Jouer une carte
lesson-skylines-back = Ce n’est que préparé. Revenez d’un pas avec Annuler ou la touche Échap.
    .title = Reprendre
lesson-skylines-place = Jouez encore l’école et posez-la dans un grand quartier, avec de la place à côté. Le registre montre coût et effets. Choisissez ensuite la pile où piocher, et confirmez ; une carte piochée est dévoilée : on n’annule pas au-delà.
    .title = La poser
lesson-skylines-condition = La deuxième ligne d’une carte n’a lieu que si sa condition est remplie. La « Ruelle de l’école » demande l’éducation : un service de niveau I doit toucher la nouvelle tuile par un côté. Posez les logements contre l’école : bonheur et argent reviennent.
    .title = Les conditions
lesson-skylines-tracks = Regardez les pistes. Les logements usent électricité et eau et donnent des bras ; commerces et industrie en demandent. Électricité, eau, déchets et emploi ne doivent pas dépasser leurs bouts, et chaque pas de pollution, trafic et criminalité coûte du bonheur à la fin.
    .title = Huit pistes
lesson-skylines-whynot = Ce qui ne peut pas se jouer est en pointillé. Touchez-le : il dit quelle piste dépasserait son bout, de combien, et quelle règle le dit.
    .title = Pourquoi pas ?
lesson-skylines-milestone = Dès que chaque quartier a une tuile, deux à la dernière étape, vous pouvez terminer l’étape. Alors l’électricité, l’eau et les déchets qui manquent coûtent du bonheur, le bonheur s’ajoute au global, et chaque pas d’emploi loin de 0 coûte de l’argent.
    .title = Terminer une étape
lesson-skylines-end = Après la dernière étape, pollution, trafic et criminalité sont retirés, et le bonheur global donne son nom à votre ville. S’il faut payer sans argent, la partie est perdue aussitôt. Continuez : le bouton Conseil est là.
    .title = Comment cela finit
