### The board of Terra, in English. One message per key; $names are facts.

terra-region =
    { $region ->
        [north-america] North America
        [south-america] South America
        [europe] Europe
        [africa] Africa
        [asia] Asia & Middle East
       *[oceania] Oceania & South-East Asia
    }
terra-colour =
    { $colour ->
        [green] green
        [blue] blue
       *[red] red
    }
terra-card =
    { $colour ->
        [green] green { $value }
        [blue] blue { $value }
       *[red] red { $value }
    }

## Who decides

terra-round =
    Round { $round }, { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
terra-ask-draw = { $name }: draw a card.
terra-ask-give =
    { $name }: the crisis “{ $crisis }” ({ $region }) still needs { $lack }. Give one { $colour ->
        [green] green
        [blue] blue
       *[red] red
    } card, or pass.
terra-ask-give-enough =
    { $name }: the cards on “{ $crisis }” ({ $region }) are enough already. You may still give one { $colour ->
        [green] green
        [blue] blue
       *[red] red
    } card, or pass.
terra-ask-act-calm = { $name }: no full-blown crisis anywhere. End your turn.
terra-ask-act = { $name }: help with full-blown crises, one card on each; then you may hoard. Or end your turn.
terra-ask-act-helped = { $name }: help with further crises, hoard { $combination ->
        [one] { $combination } card
       *[other] { $combination } cards
    }, or end your turn.
terra-ask-discard =
    { $name }: you may keep { $hand_limit ->
        [one] { $hand_limit } card
       *[other] { $hand_limit } cards
    }. Discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.

## What can be done

terra-do-draw = Draw a card
terra-do-pass = Pass: give nothing
terra-do-end = End the turn
terra-do-give = Give this card
terra-do-help = Play on “{ $crisis }”
terra-do-discard = Discard this card

## Why something can't be done

terra-first =
    { $decision ->
        [draw] First draw a card.
        [give] First everybody answers the crisis that has come up.
        [act] The card is drawn: play on full-blown crises, hoard, or end the turn.
       *[discard] First discard down to { $hand_limit ->
        [one] { $hand_limit } card
       *[other] { $hand_limit } cards
    }.
    }
terra-hidden = Moves with cards are shown to { $name } alone: choose “Show the cards” first.
terra-no-colour =
    You have no { $colour ->
        [green] green
        [blue] blue
       *[red] red
    } card for it.
terra-card-nowhere =
    No full-blown crisis takes { $colour ->
        [green] green
        [blue] blue
       *[red] red
    } cards now.
terra-not-your-turn = Another player decides now.

## What lies on the table

terra-world = The world
terra-region-label = { $region }: { $count } of { $limit ->
        [one] { $limit } full-blown crisis
       *[other] { $limit } full-blown crises
    }.
terra-region-coming = A crisis has just come up here.
terra-crisis-label =
    “{ $crisis }”, { $region }, { $colour ->
        [green] green
        [blue] blue
       *[red] red
    } crisis, cards worth { $total } of { $threat }.
terra-crisis-helped = You have helped here in this turn.
terra-impending = A crisis comes up
terra-answer =
    { $what ->
        [gave] { $name } gave { $card }
        [passed] { $name } gave nothing
        [asked] { $name } is asked now
       *[waits] { $name } is asked later
    }
terra-pile = Draw pile
terra-pile-crises =
    { $count ->
        [one] 1 crisis in it
       *[other] { $count } crises in it
    }
terra-pile-label =
    Draw pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $crises ->
        [one] 1 crisis
       *[other] { $crises } crises
    } among them
terra-solved = Crises solved so far: { $count }.
terra-limits = How near the end is
terra-limits-note = All lose at once when a limit is reached: { $region_limit ->
        [one] { $region_limit } full-blown crisis
       *[other] { $region_limit } full-blown crises
    } in one region, { $colour_limit } of one colour, or { $world_limit } in all.
terra-limit =
    { $limit ->
        [region] In one region
        [colour] Of one colour
       *[all] In all
    }
terra-limit-bar = { $name }: { $count } of { $most }
terra-limit-near = One more ends the world.

## Players

terra-own = Your cards
terra-combinations = To hoard: { $combination ->
        [one] { $combination } card
       *[other] { $combination } cards
    } that go together
terra-combination = { $cards }: worth { $count }
terra-own-hoard =
    Your hoard, worth { $count ->
        [one] 1 point
       *[other] { $count } points
    } if the world is saved
terra-handover-automatic = The cards of { $name } stay hidden until the end.
terra-mark-hand = cards in hand
terra-players-title = Hands and hoards
terra-player =
    { $name }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $hoards ->
        [one] 1 combination
       *[other] { $hoards } combinations
    } hoarded, { $given ->
        [one] 1 card
       *[other] { $given } cards
    } given so far.
terra-given =
    { $count ->
        [one] gave 1 card
       *[other] gave { $count } cards
    }
terra-partner-of = Partner: { $name }
terra-track = Score track
terra-pawn =
    { $name }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## What happened

terra-log-draw = { $name } draws a card.
terra-log-crisis = { $name } draws a crisis: “{ $crisis }”, { $region }, threat { $threat }.
terra-log-give = { $name } gives { $card } against “{ $crisis }”: { $total } of { $threat }.
terra-log-pass = { $name } gives nothing.
terra-log-help = { $name } plays { $card } on “{ $crisis }”: { $total } of { $threat }.
terra-log-hoard = { $name } hoards { $combination ->
        [one] { $combination } card
       *[other] { $combination } cards
    }, face down.
terra-log-end = { $name } ends the turn.
terra-log-discard = { $name } discards { $card }.
terra-log-solve = “{ $crisis }” is solved.
terra-log-erupt = { $total } of { $threat } is not enough: “{ $crisis }” is full-blown.
terra-log-points =
    { $name } scores { $count } for { $why ->
        [first] the first card.
        [highest] the highest card.
       *[last] the last card.
    }
