# The components page in English.

parts-title = { $title }: components
parts-heap = Part of the box
parts-kind = Kind
parts-source = Where it comes from
parts-all = everything
parts-search = Search
parts-print = Print
parts-count =
    { $count ->
        [one] One component.
       *[other] { $count } components.
    }
parts-none = Nothing fits.
parts-loading = The box is being opened …
source-printed = printed fact
source-partly = printed in part, the rest is our reading
source-reconstructed = reconstructed
source-own = a pack of our own
heap-basic = Basic tiles
heap-A = Stack A
heap-B = Stack B
heap-C = Stack C
heap-special = Special tiles
heap-goals = Goals
heap-box = Buildings
heap-districts = Districts
heap-construction-I = Construction cards I
heap-construction-II = Construction cards II
heap-construction-III = Construction cards III
heap-unique = Unique buildings
heap-role = Roles
heap-policy = Policies
heap-news = News
heap-tiles = Tiles
heap-boards = Boards
heap-tracks = Tracks
