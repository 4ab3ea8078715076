# Страница учётной записи по-русски.

account-title = Вы в Burgh
account-me = Имя и язык
account-save = Сохранить имя
account-saved = Сохранено.
account-guest = Вы гость: ваши партии знает этот браузер. Учётная запись знает их везде; нужны только имя и пароль.
account-in = Вы вошли в учётную запись { $account }.
account-leave = Выйти
account-name = Имя учётной записи
account-password = Пароль
account-enter = Войти
account-make = Создать запись
notices = Уведомления
notices-text = Узнавайте, когда ваш ход в партии, которая идёт много дней.
notices-none = Пока вам никто ничего не сообщает.
notice-way = Как
notice-email = Почта
notice-webhook = Вебхук
notice-push = Браузер
notice-digest =
    { $minutes ->
        [one] не чаще раза в { $minutes } минуту
        [few] не чаще раза в { $minutes } минуты
       *[many] не чаще раза в { $minutes } минут
    }
notice-drop = Прекратить
notice-add = Сообщать мне
notice-minutes = Собирать столько минут
target-email = Адрес почты
target-email-text = Например, someone@example.org
target-webhook = Адрес для вызова
target-webhook-text = Например, https://example.org/turn; туда придёт JSON.
push-here = Сообщать в этом браузере
push-refused = Этот браузер не разрешает сообщений отсюда.
record-bring = Запись партии со стороны
record-bring-text = Запись — это текстовый файл, созданный Burgh. Он проверяется ход за ходом и хранится как партия для просмотра.
record-file = Файл записи
record-keep = Проверить и сохранить
record-line = Ошибка в строке { $line } файла:
record-wrong = Этот файл — не запись партии:
wrong-form = Сервер не смог это прочесть.
wrong-name = От 1 до 40 букв, пожалуйста.
wrong-account = От 3 до 32 букв, цифр, точек, дефисов или подчёркиваний.
wrong-password-form = Не меньше 8 знаков.
wrong-email = Это не адрес почты.
wrong-webhook = Это не веб-адрес: он начинается с https://
wrong-minutes = От 0 до 1440; 0 — сообщать сразу.
problem-has_account = Вы уже вошли в учётную запись.
problem-account_taken = Это имя уже занято.
problem-wrong_password = Учётной записи с таким именем и паролем нет.
problem-no_channel = Этот сервер не присылает сообщений таким способом.
problem-no_such_notice = Этого уведомления уже нет.
problem-too_large = Файл слишком велик.
problem-foreign = Страница устарела. Загрузите её заново.
problem-empty = Там ничего нет.
problem-internal = На сервере что-то пошло не так. Это там записано.
