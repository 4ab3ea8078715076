# Взгляд назад по-русски.

back-to-table = Назад к столу
moves = Ходы
problem-not_ended = Игра ещё не окончена.
problem-no_such_ply = Такого хода нет.
problem-no_such_seat = Такого места нет.

## Ход за ходом

replay-start = Начало
replay-start-text = Всё лежит так, как было роздано.
replay-before = На ход назад
replay-next = На ход вперёд
replay-keys = ← и → листают ходы, пробел запускает показ.
replay-link = Скопировать ссылку на этот ход
replay-charts = Как шла игра

## Ветка

what-if = А что, если?
what-if-text = Ветка оконченной игры, начиная с хода { $ply }. Вы решаете за все места; настоящая игра остаётся как была.
what-if-back = К настоящей игре
