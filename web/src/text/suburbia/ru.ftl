# Стол Suburbia по-русски.

market = Рынок
market-as = Использовать тайл
basics = Базовые тайлы
goals = Цели
goals-now = если бы игра кончилась сейчас
goals-none = В этом режиме целей нет.
goals-choose = Оставьте одну цель из двух
goal-tie = ничья, никто
goal-not-met = не достигнута
lake-price = озеро { $price }
short = не хватает { $amount }
staged = выбрана
stack-left =
    { $count ->
        [one] остался { $count } тайл
        [few] осталось { $count } тайла
        [many] осталось { $count } тайлов
       *[other] осталось { $count } тайла
    }
last-round = «Ещё один раунд»: игра кончится после раунда { $round }
ribbon-line = за красную черту
visit = Посмотреть район игрока { $name }
borough-of = Район: { $name }
visit-own = Назад в мой район
visit-turn = К тому, чей ход
cell-beside = Клетка { $at }, рядом: { $things }
cell-legal = Можно. { $track } { $amount }.
rating-table = Оценка
rating-from = от { $score }
