# Страница учётной записи по-русски.

account-title = Профиль
account-me = Имя и язык
account-save = Сохранить
account-saved = Сохранено.
account-guest = Вы гость: ваши партии хранятся в этом браузере. С учётной записью они будут с вами везде; нужны только имя и пароль.
account-in = Вы вошли как { $account }.
account-leave = Выйти
account-name = Имя учётной записи
account-password = Пароль
account-enter = Войти
account-make = Зарегистрироваться
notices = Уведомления
notices-text = Узнавайте, когда наступает ваш ход в партии, которая идёт много дней.
notices-none = Уведомлений нет.
notice-way = Способ
notice-email = Электронная почта
notice-webhook = Вебхук
notice-push = Браузер
notice-digest =
    { $minutes ->
        [one] не чаще раза в { $minutes } минуту
        [few] не чаще раза в { $minutes } минуты
       *[many] не чаще раза в { $minutes } минут
    }
notice-drop = Отключить
notice-add = Включить
notice-minutes = Объединять за (минут)
target-email = Адрес электронной почты
target-email-text = Например, someone@example.org
target-webhook = Адрес вебхука
target-webhook-text = Например, https://example.org/turn; туда придёт JSON.
push-here = Уведомлять в этом браузере
push-refused = Этот браузер не разрешает уведомлений отсюда.
record-bring = Загрузить партию
record-bring-text = Файл партии — это текстовый файл, созданный Burgh. Он проверяется действие за действием и хранится как партия для просмотра.
record-file = Файл партии
record-keep = Проверить и сохранить
record-line = Ошибка в строке { $line } файла:
record-wrong = Это не файл партии Burgh:
wrong-form = Сервер не смог это прочесть.
wrong-name = От 1 до 40 символов.
wrong-account = От 3 до 32 букв, цифр, точек, дефисов или подчёркиваний.
wrong-password-form = Не меньше 8 символов.
wrong-email = Это не адрес электронной почты.
wrong-webhook = Это не веб-адрес: он начинается с https://
wrong-minutes = От 0 до 1440; 0 — уведомлять сразу.
problem-has_account = Вы уже вошли в учётную запись.
problem-account_taken = Это имя уже занято.
problem-wrong_password = Учётной записи с таким именем и паролем нет.
problem-no_channel = Этот сервер не присылает уведомлений таким способом.
problem-no_such_notice = Это уведомление уже отключено.
problem-too_large = Файл слишком велик.
problem-foreign = Страница устарела. Загрузите её заново.
problem-empty = Файл пуст.
problem-internal = На сервере что-то пошло не так. Мы уже знаем об ошибке.
