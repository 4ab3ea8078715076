### Ce que la boîte de la première édition nomme autrement que la seconde.

-bot = Manu

tile-suburbs = Banlieue
tile-community_park = Parc
tile-heavy_factory = Usine
tile-homeowners_association = Syndicat de copropriété
tile-parking_lot = Parking
tile-one_more_round = Encore 1 tour
