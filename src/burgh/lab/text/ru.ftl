# Что не так с просьбой к лаборатории: симуляции, турниры, серии, наборы данных.

## Боты

lab-one_bot = назовите хотя бы одного бота
lab-two_bots = назовите хотя бы двух разных ботов
lab-seats = ботов { $bots }, а решающих мест { $seats }

## Файлы

lab-ending = имя должно кончаться на { $endings }
lab-ending_or_folder = имя должно кончаться на { $endings } или быть именем папки
lab-no_folder = такой папки нет
lab-no_outer = нет папки, в которой её создать
lab-exists = файл уже есть; --force перезапишет
lab-other_games = в файле другие партии (другое: { $names }); --force перезапишет его
lab-other_decisions = это решения других партий; --force перезапишет их
lab-other_things = в этой папке лежит что-то другое
lab-damaged = этот черновик повреждён; удалите его
lab-writing = этот файл сейчас пишет другая команда
lab-not_journal = это не файл { $kind }
lab-other_journal = это файл { $kind } с другими настройками; отличается: { $names }
lab-not_text = это не текстовый файл
lab-not_csv = это не файл CSV
lab-csv_cells = в одной из строк значений больше или меньше, чем столбцов
lab-not_object = строка { $line }: это не объект JSON
lab-not_parquet = это не файл Parquet

## Процессы и кластеры, которые играют

lab-died = процессы, которые играют, обрываются; хватает ли памяти? И запускает ли их скрипт под { $code }?
lab-cluster_died = процессы кластера обрываются; хватает ли памяти его узлам?
lab-no_cluster = --ray { $address }: там никто не отвечает ({ $detail })
lab-other_version = на узле кластера Burgh { $version }, а здесь { $ours }
lab-no_ray = для --ray нужен Ray: { $command }

## Обучение

lab-no_lesson = не сказано, как учиться этой игре: у неё нет { $file }
lab-no_games = назовите хотя бы один набор настроек
lab-lanes = нужно кратное { $lanes }
lab-no_inputs = ни одна сеть не читает эту игру
lab-no_net = { $file } — не сеть игры { $title }
lab-share = { $value } не лежит между 0 и 1
lab-positive = нужно больше 0
