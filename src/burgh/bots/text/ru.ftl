# Что не так с ботом, которого просят. Слова командной строки и Python печатаются как есть.

## По имени

bot-no_setting = у { $bot } нет настройки { $name }; есть: { $known }
bot-no_styles = у ботов этой игры нет стилей
bot-number =
    { $kind ->
        [whole] { $value } — не целое число от { $least } до { $most }
       *[any] { $value } — не число от { $least } до { $most }
    }
bot-twice = указано дважды
bot-spec = бот — это строка текста или объект с полями key и params
bot-spec_field = у объекта с полями key и params нет поля { $name }
bot-params = настройки — это объект

## На Python. $detail — слова Python, по-английски.

bot-no_module = нет ни модуля { $name }, ни бота { $name }
bot-unimported = не удаётся импортировать { $module }: { $detail }
bot-unloaded = не удаётся загрузить { $name } ({ $where }): { $detail }
bot-no_name = в { $module } нет { $name }
bot-unmade = не удаётся создать: { $detail }
bot-no_choose = нет choose(view), и это не функция от view
bot-takes_none = не принимает настроек: это не класс и не фабрика
bot-pairs = { $spec }: настройки пишут как имя=значение, каждую один раз

## Команды

bot-posix = команды играют только в Linux и macOS
bot-needs_command = после { $key }: нужна команда, например { $key }:./mybot
bot-no_command = { $command }: такой команды нет
bot-not_run = { $command }: не запускается; chmod +x делает скрипт командой
bot-quotes = { $command }: кавычка или обратная косая черта без продолжения
bot-zero = в команде не бывает нулевого байта
bot-seconds = { $value } — не число секунд

## Во время партии

bot-where = зерно { $seed }, действие { $ply }, место { $place }
bot-illegal = выбор { $answer } — невозможный ход
