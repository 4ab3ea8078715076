# Разбор партии по-русски.

review-waiting = Разбираем партию…
review-queued =
    { $count ->
        [0] Следующая на очереди…
        [one] В очереди: впереди { $count } партия…
        [few] В очереди: впереди { $count } партии…
       *[other] В очереди: впереди { $count } партий…
    }
review-waiting-text = Каждое решение сравнивается с другими во множестве пробных партий. Это займёт минуту-другую; страницу пока можно закрыть.
review-how = Каждая позиция оценена по тому, что мог знать игрок, во множестве пробных партий. Числа — оценки, а не приговоры.
review-curve = К чему шла партия
review-curve-points = Очки в конце, как казалось тогда
review-curve-result = Отрыв от лучшего соперника, очки
review-curve-win = Вероятность победы, %
review-balance = Удача и умение
review-balance-text = В очках отрыва от лучшего соперника. Начало + удача + решения = итог. Решения могут только стоить очков, в лучшем случае 0.
review-balance-alone = В очках. Начало + удача + решения = итог. Решения могут только стоить очков, в лучшем случае 0.
review-start = Ожидалось вначале
review-luck = Удача
review-own = Свои решения
review-others = Решения других
review-drift = Непредвиденное
review-end = В итоге
review-costliest = Самые дорогие решения
review-move = Действие { $ply }, { $name }
review-better = Лучше
review-look = Показать весь стол
review-show = Показать на карте
review-show-move = Показать на карте действие { $number }
review-position = Карта
review-made = Сплошная линия, сыграно: { $move }
review-dashed = Пунктир, лучше: { $move }
review-sure = Насколько точно?
review-decisions = Все решения
review-only = только явные ошибки
review-ply = Действие
review-regret = Потеря ({ $unit })
review-none = Явно лучшего хода не было.
