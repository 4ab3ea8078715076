# Правила дома по-русски: закрытые столы, ведущие, жалобы, страница оператора.

new-private = Закрытый стол: только по ссылке или паролю
new-password = Пароль
new-password-text = Можно оставить пустым: тогда стол открывают только ваши ссылки.
new-spectators = Можно смотреть
new-spectator-chat = Зрители могут переписываться между собой

gate-title = Это закрытый стол
gate-password-text = Введите пароль, который вам сообщили.
gate-link-text = Он открывается только по ссылке. Попросите её у ведущего.
gate-enter = Войти
private-link = Ссылка для зрителей
private-link-text = по ней виден весь стол

host-tools = Для ведущего
host-people = Кто за столом
host-is = ведущий
spectator-mark = зритель
is-barred = вход закрыт
is-silenced = чат отключён
nobody-here = Больше никого нет.
kick = Убрать из-за стола: { $name }
bar = Закрыть вход: { $name }
unbar = Снова впустить: { $name }
silence = Отключить чат: { $name }
unsilence = Вернуть чат: { $name }
hand-over = Передать роль ведущего: { $name }
close-table = Закрыть стол
close-table-text = Больше никто не сможет сесть за него и играть.
close-reason = Причина
delete-table = Удалить стол
delete-table-text = Стол и его партия исчезнут навсегда.
sure = Да, выполнить
never-mind = Отмена
chat-spectators = Сообщение другим зрителям
chat-spectators-text = Игроки увидят его после конца партии.
chat-spectators-off = За этим столом зрители не переписываются.

about = Меры: { $name }…
block = Заблокировать: { $name }
blocked = Готово. Сообщения больше не видны: { $name }.
report = Пожаловаться: { $name }
report-reason = Что не так?
report-sent = Спасибо. Операторы увидят жалобу.
blocks = Заблокированные
blocks-text = Их сообщения вам не видны, и за ваши столы они не сядут.
unblock = Разблокировать: { $name }

log-removed = встаёт из-за стола: так решает ведущий
log-handed_over = Теперь ведущий — { $name }
log-closed = Стол закрыт
log-closed-because = Стол закрыт: { $reason }
table-closed = Этот стол закрыт.
banned-title = Играть здесь вам нельзя
banned-until = До { $until }.
banned-for-good = Бессрочно.
banned-reason = Причина: { $reason }
forbidden-text = Другие столы для вас открыты.

operator = Оператор
operator-title = Управление сервером
operator-only = Эта страница для операторов.
operator-reports = Жалобы
operator-tables = Столы
operator-people = Люди
operator-bans = Запреты
operator-retention = Сроки хранения
operator-audit = Журнал решений
operator-search = Найти
operator-search-tables = Стол или игрок
operator-search-people = Имя или учётная запись
operator-none = Ничего нет.
operator-settled = Решённые
operator-settle = Решено
operator-outcome = Чем закончилось
operator-by = жалуется { $name }
operator-open-table = Открыть стол
operator-at = { $name } · { $when }
operator-account = учётная запись { $account }
operator-guest = гость
operator-is-operator = оператор
operator-is-banned = вход закрыт
operator-tables-count =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[many] { $count } столов
    }
operator-private = закрытый
ban = Запретить вход: { $name }
ban-reason = Причина (её увидят)
ban-days = Дней (пусто: бессрочно)
ban-network = Запретить сеть
ban-network-text = Например, 203.0.113.0/24
ban-do = Запретить
unban = Снять запрет: { $name }
ban-until = до { $until }
ban-for-good = бессрочно
status-closed = закрыт
status-playing = идёт партия
retention-what = Что
retention-days = Хранится
retention-count = Пора удалить
retention-guests = Гости, которые ни разу не играли
retention-chat = Переписка оконченных партий
retention-games = Оконченные партии
retention-open_tables = Столы, где партия так и не началась
retention-audit = Этот журнал и решённые жалобы
retention-for-ever = всегда
retention-for-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
audit-role-operator = оператор
audit-role-host = ведущий
audit-role-console = командная строка
audit-deed-remove = убирает из-за стола
audit-deed-bar = закрывает вход
audit-deed-unbar = снова впускает
audit-deed-silence = отключает чат
audit-deed-unsilence = возвращает чат
audit-deed-set_rules = меняет правила для зрителей
audit-deed-hand_over = передаёт роль ведущего
audit-deed-close = закрывает стол
audit-deed-delete = удаляет стол
audit-deed-ban = запрещает вход
audit-deed-unban = снимает запрет
audit-deed-settle = решает жалобу
audit-deed-role = меняет роль
audit-deed-reset_link = создаёт ссылку для нового пароля:
audit-deed-retention = удаляет старое

problem-not_now = Сейчас этого сделать нельзя.
problem-not_allowed = Это могут только ведущий и оператор.
problem-barred = Ведущий закрыл вам вход за этот стол.
problem-password_needed = Это закрытый стол: нужен пароль.
problem-private = Это закрытый стол: нужна ссылка.
problem-no_spectators = За этим столом смотреть нельзя.
problem-plays_here = Игрока нельзя убрать из партии.
problem-closed = Этот стол закрыт.
problem-reason_needed = Укажите, почему вы закрываете партию.
problem-chat_off = За этим столом зрители не переписываются.
problem-too_long = Зрители пишут не больше 200 знаков.
problem-chat_full = Зрители за этим столом сказали уже достаточно.
problem-silenced = Ведущий отключил вам чат за этим столом.
problem-not_a_spectator = Игроки не пишут в чат зрителей.
problem-banned = На этом сервере вам играть нельзя.
problem-removed = Ведущий убирает вас из-за этого стола.
problem-wrong_table_password = Это не пароль от этого стола.
problem-not_welcome = Кто-то из вас заблокировал другого.
problem-no_such_person = Этого человека здесь нет.
problem-no_such_ban = Запрет уже снят.
problem-no_such_block = Уже разблокировано.
problem-no_such_report = Эта жалоба уже решена.
problem-is_operator = Оператору нельзя запретить вход.
