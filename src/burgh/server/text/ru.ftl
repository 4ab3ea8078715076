### Что говорит сам сервер: в письмах и уведомлениях.

notice-subject = { $count ->
    [one] Вас ждёт { $count } партия
    [few] Вас ждут { $count } партии
   *[many] Вас ждут { $count } партий
}
notice-turn = { $title }, ход { $move }: { $url }
notice-why = Вы просили сообщать, когда наступает ваш ход. Изменить это можно в разделе «Уведомления» на { $url }
notice-stop = Больше не получать таких писем: { $url }
stop-ask = Больше не присылать уведомления на этот адрес?
stop-button = Больше не присылать
stop-done = На этот адрес больше не придёт ни одного уведомления.
title-suburbia = Suburbia
title-bigcity = Big City
title-skylines = Cities: Skylines
