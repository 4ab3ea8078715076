# La table de Suburbia en français.

market = Marché
basics = Tuiles de base
goals = Objectifs
goals-now = si la partie s’arrêtait maintenant
goals-none = Pas d’objectifs dans ce mode.
goals-choose = Gardez l’un des deux objectifs
goal-tie = à égalité
goal-not-met = pas atteint
short = il manque { $amount }
stack-left =
    { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
last-round = Un tour restant : la partie s’achève après le tour { $round }
ribbon-line = à chaque ligne rouge
visit = Bourg : { $name }
borough-of = Bourg : { $name }
visit-own = Retour à mon bourg
visit-turn = Bourg du joueur actif
cell-empty = Case vide
cell-where = { $what } { $where }
cell-legal = Possible. { $track } { $amount }.
rating-table = Rang
rating-from = à partir de { $score }

## Ce qui est demandé, et la tuile en main

ask-goal = Gardez un de vos deux objectifs.
    .text = Personne d'autre ne le verra avant la fin.
ask-act = À vous de jouer.
    .text = Prenez une tuile pour votre bourg, ou posez-en une en lac.
ask-broke = Vous avez { $money }, trop peu pour construire.
    .text = Posez un lac : choisissez une tuile à retourner, puis une case éclairée.
ask-discard = Retirez maintenant une tuile du marché :
    .text = vous payez son surcoût.
ask-remove = Retirez encore une tuile du marché :
    .text = vous payez son surcoût.
ask-bot = Placez la tuile du bot :
    .text = choisissez une case éclairée de son bourg.
ask-skip = Rien n'est possible ce tour-ci.
    .text = Continuez.
ask-held-build = « { $tile } » :
    .text = choisissez une case éclairée.
ask-held-basic = « { $tile } » :
    .text = choisissez une case éclairée.
ask-held-lake = « { $tile } », retournée en lac :
    .text = choisissez une case éclairée. Elle rapporte { $pays } par tuile voisine.
ask-held-invest = Votre marqueur :
    .text = choisissez une de vos tuiles éclairées. Vous payez son coût une deuxième fois, et elle compte double.
ask-ready-keep = Vous gardez « { $goal } ».
    .text = Confirmez, ou choisissez l'autre.
ask-ready-build = La tuile « { $tile } » est prête.
    .text = Confirmez, ou essayez une autre case.
ask-ready-basic = La tuile « { $tile } » est prête.
    .text = Confirmez, ou essayez une autre case.
ask-ready-lake = La tuile « { $tile } » devient un lac.
    .text = Confirmez, ou essayez une autre case.
ask-ready-invest = Votre marqueur est prêt.
    .text = Confirmez, ou essayez une autre tuile.
ask-ready-discard = La tuile « { $tile } » quitte le marché.
    .text = Confirmez, ou choisissez-en une autre.
ask-ready-remove = La tuile « { $tile } » quitte le marché.
    .text = Confirmez, ou choisissez-en une autre.
ask-ready-bot = La tuile du bot est prête.
    .text = Confirmez, ou essayez une autre case.
ask-ready-skip = Rien n'est possible ce tour-ci.
    .text = Confirmez pour continuer.
way-build = Construire · { $price }
way-lake = En lac · { $price }
free = gratuit
take-out = pour la retirer
as-lake = en lac
price-parts = { $cost } + { $surcharge }
no-surcharge = sans surcoût
on-the-map = sur le plan
invest = Investir
invest-text = Posez un marqueur sur une de vos tuiles : vous payez son coût une deuxième fois, et elle compte double.
line-after = ligne { $line }
boroughs = Bourgs
borough-own = Votre bourg
map-key-people = habitants ce tour-ci, pour chaque case
map-key-lake = Un lac rapporte { $pays } par tuile voisine

## Cartes

card-price = { $cost } + { $surcharge } de surcoût
card-no_surcharge = plus de surcoût
card-taking_out = pour la retirer, vous ne payez que son surcoût
card-keep = il vous reste { $rest }
card-basic =
    { $left ->
        [one] tuile de base · il en reste { $left }
       *[other] tuile de base · il en reste { $left }
    }
card-build = Construire
card-lake =
    { $size ->
        [0] Poser en lac · gratuit
       *[other] Poser en lac · { $price }
    }
card-invest = Doubler avec un marqueur · { $price }
card-short = Vous avez { $money } et touchez { $income } à la fin de votre tour.
card-short-still = Il manquera encore { $missing } au prochain tour, sauf si elle devient moins chère.
card-short-soon = Ce sera alors possible, si personne ne la prend.
card-best =
    { $count ->
        [one] Meilleure case : { $amount } habitant.
       *[other] Meilleure case : { $amount } habitants.
    }
card-own = dans votre bourg
card-others = Bourg : { $name }
card-round = tour { $round }
card-start = au départ
goal-for-all = Objectif public
goal-secret = Objectif secret
goal-only-you = secret
goal-nobody = Personne ne l'aurait pour l'instant.
goal-yours = Il serait à vous pour l'instant.
goal-theirs = Il irait pour l'instant à : { $name }.
goal-tie-rule = En cas d'égalité, personne ne l'obtient.

## À la première page, et à une nouvelle table.

facts-suburbia = 1–4 joueurs · 90 minutes · compétitif
about-suburbia = Achetez au marché des tuiles de moins en moins chères, bâtissez votre bourg, et gare aux lignes rouges.

## Sa leçon.

lesson-suburbia-aim = Vous bâtissez un bourg avec des tuiles hexagonales. À la fin, la plus grande population l’emporte. Deux nombres la font monter : le revenu apporte de l’argent à chaque tour, la réputation amène des habitants à chaque tour.
    .title = Le but du jeu
lesson-suburbia-goal = À la fin, chaque objectif donne des habitants au joueur qui est seul en tête. Certains sont visibles de tous, un autre reste votre secret. Gardez l’un des deux, puis appuyez sur Confirmer.
    .title = Un objectif secret
lesson-suburbia-market = À votre tour, vous faites une action : le plus souvent, acheter une tuile du marché. Plus elle est à gauche, plus elle coûte cher. Choisissez le fast-food : il apporte 3 habitants par tuile résidentielle adjacente.
    .title = Le marché
lesson-suburbia-stage = Les cases libres brillent. Pointez-en une : le détail dit, cause par cause, ce qui changerait pour chaque joueur. Posez la tuile sur la case qui brille près de votre Banlieue. Rien n’est encore joué : le coup est seulement préparé.
    .title = Voir avant de choisir
lesson-suburbia-back = Essayez autant que vous voulez. Reprenez la tuile avec Annuler ou la touche Échap.
    .title = Reprendre
lesson-suburbia-confirm = Préparez de nouveau ce coup, ou un autre, et appuyez sur Confirmer. Une nouvelle tuile est alors révélée : un trait violet le marque dans le journal, et un coup d’avant ce trait ne se reprend plus. Tant qu’aucune tuile n’est révélée, vous pouvez toujours reprendre.
    .title = Confirmer
lesson-suburbia-lines = Regardez la piste Population. Chaque ligne rouge franchie coûte 1 de revenu et 1 de réputation : un grand bourg revient cher. Touchez l’un de vos nombres pour voir d’où il vient.
    .title = Les lignes rouges
lesson-suburbia-whynot = Il vous reste peu d’argent. Touchez une tuile au bord pointillé : elle dit pourquoi vous ne pouvez pas l’avoir et combien il vous manque, avec un lien vers la règle.
    .title = Pourquoi pas ?
lesson-suburbia-lake = À court d’argent ? Toute tuile du marché peut se poser face cachée, en lac : vous ne payez que le surcoût de son emplacement et recevez 2 $ par tuile adjacente. Les tuiles de base, sous le marché, sont bon marché elles aussi. Jouez un deuxième tour comme vous voulez ; le bouton Conseil dit où, quoi et pourquoi.
    .title = Lacs et argent
lesson-suburbia-end = Quand la tuile « Encore 1 tour » est révélée, on joue encore un tour complet. Puis on compte les objectifs, et chaque tranche de 5 $ devient un habitant. Jouez aussi longtemps que vous voulez : après la partie, l’analyse montre ce que valaient vos choix.
    .title = La fin de la partie

tab-suburbia = Joueurs, objectifs

parts-about-suburbia = Toutes les tuiles et tous les objectifs avec les nombres du jeu imprimé ; les images sont les nôtres.

## La fin

end-people = { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
}
end-people-margin = { end-people }
source-residential = résidentielles
source-commercial = commerciales
source-industrial = industrielles
source-civic = administratives
source-reputation = réputation, tour par tour
source-goals = objectifs
source-money = argent, un pour cinq

## Légende

signs-where = Où regarder
signs-count = Ce qui compte
