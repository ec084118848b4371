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
terra-notice-solve = Solved: { $crisis }
terra-notice-erupt = Full-blown in { $region }: { $crisis }
terra-scored =
    { $why ->
        [first] the first card
        [highest] the highest card
       *[last] the last card
    }
terra-log-points =
    { $name } scores { $count } for { $why ->
        [first] the first card.
        [highest] the highest card.
       *[last] the last card.
    }

## The end of a game

terra-end-lost = The world is lost. Everybody loses.
terra-end-note =
    Gave { $given ->
        [one] { $given } card
       *[other] { $given } cards
    }, hoarded { $hoarded }.
terra-end-hoarded =
    { $name } hoarded most: cards worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terra-end-nobody-hoarded = Nobody hoarded anything.
terra-end-edge =
    from then on one more { $limit ->
        [region] crisis in { $region ->
            [north-america] North America
            [south-america] South America
            [europe] Europe
            [africa] Africa
            [asia] Asia & Middle East
           *[oceania] Oceania & South-East Asia
        }
        [colour] { $colour ->
            [green] green
            [blue] blue
           *[red] red
        } crisis
       *[all] crisis
    } was the end of the world.
terra-end-edge-always =
    From the start one more { $limit ->
        [region] crisis in { $region ->
            [north-america] North America
            [south-america] South America
            [europe] Europe
            [africa] Africa
            [asia] Asia & Middle East
           *[oceania] Oceania & South-East Asia
        }
        [colour] { $colour ->
            [green] green
            [blue] blue
           *[red] red
        } crisis
       *[all] crisis
    } was the end of the world.
## What a move would bring

terra-stakes = Solved: { $first_points } ★ for the first card, { $highest_points } ★ for the highest. Else: { $limit }.
terra-stakes-lost = all lose
terra-stakes-all = in all
terra-foretold-asks = Then the limit is reached, and all lose at once. Go on?
terra-foretold-give =
    { $what ->
        [solved] { $total } of { $threat }: that is enough. { $points ->
            [0] The others get the points.
           *[other] { $sure ->
                [1] You get { $points } ★.
               *[other] You get { $points } ★, less if somebody plays a higher card.
            }
        }
        [open] { $total } of { $threat }: { $lack } must come from the others. { $points ->
            [0] The others would get the points.
           *[other] If it is solved, you get up to { $points } ★.
        }
       *[fails] Only { $total } of { $threat }: the card is lost ({ $stakes }).
    }
terra-foretold-pass =
    { $what ->
        [solved] { $total } of { $threat }: it is solved without you, and you get nothing.
        [open] You keep your cards. So far { $total } of { $threat }.
       *[fails] Only { $total } of { $threat }: the crisis is full-blown ({ $stakes }).
    }
terra-foretold-draw = Crises among the cards of the pile: { $crises } of { $count }.
terra-foretold-help =
    { $total } of { $threat }: { $lack } still missing. The last card brings { $last_points } ★.
terra-foretold-solve = { $total } of { $threat }: the crisis is solved. You get { $points } ★.
terra-foretold-hoard = { $count } ★ at the end, if the world is saved. Your turn is over.
terra-foretold-discard =
    { $count ->
        [0] The last card to discard.
        [one] Then one more to discard.
       *[other] Then { $count } more to discard.
    }
terra-foretold-end =
    { $count ->
        [0] No crisis is full-blown.
        [one] One crisis stays full-blown.
       *[other] { $count } crises stay full-blown.
    }{ $above ->
        [0] {""}
        [one] {" "}You discard one card.
       *[other] {" "}You discard { $above } cards.
    }
