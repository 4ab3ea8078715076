### Что говорит сам сервер: в письмах и уведомлениях.

notice-subject = { $count ->
    [one] Вас ждёт { $count } партия
    [few] Вас ждут { $count } партии
   *[many] Вас ждут { $count } партий
}
notice-turn = { $title }, действие { $move }: { $url }
notice-why = Вы просили сообщать, когда наступает ваш ход. Изменить это можно в разделе «Уведомления»: { $url }
notice-stop = Больше не получать таких писем: { $url }
stop-ask = Больше не присылать уведомления на этот адрес?
stop-button = Больше не присылать
stop-done = На этот адрес больше не придёт ни одного уведомления.
confirm-subject = Подтвердите адрес электронной почты
confirm-text = Кто-то (вероятно, вы) хочет указать этот адрес в учётной записи Burgh. Откройте ссылку, чтобы подтвердить его. Она действует один день.
confirm-link = { $account }: { $url }
confirm-foot = Если это не вы, ничего не делайте: без ссылки адрес не используется.
reset-subject = Новый пароль для Burgh
reset-text = Кто-то (вероятно, вы) просит новый пароль. Откройте ссылку, чтобы задать его. Она действует один час и только один раз.
reset-link = { $account }: { $url }
reset-foot = Если это не вы, ничего не делайте: пароль останется прежним.

## Настройки оператора, которые не читаются

settings-database = без HOME это обязательно
settings-secret = с PostgreSQL это обязательно, одинаково на всех узлах
settings-secret_short = нужно не меньше { $least } знаков
settings-not_ours = это не секрет Burgh
settings-vapid = нужны 32 байта в base64url
settings-address = { $told }: нужен адрес вида { $example }
settings-address_like = нужен адрес вида { $example }
settings-host = { $told }: нужно имя вида { $example }
settings-sender = нужен адрес, с которого уходят письма
settings-number = { $told }: нужно целое число от { $least } до { $most }
settings-no_limit = такого ограничения нет; есть: { $known }
settings-no_setting = такой настройки нет; есть: { $known }
settings-no_database = это не адрес базы данных
settings-driver = { $driver }: известны только sqlite и postgresql

## Резервные копии

backup-no_database = { $file }: базы данных нет
backup-unread = записанное не читается
backup-version = таблиц версии { $version } никогда не было
backup-none = это не резервная копия Burgh
backup-first = это не резервная копия Burgh (первая строка)
backup-last = это не резервная копия Burgh (последняя строка)
backup-part = это не резервная копия Burgh или лишь часть её
backup-damaged = резервная копия повреждена: отпечаток не сходится
backup-row = строка { $line }: не строка своей таблицы
backup-rows = строки этой копии не подходят к её таблицам
backup-short = из таблицы { $name } удалось вернуть строк: { $found }

## Запреты и то, что не примет ни одна база

ban-whom = назовите человека, учётную запись или сеть
ban-over = это время уже прошло
ban-network = { $told }: нужна сеть вида { $example }
ban-wide = не шире /{ $least }, иначе это касается слишком многих
database-value = текст или число, которые не примет ни одна база данных

## Неполадки базы данных

database-gone = база данных недоступна
database-busy = база данных занята
database-full = в базе данных не осталось места
database-read_only = в базу данных нельзя писать
database-damaged = база данных повреждена, или это не база данных
database-closed = сервер останавливается
database-detail = { $problem } ({ $detail })
database-no_tables = в базе данных ещё нет таблиц; создать их: burgh migrate
database-newer = это от более новой версии Burgh (таблицы { $stands }, здесь известны { $known })
database-older = таблицы базы данных версии { $stands }, а не { $known }; выполните: burgh migrate
