### The board and the log of Terra Futura, in English. One message per key; $names are facts.

## Widgets

round-turns = Round { $round } of { $turns }
round-final = Final activations
round-sets = Choosing the sets

supply-beyond =
    { $kind } ({ $count ->
        [one] one more is in play
       *[other] { $count } more are in play
    })
amount-green = { $count } green
amount-red = { $count } red
amount-yellow = { $count } yellow
amount-food = { $count } food
amount-construction = { $count } construction
amount-goods = { $count } goods
amount-money = { $count } money
amount-pollution = { $count } pollution
amount-raw =
    { $count ->
        [one] any raw material
       *[other] { $count } raw materials of any colour
    }
amount-raw-or-money =
    { $count ->
        [one] any raw material or money
       *[other] { $count } raw materials of any colour or money
    }
list-or = { $items } or { $last }

card-top = top: { $does }
card-bottom = bottom: { $does }
effect-get = get { $gives }
effect-pay-get = pay { $cost }, get { $gives }
effect-exchange = { $cost } for { $gives }
effect-transfer = pollution transfer: bring up to { $transfer_limit ->
        [one] { $transfer_limit } cube
       *[other] { $transfer_limit } cubes
    } from your other cards
effect-assistance = Assistance: copy the bottom of another player's card

theme-long-distance-trade = long-distance trade
theme-transport = transport
theme-industry = industry
theme-farming = farming
theme-mining = mining
theme-recycling = recycling
theme-clean-energy = clean energy
theme-waste = waste
theme-circular-economy = circular economy

place-where = row { $row }, column { $column }
place-empty = empty
place-pollution = { $cubes } of { $spaces } pollution
place-active = active
place-inactive = inactive
place-pending = can be activated
place-acting = acting now

market-level = Level { $level }
market-deck =
    deck of level { $level }, { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }
market-pile =
    discard pile of level { $level }, { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }
market-place = level { $level }, place { $place }
market-spaces =
    { $spaces ->
        [0] no pollution space
        [one] 1 pollution space
       *[other] { $spaces } pollution spaces
    }
territory-of = territory of { $name }

do-place = place the card here
do-pay = pay { $what }
do-pollute = put a pollution cube here
do-move = move a cube from here
do-clean = remove a cube
do-end = End activations
do-enough = Enough cubes moved
do-decline = Remove no cube
do-pattern = Pattern of { $card }
do-pattern-secret =
    { $number ->
        [1] Pattern of your first scoring card
       *[other] Pattern of your second scoring card
    }
do-score = Set of { $card }
do-score-secret =
    { $number ->
        [1] Set of your first scoring card
       *[other] Set of your second scoring card
    }

prompt-market = { $name }: take a card from the market. You may first discard the last card of one row.
prompt-market-discarded = { $name }: now take a card from the market.
prompt-place = { $name }: place { $card } in your territory. It sets its row and its column to work.
prompt-activate =
    { $name }: use the lit cards in any order, or end. { $count ->
        [one] One activation is left.
       *[other] { $count } activations are left.
    }
prompt-activate-none =
    { $name }: no card can be used now, though { $count ->
        [one] one activation is left
       *[other] { $count } activations are left
    }. End your activations.
prompt-copy = { $name }: choose the card of another player that your starting card copies.
prompt-pay = { $name }: pay { $what }.
prompt-choose =
    { $name }: choose what you receive. { $count ->
        [one] One choice is left.
       *[other] { $count } choices are left.
    }
prompt-pollute =
    { $name }: put { $count ->
        [one] a pollution cube
       *[other] { $count } pollution cubes, one after the other,
    } on your active cards.
prompt-move =
    { $name }: choose where a cube comes from; it goes to { $card }. { $count ->
        [one] One more fits.
       *[other] Up to { $count } more are possible.
    }
prompt-reward = { $name }: { $other } copied your card { $card }. Choose your reward from what was paid.
prompt-clean = { $name }: { $other } copied your card { $card }. You may remove a cube from one of your cards.
prompt-pattern = { $name }: choose the scoring card whose pattern you use for the final activation.
prompt-score = { $name }: choose the scoring card whose set counts for you.

why-first =
    { $decision ->
        [market] First take a card from the market.
        [place] First place the card in your hand.
        [activate] First activate your cards, or end the activations.
        [copy] First choose the card to copy.
        [pay] First pay the rest of the price.
        [choose] First choose what you receive.
        [pollute] First put down the pollution.
        [move] First move a cube, or say that it is enough.
        [reward] First choose a reward.
        [clean] First remove a cube, or leave it.
        [pattern] First choose a pattern for the final activation.
       *[score] First choose the set that counts.
    }
why-other-territory = This is the territory of { $name }. { $decider } decides now.
why-pay-nothing = Nothing that is still to be paid lies here.
scoring-set = set of { $set }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pattern-places = pattern: { $places }
pattern-place =
    { $place ->
        [0] top left
        [1] top middle
        [2] top right
        [3] middle left
        [4] centre
        [5] middle right
        [6] bottom left
        [7] bottom middle
       *[8] bottom right
    }
pattern-times =
    { $place ->
        [0] top left
        [1] top middle
        [2] top right
        [3] middle left
        [4] centre
        [5] middle right
        [6] bottom left
        [7] bottom middle
       *[8] bottom right
    } { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }
scoring-owner = scoring cards of { $name }

## Log

log-discard = { $name } discards { $card }.
log-take = { $name } takes { $card }.
log-draw = { $name } draws the top card of level { $level }.
log-place = { $name } places { $card }.
log-use = { $name } uses { $card }: { $effect }.
log-use-transfer = { $name } begins a pollution transfer to { $card }.
log-use-assistance = { $name } asks for Assistance.
log-end = { $name } ends the activations.
log-copy = { $name } copies { $card } of { $other }: { $effect }.
log-copy-transfer = { $name } copies the pollution transfer of { $card } of { $other }.
log-enough = { $name } ends the transfer.
log-decline = { $name } leaves all cubes where they are.
log-pattern = { $name } uses the pattern of { $card }.
log-score = { $name } counts the set of { $card }.
log-pay = { $name } pays { $what } from { $card }.
log-gain = { $name } gains { $what } on { $card }.
log-receive = { $name } receives { $what } on { $card }.
log-reward = { $name } gets { $what } on { $card } as a reward.
log-pollute = { $name } puts { $what } on { $card }.
log-transfer = { $name } moves { $what } from { $from } to { $card }.
log-clean = { $name } removes { $what } from { $card }.
log-inactive = This makes { $card } inactive.
log-active = This makes { $card } active again.
log-refill = Row { $level } gets { $card }.
log-reshuffle = Deck { $level } has run out: its discard pile is shuffled and becomes the deck.
log-final = The final activations begin.
notice-inactive = { $card } stands still
notice-inactive-text = { $name }: one cube too many. Nothing on this card works, can be spent or scores until a cube leaves it.
notice-final-text = The market closes. Each territory works once more, by the pattern of a scoring card.

## What a move would bring

foretold-place =
    { $count ->
        [one] Sets only this card to work.
       *[other] Sets { $count } cards to work: { $cards }.
    }
foretold-place-badge =
    { $count ->
        [one] 1 card works
       *[other] { $count } cards work
    }
foretold-use =
    { $effect }: { $change } { $size ->
        [one] point
       *[other] points
    }{ $cubes ->
        [0] .
        [one] , and a pollution cube for one of your cards.
       *[other] , and { $cubes } pollution cubes for your cards.
    }
foretold-receive =
    { $what }: { $size ->
        [0] no points, but it pays.
        [one] { $size } point.
       *[other] { $size } points.
    }
foretold-cube =
    { $size ->
        [0] The points stay the same.
        [one] { $change } point.
       *[other] { $change } points.
    }
foretold-cube-safe =
    Safe: the card goes on working. { $size ->
        [0] No points are lost.
        [one] { $change } point.
       *[other] { $change } points.
    } { $room ->
        [0] The next cube stops it.
       *[other] There is room for { $room } more.
    }
foretold-cube-safe-badge = safe { $change } ★
foretold-cube-stops =
    Stops { $card }{ $count ->
        [0] {""}
       *[other] {" "}and locks { $what }
    }. { $size ->
        [0] No points are lost.
        [one] { $change } point.
       *[other] { $change } points.
    }
foretold-cube-stops-badge = stops { $change } ★
foretold-cube-frees =
    The card works again{ $count ->
        [0] {""}
       *[other] {" "}and frees { $what }
    }. { $size ->
        [0] The points stay the same.
        [one] { $change } point.
       *[other] { $change } points.
    }
foretold-cube-frees-badge = frees { $change } ★
foretold-end =
    { $count ->
        [one] One activation is given up.
       *[other] { $count } activations are given up.
    }
foretold-pattern =
    Sets to work: { $cards }.{ $stopped ->
        [0] {""}
        [one] {" "}One of them is stopped by pollution.
       *[other] {" "}{ $stopped } of them are stopped by pollution.
    }
foretold-pattern-badge =
    { $stopped ->
        [0] {""}
       *[other] { $stopped } stopped
    }
foretold-set =
    { $count ->
        [0] No set yet. It needs { $lacking } more.
        [one] One set: +{ $points } ★. The next one needs { $lacking } more.
       *[other] { $count } sets: +{ $points } ★. The next one needs { $lacking } more.
    }
foretold-set-badge =
    { $count ->
        [0] needs { $lacking }
       *[other] +{ $points } ★
    }
foretold-payment = paid { $paid } of { $count }
foretold-this = this card

## The end of a game

count-locked = lost on inactive cards
end-pollution =
    Pollution cost { $cubes ->
        [one] { $cubes } point
       *[other] { $cubes } points
    } in the count{ $locked ->
        [0] .
        [one] ; lost on inactive cards: { $locked } point.
       *[other] ; lost on inactive cards: { $locked } points.
    }
end-pollution-none = Pollution cost nothing.
end-pollution-most =
    Pollution cost { $name } most: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
