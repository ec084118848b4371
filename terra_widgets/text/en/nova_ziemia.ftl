### Nova Ziemia, in English. One message per key; $names are facts.

## Refused moves

nova-move-not-text = A move is a text such as "rotate b2", not { $found }. The legal ones are in table.legal_moves.
nova-move-unknown = "{ $found }" is not a move. Did you mean "{ $near }"? The legal ones are in table.legal_moves.
nova-move-no-number = { $found } is not the number of a move. Take one from legal_moves.
nova-over = The game is over: no more moves. Start another one with tw.new.
nova-not-now =
    "{ $move }" is not possible now. { $decision ->
        [shape] Shape the planet, then say "settle".
        [settle] The shaping is over. Discard missions that are met, then say "end".
        [discard] Discard missions first: no mission was met this turn.
        [excess] First discard the missions that the disaster takes.
        [bid] Say how many actions the task needs, such as "bid 4".
       *[lower] Bid lower, say "pass", or wait until time is up.
    }
nova-actions-used =
    { $most ->
        [0] No actions are allowed in this turn.
        [one] The one action of this turn is used up.
       *[other] All { $most } actions of this turn are used up.
    } Settle, or take the last one back.
nova-actions-bid = You bid { $most ->
        [one] { $most } action, and it is
       *[other] { $most } actions, and they are
    } used up. Settle, or take the last one back.
nova-banned =
    As long as { $card } lies open, { $kind ->
        [rotate] no tile may be rotated
        [flip] no tile may be turned over
        [rows] no row may be shifted
       *[columns] no column may be shifted
    }.
nova-back-nothing = There is no action to take back in this turn.
nova-not-in-hand = The mission { $card } is not in the hand.
nova-not-in-book = The goal { $card } is not in the book of goals.
nova-goal-done = The goal { $card } has been met already.
nova-goal-first = A goal can only be met in a turn that meets a mission. Discard a mission first.
nova-not-met =
    { $card } asks for { $count ->
        [one] a { $colour } zone
       *[other] { $count } { $colour } zones
    } of { $exact ->
        [1] exactly
       *[other] at least
    } { $value }; { $largest ->
        [0] there is none
       *[other] the largest one has { $largest }
    }.
nova-zone-used = A zone serves one card only: what { $card } asks for ({ $colour }, { $value }) is used by the cards settled before it.
nova-end-nothing = Discard at least one mission that is met, then end the turn.
nova-bid-number = { $found } is no bid: say a number of actions from { $least_bid } to { $most_bid }.
nova-bid-lower = { $bid } is not lower than the lowest bid, { $lowest }.
nova-speak-nobody =
    There is no player { $player }: { $count ->
        [one] one plays
       *[other] { $count } play
    } here.
nova-speak-has = Player { $player } has the word already.
nova-speak-lowest = Player { $player } has the lowest bid and need not undercut it.

## Setting up

nova-players = Nova Ziemia is for 1 to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, not { $found }.
nova-competition-players = The competition is for { $least_competitors } to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, not { $found }.
nova-competition-options = The competition is played without disasters, first_game and goals. Leave these options out.
nova-option-goals = The option goals names the goals of the book, such as "W9,B9,Y8,G9" or [9, 9, 8, 9], or is "one_eight" or "two_eights", not { $found }.
nova-goals-unknown = "{ $found }" is no goal of this deck. Name goals by their ids ({ $known }), or give four numbers, one for each colour.
nova-goals-twice = The goal "{ $found }" is in the book twice. Name each goal once.
nova-goals-first = A first game has the goals of value { $first_goal }. Leave out first_game, or goals.
nova-option-disasters = The option disasters is one of { $known }, not { $found }.
nova-deck-few =
    The deck has { $have ->
        [one] { $have } mission
       *[other] { $have } missions
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }; at least { $need } are needed.
nova-deck-nines = For a first game the deck needs a goal of value { $first_goal } in each colour.
nova-deck-eights = For goals of value { $harder_goal } the deck needs one in each colour.
nova-deck-disasters = The deck has too few disasters for this game: yellow ones { $yellow }, red ones { $red }.

## Deck files

nova-deck-id = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" would be taken for a number of cards. Put a letter in front, for example M12.
nova-deck-not-here = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" does not belong in a row of kind "{ $kind }". Leave the cell empty.
nova-deck-tiles = { $file } has { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }; a planet needs exactly { $need }.
nova-deck-missions = { $file } has { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    } for any number of players; a game needs at least { $least }.
nova-deck-goals = { $file } has no { $colour } goal. Each colour needs one.
nova-deck-tile = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not a tile. Write the colours to the north, east, south and west: two neighbouring ones are the same, and two more follow, such as: white white blue green
nova-deck-zones = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" does not say which zones. Write for example: blue 5, or for two zones: 2 x blue 4
nova-deck-effect-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is there twice. Remove one.

## Positions

nova-position-mode =
    In { $where }: this has no meaning { $found ->
        [1] in the competition
       *[other] outside the competition
    }.
nova-position-players = In { $where }: Nova Ziemia has 1 to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, here are { $found }.
nova-position-card = In { $where }: the card { $found } does not belong here. Missions above the number of players are left out.
nova-position-planet = In { $where }: a planet is four rows of four tiles.
nova-position-tile = In { $where }: { $found } is not a tile of the deck. Write its id; behind it /180 when it is rotated, /ew or /ns when it is turned over.
nova-position-tile-twice = In { $where }: each tile lies on the planet once.
nova-position-action = In { $where }: { $found } is not an action such as "rotate b2".
nova-position-actions = In { $where }: { $found ->
        [one] { $found } action is
       *[other] { $found } actions are
    } more than this turn has.
nova-position-goals = In { $where }: the book of goals needs at least one goal.
nova-position-cards-left = In { $where }: there are too few missions left to deal.
nova-position-done = In { $where }: with every goal met the game is over.
nova-position-disasters = In { $where }: this game is played without disasters. Set the option disasters.
nova-position-needed =
    In { $where }: there { $found ->
        [one] is { $found } value
       *[other] are { $found } values
    } for the cards that are settled ({ $count }). Give each card its value.
nova-position-due =
    In { $where }: { $found ->
        [one] { $found } number
       *[other] { $found } numbers
    }, but { $players ->
        [one] { $players } player
       *[other] { $players } players
    } at the table. Say for each player how many missions the disaster still takes.
nova-position-claimed = In { $where }: { $found } can't have been settled with these zones. List a mission first, and no zone twice.
nova-position-stuck = Nobody could be asked for "{ $found }" here. Check hands, bids and zones.
nova-position-easy = In { $where }: the task { $found } needs fewer actions than anybody may bid.
nova-position-won = In { $where }: { $found } has the points to win, so the game is over.
nova-position-bids = In { $where }: each player has a bid from { $least_bid } to { $most_bid }, or 0 when it is still to come; players bid in turn.
nova-position-turn = In { $where }: it can't be the turn of { $found }.

## The end

nova-won =
    All goals are met with { $left ->
        [one] one card
       *[other] { $left } cards
    } left in the library. You are { $rank ->
        [wanderer] wanderers
        [coloniser] colonisers
        [terraformer] terraformers
        [emperor] emperors
        [legend] legends
       *[creator] creators
    }.
nova-lost = The library has too few cards: the settlers are lost, with { $met } of { $goals ->
        [one] { $goals } goal
       *[other] { $goals } goals
    } met.
nova-first = The first to reach { $points ->
        [one] { $points } point
       *[other] { $points } points
    } wins.
nova-nobody = No task is left, and nobody reached { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
nova-count-goals = goals met
nova-count-library = cards left in the library
nova-count-up = tasks carried out
nova-count-down = tasks missed

## Automatic players

nova-player =
    { $what }: { $why ->
        [goal] it belongs to a plan of { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } that meets a mission and { $goals ->
            [one] a goal
           *[other] { $goals } goals
        } this turn.
        [mission] it belongs to a plan of { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } that meets a mission and works for the goals.
        [failure] I found no way to a mission of mine, and every action would cost a card more.
        [own] it leads to the nearest of my own missions.
        [all] it is met, so why not?
        [meet] one mission is enough for this turn.
        [reach] its zones are there, and no mission needs them.
        [spare] every further mission would cost a card of the library.
        [hardest] it is the hardest one to meet from here.
        [task] I know how to do the task with { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
        [stuck] I see no way to do the task.
        [bid] I found a way with so many actions.
        [guess] I found no way, so I say { $actions }.
       *[pass] I see no way with fewer than { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
    }
nova-phrase-rotate = Rotate { $cell }
nova-phrase-flip =
    Turn { $cell } over { $axis ->
        [ew] sideways
       *[ns] top to bottom
    }
nova-phrase-shift =
    Shift { $line ->
        [row] row
       *[column] column
    } { $cell } { $way ->
        [left] to the left
        [right] to the right
        [up] up
       *[down] down
    }
nova-phrase-back = Take the last action back
nova-phrase-settle = Settle
nova-phrase-meet = Mission { $card } is done
nova-phrase-reach = Goal { $card } is met
nova-phrase-end = End the turn
nova-phrase-discard = Discard { $card }
nova-phrase-bid = Bid { $count }
nova-phrase-pass = Pass
nova-phrase-time = Time is up
nova-phrase-speak = Player { $player } has the word

## The table as text

nova-colour-white = white
nova-colour-blue = blue
nova-colour-yellow = yellow
nova-colour-green = green
nova-draw-need =
    { $count ->
        [one] a { $colour } zone of { $value }
       *[other] { $count } { $colour } zones of { $value }
    }
nova-effect-discard =
    { $count ->
        [one] one card of the library is discarded
       *[other] { $count } cards of the library are discarded
    }
nova-effect-hand =
    { $washes ->
        [1] at most { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    } in a hand; when it opens, everybody discards what is above, and one at least
       *[other] hands of { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
    }
nova-effect-actions = at most { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } in a turn
nova-effect-missions = a mission needs a zone larger by { $count }
nova-effect-failure = a failure costs { $count } more
nova-effect-rotate = no tile may be rotated
nova-effect-flip = no tile may be turned over
nova-effect-rows = rows can't be shifted
nova-effect-columns = columns can't be shifted

## Charts

nova-chart-turn = turn
nova-ziemia-chart-zones-title = How did the zones grow?
nova-ziemia-chart-actions-title = Who did how much in a turn?
nova-ziemia-chart-library-title = How many cards are left?
chart-unit-nova-zones = triangles
chart-unit-nova-actions = actions
chart-unit-nova-library = cards
chart-column-nova-white = white
chart-column-nova-blue = blue
chart-column-nova-yellow = yellow
chart-column-nova-green = green
chart-column-nova-actions = actions
chart-column-nova-library = library
nova-chart-zones = The largest zones now: { $zones }.
nova-chart-zones-hover =
    { $turn ->
        [0] At the beginning
       *[other] After turn { $turn }
    }: { $colour } { $value }
nova-chart-actions =
    { $count ->
        [one] One action
       *[other] { $count } actions
    } in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
nova-chart-actions-hover =
    { $name }, turn { $turn }: { $count ->
        [one] one action
       *[other] { $count } actions
    }
nova-chart-library =
    { $count ->
        [one] One card is
       *[other] { $count } cards are
    } left in the library after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
nova-chart-library-hover =
    { $turn ->
        [0] At the beginning
       *[other] After turn { $turn }
    }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
nova-chart-library-name = library
