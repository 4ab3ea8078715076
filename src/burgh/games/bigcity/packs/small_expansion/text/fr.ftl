pack-small_expansion = Petite extension

piece-parking = parking
    .code = Park
    .built = un parking
    .beside = d'un parking
    .some =
        { $count ->
            [one] parking
           *[other] parkings
        }
piece-school = école
    .code = Écol
    .built = une école
    .beside = d'une école
    .some =
        { $count ->
            [one] école
           *[other] écoles
        }
piece-police_station = poste de police
    .code = Poli
    .built = un poste de police
    .beside = d'un poste de police
    .some =
        { $count ->
            [one] poste de police
           *[other] postes de police
        }
piece-hospital = hôpital
    .code = Hôp
    .built = un hôpital
    .beside = d'un hôpital
    .some =
        { $count ->
            [one] hôpital
           *[other] hôpitaux
        }

label-served = cinémas, banques et postes
label-busy = propriétés occupées à côté
