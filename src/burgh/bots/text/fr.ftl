# Ce qui ne va pas avec un bot demandé. Les mots de la ligne de commande et de Python restent tels quels.

## Par leur nom

bot-no_setting = { $bot } n’a pas de réglage { $name } ; au choix : { $known }
bot-no_styles = les bots de ce jeu n’ont pas de styles
bot-number =
    { $kind ->
        [whole] { $value } n’est pas un nombre entier de { $least } à { $most }
       *[any] { $value } n’est pas un nombre de { $least } à { $most }
    }
bot-twice = donné deux fois
bot-spec = un bot est une ligne de texte, ou un objet avec key et params
bot-spec_field = un objet avec key et params n’a pas de champ { $name }
bot-params = les réglages forment un objet

## En Python. $detail est ce que dit Python, en anglais.

bot-no_module = il n’y a ni module { $name }, ni bot { $name }
bot-unimported = impossible d’importer { $module } : { $detail }
bot-unloaded = impossible de charger { $name } ({ $where }) : { $detail }
bot-no_name = { $module } ne contient pas { $name }
bot-unmade = impossible de le créer : { $detail }
bot-no_choose = n’a pas de choose(view), et n’est pas une fonction d’une vue
bot-takes_none = n’accepte pas de réglages : ce n’est ni une classe ni une fabrique
bot-pairs = { $spec } : les réglages s’écrivent nom=valeur, chacun une fois

## Commandes

bot-posix = les commandes ne jouent que sous Linux et macOS
bot-needs_command = { $key }: demande une commande, par exemple { $key }:./mybot
bot-no_command = { $command } : cette commande n’existe pas
bot-not_run = { $command } : impossible à lancer ; chmod +x fait d’un script une commande
bot-quotes = { $command } : guillemet ou barre oblique inverse sans suite
bot-zero = une commande ne contient pas d’octet nul
bot-seconds = { $value } n’est pas un nombre de secondes

## Pendant une partie

bot-where = graine { $seed }, coup { $ply }, place { $place }
bot-illegal = a choisi { $answer }, un coup impossible
