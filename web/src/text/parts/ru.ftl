# Страница компонентов по-русски.

parts-title = { $title }: компоненты
parts-heap = Часть коробки
parts-kind = Вид
parts-source = Откуда это
parts-all = всё
parts-search = Поиск
parts-print = Печать
parts-count =
    { $count ->
        [one] { $count } компонент.
        [few] { $count } компонента.
       *[many] { $count } компонентов.
    }
parts-none = Ничего не подходит.
parts-loading = Коробка открывается …
source-printed = напечатанный факт
source-partly = напечатано отчасти, остальное — наше прочтение
source-reconstructed = реконструкция
source-own = наш собственный набор
heap-basic = Базовые участки
heap-A = Стопка A
heap-B = Стопка B
heap-C = Стопка C
heap-special = Особые участки
heap-goals = Цели
heap-box = Здания
heap-districts = Кварталы
heap-construction-I = Карты строительства I
heap-construction-II = Карты строительства II
heap-construction-III = Карты строительства III
heap-unique = Уникальные здания
heap-role = Роли
heap-policy = Указы
heap-news = Новости
heap-tiles = Плитки
heap-boards = Поля
heap-tracks = Шкалы
