### Charts, in English. One message per key; $names are facts.

# Titles of charts, panels and axes (-title, -axis-, -unit-) must fit into 320 pixels: 36 signs at most.
chart-unknown =
    { $near ->
        [none] There is no chart { $found }, but there are these: { $known }.
       *[other] There is no chart { $found } (did you mean "{ $near }"?), but there are these: { $known }.
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
chart-nothing-games = There are no games to show.

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
chart-compare-note = { $first }: { $before }; { $second }: { $after }
chart-compare-named-title = { $first } and { $second }: { $what }
chart-names = To compare two simulations, give two different names, as names=["builders", "stewards"], not { $found }.
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
chart-compare-players = For each kind of player: { $parts }.
chart-compare-player =
    { $name } { $shift } ({ $sure ->
        [unsure] could be chance
       *[other] a clear change
    })
chart-compare-summary =
    The mean of { $what } goes from { $before } to { $after }, a change of { $shift } (95 % interval { $low } to { $high }): { $sure ->
        [more] more than chance explains
        [less] less, and not by chance alone
       *[unsure] chance alone could do that
    }.
