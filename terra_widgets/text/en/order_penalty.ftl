### Two charts for lessons: another order of cards, another way to count pollution. In English.

chart-swap-title = The same cards, swapped order
chart-swap-made = { $name }: tokens made
chart-swap-cubes = { $name }: cubes made
chart-swap-axis = turn placed
chart-swap-placed = as placed
chart-swap-swapped = swapped
chart-swap-placed-hover =
    { $card }: { $amount } in { $chances ->
        [one] 1 chance
       *[other] { $chances } chances
    }
chart-swap-swapped-hover =
    { $card }, swapped: { $amount } in { $chances ->
        [one] 1 chance
       *[other] { $chances } chances
    }
chart-swap-note = Turns { $pairs } change places. Each chance brings what it brought: a sum, not a game.
chart-swap-nothing = Once more than half of the cards lie there, some can be swapped.
chart-swap-no-made = None of these cards has made a token yet.
chart-swap-no-cubes = None of these cards has made a cube.
chart-swap-summary =
    As placed, these cards made { $made ->
        [one] 1 token
       *[other] { $made } tokens
    } and { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } in turns 1 to { $turns }; with the first { $half } and the last { $half } swapped it would be about { $mades } tokens and { $cubess } cubes.
chart-column-chances = chances
chart-column-chances-swapped = chances, swapped
chart-column-made-swapped = tokens made, swapped
chart-column-cubes-swapped = cubes, swapped

chart-penalty-title = Pollution counted in two ways
chart-penalty-points = Points
chart-penalty-lost = points lost
chart-penalty-lost-by = { $name }: points lost
chart-penalty-card = each polluted card costs { $penalty }
chart-penalty-cube = each cube costs { $penalty }
chart-penalty-hover = { $name }, { $how }: { $points } points
chart-penalty-lost-hover =
    { $how }: { $points ->
        [one] 1 point lost
       *[other] { $points } points lost
    }
chart-penalty-one =
    { $name } has { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } on { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: { $points } points if each polluted card costs { $penalty }, { $other } if each cube does.
chart-penalty-part = { $name } { $points } or { $other }
chart-penalty-summary =
    Points if each polluted card costs { $penalty }, or each cube: { $parts }. { $lead ->
        [other] Counted by cube, the lead changes.
       *[same] Counted by cube, the lead stays.
    }
chart-column-polluted = polluted cards
chart-column-by-card = points by card
chart-column-by-cube = points by cube
