### La seconde édition compte en euros.

dollars =
    { $sign ->
        [minus] −{ $size } €
        [plus] +{ $size } €
       *[none] { $size } €
    }
