# Страница компонентов по-русски.

parts-title = { $title }: компоненты
parts-heap = Часть коробки
parts-kind = Вид
parts-source = Источник
parts-all = всё
parts-search = Поиск
parts-print = Печать
parts-count =
    { $count ->
        [one] { $count } компонент.
        [few] { $count } компонента.
       *[many] { $count } компонентов.
    }
parts-none = Ничего не найдено.
parts-loading = Загружаем компоненты…
source-printed = как в коробке
source-partly = отчасти как в коробке, остальное — реконструкция
source-reconstructed = реконструкция
source-own = наше собственное дополнение
heap-basic = Базовые тайлы
heap-A = Стопка A
heap-B = Стопка B
heap-C = Стопка C
heap-special = Особые тайлы
heap-goals = Цели
heap-box = Постройки
heap-districts = Кварталы
heap-construction-I = Карты строительства I
heap-construction-II = Карты строительства II
heap-construction-III = Карты строительства III
heap-unique = Уникальные здания
heap-role = Роли
heap-policy = Указы
heap-news = Новости
heap-tiles = Тайлы
heap-boards = Поля
heap-tracks = Шкалы
