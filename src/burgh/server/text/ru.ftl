### Что говорит сам сервер: в письмах и уведомлениях.

notice-subject = { $count ->
    [one] Вас ждёт { $count } партия
    [few] Вас ждут { $count } партии
   *[many] Вас ждут { $count } партий
}
notice-turn = { $title }, ход { $move }: { $url }
notice-why = Вы просили сообщать, когда наступает ваш ход. Изменить это можно в разделе «Уведомления» на { $url }
title-suburbia = Suburbia
title-bigcity = Big City
title-skylines = Cities: Skylines
