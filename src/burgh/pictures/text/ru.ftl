### Что написано на картинке законченной партии и в предпросмотре ссылки.

picture-suburbia =
    { $name ->
        [none] { $count ->
            [one] { $count } житель в округе
            [few] { $count } жителя в округе
           *[many] { $count } жителей в округе
        }
       *[other] { $count ->
            [one] { $name }: { $count } житель
            [few] { $name }: { $count } жителя
           *[many] { $name }: { $count } жителей
        }
    }
picture-bigcity = Один город на всех: { $players }
picture-bigcity-won =
    { $name ->
        [none] победа: { $count }, отрыв { $margin }
       *[other] побеждает { $name }: { $count }, отрыв { $margin }
    }
picture-other =
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
preview-replay-text = Посмотреть партию шаг за шагом.
