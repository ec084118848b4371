### Terrabilis, in English. One message per key; $names are facts.

game-terrabilis = Terrabilis
game-terrabilis-about = Countries that build, trade and share one thermometer.

## Words

terrabilis-resource-nature = nature
terrabilis-resource-wellbeing = well-being
terrabilis-resource-energy = energy
terrabilis-resource-terras = Terras
terrabilis-category-economic = economic
terrabilis-category-services = services
terrabilis-category-energy = energy

## Setting up

terrabilis-players-number = Terrabilis is for { $least_players } to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, not { $found }.
terrabilis-option-word = The option { $name } is one of { $known }, not { $found }.

## Refused moves

terrabilis-move-no-number = { $found } is not the number of a move. Take one from legal_moves.
terrabilis-game-over = The game is over: no more moves. Start another one with tw.new.
terrabilis-not-now =
    "{ $move }" is not possible now. { $decision ->
        [roll] Roll the dice first.
        [draw] Draw a card from one of the piles first.
        [build] Install a card, or put one back.
        [quiz] Answer the question first.
        [reward] Choose the reward first: Terras, energy or another roll.
        [follow] Follow what the square or its card says first.
        [slush] Accept the money or refuse it first.
        [join] Join the Alliance or stay out first.
        [trade] Choose a partner, or say "done".
        [offer] Put together the offer, make it or drop it first.
        [answer] The partner agrees or declines first.
        [disaster] Roll the die of the disaster first.
        [owe] Borrow, or pay what there is and leave the game, first.
       *[hit] The country that was hit first pays nature or well-being.
    }
terrabilis-borrow-twice = There is a loan already. Repay it before taking another.
terrabilis-borrow-short = A loan costs { $need } well-being; the country has { $has }.
terrabilis-loan-own =
    Player { $player } decides now, so no number is needed. { $verb ->
        [borrow] Say "borrow".
       *[repay] Say "repay".
    }
terrabilis-loan-turn = In this game a loan is taken and repaid only by the country that decides. Wait for its decision.
terrabilis-repay-none = There is no loan to repay.
terrabilis-repay-short = { $lack } Terras are missing to repay the loan of { $borrowed }.
terrabilis-draw-empty =
    There are no cards left in the pile { $pile ->
        [economic] economic
        [services] services
       *[energy] energy
    }. Draw from another one.
terrabilis-keep-four = With more than { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } in hand one has to be installed or put back.
terrabilis-card-built = { $card } is installed already.
terrabilis-card-not-held = { $card } is not among the cards in hand.
terrabilis-return-three = There { $most ->
        [one] is no more than { $most } card
       *[other] are no more than { $most } cards
    } in hand: { $card } need not be put back. Say "keep".
terrabilis-install-short =
    { $card } can't be paid in full: { $kind ->
        [terras] { $lack } Terras are missing
        [energy] { $lack } energy is missing
        [nature] { $lack } nature is missing
       *[wellbeing] { $lack } well-being is missing
    }.
terrabilis-trade-no-player = There is no player { $player }: the table has { $count }.
terrabilis-trade-self = A country can't trade with itself. Choose another member.
terrabilis-trade-out = Player { $player } is out of the game.
terrabilis-trade-outsider = Player { $player } is not a member of the Alliance.
terrabilis-trade-ended = The talks with player { $player } are over on this visit. Choose another member, or say "done".
terrabilis-talks-three = "{ $move }" is not possible in this game: its talks end after { $most ->
        [one] { $most } offer
       *[other] { $most } offers
    }. Agree, decline or make an offer.
terrabilis-trade-enough = { $most ->
        [one] { $most } offer was
       *[other] { $most } offers were
    } made on this visit. Say "done".
terrabilis-offer-full = An offer holds at most { $most ->
        [one] { $most } thing
       *[other] { $most } things
    }. Make it, or drop it.
terrabilis-offer-both = The same resource can't be given and asked for in one offer.
terrabilis-offer-short =
    { $asks ->
        [0] The country
       *[other] The partner
    } { $kind ->
        [nature] needs its last nature
        [wellbeing] needs its last well-being
        [energy] has no more energy for this
       *[terras] has no more Terras for this
    }, so the offer can't hold that much.
terrabilis-offer-empty = The offer is empty. Put something in, or drop it.
terrabilis-swap-one = One card for one card: another is in the offer already.
terrabilis-swap-no-cards = Player { $player } holds no card to give for it.
terrabilis-want-no-card = First offer a card. Then say what kind of card you want for it.
terrabilis-want-one = A kind of card is asked for already. Drop the offer to begin another.
terrabilis-agree-kind =
    { $card } is of another kind. The offer asks for { $pile ->
        [economic] an economic card
        [services] a service
       *[energy] an energy card
    }.
terrabilis-agree-short =
    There is not enough { $kind ->
        [nature] nature
        [wellbeing] well-being
        [energy] energy
       *[terras] money
    } to agree.
terrabilis-agree-no-card = No card is asked for. Say "agree".
terrabilis-agree-which = A card is offered for a card: say which one you give, for example "agree S01".

## Decks

terrabilis-deck-few =
    { $file } has { $part ->
        [hazard] { $count ->
            [one] { $count } hazard
           *[other] { $count } hazards
        }
        [quiz] { $count ->
            [one] { $count } quiz question
           *[other] { $count } quiz questions
        }
        [economic] { $count ->
            [one] { $count } economic card
           *[other] { $count } economic cards
        }
        [services] { $count ->
            [one] { $count } service
           *[other] { $count } services
        }
       *[energy] { $count ->
            [one] { $count } energy card
           *[other] { $count } energy cards
        }
    }; a game needs at least { $least }.
terrabilis-deck-squares = { $file } has { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }. A board has { $least } to { $most }.
terrabilis-deck-start = { $file }: the first square, and no other, is "start"; here there are { $count } of them. Put it on top of the squares, once.
terrabilis-deck-kinds = { $file } has no square of these kinds: { $found }. Add one of each.
terrabilis-deck-not-here = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" does not belong on a card of the kind "{ $kind }". Leave the cell empty.
terrabilis-deck-nothing = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the hazard does nothing. Write for example: pay 1 nature, get 2000 terras.
terrabilis-deck-answer = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": an answer is missing. A question has three.
terrabilis-deck-answer-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the answer "{ $found }" is there twice. Make all three different.
terrabilis-deck-amounts = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not understood. Write an amount and one of { $known }, with + between several.
terrabilis-deck-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is there twice. Write it once with the sum.
terrabilis-deck-step = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not a whole number of notes of { NUMBER($step, useGrouping: 0) } Terras.
terrabilis-deck-impact = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not understood. Write for example: pay 2 nature + 1 wellbeing, get 1 nature.

## Positions

terrabilis-position-players = A position has { $least_players } to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, not { $found }.
terrabilis-position-category = In { $where }: the card { $found } belongs to another pile.
terrabilis-position-flag = In { $where }: expected True or False, found { $found }.
terrabilis-position-notes = In { $where }: { $found } Terras can't be paid in notes of { NUMBER($note, useGrouping: 0) }.
terrabilis-position-out = In { $where }: a country that is out of the game has no loan.
terrabilis-position-hand = In { $where }: { $found ->
        [one] { $found } card is
       *[other] { $found } cards are
    } in hand; at most { $most } can be.
terrabilis-position-cards-left = In { $where }: there are no cards left for this.
terrabilis-position-zone = { $found ->
        [one] { $found } counter is
       *[other] { $found } counters are
    } on the Impact zone, which has { $most ->
        [one] { $most } place
       *[other] { $most } places
    } now.
terrabilis-position-counters =
    There { $found ->
        [one] is { $found } counter
       *[other] are { $found } counters
    } of { $kind ->
        [nature] nature
       *[wellbeing] well-being
    } in all; the game has { $most }.
terrabilis-position-empty = In { $where }: at least one card has to be there.
terrabilis-position-alone = In { $where }: with fewer than two countries in the game it is over.
terrabilis-position-turn-out = In { $where }: the country on turn is out of the game.
terrabilis-position-square = The decision "{ $found }" never comes on the square of the country on turn.
terrabilis-position-member = The decision "{ $found }" never comes for this country: it depends on whether it is in the Alliance.
terrabilis-position-hit = In { $where }: list the countries that still have to pay, each once, without the one on turn.
terrabilis-position-dues = In { $where }: list what is owed; the first is of a country that has too few Terras for it, no loan, and enough well-being for one.
terrabilis-position-partner = In { $where }: trading needs another member of the Alliance.
terrabilis-position-both = In { $where }: the same resource is given and asked for.
terrabilis-position-offer = In { $where }: an empty offer can't be answered.

## The count and the end

terrabilis-count-services = services
terrabilis-count-economic = economic infrastructures
terrabilis-count-renewable = renewable energies
terrabilis-count-nature = nature
terrabilis-count-wellbeing = well-being
terrabilis-count-terras = Terras
terrabilis-end-lost = The planet is lost: the Impact zone exploded { $bursts ->
        [one] { $bursts } time
       *[other] { $bursts } times
    }. Nobody wins.
terrabilis-end-nobody = All countries are out of the game. Nobody wins.
terrabilis-end-alone = It is the last country in the game.
terrabilis-end-points =
    { $points ->
        [one] { $points } point wins.
       *[other] { $points } points win.
    }
terrabilis-end-shared =
    { $points ->
        [one] { $points } point each: the win is shared.
       *[other] { $points } points each: the win is shared.
    }

## In a terminal

terrabilis-draw-cost = costs { $what }
terrabilis-draw-pays = pays { $what }
terrabilis-draw-takes = takes { $what }
terrabilis-draw-tax = CO2 tax { $terras }
terrabilis-draw-bonus = bonus { $what }
terrabilis-draw-gain = a year { $what }
terrabilis-draw-ours = Our own idea: printed hazards only take Terras (TB-32).
terrabilis-draw-nothing = nothing
terrabilis-amount-nature = { $count } nature
terrabilis-amount-wellbeing = { $count } well-being
terrabilis-amount-energy = { $count } energy
terrabilis-amount-terras = { $count } Terras

## Automatic players

terrabilis-player-chose =
    { $what }: { $ahead ->
        [level] worth as much to me as "{ $other }", so chance decided
        [little] worth a little more to me than "{ $other }"
       *[much] worth clearly more to me than "{ $other }"
    }. { $character ->
        [builder] I want to grow; the thermometer is for others to watch.
        [steward] I look after nature, people and the thermometer.
       *[ally] I look for the Alliance and for trades that help both sides.
    }
terrabilis-player-thinker =
    { $what }: { $why ->
        [guess] I know no more than anybody, so I guessed.
        [clear] clearly the best at first sight.
       *[played] best off at my next turn, after looking { $seen ->
        [one] { $seen } time
       *[other] { $seen } times
    } at how the game may go on.
    }
terrabilis-move-roll = Roll the dice
terrabilis-move-borrow = Borrow { $borrowed } Terras
terrabilis-move-repay = Repay the loan
terrabilis-move-borrow-for = Player { $player } borrows { $borrowed } Terras
terrabilis-move-repay-for = Player { $player } repays the loan
terrabilis-move-leave = Pay what there is and leave the game
terrabilis-move-draw =
    { $kind ->
        [economic] Draw an economic card
        [services] Draw a service
       *[energy] Draw an energy card
    }
terrabilis-move-install = Install { $card }
terrabilis-move-return = Put back { $card }
terrabilis-move-keep = Keep all cards
terrabilis-move-answer = Answer "{ $answer }"
terrabilis-move-take =
    { $kind ->
        [terras] Take { $quiz_terras } Terras
       *[energy] Take { $quiz_energy } energy
    }
terrabilis-move-follow = Follow the square
terrabilis-move-accept = Accept the money of the slush fund
terrabilis-move-refuse = Refuse the money and roll again
terrabilis-move-join = Join the Alliance
terrabilis-move-stay = Stay out of the Alliance
terrabilis-move-trade = Make an offer to player { $player }
terrabilis-move-done = Trade no more
terrabilis-move-give =
    { $kind ->
        [nature] Give one nature
        [wellbeing] Give one well-being
        [energy] Give one energy
       *[terras] Give { $amount } Terras
    }
terrabilis-move-ask =
    { $kind ->
        [nature] Ask for one nature
        [wellbeing] Ask for one well-being
        [energy] Ask for one energy
       *[terras] Ask for { $amount } Terras
    }
terrabilis-move-swap = Offer { $card } for a card
terrabilis-move-want =
    { $kind ->
        [economic] Ask for an economic card
        [services] Ask for a service
       *[energy] Ask for an energy card
    }
terrabilis-move-offer = Make the offer
terrabilis-move-drop = Drop the offer
terrabilis-move-agree = Agree to the trade
terrabilis-move-agree-card = Agree, and give { $card }
terrabilis-move-decline = Decline the trade
terrabilis-move-end = End the talks
terrabilis-move-pay =
    { $kind ->
        [nature] Pay { $victim_counters } nature
       *[wellbeing] Pay { $victim_counters } well-being
    }

## Charts

terrabilis-chart-axis-year = year
terrabilis-chart-unit-counters = counters
terrabilis-chart-unit-bursts = bursts
terrabilis-chart-unit-nature = counters
terrabilis-chart-unit-wellbeing = counters
terrabilis-chart-unit-energy = counters
terrabilis-chart-unit-terras = 1,000 Terras
terrabilis-chart-thermometer-title = When did the thermometer burst?
terrabilis-chart-level = counters on it
terrabilis-chart-places = places
terrabilis-chart-bursts = Bursts
terrabilis-chart-empty = Nothing has been put onto the zone yet.
terrabilis-chart-level-hover = Year { $year }: { $level } of { $places ->
        [one] { $places } place
       *[other] { $places } places
    } taken
terrabilis-chart-blown-hover = Year { $year }: { $name } burst it, and { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    } left the game
terrabilis-chart-thermometer-now =
    { $count ->
        [0] The thermometer has not burst
        [one] The thermometer burst once
       *[other] The thermometer burst { $count } times
    } ({ $most } allowed); places taken: { $level } of { $places }.
terrabilis-chart-thermometer-lost = The thermometer burst { $count ->
        [one] { $count } time
       *[other] { $count } times
    } where { $most } are allowed: the planet is lost.
terrabilis-chart-who-title = Who filled it, and who burst it?
terrabilis-chart-moved = Counters moved
terrabilis-chart-harm = put onto the zone
terrabilis-chart-benefit = taken from the zone
terrabilis-chart-burst = bursts
terrabilis-chart-harm-hover = { $name } put { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    } onto the zone
terrabilis-chart-benefit-hover = { $name } took { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    } from the zone
terrabilis-chart-burst-hover = { $name } burst the zone: { $count }
terrabilis-chart-who-none = Nobody has put anything onto the zone yet.
terrabilis-chart-who-all =
    { $names } put { $leaders ->
        [one] most
       *[other] most each
    }: { $most } of { $total ->
        [one] { $total } counter
       *[other] { $total } counters
    }; { $bursts ->
        [0] nobody burst the zone
        [one] the zone burst once
       *[other] the zone burst { $bursts } times
    }.
terrabilis-chart-countries-title = How do the countries live?
terrabilis-chart-nature = Nature
terrabilis-chart-wellbeing = Well-being
terrabilis-chart-energy = Energy
terrabilis-chart-terras = Money
terrabilis-chart-nature-hover = { $name }, year { $year }: { $count } nature
terrabilis-chart-wellbeing-hover = { $name }, year { $year }: { $count } well-being
terrabilis-chart-energy-hover = { $name }, year { $year }: { $count } energy
terrabilis-chart-terras-hover = { $name }, year { $year }: { $count } Terras
terrabilis-chart-countries-now =
    In year { $year } { $names } { $leaders ->
        [one] has
       *[other] have
    } the most nature and well-being: { $most ->
        [one] { $most } counter
       *[other] { $most } counters
    }{ $out ->
        [0] {""}
        [one] ; one country is out
       *[other] ; { $out } countries are out
    }.
terrabilis-chart-column-year = year
terrabilis-chart-column-player = player
terrabilis-chart-column-burst-by = burst by
terrabilis-chart-column-level = counters
terrabilis-chart-column-places = places
terrabilis-chart-column-blown = left the game
terrabilis-chart-column-harm = put onto the zone
terrabilis-chart-column-benefit = taken from the zone
terrabilis-chart-column-burst = bursts
terrabilis-chart-column-nature = nature
terrabilis-chart-column-wellbeing = well-being
terrabilis-chart-column-energy = energy
terrabilis-chart-column-terras = Terras
