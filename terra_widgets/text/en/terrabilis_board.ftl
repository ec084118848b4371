### The board of Terrabilis, in English. One message per key; $names are facts.

## Words and amounts

terrabilis-some-nature = { $count } nature
terrabilis-some-wellbeing = { $count } well-being
terrabilis-some-energy = { $count } energy
terrabilis-some-terras = { $count } Terras
terrabilis-some-card =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terrabilis-nothing = nothing
terrabilis-year = Year { $year }
terrabilis-year-last = Year { $year }, the last one
terrabilis-source = Source: { $source }.

## Path and Impact zone

terrabilis-path = The path
terrabilis-square = square { $number }, { $name }
terrabilis-square-pawns = here: { $names }
terrabilis-dice = The dice show { $pips }
terrabilis-what =
    { $what ->
        [start] As soon as a pawn gets here or passes, the year ends: all pawns come to Start, all countries get their yearly gains and pay interest on loans.
        [development] Draw a card from a pile. Then install one of your cards, or put one back.
        [quiz] Answer a question. Right: { $quiz_terras } Terras, { $quiz_energy } energy or another roll. Wrong: you lose nothing.
        [hazard] Something happens: follow the top hazard card.
        [slush] { $fund } Terras for { $fund_price } well-being onto the Impact zone; or refuse and roll again. A member of the Alliance takes { $fund_relief } well-being from the zone instead.
        [alliance] Join if you like, and pay the CO2 tax of all that you have installed. Members pay that tax here, and may trade with each other.
        [disaster] Roll one die. 1: only you are hit. 2 or 3: the left neighbour too. 4 or 5: the right one too. 6: everybody. You pay { $lander } Terras, { $lander_counters } nature and { $lander_counters } well-being; the others { $victim } Terras and { $victim_counters ->
            [one] { $victim_counters } counter
           *[other] { $victim_counters } counters
        } of their choice.
       *[conflict] You put { $attack_wellbeing } well-being and { $attack_nature } nature onto the Impact zone. Every other country outside the Alliance pays you { $tribute } Terras and puts { $defence_wellbeing } well-being there. Members roll again instead.
    }
terrabilis-zone = Impact zone
terrabilis-zone-bursts =
    { $left ->
        [0] One more burst, and the planet is lost.
        [one] It may burst once more.
       *[other] It may burst { $left } times more.
    }
terrabilis-zone-lost = The planet is lost.
terrabilis-zone-label = Impact zone: { $lying } of { $places ->
        [one] { $places } place
       *[other] { $places } places
    } taken, { $nature } nature and { $wellbeing } well-being. Bursts so far: { $bursts }; allowed from now on: { $left }.

## Piles and bank

terrabilis-piles = Infrastructures
terrabilis-pile-name =
    { $pile ->
        [economic] Economic
        [services] Services
       *[energy] Energy
    }
terrabilis-pile =
    pile { $pile ->
        [economic] economic
        [services] services
       *[energy] energy
    }, { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }
terrabilis-bank = Bank
terrabilis-bank-text = Whenever you decide something, you may borrow or pay back first.
terrabilis-bank-others = Others may do so as well, each for their own country:
terrabilis-bank-borrow-for = { $name } borrows { $borrowed } Terras
terrabilis-bank-repay-for = { $name } pays back { $borrowed } Terras
terrabilis-bank-borrow = Borrow { $borrowed } Terras
terrabilis-bank-borrow-note = It costs { $loan_price } well-being onto the Impact zone, and { $interest } Terras of interest every year. Who can't pay it back at the end is out.{ $burst ->
        [lost] {" "}Now it would burst the zone once too often: the planet would be lost for everybody.
        [burst] {" "}Now it would burst the zone.
       *[no] {""}
    }
terrabilis-bank-repay = Pay back { $borrowed } Terras
terrabilis-bank-repay-note = Then there is no more interest to pay.

## Countries

terrabilis-country = country of { $name }
terrabilis-mark-member = Alliance
terrabilis-mark-loan = loan
terrabilis-mark-out = out of the game
terrabilis-built = { $count } of { $goal ->
        [one] { $goal } infrastructure
       *[other] { $goal } infrastructures
    }
terrabilis-held =
    { $count ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
terrabilis-yearly = every year { $what }
terrabilis-tax = CO2 tax { $terras } Terras

## Cards

terrabilis-hand = Cards in hand
terrabilis-handover-automatic = The cards of { $name } stay hidden.
terrabilis-sort =
    { $sort ->
        [economic] economic
        [services] service
        [fossil] fossil energy
        [renewable] renewable energy
       *[nuclear] nuclear energy
    }
terrabilis-worth =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
terrabilis-card-cost = costs { $what }
terrabilis-card-bonus = gives { $what } at once
terrabilis-card-takes = takes { $what } from the Impact zone
terrabilis-card-pays = puts { $what } onto the Impact zone
terrabilis-card-gain = gives { $what } every year
terrabilis-card-tax = CO2 tax { $what }
terrabilis-row-cost = costs
terrabilis-row-bonus = at once
terrabilis-row-takes = from the zone
terrabilis-row-pays = onto the zone
terrabilis-row-gain = every year
terrabilis-row-tax = CO2 tax
terrabilis-card-do-install = Install
terrabilis-card-do-install-label = Install { $card }
terrabilis-card-do-return = Put back
terrabilis-card-do-return-label = Put { $card } back
terrabilis-card-do-swap = Offer
terrabilis-card-do-swap-label = Offer { $card } for a card
terrabilis-card-do-agree = Agree and give
terrabilis-card-do-agree-label = Agree, and give { $card }

## Hazards and squares

terrabilis-event = { $name } is on { $square }
terrabilis-hazard-who =
    { $who ->
        [you] Only the country that drew it:
        [all] All countries:
        [members] Members of the Alliance:
       *[outsiders] Countries outside the Alliance:
    }
terrabilis-hazard-gets = get { $what }.
terrabilis-hazard-pays = pay { $what }.
terrabilis-hazard-ours = A card of our own kind: in the printed game hazards only take Terras. (TB-32)
terrabilis-hazard-per =
    That is for each { $per ->
        [fossil] fossil energy
        [renewable] renewable energy
        [nuclear] nuclear energy
        [economic] economic infrastructure
        [services] service
       *[energy] energy
    } they have installed.

## Quiz

terrabilis-quiz = A question for { $name }
terrabilis-quiz-last = The last question, for { $name }
terrabilis-verdict =
    { $right ->
        [1] { $name } was right.
       *[0] { $name } was wrong. Right is "{ $answer }".
    }
terrabilis-answer =
    { $mark ->
        [right] { $letter }: { $answer }, the right answer
        [wrong] { $letter }: { $answer }, the answer given
       *[none] answer { $letter }: { $answer }
    }

## Alliance table

terrabilis-alliance = Alliance table
terrabilis-alliance-offers = Offers on this visit: { $made } of { $most }
terrabilis-alliance-talks = Talks go on until one side ends them.
terrabilis-alliance-items = Things in the offer: { $items } of { $room }
terrabilis-partner = Make an offer to { $name }
terrabilis-side = { $name } gives { $other }
terrabilis-side-has = (has { NUMBER($count) })
terrabilis-card-asked = a card of the partner's choice
terrabilis-card-any = a card
terrabilis-card-wanted =
    { $pile ->
        [economic] an economic card
        [services] a service
       *[energy] an energy card
    }
terrabilis-card-wanted-choice =
    { $pile ->
        [economic] an economic card of the partner's choice
        [services] a service of the partner's choice
       *[energy] an energy card of the partner's choice
    }
terrabilis-card-named = the card { $card }
terrabilis-do-give = Give { $what }
terrabilis-do-ask = Ask for { $what }
terrabilis-do-want =
    { $pile ->
        [economic] Ask for an economic card
        [services] Ask for a service
       *[energy] Ask for an energy card
    }

## Choices

terrabilis-do-roll =
    { $what ->
        [reward] Roll again
        [disaster] Roll the die
       *[roll] Roll the dice
    }
terrabilis-do-keep = Keep all cards
terrabilis-do-take =
    { $what ->
        [terras] Take { $quiz_terras } Terras
       *[energy] Take { $quiz_energy } energy
    }
terrabilis-do-follow = Go on
terrabilis-do-accept = Take the money
terrabilis-do-refuse = Refuse and roll again
terrabilis-do-join = Join the Alliance
terrabilis-do-stay = Stay out
terrabilis-do-done = End the trading
terrabilis-do-offer = Make this offer
terrabilis-do-drop =
    { $talks ->
        [free] Drop it, and end these talks
       *[three] Drop this offer
    }
terrabilis-do-agree = Agree
terrabilis-do-decline =
    { $talks ->
        [free] Decline, and listen on
       *[three] Decline
    }
terrabilis-do-end = Decline, and end the talks
terrabilis-do-borrow = Borrow { $borrowed } Terras
terrabilis-do-leave = Pay what you have, and be out
terrabilis-do-pay =
    { $what ->
        [nature] Pay { $victim_counters } nature
       *[wellbeing] Pay { $victim_counters } well-being
    }

## Whose decision it is

terrabilis-prompt-roll = { $name }: roll the dice.
terrabilis-prompt-draw = { $name }: draw a card from one of the three piles.
terrabilis-prompt-build = { $name }: install one of your cards, or put one back.
terrabilis-prompt-build-few = { $name }: install one of your cards, or keep them all.
terrabilis-prompt-build-hidden = { $name }: show your cards. Then install one, or put one back.
terrabilis-prompt-quiz = { $name }: which answer is right?
terrabilis-prompt-reward = Right, { $name }! Choose your reward.
terrabilis-prompt-hazard = { $name }: this happens now: { $card }. Read the card, then go on.
terrabilis-prompt-member-slush = { $name }: you are in the Alliance, so you take { $fund_relief } well-being from the Impact zone.
terrabilis-prompt-member-tax = { $name }: you pay { $terras } Terras of CO2 tax. After that you may trade, if there are other members.
terrabilis-prompt-conflict = { $name }: war. You put { $attack_wellbeing } well-being and { $attack_nature } nature onto the Impact zone; the others outside the Alliance pay as well.
terrabilis-prompt-slush = { $name }: take { $fund } Terras and put { $fund_price } well-being onto the Impact zone, or refuse and roll again?
terrabilis-prompt-join = { $name }: join the Alliance and pay { $terras } Terras of CO2 tax, or stay out?
terrabilis-prompt-trade =
    { $left ->
        [0] { $name }: no more offers on this visit.
       *[other] { $name }: make an offer to another member, or end the trading.
    }
terrabilis-prompt-offer = { $name }: put together your offer to { $other }. What do you give, what do you ask for?
terrabilis-prompt-answer = { $name }: { $other } gives you { $given } and asks for { $asked }. Do you agree?
terrabilis-prompt-answer-card = { $name }: { $other } gives you { $given } and asks for { $asked }. To agree, choose the card that you give.
terrabilis-prompt-answer-hidden = { $name }: { $other } gives you { $given } and asks for { $asked }. Show your cards to choose one, or decline.
terrabilis-prompt-owe =
    { $name }: you must pay { $owed } Terras and have { $has }. You may borrow { $borrowed }: that puts { $loan_price } well-being onto the Impact zone{ $burst ->
        [lost] {" "}and bursts it once too often, so that the planet is lost for everybody
        [burst] {" "}and bursts it
       *[no] {""}
    }. Or you pay what you have, and your country is out of the game.
terrabilis-prompt-disaster = { $name }: a natural disaster. Roll the die: it says whom it hits.
terrabilis-prompt-hit = { $name }: the disaster of { $other } hits you too. It costs { $victim } Terras, and { $victim_counters ->
        [one] { $victim_counters } counter
       *[other] { $victim_counters } counters
    } of your choice.

## Why not

terrabilis-first =
    { $decision ->
        [roll] First roll the dice.
        [draw] First draw a card from one of the piles.
        [build] First install a card, put one back or keep them.
        [quiz] First answer the question.
        [reward] First choose the reward.
        [follow] First do what the square says.
        [slush] First take the money or refuse it.
        [join] First join the Alliance or stay out.
        [trade] First make an offer, or end the trading.
        [offer] First make the offer, or drop it.
        [answer] First agree or decline.
        [disaster] First roll the die.
        [owe] First borrow, or pay what you have and be out.
       *[hit] First choose what to pay for the disaster.
    }
terrabilis-why-other = These are the cards of { $name }. { $decider } decides now.

## What happened

terrabilis-log-roll = { $name } rolls { $pips }.
terrabilis-log-land = { $name } rolls { $pips } and comes to { $square }.
terrabilis-log-year = { $name } rolls { $pips } and reaches Start: year { $year } ends.
terrabilis-log-gain = { $name } gains { $what }.
terrabilis-log-interest = { $name } pays { $what } of interest.
terrabilis-log-repay = { $name } pays { $what } back to the bank.
terrabilis-log-borrow = { $name } borrows { $what }.
terrabilis-log-leave = { $name } does not borrow, and leaves the game.
terrabilis-log-out = { $name } is out of the game.
terrabilis-log-out-loan = { $name } can't pay back the loan and is out of the game.
terrabilis-log-nothing = Nothing changes for { $name }.
terrabilis-log-draw =
    { $name } draws { $pile ->
        [economic] an economic card
        [services] a service
       *[energy] an energy card
    }.
terrabilis-log-return =
    { $name } puts { $pile ->
        [economic] an economic card
        [services] a service
       *[energy] an energy card
    } back.
terrabilis-log-keep = { $name } keeps all cards.
terrabilis-log-install = { $name } installs { $card }.
terrabilis-log-cost = { $name } pays { $what } for it.
terrabilis-log-bonus = { $name } gets { $what } at once.
terrabilis-log-harm = { $name } puts { $what } onto the Impact zone.
terrabilis-log-benefit = { $name } takes { $what } from the Impact zone.
terrabilis-log-burst =
    { $count ->
        [one] { $name } bursts the Impact zone: 1 counter leaves the game.
       *[other] { $name } bursts the Impact zone: { $count } counters leave the game.
    }
terrabilis-log-lost = { $name } has burst it once too often.
terrabilis-notice-burst = The thermometer bursts!
terrabilis-notice-out = { $name } is out of the game
terrabilis-notice-disaster = A natural disaster
terrabilis-notice-answer =
    { $right ->
        [1] { $name } knew it
       *[0] { $name } was wrong
    }
terrabilis-notice-right = Right is “{ $answer }”.
terrabilis-log-right = { $name } answers "{ $answer }": right.
terrabilis-log-wrong = { $name } answers "{ $answer }": wrong. Right is "{ $right }".
terrabilis-log-reward = { $name } takes { $what } as a reward.
terrabilis-log-hazard = { $name } follows the hazard { $card }.
terrabilis-log-receive = { $name } receives { $what }.
terrabilis-log-pay = { $name } pays { $what }.
terrabilis-log-fund = { $name } takes { $what } from the slush fund.
terrabilis-log-refuse = { $name } refuses the money of the slush fund.
terrabilis-log-join = { $name } joins the Alliance.
terrabilis-log-stay = { $name } stays out of the Alliance.
terrabilis-log-tax = { $name } pays { $what } of CO2 tax.
terrabilis-log-disaster =
    { $pips ->
        [1] { $name } rolls 1: the disaster hits nobody else.
        [2] { $name } rolls 2: the disaster hits the left neighbour too.
        [3] { $name } rolls 3: the disaster hits the left neighbour too.
        [4] { $name } rolls 4: the disaster hits the right neighbour too.
        [5] { $name } rolls 5: the disaster hits the right neighbour too.
       *[6] { $name } rolls 6: the disaster hits everybody.
    }
terrabilis-log-conflict = { $name } goes to war.
terrabilis-log-tribute = { $name } has to hand over { $what }.
terrabilis-log-trade = { $name } gets { $what } from { $other }.
terrabilis-log-approach = { $name } turns to { $other }.
terrabilis-log-give = { $name } puts { $what } into the offer.
terrabilis-log-ask = { $name } asks for { $what }.
terrabilis-log-swap = { $name } offers the card { $card } for another one.
terrabilis-log-want =
    { $name } asks for { $pile ->
        [economic] an economic card
        [services] a service
       *[energy] an energy card
    }.
terrabilis-log-drop = { $name } drops the offer.
terrabilis-log-drop-talks = { $name } drops the offer and talks no more with { $other }.
terrabilis-log-done = { $name } ends the trading.
terrabilis-log-offer = { $name } makes { $other } an offer.
terrabilis-log-agree = { $name } agrees to the offer of { $other }.
terrabilis-log-end = { $name } declines the offer of { $other } and ends the talks.
terrabilis-log-decline = { $name } declines the offer of { $other }.

## The end of a game

terrabilis-end-lost-title = The planet is lost. Nobody wins.
terrabilis-end-harm = counters put onto the thermometer
terrabilis-end-note =
    { $out ->
        [0] {""}
       *[other] Out of the game, so no points.{" "}
    }Put { $harm } on the thermometer, took { $benefit } off{ $burst ->
        [0] {""}
        [one] , burst it once
       *[other] , burst it { $burst } times
    }.
terrabilis-end-filled = { $name } filled the thermometer most: { $count } of { $total }.
terrabilis-end-burst =
    { $name } burst it most often: { $count ->
        [one] once
       *[other] { $count } times
    }.
terrabilis-end-edge = from then on one more burst was the end.
terrabilis-end-edge-always = From the start one burst was the end.
## What a move would bring

terrabilis-foretold-zone-badge = zone { $zone }
terrabilis-foretold-burst = The Impact zone bursts, then { $zone }
terrabilis-foretold-burst-badge = bursts!
terrabilis-foretold-out = Your country would be out of the game.
terrabilis-foretold-out-badge = you are out
terrabilis-foretold-lost = The Impact zone bursts once too often: the planet is lost, and nobody wins.
terrabilis-foretold-lost-badge = planet lost
terrabilis-foretold-nothing = Nothing changes in your country
terrabilis-foretold-asks-out = Then your country is out of the game. Go on?
terrabilis-foretold-asks-lost = Then the planet is lost, and nobody wins. Go on?
terrabilis-foretold-member = You are a member from now on
