# Взгляд назад по-русски.

back-to-table = Назад к столу
moves = Ходы
problem-not_ended = Игра ещё не окончена.
problem-no_such_ply = Такого хода нет.
problem-no_such_seat = Такого места нет.
