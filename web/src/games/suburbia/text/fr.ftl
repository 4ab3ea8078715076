# La table de Suburbia en français.

market = Marché
market-as = Utiliser une tuile pour
basics = Tuiles de base
goals = Objectifs
goals-now = si la partie finissait maintenant
goals-none = Pas d’objectifs dans ce mode.
goals-choose = Gardez un objectif sur deux
goal-tie = égalité, personne
goal-not-met = pas atteint
lake-price = lac { $price }
short = il manque { $amount }
staged = préparée
stack-left =
    { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
last-round = Encore un tour : la partie finit après le tour { $round }
ribbon-line = à chaque ligne rouge
visit = Voir le quartier de { $name }
borough-of = Quartier : { $name }
visit-own = Retour à mon quartier
visit-turn = Retour à qui décide
cell-beside = Case { $at }, à côté de { $things }
cell-legal = Permis. { $track } { $amount }.
rating-table = Évaluation
rating-from = dès { $score }

## À la première page, et à une nouvelle table.

facts-suburbia = 1–4 joueurs · 90 minutes · chacun pour soi
about-suburbia = Achetez des tuiles sur un marché qui glisse, bâtissez votre quartier et gare aux lignes rouges.
option-suburbia-edition = Édition
option-suburbia-edition-first = première
option-suburbia-edition-second = deuxième
option-suburbia-mode = Mode
option-suburbia-mode-standard = deux à quatre joueurs
option-suburbia-mode-architect = seul : l’Architecte solitaire
option-suburbia-mode-bot = seul contre Dale
option-suburbia-line_tiles_backward = Tuiles aux lignes rouges, en reculant
option-suburbia-line_tiles_backward-usual = selon l’édition
option-suburbia-line_tiles_backward-none = rien
option-suburbia-line_tiles_backward-mirror = l’inverse

## Sa leçon.

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

tab-suburbia = Joueurs, objectifs

parts-about-suburbia = Toutes les tuiles et tous les objectifs avec les nombres du jeu imprimé ; les images sont les nôtres.
