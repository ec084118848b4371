### print(table) of Terra, in English. One message per key; $names are facts.

terra-text-world = Full-blown crises, with the cards on them:
terra-text-calm = There are no full-blown crises.
terra-text-impending = If the cards reach the threat, it is solved: { $first_points ->
        [one] { $first_points } point
       *[other] { $first_points } points
    } for the first card and { $highest_points } for the highest. If not, the cards are lost and the crisis is full-blown.
terra-text-hand = Cards of { $name }, secret: { $cards }
terra-text-hoard = Hoard of { $name }, secret until the end: { $cards }
terra-text-aim = Aim: draw the whole pile together before a limit is reached; then the most points win. Points: { $first_points } for the first and { $highest_points } for the highest card on a crisis that is solved when it comes up, { $last_points } for the card that solves a full-blown crisis, and the values of your hoarded cards. In a lost world nobody wins.
terra-text-legend = Signs: G green, B blue, R red, with the value of the card: G5 is a green 5. A crisis takes cards of its colour only. { $combination ->
        [one] { $combination } card
       *[other] { $combination } cards
    } go together when they are alike, or have one value in the three colours, or follow each other in one colour or in all three. At the end of a turn you keep at most { $hand_limit ->
        [one] { $hand_limit } card
       *[other] { $hand_limit } cards
    }.
terra-text-does =
    { $verb ->
        [draw] draw the top card: a solution for your hand, or a crisis that all are asked about
        [pass] give nothing
        [end] end the turn
       *[discard] discard this card
    }
terra-text-then =
    then { $total } of { $threat }
terra-text-worth =
    worth { $count ->
        [one] 1 point
       *[other] { $count } points
    } if the world is saved; ends the turn
