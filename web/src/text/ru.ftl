# Собственные слова Burgh по-русски: сайт и его части. Что говорит игра, лежит в games/<title>/text.

## Буквы категорий, как они стоят на их знаках

letter-res = Ж
letter-com = К
letter-ind = П
letter-civ = О
letter-utl = С

## Решение

confirm = Подтвердить
cancel = Отмена
close = Закрыть
show-me = Показать
show-on-map = Показать на карте
undo-stops = Что откроется после этого, назад не взять.
first = впереди

## Журнал изменений и шкалы

ledger = Расчёт
round-short = Раунд
move-short = Ход
cause = Причина
change = Изменение
total = Итог
condition-held = выполнено
condition-failed = не выполнено
ribbon = Население

## Карта

zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всё

## Тепловая карта

heat = Тепловая карта
heat-worse = хуже
heat-better = лучше

## Ход игры

log = Ход игры
log-filter = Показать
log-filter-all = всё
log-filter-mine = моё
log-filter-chat = чат
open-move = Открыть ход { $number }
taken-back = взято назад

## Один экран на нескольких

curtain-hand = Передайте экран: { $name }
curtain-hidden = До этого ничего не видно.
curtain-open = Это я, { $name }

## Повтор, графики, конец

replay = Повтор партии
replay-play = Играть
replay-pause = Пауза
replay-move = Ход { $ply } из { $last }
replay-slider = Ход
replay-speed = Скорость
replay-branch = А что, если? Ветка отсюда
as-table = Таблицей
scoring = Подсчёт
story-back = Предыдущая причина
story-on = Следующая причина

## Страница

theme = Светлая или тёмная
language = Язык
language-en = English
language-fr = Français
language-ru = Русский
page-of = { $title }: { $page }
page-gallery = Детали
page-not_found = Такой страницы нет.
go-home = Вернуться к началу
try-again = Попробовать ещё раз

## Счёт

tiles =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
        [many] { $count } плиток
       *[other] { $count } плитки
    }
markers =
    { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
        [many] { $count } маркеров
       *[other] { $count } маркера
    }
