### Terra, in English. One message per key; $names are facts.

game-terra = Terra
game-terra-about = Crises of the world, and who helps.

## Decks

terra-deck-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" of this colour is in line { NUMBER($before, useGrouping: 0) } already. Keep one of the two.
terra-deck-not-here = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" has no meaning for the kind "{ $kind }". Leave the cell empty.
terra-deck-no-crisis = { $file }: the { $colour } crisis of { $region } is missing. Each colour needs one crisis in each of the six regions.
terra-deck-no-solution = { $file }: the { $colour } solution of value { $value } is missing. Each colour needs the values 1 to 6.

## Setting up

terra-players = Terra is for { $least_players } to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, not { $found }.
terra-teams = Teams are for an even number of players, not { $found }.

## Why a move is refused

terra-not-now =
    "{ $move }" is not possible now. { $decision ->
        [draw] Draw a card first: "draw".
        [give] A crisis has come up: give a card of its colour, or say "pass".
        [act] Play on full-blown crises, hoard, or say "end".
       *[discard] Discard down to { $hand_limit ->
        [one] { $hand_limit } card
       *[other] { $hand_limit } cards
    } first.
    }
terra-over = The game is over.
terra-no-card = You have no { $card } in your hand.
terra-give-colour =
    { $card } does not fit: this crisis takes { $colour ->
        [green] green
        [blue] blue
       *[red] red
    } cards only.
terra-help-twice = You have played on this crisis in this turn already: one card per crisis and turn.
terra-help-none =
    There is no { $colour ->
        [green] green
        [blue] blue
       *[red] red
    } full-blown crisis in { $region ->
        [north-america] North America
        [south-america] South America
        [europe] Europe
        [africa] Africa
        [asia] Asia & Middle East
       *[oceania] Oceania & South-East Asia
    }.
terra-hoard-first = First play a card on a full-blown crisis: who gives nothing this turn may not hoard.
terra-hoard-cards = You don't have { $cards } together in your hand.
terra-hoard-combination = { $cards }: these are not { $combination ->
        [one] { $combination } card
       *[other] { $combination } cards
    } that may be hoarded together. They must have one value, or be a straight, and be of one colour or of three different ones.

## How it ended

terra-lost =
    The world is lost, and everybody with it: { $limit ->
        [region] { $count ->
        [one] { $count } full-blown crisis
       *[other] { $count } full-blown crises
    } in { $region ->
            [north-america] North America
            [south-america] South America
            [europe] Europe
            [africa] Africa
            [asia] Asia & Middle East
           *[oceania] Oceania & South-East Asia
        }
        [colour] { $count } full-blown { $colour ->
            [green] green
            [blue] blue
           *[red] red
        } crises
       *[all] { $count ->
        [one] { $count } full-blown crisis
       *[other] { $count } full-blown crises
    }
    }.
terra-won-by-points =
    The world is saved. Most points: { $points }.
terra-won-level =
    The world is saved. Several are level with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terra-count-track = score track
terra-count-hoard = hoarded cards
terra-count-partner = partner

## Positions

terra-position-players = A position has as many players as the game, { $least_players } to { $players }, not { $found }.
terra-position-card = In { $where }: { $found } is not a solution card. They are called G1 to G6, B1 to B6 and R1 to R6.
terra-position-too-many =
    In { $where }: there are only { $most ->
        [one] 1 card
       *[other] { $most } cards
    } { $found } in the deck, and all are used.
terra-position-crisis = In { $where }: { $found } is not a crisis. A crisis is named by colour and region, such as "green europe".
terra-position-crisis-twice = In { $where }: the crisis "{ $found }" is there twice.
terra-position-colour = In { $where }: { $found } has another colour than the crisis.
terra-position-solved = In { $where }: the cards on "{ $found }" reach its threat, so it would be solved.
terra-position-lost = So many full-blown crises lose the game: the decision can only be "over".
terra-position-played = In { $where }: { $found ->
        [one] { $found } player has
       *[other] { $found } players have
    } answered; then the crisis is decided, and nobody is asked.
terra-position-helped = In { $where }: { $found } is neither a full-blown crisis with cards on it nor a solved one.
terra-position-hoard = In { $where }: these cards are no combination of { $combination }.
terra-position-few = There are not enough cards left for what is to be dealt.
terra-position-missing =
    { $found ->
        [one] 1 card is
       *[other] { $found } cards are
    } nowhere. Name them in the discards or the pile, or leave "discards" and "solved" out.
terra-position-hand = In { $where }: a hand has at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } now, not { $found }.
terra-position-no-discard = Nobody has to discard with { $hand_limit ->
        [one] { $hand_limit } card
       *[other] { $hand_limit } cards
    } or fewer.
terra-position-no-draw = There is nothing to draw: the pile is empty.
terra-position-not-over =
    The game is not over: there { $found ->
        [one] is 1 card
       *[other] are { $found } cards
    } left to draw.

## Players that explain themselves

terra-player-draw = draw a card
terra-player-give = give { $card } against "{ $crisis }"
terra-player-pass = give nothing against "{ $crisis }"
terra-player-help = play { $card } on "{ $crisis }"
terra-player-hoard = hoard { $cards }
terra-player-end = end the turn
terra-player-discard = discard { $card }
terra-player-why =
    I chose to { $what }, { $why ->
        [finish] because that is enough to solve the crisis.
        [best] because it is the most I can do, and others may add the rest.
        [enough] because the others have done enough already.
        [none] because I have no card of that colour.
        [hopeless] because the crisis can't be solved in time, and the cards would be wasted.
        [solve] because that solves the crisis.
        [later] because every card there brings it nearer to its end.
        [reserve] because I keep the rest for what is to come.
        [spare] because I could not keep these cards anyway.
        [doom] because otherwise all is lost, my hoard too.
        [leave] because the others can do it, and my cards are worth more to me.
        [ticket] because then I may hoard.
        [hoard] because these cards bring me the most.
        [wait] because there is nothing in it for me now.
        [repay] because the others have given as much as I have.
        [withhold] because I have given more than the others.
        [draw] as everybody does.
       *[lowest] because it is worth least.
    }
terra-player-thinker =
    I chose to { $what }: I played { $worlds ->
        [one] 1 possible world
       *[other] { $worlds } possible worlds
    } to the end, and this did best for me; the world was saved in { $saved } % of them.
