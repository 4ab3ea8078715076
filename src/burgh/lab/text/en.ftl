# What is wrong with what the laboratory is asked for: simulations, arenas, suites, datasets.

## Bots

lab-one_bot = name at least one bot
lab-two_bots = name two or more different bots
lab-seats = { $bots } bots, but { $seats } to decide

## Files

lab-ending = the name must end in { $endings }
lab-ending_or_folder = the name must end in { $endings }, or be that of a folder
lab-no_folder = there is no such folder
lab-no_outer = there is no such folder to make it in
lab-exists = the file exists already; --force overwrites it
lab-other_games = the file holds other games (other { $names }); --force overwrites it
lab-other_decisions = these are not the decisions of the same games; --force overwrites them
lab-other_things = this folder holds something else
lab-damaged = this draft is damaged; remove it
lab-writing = another run is writing this file
lab-not_journal = not a file of { $kind }
lab-other_journal = the file is of another { $kind }: other { $names }
lab-not_text = not a text file
lab-not_csv = not a CSV file: { $detail }
lab-csv_cells = a line has more or fewer cells than headings
lab-not_object = line { $line }: not a JSON object
lab-not_parquet = not a Parquet file: { $detail }

## Processes and clusters that play

lab-died = the processes that play games die; is there memory? And does a script that starts them do so under { $code }?
lab-cluster_died = the cluster’s workers die; have its nodes memory?
lab-no_cluster = --ray { $address }: no cluster answers there ({ $detail })
lab-other_version = a node of the cluster runs Burgh { $version }, this is { $ours }
lab-no_ray = --ray needs Ray: { $command }

## Learning

lab-no_lesson = nothing says how this title is learned: it has no { $file }
lab-no_games = name at least one set of options
lab-lanes = must be a multiple of { $lanes }
lab-no_inputs = no net reads this title
lab-no_net = { $file } is no net of the title { $title }
lab-share = { $value } does not lie between 0 and 1
lab-positive = must be more than 0
