### The print kit, in English. One message per key; $names are facts.

## Errors

print-folder = The print kit can't be written to { $folder } ({ $problem }). Name a folder that you may write to, or free some space, then try again.
print-folder-text = print_kit takes the path of a folder, not { $found }.
print-paper = There is no paper { $found } here. There is: { $known }.
print-no-kit = { $game } can't be printed yet. There is: { $known }.

## The command

print-done =
    { $count ->
        [one] 1 file
       *[other] { $count } files
    } to print in { $folder }: open index.html first.
print-pdf =
    Beside them { $count ->
        [one] 1 PDF
       *[other] { $count } PDFs
    }, made with { $browser }.
print-no-browser = No PDFs: neither Chromium nor Chrome nor Edge was found. Open the HTML files in any browser and print from there; margins "none", scale 100 %.
print-pdf-failed = { $browser } made no PDF of { $file } ({ $problem }). Open the HTML file in any browser and print from there.

## The page that lists it all

print-kit-title = { $game }: print kit
print-kit-deck = Deck: { $deck }
print-how-title = Before you print
print-how-scale = Scale 100 % ("actual size", not "fit to page"), margins "none", upright, background graphics on.
print-how-measure = The bar below is 100 mm long. Print this page first and measure it.
print-how-paper = Cards want thick paper (160 g or more), or sleeves with an old playing card behind each.
print-how-grey = Black and white is enough: every kind has a letter and a shape of its own.
print-what-title = What there is
print-handouts-title = Hand-outs for the lessons
print-handouts-note = One for each learner or group; the answers are for the teacher.
print-teaching-title = Plans and slides for the teacher
print-teaching-note = For each lesson a plan on one page, for 45 and for 90 minutes, and six slides to project or to hang up.
print-english-only = in English

## Documents

print-doc-cards = cards
print-doc-cards-note =
    { $count ->
        [one] One card
       *[other] { $count } cards
    } of 63 × 88 mm, nine to a page. Cut along the marks.
print-doc-cards-two-sided = cards with backs
print-doc-cards-two-sided-note = The same cards, a page of backs after each page; for a printer that prints on both sides.
print-doc-territories = territories
print-doc-territories-note = A mat for each player, { $span ->
        [one] { $span } row
       *[other] { $span } rows
    } of { $span ->
        [one] { $span } card
       *[other] { $span } cards
    }, and nine reference cards. Print the mat as often as you have players.
print-doc-tokens = tokens
print-doc-tokens-note = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } of 15 mm: resources, money and pollution cubes. Buttons, beads or coins do as well.
print-doc-score-sheets = score sheets
print-doc-score-sheets-note = Two sheets on a page, for up to { $players ->
        [one] { $players } player
       *[other] { $players } players
    } each.
print-doc-rules = the rules on one page
print-doc-rules-note = Everything that is needed at the table.
print-doc-before-and-after = questions before and after the lesson
print-doc-before-and-after-note = The same for every lesson: the front at the start, the back at the end.
print-doc-answers = answers for the teacher
print-doc-answers-note = What is right in the check of each lesson, and our verdict on each claim.
print-doc-plan = { $lesson }: plan
print-doc-slides = { $lesson }: slides

## Cards

print-level-start = Starting cards
print-level-i = Level I
print-level-ii = Level II
print-level-scoring = Scoring cards
print-backs = Backs
print-goal-set =
    { $points ->
        [one] each full set: { $points } point
       *[other] each full set: { $points } points
    }
print-goal-pattern = final activation

## The territory

print-mat = Territory of: ____________________
print-mat-shape = Your territory: { $span ->
        [one] { $span } row
       *[other] { $span } rows
    }, { $span ->
        [one] { $span } column
       *[other] { $span } columns
    }. The first card may lie on any place; move all of them together if you need room.
print-mat-take = Take a card: an open one, or the top one of a deck. Before that you may throw out the last open card of one row.
print-mat-place = Place it so that it touches one of your cards along a side.
print-mat-line = Now every card in its row and its column may work once, the new one too, in the order you like.
print-mat-make = What a card makes lies on that card.
print-mat-pay = Pay with whatever lies on your cards that work.
print-mat-space = A cube goes onto any card of yours that works. On a free space it does the card no harm.
print-mat-stop = One cube more goes to the middle: the card stands still. Nothing on it can be spent or counts, and it takes no cube.
print-mat-end = At the end each card with cubes costs { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }, however many lie on it.
print-reference = Reference cards

## The score sheet

print-player = Player
print-score-set = one set: how often full × its points
print-score-polluted = cards with cubes × −{ $penalty }
print-score-tie = cubes in all (if level)
print-score-note = Only what lies on cards that work counts. The highest total wins; if level, the fewest cubes.

## The rules on one page

print-aim = You build a territory of { $finished ->
        [one] { $finished } card
       *[other] { $finished } cards
    }, put it to work, and live with the pollution that it makes. The most points win. For { $least_players } to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
print-rules-foot = Our own short words for an unofficial kit. The full rules, with numbers to look up, are in RULES.md.
print-kind-green = green: raw material
print-kind-red = red: raw material
print-kind-yellow = yellow: raw material
print-kind-food = food: product
print-kind-construction = construction: product
print-kind-goods = goods: product
print-kind-money = money
print-kind-raw = any raw material
print-kind-pollution = pollution cube
print-part-setup = Before you begin
print-part-turn = Your turn
print-part-cards = What cards do
print-part-pollution = Pollution
print-part-assistance = Assistance
print-part-end = The end
print-part-count = The count
print-rule-deal = Deal one starting card to each player, face up; the one with the star has to be among them, and its owner begins. Deal two scoring cards to each, secretly.
print-rule-rows = Shuffle level I and level II apart. Beside each deck lay { $row_length ->
        [one] { $row_length } open card
       *[other] { $row_length } open cards
    } in a row.
print-rule-boxes = Tokens and cubes lie within reach of all. Should they run out, use something else.
print-rule-throw = You may throw out the last open card of one row, the one farthest from its deck. Fill up next to the deck. When a deck runs out, shuffle what was thrown out of its row at once: the new deck.
print-rule-take = Take one card: an open one (then close the gap and fill up), or the top of a deck unseen.
print-rule-place = Place it beside a card of yours. No more than { $span ->
        [one] { $span } row
       *[other] { $span } rows
    } and { $span ->
        [one] { $span } column
       *[other] { $span } columns
    }.
print-rule-work = Each card in its row and in its column may work once, the new one too, in any order.
print-rule-pass = Then the next player goes on, clockwise. { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } each.
print-rule-gain = Top: a gain. You receive what is shown.
print-rule-exchange = Bottom: an exchange. Give all on the left of the arrow, receive all on the right. One effect each time a card works.
print-rule-pay = Pay from any of your cards that work. What you pay goes back to the boxes.
print-rule-lies = What you receive lies on the card that made it.
print-rule-any = The wheel with “?” stands for green, red or yellow, as you like.
print-rule-put = A cube in an effect has to be put down: on any card of yours that is not standing still. No room for all its cubes: you can't use the effect.
print-rule-space = The dashed squares are spaces: a cube there does the card no harm.
print-rule-stop = One cube more goes to the middle: the card stands still. It doesn't work, nothing on it can be spent or counts, and it takes no cube.
print-rule-leave = A cube that leaves a card leaves the middle first.
print-rule-transfer = A transfer brings up to { $transfer_limit ->
        [one] { $transfer_limit } cube
       *[other] { $transfer_limit } cubes
    } from your other cards to this one, as far as its spaces and the middle go.
print-rule-copy = A starting card may do what the bottom of another player's card says, if that card works. You pay, and the cubes are yours; what it makes lies on your starting card.
print-rule-owner = If you paid, the owner picks one of the paid tokens and puts it on the copied card. For a copied transfer the owner may take one own cube off the table instead.
print-rule-final = After { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } each player in turn picks the pattern of one scoring card: laid on the { $finished ->
        [one] { $finished } card
       *[other] { $finished } cards
    } as it is drawn, not turned, it lets the places with dots work once more.
print-rule-set = Then each picks the set of one scoring card, the same or the other. It counts its points as often as your resources fill it; nothing is spent.
print-rule-worth = Each raw material counts { $raw }, food { $food }, construction { $construction }, goods { $goods }, money nothing; all of them only on cards that work.
print-rule-cost = Each card with cubes costs { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }, whether it still works or not.
print-rule-level = The most points win. If level, the fewest cubes; then the win is shared.

## Hand-outs

print-name = Name or group
print-date = Date
print-goal = After this lesson you can
print-predict = My prediction, before play
print-because = because
print-play = Play
print-fill = Write it down after each turn
print-look = Look at it
print-claims = Game and reality
print-own-game = Look at your table on the front.
print-own-answer = From the learner's own game.
print-table-turn = Turn
print-table-final = final
print-table-sum = in all
print-table-placed = Card placed
print-table-chances = Cards in line
print-table-used = of them used
print-table-tokens = Tokens made
print-table-coins = Coins paid
print-table-cubes = New cubes
print-table-all-cubes = All cubes now
print-table-did = What I did
print-table-mine = What it brought me
print-table-others = What it did to the others

## Plans and slides

print-plan-usual = 45 minutes
print-plan-long = 90 minutes
print-plan-part = Part
print-plan-task = You
print-plan-more = With 90 minutes
print-slide-seal = A number, and a reason. Your first decision at the table seals them.
print-slide-claims = Guess first: is it true outside? Does the game model it?

## Cards of the other games

print-terra-crisis = crisis
print-terra-solution = solution
print-terra-threat = Threat { $threat }: cards of this colour worth as much solve it.
print-terra-region =
    { $region ->
        [north-america] North America
        [south-america] South America
        [europe] Europe
        [africa] Africa
        [asia] Asia & Middle East
       *[oceania] Oceania & South-East Asia
    }
print-terra-colour =
    { $colour ->
        [green] green
        [blue] blue
       *[red] red
    }
print-terrabilis-hazard = hazard
print-terrabilis-quiz = quiz
print-terrabilis-source =
    { $source ->
        [fossil] fossil
        [renewable] renewable
       *[nuclear] nuclear
    }
print-terrabilis-who =
    { $who ->
        [you] for you
        [all] for every country
        [members] for every member of the Alliance
       *[outsiders] for every country outside the Alliance
    }
print-terrabilis-per = for each installed: { $what }
print-terrabilis-right = Right: { $letter }
print-nova-tiles = Tiles: cut out, fold along the line and glue front to back
print-nova-mission = mission
print-nova-goal = goal
print-nova-disaster =
    { $level ->
        [yellow] disaster, yellow
       *[red] disaster, red
    }
print-nova-disasters = disasters
print-nova-players = for { $count } or more players
