# Страница правил по-русски. Сами правила лежат в docs/rules.

titles = Игры
rules-title = { $title }: правила
rules-english = Текст правил — на английском языке.
rules-english-text = Всё, что говорится за столом, включая отказы и причины, — на вашем языке; этот текст пока не переведён.
rules-search = Поиск по правилам
rules-found =
    { $count ->
        [0] Ничего не найдено.
        [one] Найдено { $count } место.
        [few] Найдено { $count } места.
       *[many] Найдено { $count } мест.
    }
rules-none = Ничего не найдено.
rules-contents = Содержание
rules-missing = Такой игры нет.
rules-loading = Загружаем правила…
