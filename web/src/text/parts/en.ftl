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
parts-none = No results.
parts-loading = Loading…
source-printed = as printed
source-partly = printed in part, the rest is reconstructed
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
