### Charts of Terra Futura, in English. One message per key; $names are facts.
chart-points =
    { $count ->
        [one] { $count } point
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
chart-unit-points = points
chart-unit-cubes-points = cubes, points
chart-unit-times = times
chart-unit-price = cubes per point
chart-unit-each = cubes
chart-unit-activations = activations

chart-nothing-resources = Nobody holds a resource yet.
chart-nothing-used = No card has brought anything yet.
chart-nothing-activated = No card has been activated yet.
chart-nothing-cubes = No pollution has been made yet.
chart-nothing-exchanged = Nothing has been exchanged yet.
chart-nothing-copied = Nobody has used Assistance yet.

terra-futura-chart-resources-title = How did your stores grow?
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

terra-futura-chart-pollution-title = When did your land fill up?
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

terra-futura-chart-activations-title = How much was set to work?
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

terra-futura-chart-early-title = Which card brought the most?
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

terra-futura-chart-price-title = How many cubes does a point cost?
chart-price-made = By what was made
chart-price-players = By player, before the penalty
chart-price-all = Cubes and points in all
chart-price-raw = raw materials
chart-price-money = money only
chart-price-hover =
    { $what }: cubes { $cubes } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chart-price-one = Only { $dear } came with pollution: cubes per point { $high }.
chart-price-summary = Most cubes per point come with { $dear } ({ $high }), fewest with { $cheap } ({ $low }).

terra-futura-chart-exchanges-title = How did raw materials become points?
chart-exchanges-raw = Raw materials
chart-exchanges-taken = taken by gains
chart-exchanges-back = came back with a product
chart-exchanges-paid = paid
chart-exchanges-note = The broader a band, the more tokens.
chart-exchanges-paid-head = paid
chart-exchanges-made-head = made
chart-exchanges-worth-head = points now
chart-exchanges-hover = { $paid } for { $made }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } paid
chart-exchanges-worth = { $count } { $made }: { $points ->
        [one] { $points } point
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
        [one] { $points } point
       *[other] { $points } points
    }.

terra-futura-chart-territory-title = Where do the cubes lie?
chart-territory-note = In each place: cubes / spaces; ✖ and a frame: inactive.
chart-territory-ranked = Cubes on each card
chart-territory-cards = cards, the fullest first
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

terra-futura-chart-assistance-title = Who gained from Assistance?
chart-assistance-copier-head = who copied
chart-assistance-owner-head = whose card
chart-assistance-hover = { $copier } used a card of { $owner } { $count ->
        [one] once
       *[other] { $count } times
    }
chart-assistance-often = How often
chart-assistance-gain = Points gained
chart-assistance-copying = by copying, less the price
chart-assistance-rewards = by rewards
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
        [one] { $points } point
       *[other] { $points } points
    }); charged to the owners, { $cubes ->
        [0] no cube would change sides
        [one] 1 cube would change sides
       *[other] { $cubes } cubes would change sides
    }.

terra-futura-chart-score-title = Where do your points come from?
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

terra-futura-chart-waste-title = What became of the cubes?
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
chart-waste-times-moved = times moved
chart-waste-gone-for-good = gone for good
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

terra-futura-chart-money-title = Do coins and cubes come together?
chart-money-coins = Coins paid so far
chart-money-cubes = Cubes put down so far
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
    }{ $hidden ->
        [0] {""}
        [one] {" "}(and 1 hidden one)
       *[other] {" "}(and { $hidden } hidden ones)
    }; { $free ->
        [one] 1 exchange without money made
       *[other] { $free } exchanges without money made
    } { $freecubes }.

## Another order of cards, another way to count pollution

terra-futura-chart-swap-title = What if you had swapped the order?
chart-swap-made = { $name }: tokens made
chart-swap-cubes = { $name }: cubes made
chart-swap-axis = turn placed
chart-swap-placed = as placed
chart-swap-swapped = swapped
chart-swap-placed-hover =
    { $card }: { $amount } in { $chances ->
        [one] 1 chance
       *[other] { $chances } chances
    }
chart-swap-swapped-hover =
    { $card }, swapped: { $amount } in { $chances ->
        [one] 1 chance
       *[other] { $chances } chances
    }
chart-swap-note = Turns { $pairs } change places. Each chance brings what it brought: a sum, not a game.
chart-swap-nothing = Once more than half of the cards lie there, some can be swapped.
chart-swap-no-made = None of these cards has made a token yet.
chart-swap-no-cubes = None of these cards has made a cube.
chart-swap-summary =
    As placed, these cards made { $made ->
        [one] 1 token
       *[other] { $made } tokens
    } and { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } in turns 1 to { $turns }; with the first { $half } and the last { $half } swapped it would be about { $mades } and { $cubess }.
chart-column-chances = chances
chart-column-chances-swapped = chances, swapped
chart-column-made-swapped = tokens made, swapped
chart-column-cubes-swapped = cubes, swapped

terra-futura-chart-penalty-title = What if each cube cost a point?
chart-penalty-points = Points
chart-penalty-lost = points lost
chart-penalty-lost-by = { $name }: points lost
chart-penalty-card = each polluted card costs { $penalty }
chart-penalty-cube = each cube costs { $penalty }
chart-penalty-hover = { $name }, { $how }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chart-penalty-lost-hover =
    { $how }: { $points ->
        [one] { $points } point lost
       *[other] { $points } points lost
    }
chart-penalty-one =
    { $name } has { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } on { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if each polluted card costs { $penalty }, { $other } if each cube does.
chart-penalty-part = { $name } { $points } or { $other }
chart-penalty-summary =
    Points if each polluted card costs { $penalty }, or each cube: { $parts }. { $lead ->
        [other] Counted by cube, the lead changes.
       *[same] Counted by cube, the lead stays.
    }
chart-column-polluted = polluted cards
chart-column-by-card = points by card
chart-column-by-cube = points by cube

terra-futura-chart-life_cycle-title = How clean are clean cards?
chart-life-stages = Cubes, by part of life
chart-life-materials = getting raw materials
chart-life-making = making products
chart-life-building = building clean cards (not in the rules)
chart-life-payback = { $name }: building paid back?
chart-life-products = products of clean cards
chart-life-built = cubes for building them
chart-life-note = Building a clean card is counted as { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} here. No rule of the game says so.
chart-life-hover = { $products ->
    [one] { $products } product of clean cards
   *[other] { $products } products of clean cards
}, { $cubes ->
    [one] { $cubes } cube for building them
   *[other] { $cubes } cubes for building them
}
chart-life-part = { $name }: { $products ->
    [one] { $products } product of clean cards
   *[other] { $products } products of clean cards
}, against { $cubes ->
    [one] { $cubes } cube for building them
   *[other] { $cubes } cubes for building them
}
chart-life-summary = { $materials ->
    [one] { $materials } cube came
   *[other] { $materials } cubes came
} from getting raw materials, { $making } from making products. { $parts }.
chart-unit-products-cubes = products, cubes
chart-column-clean-products = products of clean cards
chart-column-building-cubes = cubes for building
