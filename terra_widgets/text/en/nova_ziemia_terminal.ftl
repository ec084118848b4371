### print(table) of Nova Ziemia, in English. One message per key; $names are facts.

nova-text-zones = Zones (triangles of one colour that hang together), with their sizes:
nova-text-missions = Missions of { $name }, secret:
nova-text-hidden =
    { $name }: { $count ->
        [one] one hidden mission
       *[other] { $count } hidden missions
    }
nova-text-done = Actions so far in this turn: { $actions }
nova-text-bid = { $name }: bid { $bid }; tasks carried out { $up }, missed { $down }
nova-text-aim = Aim: meet all goals together before the library is empty. In a turn use up to { $actions_a_turn ->
        [one] { $actions_a_turn } action
       *[other] { $actions_a_turn } actions
    }, then settle: discard at least one mission of yours that is met, and with it goals that are met by other zones. Without a met mission the turn costs { $failure ->
        [one] { $failure } card
       *[other] { $failure } cards
    } and one more for each action. Every hand is filled up to { $hand } from the library.
nova-text-aim-contest = Aim: say with how few actions you can do the task. The lowest bid plays: a task done brings a point, a missed one takes a point.
nova-text-legend = Signs: each tile has four triangles, to the north, east, south and west, with the letters of their colours. Triangles hang together inside a tile where they share an edge (north and east do, north and south don't), and across the edge between two tiles. table.ahead("rotate b2") shows a table after a move, table.hint() suggests a way.
nova-text-previews = What one action would make of the largest zones:
nova-text-tiles = { $verb } with any tile from { $first } to { $last }
nova-text-tiles-flip = { $verb } with any tile from { $first } to { $last } and ew or ns
nova-text-bids = { $verb } with any number from { $first } to { $last }
nova-text-does =
    { $verb ->
        [rotate] turn a tile by 180°, such as "rotate b2"
        [flip] turn a tile over, such as "flip b2 ew": ew swaps east and west, ns north and south, and the half of the tile changes its colour
        [shift] push a row or a column by one place; what is pushed out comes in at the other end
        [back] take the last action back
        [settle] end the actions and see what is met
        [end] end the turn
        [bid] so many actions
        [pass] bid no lower
       *[time] the minute is over
    }
