### print(table) of Terra Futura, in English. One message per key; $names are facts.

futura-text-row =
    Market, level { $level } (deck: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }, discarded: { $pile }):
futura-text-supply = Supply: { $what }.
futura-text-player =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far, { $cubes ->
        [0] no pollution cubes
        [one] 1 pollution cube
       *[other] { $cubes } pollution cubes
    }
futura-text-scoring = Scoring cards of { $name }, secret:
futura-text-scoring-over = Scoring cards of { $name }:
futura-text-pattern = pattern { $rows }
futura-text-used = used for the final activation
futura-text-counted = counted
futura-text-aim = Aim: the most points after { $turns ->
        [one] { $turns } card
       *[other] { $turns } cards
    } each and a final activation. Each counts when it lies on an active card: { $worth }; a set of one scoring card counts as often as you have it. Each card with pollution costs { $penalty ->
        [one] 1 point
       *[other] { $penalty } points
    }.
futura-text-legend = Signs: { $letters }; # a pollution cube, . a free pollution space. Pollution beyond a card's spaces makes it inactive: it does nothing, pays nothing and counts nothing. “2 red for 1 food” means: pay 2 red from any active cards and get 1 food on this card. In a pattern, x is a place that works once in the final activation, 2 one that works twice (rows from top to bottom).
futura-text-activate =
    { $name }: the card just placed sets its row and its column to work. Still to be used, in any order: { $places } ({ $count ->
        [one] 1 activation
       *[other] { $count } activations
    }). Or end.
futura-text-final =
    { $name }: final activation. The pattern of { $card } names { $places } ({ $count ->
        [one] 1 activation
       *[other] { $count } activations
    } left). Use these cards in any order, or end.
futura-text-does =
    { $verb ->
        [take] take this open card, then place it
        [draw] take the top card of this deck unseen, then place it
        [discard] first throw out the last card of this row (place { $row_length }), once a turn
        [place] put the card there, within { $span } rows and { $span } columns in all; it sets its row and its column to work
        [end] leave out the rest of the activations
        [choose] receive this
        [enough] end the transfer
        [reward] receive this from what was paid
       *[decline] remove no cube
    }
futura-text-names = { $card }: activates { $places }
futura-text-sets =
    { $card }: { $count ->
        [0] you don't have the set
        [one] you have the set once
       *[other] you have the set { $count } times
    }, { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
futura-text-cubes =
    { $card }, { $cubes ->
        [0] no cube yet
        [one] 1 cube
       *[other] { $cubes } cubes
    }, { $spaces ->
        [0] no spaces
        [one] 1 space
       *[other] { $spaces } spaces
    }{ $last ->
        [1] : it becomes inactive
       *[0] {""}
    }
