# What is wrong with a case file. Words of the file stand as they are.

case-object = a case is a JSON object
case-field = not a field of a case
case-fields = a field too many
case-no_op = a case in the common form has no operation
case-expects = a case expects something
case-cannot_expect = not something this case can expect
case-belongs = belongs into the position, or to a new deal
case-refused = the move is refused: { $key } ({ $rule })
case-all_cards = all cards of the pile are needed, each once
case-viewer = there is no such viewer
case-two_lots = two lots of the city are needed
case-no_district = { $at } lies in no district
case-tile = a tile, a row, a column and a rotation
case-population = not a population
