# Ce qui ne va pas dans un fichier de cas. Les mots du fichier restent tels quels.

case-object = un cas est un objet JSON
case-field = ce n’est pas un champ d’un cas
case-fields = un champ de trop
case-no_op = un cas de forme commune n’a pas d’opération
case-expects = un cas attend quelque chose
case-cannot_expect = ce cas ne peut pas attendre cela
case-belongs = a sa place dans la position, ou dans une nouvelle donne
case-refused = le coup est refusé : { $key } ({ $rule })
case-all_cards = il faut toutes les cartes de la pile, chacune une fois
case-viewer = personne ne regarde sous ce nom
case-two_lots = il faut deux propriétés de la ville
case-no_district = { $at } n’est dans aucun quartier
case-tile = il faut une tuile, une ligne, une colonne et une rotation
case-population = ce n’est pas une population
