pack-waterside = У воды

piece-mill_pond = мельничный пруд
piece-boathouse = лодочная станция
piece-promenade = набережная
