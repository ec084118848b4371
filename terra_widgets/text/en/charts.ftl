### Charts, in English. One message per key; $names are facts.

# Titles of charts, panels and axes (-title, -axis-, -unit-) must fit into 320 pixels: 36 signs at most.

chart-unknown =
    There is no chart { $found }. { $near ->
        [none] There is: { $known }.
       *[other] Did you mean "{ $near }"? There is: { $known }.
    }
chart-theme = There is no theme { $found }. There is: { $known }.
chart-game = There are no charts of the game { $found } yet.
chart-source =
    { $name ->
        [distribution] "distribution" draws a frame of many games, as tw.simulate gives
        [compare] "compare" draws two frames of many games, before and after: tw.chart((before, after), "compare")
       *[other] "{ $name }" draws a table or a record
    }, not { $found }.
chart-column = The frame has no column { $found }. It has: { $known }.
chart-no-table = A live chart follows a table, not { $found }. For a record use tw.chart.
chart-stopped = The chart stopped: { $problem }. Run the cell again.

chart-data = Data table
chart-data-plain = The data table is in chart.table.
chart-number = { NUMBER($value, maximumFractionDigits: 2) }
chart-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
chart-points-signed =
    { $count ->
        [one] { $sign } point
       *[other] { $sign } points
    }
chart-turn =
    { $turn ->
        [0] at the start
        [final] final activations
       *[other] turn { $turn }
    }
chart-axis-turn = turn (+{ $final }: final activations)
chart-axis-card = turn placed (0: starting card)
chart-unit-tokens = tokens
chart-unit-tokens-cubes = tokens, cubes
chart-unit-cubes = cubes
chart-unit-cubes-cards = cubes, cards
chart-unit-coins = coins paid so far
chart-unit-points = points
chart-unit-price = cubes per point
chart-unit-each = cubes
chart-unit-activations = activations
chart-unit-share = % of results

chart-column-turn = turn
chart-column-player = player
chart-column-green = green
chart-column-red = red
chart-column-yellow = yellow
chart-column-food = food
chart-column-construction = construction
chart-column-goods = goods
chart-column-money = money
chart-column-locked = on inactive cards
chart-column-came = cubes put down
chart-column-left = cubes removed
chart-column-cubes = cubes
chart-column-spaces = spaces
chart-column-active = active cards
chart-column-inactive = inactive cards
chart-column-card = card
chart-column-cell = place
chart-column-placed = placed in turn
chart-column-offered = activations offered
chart-column-used = used
chart-column-unused = not used
chart-column-made = tokens made
chart-column-what = what
chart-column-tokens = tokens
chart-column-points = points
chart-column-price = cubes per point
chart-column-from = from
chart-column-to = to
chart-column-state = state
chart-column-copied = copied others
chart-column-was-copied = was copied
chart-column-gained = points by copying
chart-column-rewards = rewards
chart-column-reward-points = points by rewards
chart-column-cubes-user = cubes as user
chart-column-cubes-producer = cubes as producer
chart-column-score-raw = raw materials
chart-column-score-food = food
chart-column-score-construction = construction
chart-column-score-goods = goods
chart-column-score-set = scoring card
chart-column-score-pollution = pollution
chart-column-total = total
chart-column-made-by = made by
chart-column-fate = what happened
chart-column-now = now
chart-column-coins = coins paid
chart-column-cubes-counted = cubes counted
chart-column-kind = players
chart-column-games = games
chart-column-mean = mean
chart-column-low = 95 % from
chart-column-high = 95 % to
chart-column-tenth = 10th percentile
chart-column-median = median
chart-column-ninetieth = 90th percentile
chart-column-before = before
chart-column-after = after
chart-column-shift = change

chart-nothing-resources = Nobody holds a resource yet.
chart-nothing-used = No card has brought anything yet.
chart-nothing-activated = No card has been activated yet.
chart-nothing-cubes = No pollution has been made yet.
chart-nothing-exchanged = Nothing has been exchanged yet.
chart-nothing-copied = Nobody has used Assistance yet.
chart-nothing-games = There are no games to show.

chart-resources-title = Resources and money by turn
chart-resources-one =
    { $name } holds { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    } and { $money } money.
chart-resources-all =
    { $leaders ->
        [one] { $names } holds the most resources
       *[other] { $names } hold the most resources
    }, { $most }; all together have { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    } and { $money } money.

chart-pollution-title = Pollution: flow, stock, room
chart-pollution-came = cubes put down
chart-pollution-came-hover =
    { $count ->
        [one] 1 cube put down
       *[other] { $count } cubes put down
    }
chart-pollution-left = cubes removed
chart-pollution-left-hover =
    { $count ->
        [one] 1 cube removed
       *[other] { $count } cubes removed
    }
chart-pollution-stock = cubes lying there
chart-pollution-stock-hover =
    { $count ->
        [one] 1 cube lies there
       *[other] { $count } cubes lie there
    }
chart-pollution-room = harmless spaces
chart-pollution-room-hover =
    { $count ->
        [one] 1 harmless space
       *[other] { $count } harmless spaces
    }
chart-pollution-inactive = inactive cards
chart-pollution-inactive-hover =
    { $count ->
        [one] 1 inactive card
       *[other] { $count } inactive cards
    }
chart-pollution-none = No cube lies on any card.
chart-pollution-one =
    { $name } has { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } and { $spaces ->
        [one] 1 harmless space
       *[other] { $spaces } harmless spaces
    }; { $inactive ->
        [0] no card is inactive
        [one] 1 card is inactive
       *[other] { $inactive } cards are inactive
    }.
chart-pollution-all =
    { $cubes ->
        [one] 1 cube lies
       *[other] { $cubes } cubes lie
    } on the cards; { $leaders ->
        [one] { $names } has the most
       *[other] { $names } have the most
    }, { $most }; { $inactive ->
        [0] no card is inactive
        [one] 1 card is inactive
       *[other] { $inactive } cards are inactive
    }.

chart-activations-title = Activations used of { $turns } + { $final }
chart-activations-total = Used so far
chart-activations-limit = { $count } in turns
chart-activations-limit-all = { $count } in all
chart-activations-so-far =
    { $count ->
        [one] 1 activation used so far
       *[other] { $count } activations used so far
    }
chart-activations-used = used
chart-activations-unused = offered, not used
chart-activations-card = { $card }: { $used } of { $offered } used
chart-activations-part = { $name } { $used } of { $offered }
chart-activations-summary = Activations used of those offered so far: { $parts }.

chart-early-title = What each card brought
chart-early-made = tokens made
chart-early-cubes = cubes made
chart-early-card =
    { $card }: { $made ->
        [one] 1 token
       *[other] { $made } tokens
    } and { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } in { $used ->
        [one] 1 activation
       *[other] { $used } activations
    }
chart-early-summary =
    Cards placed in turns 1 to { $half } made { $first ->
        [one] 1 token
       *[other] { $first } tokens
    } and { $firstcubes ->
        [one] 1 cube
       *[other] { $firstcubes } cubes
    }, those placed later { $last ->
        [one] 1 token
       *[other] { $last } tokens
    } and { $lastcubes ->
        [one] 1 cube
       *[other] { $lastcubes } cubes
    }.

chart-price-title = Cubes per point
chart-price-made = By what was made
chart-price-players = By player, before the penalty
chart-price-raw = raw materials
chart-price-money = money only
chart-price-hover = { $what }: { $cubes } cubes for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
chart-price-one = Only { $dear } came with pollution: { $high } cubes per point.
chart-price-summary = Most cubes per point come with { $dear } ({ $high }), fewest with { $cheap } ({ $low }).

chart-exchanges-title = From raw materials to points
chart-exchanges-note = The broader a band, the more tokens.
chart-exchanges-paid-head = paid
chart-exchanges-made-head = made
chart-exchanges-worth-head = points now
chart-exchanges-hover = { $paid } for { $made }: { $tokens } tokens paid
chart-exchanges-worth = { $count } { $made }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
chart-exchanges-summary =
    In { $count ->
        [one] 1 exchange
       *[other] { $count } exchanges
    } { $tokens ->
        [one] 1 token was paid
       *[other] { $tokens } tokens were paid
    } and { $products ->
        [one] 1 product was made
       *[other] { $products } products were made
    }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

chart-territory-title = Where the cubes lie
chart-territory-note = In each place: cubes / spaces; ✖ and a frame: inactive.
chart-territory-card = { $card }: { $cubes } of { $spaces } pollution, { $state }
chart-territory-summary =
    { $cubes ->
        [one] 1 cube lies
       *[other] { $cubes } cubes lie
    } on { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $inactive ->
        [0] none inactive
        [one] 1 inactive
       *[other] { $inactive } inactive
    }; counted by card that costs { $bycard ->
        [one] 1 point
       *[other] { $bycard } points
    }, counted by cube { $bycube }.

chart-assistance-title = Who gained from Assistance
chart-assistance-copier-head = who copied
chart-assistance-owner-head = whose card
chart-assistance-hover = { $copier } used a card of { $owner } { $count ->
        [one] once
       *[other] { $count } times
    }
chart-assistance-gain = Points gained
chart-assistance-copying = by copying, less the price
chart-assistance-rewards = by rewards
chart-assistance-points =
    { $count ->
        [one] { $sign } point
       *[other] { $sign } points
    }
chart-assistance-blame = Cubes, two ways to count
chart-assistance-user = cubes: who used the card
chart-assistance-producer = cubes: who owns the card
chart-assistance-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
chart-assistance-summary =
    { $copies ->
        [one] 1 effect was copied
       *[other] { $copies } effects were copied
    }; { $winners ->
        [one] { $names } gained most by copying
       *[other] { $names } gained most by copying, each
    } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }); charged to the owners, { $cubes ->
        [0] no cube would change sides
        [one] 1 cube would change sides
       *[other] { $cubes } cubes would change sides
    }.

chart-score-title = How the score builds up
chart-score-raw = raw materials
chart-score-food = food
chart-score-construction = construction
chart-score-goods = goods
chart-score-set = scoring card
chart-score-pollution = pollution
chart-score-total = total
chart-score-note = If the game ended now; scoring cards are secret until it does.
chart-score-none = Nobody has a point yet.
chart-score-one =
    { $name } has { $points ->
        [one] { $sign } point
       *[other] { $sign } points
    }.
chart-score-level =
    { $names } are level with { $points ->
        [one] { $sign } point
       *[other] { $sign } points
    } each.
chart-score-summary =
    { $name } has { $points ->
        [one] { $sign } point
       *[other] { $sign } points
    }, { $lead } more than { $others }.

chart-waste-title = What became of the cubes
chart-waste-note = The broader a band, the more cubes.
chart-waste-made-head = made by
chart-waste-fate-head = what happened
chart-waste-now-head = now
chart-waste-start = there at the start
chart-waste-stayed = stayed
chart-waste-moved = moved
chart-waste-removed = removed
chart-waste-held = on a space
chart-waste-stops = stops a card
chart-waste-gone = gone
chart-waste-hover = { $what }: { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
chart-waste-summary =
    Of { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } { $moved ->
        [one] 1 was moved
       *[other] { $moved } were moved
    } and { $removed ->
        [one] 1 was removed
       *[other] { $removed } were removed
    }: { $left ->
        [one] 1 still lies there
       *[other] { $left } still lie there
    }.

chart-money-title = Money paid and cubes made
chart-money-course = Turn after turn
chart-money-each = Cubes per exchange
chart-money-with = paid with money
chart-money-without = without money
chart-money-hidden =
    With { $count ->
        [one] 1 hidden cube
       *[other] { $count } hidden cubes
    } for each coin: not a rule of the game.
chart-money-hover =
    { $coins ->
        [one] 1 coin paid
       *[other] { $coins } coins paid
    }, { $cubes ->
        [one] 1 cube made
       *[other] { $cubes } cubes made
    } so far
chart-money-each-hover =
    { $count ->
        [one] 1 exchange
       *[other] { $count } exchanges
    }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
chart-money-summary =
    { $coins ->
        [one] 1 coin was paid
       *[other] { $coins } coins were paid
    } in { $paid ->
        [one] 1 exchange
       *[other] { $paid } exchanges
    } that made { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }; { $free ->
        [one] 1 exchange without money made
       *[other] { $free } exchanges without money made
    } { $freecubes }.

chart-value-points = points
chart-value-cubes = cubes
chart-value-polluted = polluted cards
chart-value-money = money
chart-value-green = green
chart-value-red = red
chart-value-yellow = yellow
chart-value-food = food
chart-value-construction = construction
chart-value-goods = goods
chart-value-won = wins
chart-value-set-points = points of scoring cards
chart-value-inactive = inactive cards
chart-value-made-cubes = cubes put down
chart-value-taken = raw materials taken
chart-value-made = products made
chart-value-activations = activations used
chart-value-assisted = copies of others' cards
chart-value-copied = copies by others
chart-everyone = everyone
chart-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
chart-compare-note = before: { $before }; after: { $after }
chart-before = before
chart-after = after
chart-spread-title = How the results are spread
chart-spread-hover = { $name }, { $low } to { $high }: { $share } %
chart-means-title = Mean (95 % interval)
chart-means-hover = { $name }: { $mean } (95 % interval { $low } to { $high })
chart-shift-title = Change of the mean (95 % interval)
chart-distribution-title = Many games: { $what }
chart-distribution-part = { $name } { $mean } ({ $low } to { $high })
chart-distribution-summary = Mean { $what } with the 95 % interval: { $parts }.
chart-compare-title = Before and after: { $what }
chart-compare-summary =
    The mean of { $what } goes from { $before } to { $after }, a change of { $shift } (95 % interval { $low } to { $high }): { $sure ->
        [more] more than chance explains
        [less] less, and not by chance alone
       *[unsure] chance alone could do that
    }.
