### Charts of Terra, in English. Titles, axes and units must fit into 320 pixels: 36 signs at most.

chart-source-frames = "{ $name }" draws frames of many games, one for each table: tw.chart([first, second], "{ $name }"), not { $found }.
terra-chart-tables = Each frame needs a table of its own: as many players as the others, and another number of players of the kind { $rider }.
terra-chart-no-games = There is no game in one of the frames.

terra-chart-axis-drawn = cards drawn from the pile
terra-chart-unit-cards = cards
terra-chart-unit-crises = crises

## Contributions against hoards

terra-chart-contributions-title = Who gave, and who hoarded?
terra-chart-by-player = Each player, by now
terra-chart-together = All together
terra-chart-given = given to the world
terra-chart-hoarded = hoarded
terra-chart-given-hover =
    { $name } gave { $count ->
        [one] one card
       *[other] { $count } cards
    } to the world
terra-chart-hoarded-hover =
    { $name } hoarded { $count ->
        [one] one card
       *[other] { $count } cards
    }
terra-chart-given-drawn-hover =
    { $drawn ->
        [0] At the beginning
        [one] After one card drawn
       *[other] After { $drawn } cards drawn
    }: { $count } given
terra-chart-hoarded-drawn-hover =
    { $drawn ->
        [0] At the beginning
        [one] After one card drawn
       *[other] After { $drawn } cards drawn
    }: { $count } hoarded
terra-chart-contributions-none = Nobody has given or hoarded anything yet.
terra-chart-contributions-one =
    { $name } gave { $given ->
        [one] one card
       *[other] { $given } cards
    } to the world and hoarded { $hoarded ->
        [0] none
       *[other] { $hoarded }
    }.
terra-chart-contributions-all =
    { $given ->
        [one] One card was
       *[other] { $given } cards were
    } given to the world and { $hoarded ->
        [0] none
       *[other] { $hoarded }
    } hoarded; { $leaders ->
        [one] { $names } gave most ({ $most })
       *[other] { $names } gave most ({ $most } each)
    }.

terra-chart-column-player = player
terra-chart-column-in-time = given in time
terra-chart-column-later = given later
terra-chart-column-passed = gave nothing
terra-chart-column-value = sum of the cards given
terra-chart-column-hoarded = cards hoarded
terra-chart-column-worth = sum of the cards hoarded
terra-chart-column-points = points on the track

## Full-blown crises against the limits

terra-chart-crises-title = How close is the end of the world?
terra-chart-open = full-blown crises
terra-chart-limit = limit: the world is lost
terra-chart-open-all = In all: lost at { $limit }
terra-chart-open-colour = Of one colour: lost at { $limit }
terra-chart-open-region = In one region: lost at { $limit }
terra-chart-open-hover =
    { $drawn ->
        [0] At the beginning
        [one] After one card drawn
       *[other] After { $drawn } cards drawn
    }: { $count } of { $limit }
terra-chart-crises-none = No crisis is full-blown yet.
terra-chart-crises-now =
    After { $drawn } of { $pile ->
        [one] { $pile } card
       *[other] { $pile } cards
    }, { $count ->
        [0] no crisis is
        [one] one crisis is
       *[other] { $count } crises are
    } full-blown, of { $world_limit } that end the world; at most { $colour } of one colour (of { $colour_limit }), { $region } in one region (of { $region_limit }).
terra-chart-crises-saved =
    The world is saved, with { $count ->
        [0] no crisis
        [one] one crisis
       *[other] { $count } crises
    } full-blown; at most { $colour } of one colour and { $region } in one region.
terra-chart-crises-lost =
    The world is lost after { $drawn } of { $pile ->
        [one] { $pile } card
       *[other] { $pile } cards
    }: { $limit ->
        [region] { $region_limit ->
        [one] { $region_limit } full-blown crisis
       *[other] { $region_limit } full-blown crises
    } in one region
        [colour] { $colour_limit ->
        [one] { $colour_limit } full-blown crisis
       *[other] { $colour_limit } full-blown crises
    } of one colour
       *[all] { $world_limit ->
        [one] { $world_limit } full-blown crisis
       *[other] { $world_limit } full-blown crises
    }
    }.
terra-chart-column-drawn = cards drawn
terra-chart-column-open-all = full-blown in all
terra-chart-column-open-colour = most of one colour
terra-chart-column-open-region = most in one region

## The price of a free-rider

terra-chart-riders-title = The price of one free-rider
terra-chart-saved-title = How many worlds are saved
terra-chart-points-title = Points of one player
terra-chart-axis-riders = free-riders at the table
terra-chart-unit-saved = % of games
terra-chart-unit-points = points
terra-chart-saved = worlds saved
terra-chart-rider = a free-rider
terra-chart-other = one of the others
terra-chart-saved-hover = Free-riders: { $riders }. Worlds saved: { $saved } of { $games }. Over many more games, likely { $low } to { $high } %
terra-chart-rider-hover = Free-riders: { $riders }. Points of each of them: { $mean } ({ $low } to { $high })
terra-chart-other-hover = Free-riders: { $riders }. Points of each of the others: { $mean } ({ $low } to { $high })
terra-chart-riders-note =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    } for each table; a lost world gives 0 points.
terra-chart-riders-part =
    { $riders ->
        [0] { $saved } of { $games } with no free-rider
        [one] { $saved } of { $games } with one
       *[other] { $saved } of { $games } with { $riders }
    }
terra-chart-riders-summary = Worlds saved: { $parts }.
terra-chart-riders-one = { $saved }; on average, the points of a single free-rider are { $rider }, those of each of the others { $other }.
terra-chart-column-riders = free-riders
terra-chart-column-games = games
terra-chart-column-saved = % saved
terra-chart-column-low = at least
terra-chart-column-high = at most
terra-chart-column-rider-points = points of a free-rider
terra-chart-column-other-points = points of another
