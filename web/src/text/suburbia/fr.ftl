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
