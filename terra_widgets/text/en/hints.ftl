### Hints in all games, in English. One message per key; $names are facts.

hint-none = There are no hints in the game { $game }.
hint-over = The game is over, so there is no hint.
hint-automatic = { $name } decides now and needs no hint.
hint-hidden = A hint is about what only you may see. Show it first.
hint-button =
    { $level ->
        [0] Hint
        [1] Tell me why
        [2] Show the move
       *[other] Hint
    }
hint-level = A hint has three levels: 1 says where to look, 2 what is worth doing, 3 the move. { $found } is none of them.
hint-told = That is all there is to say. Make a move, and there will be new hints.
hint-only-where = There is nothing to weigh up here.
hint-only-why = The rules leave you one way on, so you can't go wrong.
hint-move = { $what }. { $why }
hint-move-only = { $what }.

## Terra Futura

futura-hint-where =
    { $decision ->
        [market] Look at the open cards, and at the empty places of your territory: which card would meet many others there?
        [place] Look at the empty places: how many of your cards lie in line with each?
        [activate] Look at the cards that may still work in this turn ({ $left }), and at what you own.
        [copy] Look at what the others offer for copying, and at what you lack.
        [pay] Look at the tokens on your cards: which of them do you need least?
        [choose] Look at your scoring cards: what do their sets want?
        [pollute] Look at the pollution spaces of your cards: where is there still room?
        [move] Look at the cubes in your territory: which one does the most harm?
        [reward] Look at your scoring cards: what do their sets want?
        [clean] Look at the cubes in your territory: which one does the most harm?
        [pattern] Look at the patterns of your two scoring cards, and at the cards that a cube has stopped.
       *[score] Look at your two scoring cards, and count your tokens for each.
    }
futura-hint-take =
    There is a card that can work { $times ->
        [one] once
       *[other] { $times } times
    } until the end if it is placed well, as each new card in line lets it work again. { $mates ->
        [0] No other card would work with it now.
        [one] One of your cards would work with it at once.
       *[other] { $mates } of your cards would work with it at once.
    }{ $fits ->
        [1] {" "}It brings something that your next set lacks: { $wanted }.
       *[0] {""}
    }
futura-hint-move-then = { $what }. Then put it in line with: { $names }. { $why }
futura-hint-discard = Throwing away the last card of a row costs nothing, and you do not want that card. A better one may come in its place.
futura-hint-draw = None of the open cards is worth much to you. A hidden one can hardly be worse.
futura-hint-place =
    On the best place this card can work { $times ->
        [one] once
       *[other] { $times } times
    } until the end, and { $mates ->
        [0] no other card works with it now.
        [one] one of your cards works with it now.
       *[other] { $mates } of your cards work with it now.
    }{ $fits ->
        [1] {" "}It brings something that your next set lacks: { $wanted }.
       *[0] {""}
    }
futura-hint-use =
    { $kind ->
        [gain] One card gives you something and takes no tokens for it. Do that first: it may pay for an exchange.
        [exchange] One exchange pays: by tokens alone it changes your points by { $gain }, and what you get may be of use later.
        [transfer] Cubes can be gathered on one card, so that others have room again.
       *[assistance] A card of another player can do something worth copying. Its owner gets a reward for it.
    }{ $fits ->
        [1] {" "}It brings something that your next set lacks: { $wanted }.
       *[0] {""}
    }{ $cubes ->
        [0] {""}
       *[other] {" "}It pollutes: { $safe ->
            [1] you have room for that, and no card is stopped.
           *[0] there is no room left, so a card will be stopped; it is worth it all the same.
        }
    }
futura-hint-end =
    { $left ->
        [one] One card could still work, but it would cost you more than it brings.
       *[other] { $left } cards could still work, but they would cost you more than they bring.
    } Tokens and free spaces are worth more later.
futura-hint-copy =
    One of the effects on offer brings you most: by tokens alone it changes your points by { $gain }.{ $fits ->
        [1] {" "}It brings something that your next set lacks: { $wanted }.
       *[0] {""}
    }{ $cubes ->
        [0] {""}
       *[other] {" "}It pollutes: { $safe ->
            [1] you have room for that.
           *[0] a card of yours will be stopped.
        }
    }
futura-hint-pay =
    { $fits ->
        [1] You lack such tokens in your next set ({ $wanted }), but what you get is worth more.
       *[0] Pay with what your next set is not waiting for.
    }{ $tight ->
        [1] {" "}Take it from a card with little room for cubes: what lies on a card that is stopped is lost for you.
       *[0] {""}
    }
futura-hint-choose =
    { $fits ->
        [1] Your next set lacks { $wanted }, so take something that it is waiting for.
       *[0] Take what will bring you most: a token is worth more where one of your cards can exchange it.
    }
futura-hint-pollute =
    { $safe ->
        [1] One card has a free pollution space: the cube is safe there, and the card works on.{ $stops ->
            [0] {""}
            [one] {" "}On one other card it would stop that card.
           *[other] {" "}On { $stops } other cards it would stop the card.
        }
       *[0] The cube will stop a card. Choose one that has little left to do, and few tokens on it.
    }
futura-hint-move =
    { $kind ->
        [works] One card is stopped by its cube. Without it, it works again, and its tokens count.
        [last] One card has a single cube. Without it, it costs you no point at the end.
       *[room] One card gets a pollution space back when a cube leaves it.
    }
futura-hint-enough = What another cube would free is worth less than the space that it takes up here.
futura-hint-reward =
    { $fits ->
        [1] Your next set lacks { $wanted }, so take something that it is waiting for.
       *[0] Take what will bring you most: a token is worth more where one of your cards can exchange it.
    }
futura-hint-clean =
    { $kind ->
        [works] One card is stopped by its cube. Without it, it works again, and its tokens count.
        [last] One card has a single cube. Without it, it costs you no point at the end.
       *[room] One card gets a pollution space back when a cube leaves it.
    }
futura-hint-decline = No cube does you any harm that matters now.
futura-hint-pattern =
    With one of the two patterns { $alive ->
        [one] one activation falls
       *[other] { $alive } activations fall
    } on cards that still work, with the other { $rest }. What counts is what these cards bring you once more.
futura-hint-score =
    One of the two sets gives you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all; { $less ->
        [0] the other one gives as many.
       *[other] the other one would give { $less } less.
    }

## Terra

terra-hint-where =
    { $decision ->
        [give] Look at the crisis that has come up: what does it lack, and which of your cards have its colour?
        [act] { $helped ->
            [1] You have helped. Look at your hand: do three of your cards go together?
           *[0] Look at the full-blown crises, and at the colours in your hand.
        }
       *[discard] Look at your hand: it holds too many cards.
    }
terra-hint-finish =
    “{ $crisis }” still lacks { $need }. You hold a card of its colour that is enough, so it would be solved. Take the lowest that will do.{ $doom ->
        [1] {" "}If it breaks out, the world is lost.
       *[0] {""}
    }
terra-hint-best =
    “{ $crisis }” still lacks { $need }. You can't solve it alone, as your highest card there counts { $most }, but { $later ->
        [one] one player is asked after you
       *[other] { $later } players are asked after you
    }: together it can be enough.{ $doom ->
        [1] {" "}If it breaks out, the world is lost.
       *[0] {""}
    }
terra-hint-enough = The cards on “{ $crisis }” are enough already. One more would be wasted, so keep yours for the next crisis.
terra-hint-none = You hold no card of the colour of “{ $crisis }”, so the others have to help.
terra-hint-hopeless =
    “{ $crisis }” still lacks { $need }, and your highest card there counts { $most }. { $later ->
        [0] Nobody is asked after you, so your card would be lost.
        [one] One player is asked after you: hardly enough for the rest. Your card would be lost.
       *[other] { $later } players are asked after you: hardly enough for the rest. Your card would be lost.
    }
terra-hint-solve =
    “{ $crisis }” lacks only { $rest }: one card of yours is enough. It is off the table then, and you get { $last_points ->
        [one] { $last_points } point
       *[other] { $last_points } points
    }.
terra-hint-later =
    “{ $crisis }” lacks { $rest }. You can't solve it now, but a card there stays, and brings it nearer to its end.{ $brink ->
        [1] {" "}{ $coming ->
            [one] One more crisis
           *[other] { $coming } more crises
        } in the wrong place could lose the world, so it matters.
       *[0] {""}
    }
terra-hint-ticket =
    Whoever has helped in this turn may hoard. You would have three cards that go together then, worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } at the end if the world is saved.
terra-hint-hoard =
    Three of your cards go together. Hoarded they are worth { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } at the end, if the world is saved.
terra-hint-keep =
    No card of yours solves a crisis now. { $brink ->
        [1] { $coming ->
            [one] One more crisis
           *[other] { $coming } more crises
        } in the wrong place could lose the world: you will need your cards then.
       *[0] What you keep can solve a crisis that is still to come.
    }
terra-hint-discard =
    More than { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    } may not be kept. A low card solves least, so it is the one to miss.

## Terrabilis

terrabilis-hint-where =
    { $decision ->
        [draw] Look at your country: is it money, energy, or nature and well-being that it lacks?
        [build] Look at the cards in your hand, and at the Impact zone: { $level } of { $places } are taken there.
        [quiz] Read the question to the end, and all three answers.
        [reward] Look at your stock: what will you need for the next card?
        [slush] Look at the Impact zone, where { $level } of { $places } are taken, and at your well-being.
        [join] Look at what you have installed: how much CO2 tax would it cost?
        [trade] Look at what the other members have too much of, and you too little.
        [offer] Look at what both of you have: a good trade helps both sides.
        [answer] Look at what you would give, and at what you would get.
        [hit] Look at your nature and your well-being: of which do you have more?
        [owe] Look at your well-being: a loan costs some of it.
       *[roll] Look at your money, and at your loan if you have one.
    }
terrabilis-hint-roll = Nothing has to be paid or borrowed first. Go on: every turn can bring something.
terrabilis-hint-follow = What the square asks for has to be done, and you need not borrow or pay back anything first.
terrabilis-hint-borrow =
    With the money of a loan you could install something that pays for itself. It costs { $loan_price } well-being onto the Impact zone ({ $level } of { $places } are taken), { $bursts ->
        [0] which still has room.
       *[other] and the zone would burst.
    }
terrabilis-hint-repay = You have { $terras } Terras, enough to pay back the loan. Then it costs you no more interest, and can't throw you out at the end.
terrabilis-hint-leave = There is no better way out: a loan would cost more well-being than your country has to spare.
terrabilis-hint-draw =
    { $kind ->
        [economic] You get { $yearly } Terras a year. More of it every year would pay for all that you build later.
        [services] You have { $nature } nature and { $wellbeing } well-being. What counts most at the end, and takes some back from the zone, helps you now.
       *[energy] You have { $energy } energy and get { $power } a year. Most of what you may build needs some.
    }
terrabilis-hint-install =
    One card pays off: it counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end and brings { $yearly } Terras{ $power ->
        [0] {""}
       *[other] {" "}and { $power } energy
    } a year. { $pays ->
        [0] It puts nothing on the Impact zone{ $takes ->
            [0] .
           *[other] , and takes { $takes } from it.
        }
       *[other] The zone stands at { $level } of { $places }. The card { $takes ->
            [0] puts
           *[other] takes { $takes } from it, and puts
        } { $pays } on it: { $bursts ->
            [0] that does not burst it.
           *[other] that bursts it, but the planet bears it this time.
        }
    }
terrabilis-hint-return = You hold too many cards, and one has to go: one of them costs more than it brings you. Nothing else is lost.
terrabilis-hint-keep =
    { $able ->
        [0] You can't pay for any of your cards now.
       *[other] What you could install now costs you more than it brings.{ $risky ->
            [0] {""}
           *[other] {" "}The zone stands at { $level } of { $places }, and it could burst.
        }
    } Nothing is lost if you wait.
terrabilis-hint-answer = A right answer brings { $quiz_terras } Terras or { $quiz_energy } energy, a wrong one costs nothing. No hint knows which it is, so even a guess is worth it.
terrabilis-hint-take =
    { $kind ->
        [energy] You have { $energy } energy. That is what you will be short of first.
       *[terras] You have { $energy } energy, which will do for now. What you will be short of first is something else.
    }
terrabilis-hint-accept =
    { $fund } Terras for { $fund_price } well-being, of which you have { $wellbeing }. The zone stands at { $level } of { $places }: { $bursts ->
        [0] it still has room.
       *[other] it would burst, but the planet bears it this time.
    }
terrabilis-hint-refuse = { $fund } Terras cost { $fund_price } well-being, of which you have { $wellbeing }. The zone stands at { $level } of { $places }, and you get another roll of the dice if you do without.
terrabilis-hint-join = What you have installed costs { $tax } Terras of tax at each visit. For that you may trade, war passes you by, and at the slush fund you take well-being from the zone.
terrabilis-hint-stay = What you have installed would cost { $tax } Terras of tax at each visit: more than it brings you.
terrabilis-hint-trade = One member has what you lack, and lacks what you have. A trade would help both.
terrabilis-hint-done = No trade is in sight that would help both sides, so more talk brings nothing.
terrabilis-hint-give = The other country lacks what you can spare. Put it in, and it will listen.
terrabilis-hint-ask = You lack something that the other country can spare without harm.
terrabilis-hint-offer = Both sides get what they lack more than what they give. It is ready.
terrabilis-hint-drop = Nothing more would help both sides.
terrabilis-hint-swap = A card that you will not build can be worth something to somebody else.
terrabilis-hint-want = Some kinds of cards help you more than others now.
terrabilis-hint-agree = What you get is worth more to your country than what you give.
terrabilis-hint-decline = What you would give is worth more to your country than what you would get. A better offer may follow.
terrabilis-hint-end = This partner has had a second chance, and the offers do not get better for you.
terrabilis-hint-pay =
    You have { $nature } nature and { $wellbeing } well-being. Each counts a point, but who has none of one kind is out, so { $kind ->
        [nature] think of what runs short first.
       *[wellbeing] think of which is nearer to its end.
    }
