### Guided first games, and how each game is won and lost, in English. One message per key; $names are facts.

guide-done-title = You know it all now.
guide-left-title = The guide is closed.
guide-left-text = You can go on with it at any time.
guide-known-title = You know this one.
guide-known-text = Dashed is what I would do. All that is lit is fine: it is your game.
guide-watch-title = Watch.
guide-watch-text = What others do may teach you something. Or skip ahead to your turn.
guide-missed = This did not come up: { $title }
guide-none = The game { $found } has no guided first game. These have one: { $known }.

## Terra Futura

aim-terra-futura-win = Win: have the most points when everybody has { $finished ->
        [one] { $finished } card
       *[other] { $finished } cards
    }.
aim-terra-futura-lose = Nobody loses together here, but pollution costs points and can stop your cards.

guide-terra-futura-done-text = You have taken, placed, used, paid, polluted, moved, copied and scored. Look at the count at the end: what would you do differently? Then play without me.

guide-terra-futura-welcome-title = Welcome!
guide-terra-futura-welcome-text = You build a land of { $finished ->
        [one] { $finished } card
       *[other] { $finished } cards
    }. They make goods, and some leave pollution behind. Most points win. Look at the five pictures first, or begin at once.
guide-terra-futura-take-title = Take a card.
guide-terra-futura-take-text = The market has { $open ->
        [one] { $open } open card
       *[other] { $open } open cards
    } for everybody. What a card gives stands at its top. Take one that gives green, red or yellow: these are raw materials.
guide-terra-futura-place-title = Place it.
guide-terra-futura-place-text = This is your land. Your starting card lies there already. Put the new card beside it, on one of the lit places.
guide-terra-futura-use-title = Put your cards to work.
guide-terra-futura-use-text = A new card wakes up its row and its column: each card there may work once now. Click one. What it makes is put on it.
guide-terra-futura-choose-title = Choose what you get.
guide-terra-futura-choose-text = This card lets you choose. A raw material is worth { $raw ->
        [one] { $raw } point
       *[other] { $raw } points
    } and pays for better things later. Money is worth no points, but some cards ask for it.
guide-terra-futura-arrow-title = Now a card with an arrow.
guide-terra-futura-arrow-text = It turns what stands before the arrow into what stands after it. That is how raw materials become products: food is worth { $food ->
        [one] { $food } point
       *[other] { $food } points
    }, a raw material only { $raw }.
guide-terra-futura-line-title = Find a good place.
guide-terra-futura-line-text = Point at a place to see which cards it would wake up. The more of your cards lie in its row and column, the more you can do this turn.
guide-terra-futura-order-title = First gather, then exchange.
guide-terra-futura-order-text = You choose the order. Begin with cards that give something, so that you can pay for an exchange afterwards. If a card is not lit, point at it: it says what is missing.
guide-terra-futura-pay-title = Pay.
guide-terra-futura-pay-text = Click what you want to pay with, on any of your cards. Keep what your other cards still need this turn.
guide-terra-futura-pollute-title = Where does the pollution go?
guide-terra-futura-pollute-text = The first cube on a card costs you { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    } at the end. A free space holds it; without one the card stops, and what lies on it is locked. Cubes together cost less.
guide-terra-futura-goal-title = What you play for.
guide-terra-futura-goal-text = These two scoring cards are yours alone. At the end you use the pattern of one, and the set of one for extra points. Take cards that help you fill a set.
guide-terra-futura-copy-title = Assistance.
guide-terra-futura-copy-text = You do what the bottom of another player's card says. You pay and take its pollution. The owner gets one of the things that you pay: help has a price.
guide-terra-futura-move-title = Move pollution.
guide-terra-futura-move-text = A transfer brings up to { $transfer_limit ->
        [one] { $transfer_limit } cube
       *[other] { $transfer_limit } cubes
    } from your other cards to this one. A card without cubes costs no points, and a stopped card wakes up. Stop when you like.
guide-terra-futura-discard-title = Nothing good in the market?
guide-terra-futura-discard-text = Once a turn, before you take a card, you may throw out the oldest card of a level, and a new one comes. You may also draw a card unseen.
guide-terra-futura-reward-title = Somebody used your card.
guide-terra-futura-reward-text = They copied what your card does, and you get one of the things they paid. Choose what you need most.
guide-terra-futura-clean-title = A cube may go.
guide-terra-futura-clean-text = Somebody copied your transfer. For that you may take one cube off any of your cards. It is the only way to get rid of one.
guide-terra-futura-pattern-title = The final activation.
guide-terra-futura-pattern-text = Your land is full. Choose the pattern whose four cards help you most: these cards work once more, and then comes the count.
guide-terra-futura-final-title = One last time.
guide-terra-futura-final-text = Only the cards of your pattern work now. Make products if you can. A cube on a clean card still costs { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }.
guide-terra-futura-score-title = Choose your set.
guide-terra-futura-score-text = It brings its points each time your things fill it. Nothing is spent for that. Then all is counted, and every card with a cube costs { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }.

## Terra

aim-terra-win = Win: have the most points when the last card is drawn.
aim-terra-lose = All lose with { $region_limit ->
        [one] { $region_limit } full-blown crisis
       *[other] { $region_limit } full-blown crises
    } in one region, { $colour_limit } of one colour, or { $world_limit } in all.

guide-terra-done-text = You can draw, give, help, hoard and let go. The rest is up to you: how much do you give, and how much do you keep? Play on to the end.

guide-terra-welcome-title = Welcome!
guide-terra-welcome-text = Crises shake the world. Cards you give away solve them; cards you keep can make you win, but only if there is still a world. Look at the five pictures, or begin.
guide-terra-draw-title = Draw a card.
guide-terra-draw-text = Each turn begins so. A solution goes to your hand, unseen by others. A crisis lies open before everybody, and each of you is asked to help.
guide-terra-give-title = A crisis! Do you give?
guide-terra-give-text = One card of its colour each. If all cards together reach the threat, it is solved: { $first_points ->
        [one] { $first_points } point
       *[other] { $first_points } points
    } for the first card, { $highest_points } for the highest. If not, the cards are lost.
guide-terra-help-title = Help with an old crisis.
guide-terra-help-text = A crisis that nobody solved in time stays in the world. You may play one card on each, or end your turn. Who solves it gets { $last_points ->
        [one] { $last_points } point
       *[other] { $last_points } points
    }.
guide-terra-hoard-title = Now you may hoard.
guide-terra-hoard-text = You helped this turn, so you may put { $combination ->
        [one] { $combination } card
       *[other] { $combination } cards
    } that go together aside. They count their values at the end, and no crisis can take them. After that your turn is over.
guide-terra-limits-title = How close is the end?
guide-terra-limits-text =
    { $region_limit ->
        [one] { $region_limit } crisis
       *[other] { $region_limit } crises
    } in one region, { $colour_limit } of one colour or { $world_limit } in all, and everybody has lost: then no points count at all. Keep an eye on these bars, then draw.
guide-terra-discard-title = Too many cards.
guide-terra-discard-text = You may keep { $hand_limit ->
        [one] { $hand_limit } card
       *[other] { $hand_limit } cards
    } at the end of your turn. Let go of what helps you least, often a low card. Next time, give it to a crisis instead.

## Terrabilis

aim-terrabilis-win = Win: have the most points in the year when a country has { $goal ->
        [one] { $goal } infrastructure
       *[other] { $goal } infrastructures
    }.
aim-terrabilis-lose =
    { $bursts ->
        [one] All lose when the thermometer bursts for the second time.
       *[other] All lose when the thermometer bursts more than { $bursts } times.
    }

guide-terrabilis-done-text = You have built, joined, traded, borrowed and seen trouble. Now lead your country: build it up, and keep the thermometer whole. Play on to the end.

guide-terrabilis-welcome-title = Welcome!
guide-terrabilis-welcome-text = You take over a small country with little money. Build it up. All harm from all countries lands on one thermometer: burst it too often, and everybody loses. Look at the pictures, or begin.
guide-terrabilis-roll-title = Roll the dice.
guide-terrabilis-roll-text = Your pawn moves on, and the square tells what happens. When any pawn passes Start, the year ends for all: countries get what their infrastructures earn.
guide-terrabilis-draw-title = Draw a plan.
guide-terrabilis-draw-text = You develop your country. Choose a pile: economy brings money, services bring points, energy keeps everything running. You need all three in time.
guide-terrabilis-build-title = Build, or put one back.
guide-terrabilis-build-text = Each card shows what it costs, what it earns every year, and what it does to nature and well-being. Install one that you can pay, or put one back under its pile.
guide-terrabilis-zone-title = The shared thermometer.
guide-terrabilis-zone-text = Nature and well-being that countries lose lie here. It has { $places ->
        [one] { $places } place
       *[other] { $places } places
    }. The next loss bursts it: all of that is gone for good, and it gets smaller.
guide-terrabilis-quiz-title = A question.
guide-terrabilis-quiz-text = Choose an answer. A wrong one costs nothing, and you will see the right one with its source.
guide-terrabilis-reward-title = Right! Choose your reward.
guide-terrabilis-reward-text = { $quiz_terras } Terras, { $quiz_energy } energy, or roll once more. Energy you need for building; another roll may bring a good square, or a bad one.
guide-terrabilis-follow-title = No choice here.
guide-terrabilis-follow-text = Some squares and cards just happen: read what it does and go on. You can see what it costs whom before you click.
guide-terrabilis-slush-title = Dirty money?
guide-terrabilis-slush-text = Take { $fund } Terras, and { $fund_price } of your well-being go onto the thermometer. Or refuse, and roll again. Ask yourself who pays for it.
guide-terrabilis-join-title = Join the Alliance?
guide-terrabilis-join-text = Members trade with each other and stay out of armed conflicts. In return you pay the CO2 tax of what you have built, now and at each visit. You stay a member.
guide-terrabilis-trade-title = Time to trade.
guide-terrabilis-trade-text = Members on this square may trade with other members. Choose a partner who has what you need, or say that you are done.
guide-terrabilis-offer-title = Make an offer.
guide-terrabilis-offer-text = Put in what you give and what you ask for, thing by thing, then make the offer. The other side agrees only if it gains too. Dropping it ends these talks.
guide-terrabilis-answer-title = An offer for you.
guide-terrabilis-answer-text = Look at both sides: what you give, what you get. Agree if you need it more. You may decline and hear another offer, or end the talks.
guide-terrabilis-disaster-title = A natural disaster.
guide-terrabilis-disaster-text = Roll one die: it decides who else is hit. You pay { $lander } Terras, a nature and a well-being. Weather knows no borders.
guide-terrabilis-hit-title = It hits you as well.
guide-terrabilis-hit-text = Besides { $victim } Terras you lose { $victim_counters } nature or { $victim_counters } well-being, as you choose. Keep some of both: without either of them your country is out.
guide-terrabilis-loan-title = Short of money?
guide-terrabilis-loan-text = You may borrow { $borrowed } Terras at any decision. It costs { $loan_price } well-being now and { $interest } Terras a year, and you must pay it back before the end.
guide-terrabilis-owe-title = You can't pay this.
guide-terrabilis-owe-text = Borrow, and you pay with the loan. Or give up: then your country pays what it has and is out of the game. Borrowing is nearly always better.

## Nova Ziemia

aim-nova-ziemia-win =
    { $competition ->
        [0] All win together when every goal is met.
       *[other] Win: be the first with enough points, one for each task done with as many actions as you said.
    }
aim-nova-ziemia-lose =
    { $competition ->
        [0] All lose when a card must be drawn and the library is empty.
       *[other] A task that you fail takes a point. When no task is left, nobody wins.
    }

guide-nova-ziemia-done-text = You can shape, settle, reach goals, and live with a failure. Play on: can you meet all goals? Later, try disasters, or bid against each other.

guide-nova-ziemia-welcome-title = Welcome!
guide-nova-ziemia-welcome-text = Together you shape a planet until all goals are met. You win or lose as a team. Look at the five pictures first, or begin at once.
guide-nova-ziemia-zones-title = Shape the planet.
guide-nova-ziemia-zones-text = Your missions want zones: touching triangles of one colour. Click a tile to rotate it or turn it over, or an arrow to shift a row or column. Up to { $actions_a_turn ->
        [one] { $actions_a_turn } action
       *[other] { $actions_a_turn } actions
    }.
guide-nova-ziemia-back-title = Try things out.
guide-nova-ziemia-back-text = Point at a tile or an arrow and you see what would change. An action that was no good can be taken back, and then it does not count.
guide-nova-ziemia-settle-title = A mission is met.
guide-nova-ziemia-settle-text = A tick shows that a mission is met. Actions you have left can help with a goal too. Follow the blue arrow; settling ends the shaping.
guide-nova-ziemia-meet-title = Hand in a mission.
guide-nova-ziemia-meet-text = Choose a mission with a tick. Each one you hand in must be drawn again, and the library is your time: one is often enough.
guide-nova-ziemia-reach-title = A goal is in reach!
guide-nova-ziemia-reach-text = A zone that no mission has used serves a goal. With a mission in the same turn you may turn the goal over. Meet all goals, and you all win.
guide-nova-ziemia-end-title = Enough for now?
guide-nova-ziemia-end-text = Further missions cost cards of the library. End your turn: you draw back up to { $hand ->
        [one] { $hand } mission
       *[other] { $hand } missions
    }, and the next player goes on.
guide-nova-ziemia-failure-title = What if nothing works?
guide-nova-ziemia-failure-text = It happens to all. See once what it costs, while it is cheap: settle now, without an action. It takes { $failure ->
        [one] { $failure } mission
       *[other] { $failure } missions
    }, and one more for each action you made.
guide-nova-ziemia-discard-title = The price of a failure.
guide-nova-ziemia-discard-text = Choose which missions go. Keep those that fit the planet as it is now. New ones come from the library, and when it is empty you all lose.

## How to play, in five pictures: what stands below each, and what it shows

how-terra-futura-1-text = Take a card from the market.
how-terra-futura-1-label = Two lines of open cards; one of them comes to you.
how-terra-futura-2-text = Place it: its row and its column wake up.
how-terra-futura-2-label = A square of three by three places; the new card lights up the cards in its row and column.
how-terra-futura-3-text = Cards give raw materials, or turn them into products.
how-terra-futura-3-label = A card gives green and red; the next card turns them into a product.
how-terra-futura-4-text = Pollution: a card with cubes costs points; one cube too many stops it.
how-terra-futura-4-label = A cube on a free space costs { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }; a card with a cube in its middle is crossed out.
how-terra-futura-5-text = At the end a pattern works once more, and all is counted.
how-terra-futura-5-label = A pattern of four places, then points: a product for many, a raw material for few.

how-terra-1-text = Draw: a solution for your hand, or a crisis for all.
how-terra-1-label = A pile; from it come a green solution card and a crisis card with its threat.
how-terra-2-text = Give cards of its colour. If they reach the threat, it is solved.
how-terra-2-label = A crisis with the threat 11 and three cards, 5, 2 and 4; the first and the highest card bring { $highest_points ->
        [one] { $highest_points } point
       *[other] { $highest_points } points
    }.
how-terra-3-text = Too late? Help it later, card by card: the last one scores.
how-terra-3-label = A card is added to two others on a red crisis and brings { $last_points ->
        [one] { $last_points } point
       *[other] { $last_points } points
    }.
how-terra-4-text = Who has helped may hoard three cards that go together: points for the end.
how-terra-4-label = Cards of the values 2, 3 and 4 are laid face down.
how-terra-5-text = Too many crises, and everybody has lost.
how-terra-5-label =
    { $region_limit ->
        [one] { $region_limit } crisis
       *[other] { $region_limit } crises
    } in one region, { $colour_limit } of one colour, or { $world_limit } in all: the globe is crossed out.

how-terrabilis-1-text = Roll: the square you reach says what happens.
how-terrabilis-1-label = Two dice, and a pawn that moves along a path.
how-terrabilis-2-text = Build: it costs money and energy now, and earns every year.
how-terrabilis-2-label = A coin and energy become a building, which brings coins again and again.
how-terrabilis-3-text = What countries lose lies on one thermometer. Don't let it burst.
how-terrabilis-3-label = Three countries put counters onto one row of { $places ->
        [one] { $places } place
       *[other] { $places } places
    }; three are free.
how-terrabilis-4-text = Members of the Alliance trade with each other.
how-terrabilis-4-label = Two people exchange a coin for a green counter.
how-terrabilis-5-text = Most points win, unless the thermometer bursts too often: then all lose.
how-terrabilis-5-label = Three buildings with { $service_points }, { $economic_points } and { $renewable_points ->
        [one] { $renewable_points } point
       *[other] { $renewable_points } points
    }; beside them a thermometer that bursts.

how-nova-ziemia-1-text = The planet: tiles of four colours.
how-nova-ziemia-1-label = Six square tiles, each with four triangles in white, blue, yellow or green.
how-nova-ziemia-2-text = Up to { $actions_a_turn ->
        [one] { $actions_a_turn } action
       *[other] { $actions_a_turn } actions
    }: rotate, turn over, or shift a line.
how-nova-ziemia-2-label = A tile that rotates, a tile that is turned over, and a row that shifts.
how-nova-ziemia-3-text = Touching triangles of one colour are a zone. Count them.
how-nova-ziemia-3-label = Three touching green triangles on two tiles, and a card with a green 3.
how-nova-ziemia-4-text = Hand in a mission that is met; then a goal may follow.
how-nova-ziemia-4-label =
    { $hand ->
        [one] { $hand } mission
       *[other] { $hand } missions
    }, one with a tick, and a goal with the number { $first_goal }.
how-nova-ziemia-5-text = All goals met: you all win. No cards left: you all lose.
how-nova-ziemia-5-label = Four goals with ticks; beside them an empty pile, and −{ $failure } for a failed turn.
