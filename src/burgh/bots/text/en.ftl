# What is wrong with a bot that was asked for. Words of the command line and of Python stand as they are typed.

## By name

bot-no_setting = { $bot } has no setting { $name }; { $known }
bot-no_styles = bots of this title have no styles
bot-number =
    { $kind ->
        [whole] { $value } is not a whole number from { $least } to { $most }
       *[any] { $value } is not a number from { $least } to { $most }
    }
bot-twice = given twice
bot-spec = a bot is a line of text, or an object with a key and params
bot-spec_field = an object with key and params has no { $name }
bot-params = settings are an object

## In Python. $detail is what Python says, in English.

bot-no_module = there is no module { $name }, nor a bot { $name }
bot-unimported = { $module } cannot be imported: { $detail }
bot-unloaded = { $name } ({ $where }) cannot be loaded: { $detail }
bot-no_name = { $module } has no { $name }
bot-unmade = cannot be made: { $detail }
bot-no_choose = has no choose(view), and is no function of a view
bot-takes_none = takes no settings: it is neither a class nor a factory
bot-pairs = { $spec }: settings are name=value, each once

## Commands

bot-posix = commands play on Linux and macOS only
bot-needs_command = { $key }: needs a command, as in { $key }:./mybot
bot-no_command = { $command }: no such command
bot-not_run = { $command }: cannot be run; chmod +x makes a script a command
bot-quotes = { $command }: { $detail }
bot-zero = a command holds no zero byte
bot-seconds = { $value } is not a number of seconds

## In a game

bot-where = seed { $seed }, ply { $ply }, seat { $place }
bot-illegal = chose { $answer }, which is not legal: { $detail }
