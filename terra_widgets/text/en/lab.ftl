### The lab widget, in English. One message per key; $names are facts.

## Words of the view

lab-title = Lab
lab-subtitle = many games at once
lab-word-game = Game
lab-word-language = Language
lab-word-setup = The experiment
lab-word-players = Who plays
lab-word-strength = Strength
lab-word-add = Add a player
lab-word-rule = What if
lab-word-on = The rule is on
lab-word-games = Number of games
lab-word-seed = Seed
lab-word-seed-text = The same seed deals the same games again.
lab-word-auto = Run again after each change
lab-word-stop = Stop
lab-word-results = What the games say
lab-word-measure = Look at
lab-word-numbers = How sure is that? The numbers
lab-word-more = Players, number of games, seed
lab-word-keep = Keep this run
lab-word-name = Name of the run
lab-word-compare = Compare with
lab-word-alone = nothing
lab-word-export = Save
lab-word-csv = Rows (CSV)
lab-word-png = Picture (PNG)
lab-word-html = Page (HTML)

lab-run =
    { $count ->
        [one] Run 1 game
       *[other] Run { $games } games
    }
lab-player = Player { $number }
lab-player-remove = Remove player { $number }
lab-player-strength = Strength of player { $number }
lab-kept-remove = Remove “{ $name }”
lab-now = now
lab-as-printed = The game as printed
lab-question = What happens when these players meet many times?
lab-source = Rule { $rule } of this kit. { $why }
lab-rule-strength = { $rule }: { $strength }
lab-rule-off = Off: the game as printed
lab-described =
    { $players }; { $rule }; { $count ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }

## Kinds of players

lab-times = { $times } × { $kind }
lab-kind-strong = { $kind } { $strength }
lab-kind-random = Random
lab-kind-random-note = any move, by chance
lab-kind-greedy = Greedy
lab-kind-greedy-note = the most points this turn
lab-kind-clean = Clean
lab-kind-clean-note = avoids pollution
lab-kind-growth = Growth
lab-kind-growth-note = products, whatever they pollute
lab-kind-trader = Trader
lab-kind-trader-note = money and others' help
lab-kind-thinker = Thinker
lab-kind-thinker-note = thinks ahead; slow
lab-kind-offered = { $kind }: { $note }

## What-if rules of Terra Futura

lab-rule-terra-futura-cube-per-coin = Trade pollutes
lab-rule-terra-futura-cube-per-coin-question = What happens when paying with money pollutes?
lab-rule-terra-futura-cube-per-coin-text = Every coin in a printed price brings one more cube.
lab-rule-terra-futura-cube-per-coin-source = The afterword says that paying with money pollutes; no printed rule makes it so.
lab-rule-terra-futura-penalty-per-cube = Every cube counts
lab-rule-terra-futura-penalty-per-cube-question = What happens when every single cube counts?
lab-rule-terra-futura-penalty-per-cube-text = Each cube costs a point at the end, not each card with cubes.
lab-rule-terra-futura-penalty-per-cube-source = It asks whether players crowd their cubes on one card because the printed count rewards it.
lab-rule-terra-futura-no-spaces = Nothing absorbs
lab-rule-terra-futura-no-spaces-question = What happens when nothing can absorb pollution?
lab-rule-terra-futura-no-spaces-text = No card has room for cubes: the first one stops it.
lab-rule-terra-futura-no-spaces-source = The afterword calls the spaces responsible waste management; this is a world without it.
lab-rule-terra-futura-carbon-price = A carbon price in points
lab-rule-terra-futura-carbon-price-question = What happens when pollution has a price?
lab-rule-terra-futura-carbon-price-text = At the end each cube costs so many points more.
lab-rule-terra-futura-carbon-price-source = The hidden cost is written into the account, as economists propose.
lab-rule-terra-futura-carbon-tax = A carbon price in money
lab-rule-terra-futura-carbon-tax-question = What happens when polluters pay at once?
lab-rule-terra-futura-carbon-tax-text = An effect costs so many coins more for each of its printed cubes.
lab-rule-terra-futura-carbon-tax-source = The polluter pays at once, as with a tax on emissions.
lab-rule-terra-futura-recycling = A recycling gain
lab-rule-terra-futura-recycling-question = What happens when waste becomes material again?
lab-rule-terra-futura-recycling-text = Whoever makes a product gets one raw material of any colour back.
lab-rule-terra-futura-recycling-source = A step towards the circular economy of the afterword.
lab-rule-terra-futura-producer-blame = The producer is charged
lab-rule-terra-futura-producer-blame-question = What happens when the producer answers for pollution?
lab-rule-terra-futura-producer-blame-text = The cubes of a copied effect are put down by the owner of the copied card.
lab-rule-terra-futura-producer-blame-source = The printed game charges the user; most national statistics charge the producer.

## Measures

lab-measure-points = Points at the end of the game.
lab-measure-won = Whether the game was won; winners who are level share the win.
lab-measure-set-points = Points of the chosen scoring card's set; part of the points.
lab-measure-cubes = Pollution cubes in the territory at the end.
lab-measure-polluted = Cards with at least one cube at the end; each costs a point.
lab-measure-inactive = Cards that stand still at the end because of pollution.
lab-measure-made-cubes = Cubes put down over the whole game, those removed later included.
lab-measure-taken = Raw materials taken by gains over the whole game: from mines, fields and starting cards.
lab-measure-made = Products made over the whole game: food, construction and goods.
lab-measure-green = Green tokens on active cards at the end.
lab-measure-red = Red tokens on active cards at the end.
lab-measure-yellow = Yellow tokens on active cards at the end.
lab-measure-food = Food on active cards at the end.
lab-measure-construction = Construction on active cards at the end.
lab-measure-goods = Goods on active cards at the end.
lab-measure-money = Money on active cards at the end.
lab-measure-activations = Activations used, of the 26 + 4 that there are.
lab-measure-assisted = How often the player copied a card of somebody else.
lab-measure-copied = How often others copied a card of the player.

## The chart

chart-column-run = run
chart-column-shift-low = change, 95 % from
chart-column-shift-high = change, 95 % to
lab-chart-title =
    { $count ->
        [one] { $what } in 1 game
       *[other] { $what } in { $games } games
    }
lab-axis-share = % of games
lab-won = won alone
lab-lost = lost or shared
lab-change-title = Change (95 % interval)
lab-no-change = no difference
lab-hover =
    { $many ->
        [0] { $low }
       *[other] { $low } to { $high }
    }: { $share } % of games
lab-hover-both =
    { $many ->
        [0] { $low }
       *[other] { $low } to { $high }
    }: { $share } % of games now, { $before } % in “{ $base }”

## What the games say

lab-empty = Choose who plays and what changes, then run the games: the bars fill as they are played.
lab-first = The first games are being played.
lab-summary = Mean { $what } over { $count ->
        [one] { $games } game
       *[other] { $games } games
    }, with the 95 % interval: { $parts }.
lab-summary-few =
    { $count ->
        [one] After one game, { $what }: { $parts }.
       *[other] After { $games } games, mean { $what }: { $parts }.
    }
lab-compared =
    { $way ->
        [up] Compared with “{ $base }”, { $whose ->
            [everyone] the mean of { $what }
           *[kind] the mean of { $what } of { $kind }
        } goes up by { $change }, from { $before } to { $after } (95 % interval of the change: { $low } to { $high }): more than chance explains.
        [down] Compared with “{ $base }”, { $whose ->
            [everyone] the mean of { $what }
           *[kind] the mean of { $what } of { $kind }
        } goes down by { $change }, from { $before } to { $after } (95 % interval of the change: { $low } to { $high }): more than chance explains.
        [few] Compared with “{ $base }”, { $whose ->
            [everyone] the mean of { $what }
           *[kind] the mean of { $what } of { $kind }
        } is { $after } instead of { $before }, but { $count ->
            [0] no game
            [one] one game
           *[other] { $games } games
        } to compare can't tell that from chance: play { $few } or more.
       *[unsure] Compared with “{ $base }”, { $whose ->
            [everyone] the mean of { $what }
           *[kind] the mean of { $what } of { $kind }
        } is { $after } instead of { $before }; the change lies between { $low } and { $high } (95 % interval), so chance alone could do that.
    }

# $ruled is 1 when the two runs differ by the rule alone.
lab-finding =
    { $ruled ->
        [1] With “{ $rule }”, { $whose ->
            [everyone] the average of { $what }
           *[kind] the average of { $what } of { $kind }
        }
       *[0] Compared with “{ $base }”, { $whose ->
            [everyone] the average of { $what }
           *[kind] the average of { $what } of { $kind }
        }
    } { $way ->
        [up] is higher: { $after } instead of { $before }
        [down] is lower: { $after } instead of { $before }
        [few] is { $after } instead of { $before }, but there are too few games to be sure
       *[unsure] is about the same: { $after } and { $before }
    }.
lab-finding-most = It changes most for { $kind }.
lab-finding-alone = Average of { $what }: { $parts }.

## How far it is

lab-paused = Games played so far: { $done } of { $games }. Run the rest for a surer answer.

lab-progress = { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
lab-progress-left =
    { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, about { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } left
lab-progress-minutes =
    { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } left
lab-finished =
    { $games ->
        [one] The game is finished.
       *[other] All { $games } games are finished.
    }
lab-stopped =
    Stopped: { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } { $done ->
        [one] is
       *[other] are
    } done and kept.
lab-failed =
    A game could not be played to its end ({ $problem }). { $done ->
        [0] None is kept
        [one] The game before it is kept
       *[other] The { $done } games before it are kept
    }: run again, or choose other players.
lab-changed = The choices have changed since these games: run again to see what that does.
lab-news-begun = Running { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
lab-news-kept = Kept as “{ $name }”.
lab-news-removed = “{ $name }” was removed.
lab-news-file = { $name } was saved.

## What can't be done

lab-seats = This game is for { $least } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }, not { $found }.
lab-rule-unknown = There is no what-if rule { $found }. Did you mean "{ $near }"? There is: { $known }.
lab-strength-alone = A strength of { $found } needs a rule: give rule="carbon_price", or another one.
lab-measure-unknown = There is no measure { $found }. Did you mean "{ $near }"? There is: { $known }.
lab-choice = There is nothing called { $found } to choose. There is: { $known }, measure.
lab-file = { $found } can't be written. Use a name that ends with .csv, .html or .svg.
lab-no-games = There are no games yet: lab.run() plays them, and so does the button.
lab-nothing-kept = There is no run to keep yet: run some games first.
lab-nothing-saved = There is nothing to save yet: run some games first.
lab-name = A name has 1 to { $most ->
        [one] { $most } sign
       *[other] { $most } signs
    } on one line, not { $found }.
lab-too-many = { $most } runs can be kept. Remove one first.
lab-unknown-run = There is no kept run { $found }. There is: { $known }.
lab-none-kept = There is no kept run { $found }. Keep one first: lab.keep("before").
lab-stale = The lab has changed in the meantime, so nothing was done. Look again, then choose.
lab-trouble = Something in the kit itself went wrong ({ $problem }). The games are still there: try again.
lab-gone = The notebook's Python is not running, so nothing can be run here. Run the cells of this notebook again to go on.
lab-page-note = Made with Terra, an unofficial kit for classrooms. The intervals hold the true mean with 95 % confidence.

## Players and rules of the other games

lab-kind-helper = Helper
lab-kind-helper-note = gives for every crisis
lab-kind-hoarder = Hoarder
lab-kind-hoarder-note = gives as little as can be
lab-kind-reciprocal = Reciprocal
lab-kind-reciprocal-note = gives when the others give
lab-kind-builder = Builder
lab-kind-builder-note = grows; others may watch the planet
lab-kind-steward = Steward
lab-kind-steward-note = looks after nature and people
lab-kind-ally = Ally
lab-kind-ally-note = joins and trades
lab-kind-loner = Loner
lab-kind-loner-note = thinks of the own missions only
lab-rule-terra-teams = Teams
lab-rule-terra-teams-question = What happens when players form teams?
lab-rule-terra-teams-text = Who sit opposite each other play for the same points.
lab-rule-terra-teams-source = A variant that the printed rules offer.
lab-rule-nova-ziemia-exact-zones = Exact zones
lab-rule-nova-ziemia-exact-zones-question = What happens when zones must fit exactly?
lab-rule-nova-ziemia-exact-zones-text = A zone must have exactly the value on the card.
lab-rule-nova-ziemia-exact-zones-source = A variant that the printed rules offer.

## Measures of the other games

lab-value-terra-saved = worlds saved
lab-value-terra-limit = limit that was reached
lab-value-terra-track = points on the track
lab-value-terra-hoard = sum of hoarded cards
lab-value-terra-hoards = combinations hoarded
lab-value-terra-given = cards given
lab-value-terra-given-value = sum of given cards
lab-value-terra-in-time = cards given in time
lab-value-terra-passed = times nothing was given
lab-value-terra-solved = crises solved together
lab-value-terra-open = full-blown crises at the end
lab-value-terra-rounds = rounds
lab-value-terra-left = cards left in the pile
lab-value-terrabilis-years = years
lab-value-terrabilis-lost = planets lost
lab-value-terrabilis-bursts = explosions of the zone
lab-value-terrabilis-member = members of the Alliance
lab-value-terrabilis-out = countries that dropped out
lab-value-terrabilis-economic = economic infrastructures
lab-value-terrabilis-services = services
lab-value-terrabilis-renewable = renewable energies
lab-value-terrabilis-other-energy = fossil and nuclear energies
lab-value-terrabilis-nature = nature
lab-value-terrabilis-wellbeing = well-being
lab-value-terrabilis-energy = energy
lab-value-terrabilis-terras = Terras
lab-value-terrabilis-harm = counters put on the zone
lab-value-terrabilis-benefit = counters taken from the zone
lab-value-terrabilis-burst = explosions brought about
lab-value-terrabilis-tax = tax paid
lab-value-terrabilis-loans = loans
lab-value-terrabilis-trades = trades
lab-value-nova-ziemia-goals = goals of the team
lab-value-nova-ziemia-library = cards left in the library
lab-value-nova-ziemia-turns = turns
lab-value-nova-ziemia-actions = actions
lab-value-nova-ziemia-rotated = tiles rotated
lab-value-nova-ziemia-flipped = tiles turned over
lab-value-nova-ziemia-shifted = rows and columns shifted
lab-value-nova-ziemia-missions = missions met
lab-value-nova-ziemia-reached = goals met
lab-value-nova-ziemia-discarded = missions discarded
lab-value-nova-ziemia-tasks = tasks carried out
lab-value-nova-ziemia-missed = tasks missed
