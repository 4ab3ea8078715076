### Что написано на картинке законченной партии и в предпросмотре ссылки.

picture-heading =
    { $name ->
        [none] Очки: { $count }
       *[other] { $name }: { $count }
    }
picture-won =
    { $margin ->
        [0] победа при равенстве, за столом { $players }
       *[other] победа: { $count }, отрыв { $margin }, за столом { $players }
    }
picture-tie = ничья: { $count }, за столом { $players }
picture-place = место { $place } из { $players }
picture-alone = в одиночку
picture-together =
    { $result ->
        [none] Город не выстоял
       *[other] «{ $result }»
    }
picture-together-note =
    { $names ->
        [none] Общее счастье: { $count }
       *[other] { $names }: общее счастье { $count }
    }
picture-player = Игрок { $number }
picture-foot = Сыграйте и вы, без регистрации

## Предпросмотр ссылок

preview-ended = { $title }: { $heading }
preview-open =
    { $free ->
        [0] { $title }, игроков: { $players }, скоро начало
       *[other] { $title }, игроков: { $players }, свободных мест: { $free }
    }
preview-open-text = Садитесь за стол: в браузере, без регистрации.
preview-playing = { $title }, игроков: { $players }
preview-playing-text = Партия идёт. Заходите посмотреть.
preview-stopped = { $title }, игроков: { $players }
preview-stopped-text = Партия остановлена до конца.
preview-replay-text = Посмотреть партию шаг за шагом.
