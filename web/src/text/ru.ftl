# Собственные слова Burgh по-русски: сайт и его части. Что говорит игра, лежит в games/<title>/text.

## Буквы категорий, как они стоят на их знаках

letter-res = Ж
letter-com = К
letter-ind = П
letter-civ = О
letter-utl = Х

## Решение

confirm = Подтвердить
cancel = Отмена
close = Закрыть
show-me = Показать
read-rule = Прочитать правило
show-on-map = Показать на плане
undo-stops = Откроется новое: вернуть ход будет нельзя.
first = 1-е место

## Расчёт и шкалы

ledger = Расчёт
ledger-empty = Пока ничего не менялось.
round-short = Раунд
move-short = Действие
cause = Причина
change = Изменение
total = Итог
condition-held = выполнено
condition-failed = не выполнено
ribbon = Население

## План

zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всё

## Тепловая карта

heat = Тепловая карта
heat-worse = хуже
heat-better = лучше

## Журнал

log = Журнал
log-older = Более ранние сообщения
log-filter = Показать
log-filter-all = всё
log-filter-mine = моё
log-filter-chat = чат
open-move = К действию { $number }
taken-back = возвращено

## Один экран на нескольких

curtain-hand = Передайте экран: { $name }
curtain-hidden = А пока всё скрыто.
curtain-open = Это я, { $name }

## Повтор, графики, конец

replay = Повтор партии
replay-play = Смотреть
replay-pause = Пауза
replay-move = Действие { $ply } из { $last }
replay-slider = Действие
replay-speed = Скорость
replay-branch = А если? Играть отсюда
as-table = В виде таблицы
scoring = Финальный подсчёт
scores-source = Откуда очки
scores-total = Всего
scores-part = { $words } { $points }

## Страница

theme = Светлая или тёмная тема
language = Язык
language-en = English
language-fr = Français
language-ru = Русский
page-of = { $title }: { $page }
page-gallery = Детали
page-not_found = Такой страницы нет.
go-home = На главную
try-again = Попробовать ещё раз

## Счёт

tiles =
    { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
        [many] { $count } тайлов
       *[other] { $count } тайла
    }
markers =
    { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
        [many] { $count } маркеров
       *[other] { $count } маркера
    }
