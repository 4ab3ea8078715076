# Стол игры, для которой нет рисунков.

generic-do = Что можно сделать
generic-do-with = Что можно сделать: { $thing }
generic-next = Что ещё нужно выбрать
generic-choose-dashed = Выберите что-нибудь с пунктирной рамкой.
generic-wait = Сейчас ходит другой игрок.
generic-numbers = Показатели
generic-goals = Цели
generic-only-you = видите только вы
generic-nothing = здесь пусто
generic-empty = пусто
generic-open = можно выбрать
generic-chosen = выбрано
generic-facts = Игроков: { $least }–{ $most }
generic-about = Игра без рисунков: всё показано словами.
heap-all = Всё, что в коробке
