### Terra, Terrabilis and Nova Ziemia on paper, in English.

## What else is needed

print-needs-title = What else you need
print-need-scissors = Scissors (or a paper cutter), and thick paper for what is cut out.
print-need-pencil = A pencil for each player.
print-need-glue = Glue, for what is folded.
print-need-bags = Small bags or envelopes, to keep the parts of each game together.
print-need-terra-pawns = Nothing more: pawns and markers are printed. Buttons or beads do as well.
print-need-terrabilis-dice = Two dice with six sides.
print-need-terrabilis-pawns = Pawns and counters are printed; buttons, beads and play money do as well.
print-need-nova-clock = A clock or a sand-glass for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }, but only if you play against each other.

## Documents

print-doc-board = the board
print-doc-terra-board-note = The score track, and a table that shows how close the end is. One page.
print-doc-terra-tokens-note = A pawn for each of up to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, and { $world_limit ->
        [one] { $world_limit } marker
       *[other] { $world_limit } markers
    } for crises.
print-doc-terrabilis-board-note = The path and the Impact zone. One page.
print-doc-countries = countries
print-doc-countries-note = A mat for each of up to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: what a country has, and how it counts. Two on a page.
print-doc-terrabilis-tokens-note = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } of 15 mm: nature, well-being, energy, black counters and pawns.
print-doc-money = money
print-doc-money-note = { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }. Print the pages again if the bank runs short.
print-doc-tiles = tiles
print-doc-tiles-note = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }: cut out along the lines, fold in the middle, glue front to back.
print-doc-planet = the planet
print-doc-planet-note = Places for the tiles, a track for your actions, and the ranks. One page.
print-doc-game-rules-note = Everything that is needed at the table. One for each player, if you like.

## Terra

print-terra-aim = Crises shake the world. Together you can solve them, with cards from your hands. But the cards you keep are what you win with, if there is still a world at the end. For { $least_players } to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
print-terra-part-setup = Before you begin
print-terra-part-turn = Your turn
print-terra-part-crisis = A new crisis
print-terra-part-end = The end
print-terra-dealt = with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
print-terra-rule-deal = Shuffle the solution cards. Everybody gets some, and keeps them secret: { $dealt }.
print-terra-rule-pile = Shuffle the crises into the rest: this is the draw pile.
print-terra-rule-board = Put a pawn of each player on 0 and the markers on their places. The youngest begins. Turns go clockwise.
print-terra-rule-draw = Draw the top card. A solution goes into your hand. A crisis lies open: do what stands under “A new crisis”.
print-terra-rule-help = You may play cards on full-blown crises: the same colour, one card on each in a turn. They stay there. As soon as they reach the threat, the crisis is solved: it leaves with its cards, its marker goes back, and the one who played the last card scores { $last_points ->
        [one] { $last_points } point
       *[other] { $last_points } points
    }.
print-terra-rule-hoard = If you played a card in step 2, you may hoard { $combination ->
        [one] { $combination } card
       *[other] { $combination } cards
    } face down, once: the same value in one colour, the same value in all colours, a straight in one colour, or a straight in all colours.
print-terra-rule-keep = Keep { $hand_limit ->
        [one] { $hand_limit } card
       *[other] { $hand_limit } cards
    } at most. What you discard lies open.
print-terra-rule-ask = Beginning with you, each player may play one card of its colour beside it, face up, or none.
print-terra-rule-solved = The cards reach the threat: it is solved, and leaves with them. The first card scores { $first_points ->
        [one] { $first_points } point
       *[other] { $first_points } points
    }, the highest { $highest_points } (each of them, if several are level). Your turn is over.
print-terra-rule-blown = They don't reach it: the cards are lost and the crisis is full-blown. Lay it open beside the board and put a marker on its place in the table. If that is not the end, draw again.
print-terra-rule-lost = All lose at once when { $region_limit ->
        [one] { $region_limit } full-blown crisis lies
       *[other] { $region_limit } full-blown crises lie
    } in one region, or { $colour_limit } in one colour, or { $world_limit } in all. Then nothing counts.
print-terra-rule-saved = When the draw pile is empty and the turn of the last card is over, the world is saved.
print-terra-rule-count = Your score: your points on the track, and the values of all cards you hoarded. The most points win. If level, you win together.
print-terra-rule-teams = With an even number of players, four or more, you may play in teams of two who sit opposite each other. They add up their points, but don't show each other their cards.
print-terra-table = Full-blown crises
print-terra-table-how = Each full-blown crisis gets a marker here. Take the markers from left to right.
print-terra-row-limit = { $region_limit } in a row: all lose
print-terra-column-limit = { $colour_limit } in a column: all lose
print-terra-markers = Markers. When all { $world_limit } are on the table, all lose.
print-terra-track = Points. Past the end, go on from 0 and remember { $lap }.
print-terra-marker = crisis marker
print-pawn = pawn { $number }

## Terrabilis

print-terrabilis-aim = You lead a country and build it up, with money and energy. The harm that all countries do fills one shared place, the Impact zone. If it bursts too often, everybody has lost. For { $least_players } to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
print-terrabilis-part-setup = Before you begin
print-terrabilis-part-turn = Your turn
print-terrabilis-part-build = Building
print-terrabilis-part-zone = The Impact zone
print-terrabilis-part-alliance = The Alliance
print-terrabilis-part-loan = Loans, and dropping out
print-terrabilis-part-end = The end
print-terrabilis-rule-goal = Agree how many infrastructures bring the last year: { $short } for a short game, { $medium } for a longer one, { $whole } for a whole one.
print-terrabilis-rule-start = Each country gets { $nature } nature, { $wellbeing } well-being, { $energy } energy and { $terras } Terras.
print-terrabilis-rule-piles = Shuffle all piles apart: economic, services, energy, hazards, quiz. Everybody takes one card of each of the first three, secretly. All pawns stand on Start; the Impact zone is empty.
print-terrabilis-rule-roll = Roll two dice, move your pawn and do what the square says. Then your left neighbour goes on.
print-terrabilis-rule-year = As soon as a pawn reaches or passes Start, the year ends: all pawns go to Start, all get the yearly gains of what they have built, and pay interest. Whoever crossed Start begins the new year.
print-terrabilis-rule-quiz = In a quiz your neighbour reads the question to you. The answer is on the back. If it is wrong, you lose nothing.
print-terrabilis-rule-draw = Development: draw a card from a pile you choose. Then install one of your cards, or put one back under its pile. You end with { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }.
print-terrabilis-rule-install = To install a card, pay its cost to the bank and take its energy bonus. Then take what it takes from the zone, and only then put down what it puts onto the zone. You must be able to pay all of it.
print-terrabilis-rule-places = It has { $places ->
        [one] { $places } place
       *[other] { $places } places
    }, for nature and well-being alone. What you put there comes from your country, well-being first; what you get comes from there. What does not lie there, you don't get.
print-terrabilis-rule-bank = Terras and energy come from the bank and go to it. The bank has no nature and no well-being.
print-terrabilis-rule-burst = A counter that finds no place bursts the zone: all counters on it leave the game, a black counter takes one place for good, and the rest of what was to be paid goes onto the empty zone.
print-terrabilis-rule-planet = The zone may burst once less than there are players. Once more, and the planet is lost: nobody wins.
print-terrabilis-rule-join = On its square you may join: take an Alliance card, and pay the CO2 tax of all you have built. A member who lands there pays this tax again, and may trade with other members: Terras, counters, and a card for a card. Nobody trades away the last nature or well-being. Members stay members.
print-terrabilis-rule-borrow = At any time, borrow { $borrowed } Terras and put { $loan_price } well-being onto the zone. One loan at a time: take a loan card. At every end of a year it costs { $interest }. Pay it back when you like.
print-terrabilis-rule-short = If you must pay Terras and don't have them: borrow, if you can, and stay with some well-being; or pay what there is, and leave. If you can't borrow, pay what there is, and stay. Energy that you don't have is not owed.
print-terrabilis-rule-out = A country without nature or without well-being is out. All its counters leave the game. The last country left wins.
print-terrabilis-rule-last = When somebody has built the agreed number, finish the year: gains first, then all loans are paid back with interest. Whoever can't is out.
print-terrabilis-rule-count = A service counts { $service_points ->
        [one] { $service_points } point
       *[other] { $service_points } points
    }, an economic card { $economic_points }, a renewable energy { $renewable_points }, another energy nothing. Each nature and each well-being counts 1, every full { $point_terras } Terras 1. The most points win; if level, you share the win.
print-terrabilis-do =
    { $what ->
        [start] The year ends: gains, interest, all pawns here.
        [development] Draw a card. Install one, or put one back.
        [quiz] Right: { $quiz_terras } Terras, or { $quiz_energy } energy, or roll again.
        [hazard] Do what the top hazard card says. Put it under its pile.
        [slush] Take { $fund } Terras and put { $fund_price } well-being onto the zone; or roll again. Members take { $fund_relief } well-being off the zone.
        [alliance] Join, or pay your CO2 tax and trade.
        [disaster] Roll one die (see the middle).
       *[conflict] See the middle. Members roll again.
    }
print-terrabilis-zone-full = Filled to the last place it is still whole. One counter more, and it bursts.
print-terrabilis-zone-black = A black counter takes one of these places after each burst.
print-terrabilis-disaster-title = Natural disaster: roll one die
print-terrabilis-disaster-who = 1: only you. 2, 3: you and your left neighbour. 4, 5: you and your right neighbour. 6: everybody.
print-terrabilis-disaster-pay = You pay { $lander } Terras, and put { $lander_counters } nature and { $lander_counters } well-being onto the zone. Each other country hit pays { $victim } Terras, and puts { $victim_counters } nature or { $victim_counters } well-being there.
print-terrabilis-conflict-title = Armed conflict
print-terrabilis-conflict-pay = You put { $attack_wellbeing } well-being and { $attack_nature } nature onto the zone. Every other country outside the Alliance pays you { $tribute } Terras and puts { $defence_wellbeing } well-being onto the zone. If you are a member, roll again instead.
print-terrabilis-to-zone = onto the zone: { $what }
print-terrabilis-from-zone = from the zone: { $what }
print-terrabilis-to-bank = to the bank: { $what }
print-terrabilis-from-bank = from the bank: { $what }
print-terrabilis-points =
    { $points ->
        [0] at the end: no points
        [one] at the end: { $points } point
       *[other] at the end: { $points } points
    }
print-terrabilis-papers = Alliance and loans
print-terrabilis-member = member of the Alliance
print-terrabilis-member-pay = On an Alliance square: pay the CO2 tax of all you have built.
print-terrabilis-member-trade = Then trade with other members, if you like.
print-terrabilis-member-fund = Slush fund: take { $fund_relief } well-being off the zone.
print-terrabilis-member-war = Armed conflict: roll again; others can't ask you for Terras.
print-terrabilis-loan = loan
print-terrabilis-loan-get = You got { $borrowed } Terras, and put { $loan_price } well-being onto the zone.
print-terrabilis-loan-year = Every end of a year: pay { $interest } Terras.
print-terrabilis-loan-back = Pay back { $borrowed } Terras whenever you like, at the latest at the end of the game.
print-terrabilis-country = Country of: ____________________
print-terrabilis-country-starts = at the start: { $count }
print-terrabilis-country-built = Lay what you have built beside this mat.
print-terrabilis-kind-nature = nature
print-terrabilis-kind-wellbeing = well-being
print-terrabilis-kind-energy = energy
print-terrabilis-kind-terras = Terras
print-terrabilis-letter-nature = N
print-terrabilis-letter-wellbeing = W
print-terrabilis-letter-energy = E
print-terrabilis-black = black counter
print-terrabilis-fold = Cut out, fold along the line: the answer is on the back

## Nova Ziemia

print-nova-aim = Together you reshape a planet of sixteen tiles, until its zones of ice (white), water (blue), dry land (yellow) and forest (green) are as large as your goals ask for. For one to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
print-nova-part-setup = Before you begin
print-nova-part-turn = Your turn
print-nova-part-zones = Zones
print-nova-part-end = The end
print-nova-part-disaster = With disasters, if you like
print-nova-part-against = Against each other, if you like
print-nova-rule-tiles = Shuffle the tiles, turn some over, rotate some, and lay them out as four rows of four.
print-nova-rule-hands = Leave out missions for more players than you are. Deal { $hand ->
        [one] { $hand } mission
       *[other] { $hand } missions
    } to each, secretly. The rest is the library.
print-nova-rule-goals = One goal of each colour lies open. In a first game these are the four goals of { $first_goal }; later draw them.
print-nova-rule-shape = Shape the planet with up to { $actions_a_turn ->
        [one] { $actions_a_turn } action
       *[other] { $actions_a_turn } actions
    }: rotate a tile half a turn; turn a tile over, sideways or top to bottom; or shift a row or a column by one place: the tile pushed out comes in at the other end.
print-nova-rule-settle = Then settle. If a mission in your hand is met, discard it, and others that are met too, if you like. Then you may also turn over goals that are met.
print-nova-rule-fail = If none is met, discard { $failure ->
        [one] { $failure } mission
       *[other] { $failure } missions
    } and one more for each action you made: from your hand, and when that is empty, from the library.
print-nova-rule-fill = Draw until you hold { $hand ->
        [one] { $hand } mission
       *[other] { $hand } missions
    } again. Your left neighbour goes on.
print-nova-rule-triangle = Each side of a tile is four triangles. Triangles of one colour hang together where they share an edge, inside a tile or across two. A corner is not enough.
print-nova-rule-value = What hangs together is a zone. Count its triangles: that is its value.
print-nova-rule-once = A card is met by a zone of its colour with at least its value. In one turn a zone serves one card only: a zone of 8 is not two zones of 4.
print-nova-rule-lose = You all lose when cards must come from the library and it has too few.
print-nova-rule-win = You all win when a turn ends with every goal met. The cards left in the library give your rank (on the page of the planet).
print-nova-rule-open = Shuffle the yellow disasters and open one. Another one opens each time a goal is met, but not for the last. All that are open hold. Where they contradict each other, the newest one holds.
print-nova-rule-red = Harder: replace one or two yellow cards at the bottom of the stack by red ones.
print-nova-rule-bid = { $least_competitors } to { $players } play. The library is all goals, and the missions for any number of players. Open one: the task. In turn each says how many actions it needs, { $least_bid } or more; then, for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }, anybody may bid lower. A task that needs fewer goes under the library.
print-nova-rule-try = The lowest bidder tries it, in no more actions than that. Done: the card counts one point. Not done: it takes one point.
print-nova-rule-target = You win with enough points: { $targets }.
print-nova-target = { $points } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
print-nova-actions = Actions in this turn
print-nova-library = Library
print-nova-ranks = Your rank, by the cards left in the library
print-nova-rank =
    { $rank ->
        [wanderer] wanderers
        [coloniser] colonisers
        [terraformer] terraformers
        [emperor] emperors
        [legend] legends
       *[creator] creators
    }
print-nova-choice =
    { $choice ->
        [none] no disasters
        [yellow] yellow disasters
        [one_red] one of them red
       *[two_red] two of them red
    }
print-nova-from = from { $count }

## Lessons

print-other-game = For lessons that play { $game }
print-lesson-game = The hand-out is made for { $game }. All its parts are in this kit.
print-guide-without-computers = Without computers
print-doc-without-computers = lessons without computers
print-doc-without-computers-note = For the teacher: how each lesson goes with paper, beads and dice.
