# Для тех, кто слушает или читает, а не смотрит, по-русски.

## О том, что происходит

voice-ledger = { $move }: { $ledger }
voice-other = { $name }: { $gains }.
voice-cause = { $why } { $gains }
voice-hurry =
    { $seconds ->
        [one] Осталась { $seconds } секунда.
        [few] Осталось { $seconds } секунды.
       *[many] Осталось { $seconds } секунд.
    }

## Слова вместо знаков

effects-in-words = Эффекты словами
effects-in-words-text = Тайлы и карты словами говорят, что они делают, рядом со знаками.
show-notation = Показать запись ходов
show-notation-text = Координаты на плане и номера на рынке: чтобы набирать ходы.

## Клавиши отдельных игр

key-lake = построить тайл или выложить озеро
key-action = действие
key-layer = участки или улицы на плане
key-exchange = сыграть карту или обменять её
