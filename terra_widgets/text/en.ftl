### Sentences of Terra, in English. One message per key; $names are facts.

## Resources

resource-green = green
resource-red = red
resource-yellow = yellow
resource-food = food
resource-construction = construction
resource-goods = goods
resource-money = money
resource-pollution = pollution

## Refused moves

move-not-text = A move is a text such as "take I2", not { $found }. The legal ones are in table.legal_moves.
move-unknown = "{ $found }" is not a move. Did you mean "{ $near }"? The legal ones are in table.legal_moves.
move-no-number = { $found } is not the number of a move. Take one from legal_moves.
game-over = The game is over: no more moves. Start another one with tw.new.
not-now =
    "{ $move }" is not possible now. { $decision ->
        [market] Take a card first.
        [place] Place the card in your hand first.
        [activate] Activate cards, or say "end".
        [copy] Choose the card to copy first.
        [pay] Pay the rest of the price first.
        [choose] Choose what you gain first.
        [pollute] Put down the pollution first.
        [move] Move pollution to the acting card, or say "enough".
        [reward] The owner of the copied card chooses a reward first.
        [clean] The owner of the copied card may remove a cube first, or say "decline".
        [pattern] Choose the pattern of one of your scoring cards first.
       *[score] Choose the set of one of your scoring cards first.
    }
discard-twice = A card was discarded this turn already. Now take one.
discard-empty = Row { $level } has no card to discard.
discard-no-refill = Row { $level } can't be refilled: its deck and its discard pile are empty. Take a card instead.
take-empty = There is no card on place { $place } of row { $level }.
draw-empty = Deck { $level } is empty, and so is its discard pile.
place-taken = A card lies on { $cell } already.
place-outside = { $cell } would stretch the territory beyond three rows and three columns.
place-apart = { $cell } touches none of your cards side to side.
no-card = There is no card on { $cell }.
no-effect =
    The card on { $cell } has { $count ->
        [one] one effect
       *[other] { $count } effects
    }, not a number { $number }.
use-not-in-line = The card on { $cell } is in neither the row nor the column of the card just placed.
use-not-in-pattern = The chosen pattern does not name { $cell }.
use-again = The card on { $cell } was activated already.
use-inactive = The card on { $cell } is inactive: pollution lies in its centre.
transfer-nothing = There is no pollution on your other cards to move to { $cell }.
transfer-itself = The cubes on { $cell } are there already. Choose another card.
transfer-none-yet = Move at least one cube first.
no-cube = There is no pollution on { $cell }.
copy-alone = There is nobody whose card could be copied.
copy-nothing = No other player has an active card with an exchange that you could carry out now.
copy-no-player =
    There is no player { $player }: { $count ->
        [one] one plays
       *[other] { $count } play
    } here.
copy-own = Assistance copies another player's card, not your own.
copy-inactive = The card on { $cell } of player { $player } is inactive, so it can't be copied.
copy-assistance = Assistance itself can't be copied.
copy-top = Only an effect at the bottom of a card can be copied.
pay-short =
    { $lack ->
        [one] One { $kind } is
       *[other] { $lack } { $kind } are
    } missing on your active cards.
pay-not-needed = { $kind } is not part of what is still to be paid.
pay-inactive = The card on { $cell } is inactive: nothing can be paid from it.
pay-not-there = There is no { $kind } on { $cell }.
pollution-no-room =
    The pollution of this effect does not fit: { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }, room for { $room }.
pollute-inactive = The card on { $cell } is inactive and takes no more pollution.
supply-short = The supply can't pay this out in full.
choose-not-open =
    { $kind } is not open to choose here. { $money ->
        [0] Choose green, red or yellow.
       *[other] Choose green, red, yellow or money.
    }
reward-not-paid = No { $kind } was paid. Choose one of the resources just paid.

## Setting up

game-unknown = There is no game { $name }. There is: { $known }.
option-unknown = There is no option "{ $name }". Did you mean "{ $near }"?
option-edition = The edition { $found } does not exist. Use "later" or "first".
option-number = The option { $name } is a whole number from 0 to { $most }, not { $found }.
option-not-bool = The option { $name } is True or False, not { $found }.
players-number = Terra Futura is for two to five players, or one alone as a sandbox, not { $found }.
players-not-names = Players are a number, or a list of names such as ["Team A", "bot:greedy"], not { $found }.
players-name = { $found } can't be a player's name. Use 1 to { $most } signs, on one line.
players-twice = Two players are called "{ $found }". Give each a name of its own.
player-kind = There is no automatic player "{ $found }". There is: { $known }.
seed-not-number = A seed is a whole number from 0 to { $most }, not { $found }.
language-unknown = There is no language { $found } yet. There is: { $known }.
deck-too-small =
    The deck has { $have } { $what ->
        [starting] starting cards
        [scoring] scoring cards
       *[level] cards of levels I and II
    }; { $players ->
        [one] one player needs
       *[other] { $players } players need
    } { $need }.

## Tables

undo-nothing = There is nothing to take back.
undo-unseen = A card came to light with that move, so it can't be taken back. In a sandbox (sandbox=True) it could.
redo-nothing = There is nothing to play again.

## Positions

position-not-dict = In { $where }: expected names with values ({ "{" }...{ "}" }), found { $found }.
position-not-list = In { $where }: expected a list, found { $found }.
position-long = In { $where }: a list of { $found } things is too long; at most { $most }.
position-not-text = This is not the text of a position: { $found }.
position-line = Line { $line } of the position is not understood: { $found }
position-number = In { $where }: expected a whole number from { $low } to { $high }, found { $found }.
position-cell = In { $where }: { $found } is not a place. Places go from a1 to e5; the starting card lies on c3.
position-player = In { $where }: { $found } is not one of the players.
position-card = In { $where }: { $found } is not a card of the deck.
position-card-level = In { $where }: the card { $found } is of another level.
position-card-twice = In { $where }: the card { $found } is there twice.
position-unknown-key = In { $where }: { $found } has no meaning here.
position-not-now = "{ $where }" has no meaning when the decision is "{ $found }".
position-game = The position is for the game { $found }, which does not exist here.
position-players = A position has one to five players, not { $found }.
position-names = Each player of a position has a name of its own.
position-start-first = In { $where }: the first card of a territory is its starting card, on c3.
position-outside = In { $where }: the territory would be larger than three rows and three columns.
position-apart = In { $where }: the card touches none of those listed before it. List the cards in the order in which they were placed.
position-scoring = In { $where }: each player has two scoring cards, not { $found }. Write "unknown" to have them dealt.
position-decision = There is no decision { $found }.
position-turns = The numbers of cards ({ $found }, in turn order) can't be at this moment: players take turns, eight each.
position-picked = In { $where }: a pattern is picked at the beginning of a final activation, a set after all final activations.
position-row = In { $where }: a row has four cards as long as its deck or discard pile has any, here it has { $found }.
position-cards-left = There are { $found } cards left to take; the turns to come need { $need }.
position-discarded = "discarded" is True or left out, and only for the decision "market".
position-not-offered = In { $where }: { $found } is not among the places that may be activated now.
position-no-activations = With no activation left the turn is over. List at least one place, or choose another decision.
position-effect = In { $where }: this effect never asks for the decision "{ $found }".
position-no-card = In { $where }: there is no card on { $found }.
position-copy = In { $where }: this card can't be copied.
position-paid = In { $where }: what was paid does not fit the price, or the rest can't be paid.
position-moved = In { $where }: fewer cubes lie on the acting card than were moved there.
position-stuck = Nobody could ever be asked for "{ $found }" here: no move is possible. Check the effect under way and what lies on the cards.
position-acting-inactive = In { $where }: the acting card is inactive.
position-supply = More tokens lie on the cards than there are.

## Records

record-not-json = { $where }: this is not a saved game ({ $problem }).
record-too-large = { $where }: a saved game is smaller than { $most } bytes; this has { $size }.
record-not-ours = { $where }: this is not a saved game of Terra.
record-version = { $where }: this game was saved in format { $found }; this kit reads up to { $known }. Install a newer version of the kit.
record-field = { $where }: "{ $field }" is missing or wrong in this saved game.
record-move = { $where }: move { $number }, "{ $move }", can't be replayed: { $reason }
record-chance = This game needs what chance gave at point { $number }; the record lacks it, or has something that does not fit.
resume-not-ours = This is not a resume code of Terra. It begins with TERRA1- and holds the whole game: copy all of it.
resume-damaged = This resume code is damaged. Copy it again, whole, from where it was shown.
resume-deck = This resume code was made with another deck ({ $found }, here { $known }). Give the same deck with deck="my_cards.csv".
record-file = { $where }: { $problem }. Check the name and the folder.

## The count

count-set = scoring card
count-green = green
count-red = red
count-yellow = yellow
count-food = food
count-construction = construction
count-goods = goods
count-money = money
count-pollution = polluted cards
count-cubes = pollution cubes
count-carbon = carbon price
won-by-points =
    { $points ->
        [one] One point
       *[other] { $points } points
    } win.
won-by-cubes = Level at { $points } points; the fewest cubes ({ $cubes }) win.
won-shared = Level at { $points } points and { $cubes } cubes: the win is shared.

## The table in a terminal

draw-round = { $game }, round { $round } of 8: { $name }
draw-final = { $game }, final activations: { $name }
draw-over = { $game }, the game is over
draw-deck =
    row { $level } (deck: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }, discarded: { $pile })
draw-supply = supply
draw-scoring = scoring cards of { $name }
draw-hand = in hand
draw-inactive = inactive
draw-decides = { $name }, please { $what }.
draw-moves = moves
draw-more = and { $count } more
draw-automatic = { $name } is automatic: table.advance() lets it play.
draw-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
decide-market = take a card, or first discard the last card of a row
decide-place = place the card in hand
decide-activate = activate cards of the row and column, or end
decide-copy = copy an exchange of another player's card
decide-pay = pay
decide-choose = choose what to gain
decide-pollute = put a pollution cube on a card
decide-move = move pollution to the acting card
decide-reward = choose a reward from what was paid
decide-clean = remove a pollution cube, or decline
decide-pattern = choose a pattern for the final activation
decide-score = choose a set to score

## Decks

deck-source = A deck is the name of a built-in one, the path of a file, or its text; { $found } is none of these.
deck-file-missing =
    { $file } is neither a file nor a built-in deck. { $guess ->
        [none] Check the path; built-in decks: { $known }.
       *[other] Did you mean "{ $guess }"?
    }
deck-file-folder = { $file } is a folder. Give the path of the CSV file in it.
deck-file-unreadable = { $file } can't be opened as a file. Check its name and that you may read it.
deck-file-large = { $file } is larger than { NUMBER($most, useGrouping: 0) } KB. A deck is a small CSV file: is this the right one?
deck-file-spreadsheet = { $file } is a spreadsheet. Open it and save it as "CSV UTF-8".
deck-file-binary = { $file }, line { NUMBER($line, useGrouping: 0) }: the sign { $found } does not belong in a text. Save the deck as "CSV UTF-8".
deck-file-encoding = { $file }, line { NUMBER($line, useGrouping: 0) }: the byte { $found } is not UTF-8 text. Save the deck as "CSV UTF-8".
deck-empty = { $file } holds no cards. The first line names the columns: { $known }.
deck-rows-many = { $file } has more than { NUMBER($most, useGrouping: 0) } lines. Split it into several decks.
deck-columns-many = { $file }, line { NUMBER($line, useGrouping: 0) }: the line has more than { $most } cells. Remove the empty columns on the right.
deck-quotes = { $file }, line { NUMBER($line, useGrouping: 0) }: a quotation mark that opens in this line is not closed as it should be. Close it, or write "" for a quotation mark inside a quoted cell.
deck-cell-long = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the text is longer than { $most } signs. Shorten it.
deck-cell-outside = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" stands under no heading. Remove it, or put a text with commas in quotation marks.
deck-column =
    { $file }, line { NUMBER($line, useGrouping: 0) }: "{ $found }" is not a column of a deck. { $guess ->
        [none] The columns are: { $known }, and translations such as name.cs.
       *[other] Did you mean "{ $guess }"?
    }
deck-column-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: the column "{ $found }" is there twice. Remove one.
deck-column-missing = { $file }, line { NUMBER($line, useGrouping: 0) }: the column "{ $found }" is missing. Add it to the first line; its cells may be empty.
deck-few =
    { $file } has { $count } { $part ->
        [start] starting cards
        [scoring] scoring cards
       *[level] cards of level I and II
    }; a game needs at least { $least }.
deck-first-count = { $file }, column "{ $column }": { $count } cards carry the first-player mark. Put an x on exactly one starting card.
deck-first = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not a mark. Write x for the first player, or leave the cell empty.
deck-first-level = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the first-player mark is on a card of level "{ $level }". Put it on a starting card.
deck-id = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not an id. Use 1 to 12 letters a to z, digits, - or _, for example I07.
deck-id-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the id "{ $found }" is already used in line { NUMBER($before, useGrouping: 0) }. Give each card its own.
deck-name = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the card has no name. Give it one.
deck-choice =
    { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not possible here. { $guess ->
        [none] Use one of: { $known }.
       *[other] Did you mean "{ $guess }"?
    }
deck-number = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not a whole number from { $least } to { $most }.
deck-not-here = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" does not belong on a card of level "{ $level }". Leave the cell empty.
deck-word =
    { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not understood. { $guess ->
        [none] Known here: { $known }.
       *[other] Did you mean "{ $guess }"?
    }
deck-word-place = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" can't stand here. Possible here: { $known }.
deck-amount = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" has an amount outside 1 to { $most }.
deck-effect-gap = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": a resource is missing in "{ $found }". Write for example: 2 red + yellow.
deck-effect-arrows = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" has more than one arrow. Separate alternatives with " / ".
deck-effect-no-cost = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": nothing is paid in "{ $found }". Write for example: 2 red -> construction.
deck-effect-no-yield = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": nothing but pollution comes out of "{ $found }". Add what the card gives.
deck-effect-alone = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" can't be combined with resources. Separate it with " / ".
deck-effect-top = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is no gain. Move it to the column "bottom".
deck-effect-bottom = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is a gain. Move it to the column "top", or write what it costs: money -> { $found }.
deck-effects-many = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the card has { $count } effects. At most { $most } fit on it.
deck-effects-none = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the card has no effect. Write a gain in "top" or an exchange in "bottom".
deck-assistance-missing = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": a starting card needs "assistance". Add it.
deck-assistance-level = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" has assistance, which only starting cards have. Remove it.
deck-pattern = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not a pattern. Write three rows of three signs, x for an activation, 2 to 4 for several, a dot for none: x.. .xx ..x
deck-pattern-count = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" makes { $count } activations. A pattern has exactly four.

## Widgets

language-name = English
game-terra-futura = Terra Futura
round-turns = Round { $round } of 8
round-final = Final activations
round-sets = Choosing the sets
round-over = The game is over

word-undo = Undo
word-redo = Redo
word-language = Language
word-auto = Forced choices play themselves
word-skip = Skip to your turn
word-market = Market
word-pile = Discard pile
word-discard = Discard
word-hand = Card in hand
word-supply = Supply
word-scoring = Scoring cards
word-score = Score sheet
word-log = Log
word-total = Total
word-points = points
word-winner = Winner
word-inactive = inactive
word-show = Show the cards
word-hide = Hide the cards
word-back = Back to now
word-looking = Looking back
word-automatic = automatic
word-choices = Choices
word-territories = Territories
word-pattern = Pattern
word-set = Set
word-secret = Secret
word-next = Next step
word-leave = Leave the guide
word-resume = Go on with the guide
word-cubes = pollution
word-cards = cards
word-now = Now
word-empty = empty

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
list-and = { $items } and { $last }
list-or = { $items } or { $last }

effect-exchange = { $cost } for { $gives }
effect-transfer = pollution transfer: bring up to 4 cubes from your other cards
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
market-place = place { $place }
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
prompt-automatic = { $name } is playing.
prompt-looking = You are looking back at the table after move { $step } of { $last }.

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
why-automatic = { $name } decides now and plays without help.
why-looking = You are looking back. Return to now to go on playing.
why-over = The game is over.

handover = Only { $name } may see these cards. Hand over the screen, then show them.
handover-automatic = The scoring cards of { $name } stay hidden until the end.
scoring-set = set of { $set }: { $points } points
scoring-owner = scoring cards of { $name }
outcome-text =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    } { $why }
news-undone = The last decision was taken back.
news-redone = The decision was played again.
gone = The notebook's Python is not running, so nothing can be played here. Run the cells of this notebook again to go on.
bundle-missing = The widgets are not built. Run: python3 run.py build

message-unknown = This message from the page is not understood, so nothing was changed. Reload the page.
message-stale = The table has changed in the meantime, so nothing was done. Look again, then choose.
message-look = There is no move { $found } to look back at. The last one is { $last }.
message-no-automatic = It is not an automatic player who decides now.
message-no-secrets = There are no secret cards to show now.
message-no-guide = This table has no guide.
message-trouble = Something in the kit itself went wrong ({ $problem }). The game is still there: try again, or take the last decision back.
widget-no-table = A widget needs a table, as tw.new makes it, not { $found }.
widget-player = There is no player "{ $found }" at this table. There is: { $known }.

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
log-reshuffle = The discard pile is shuffled and becomes the deck.
log-final = The final activations begin.

## Guide

guide-take-title = Take a card
guide-take-text = Each turn begins at the market. Its two rows show cards that everybody may take. What a card makes stands at its top. Take one that gives you green, red or yellow: raw materials.
guide-place-title = Place it
guide-place-text = This is your territory. So far it has one card, your starting card. Put the new card beside it, on one of the lit places.
guide-use-title = Put it to work
guide-use-text = The card you place sets its row and its column to work: each card there may do one thing now. Choose your new card. What it makes is put on it.
guide-gain-title = Choose for yourself
guide-gain-text = Your starting card gives you a raw material (green, red or yellow) or money, as you like. Use it, then choose. Green and red are good to have in this game.
guide-second-title = A card that exchanges
guide-second-text = Your turn ends when nothing is left to do. Watch the other player, or skip ahead. Then take a second card: one with an arrow. It turns what stands before the arrow into what stands after it. Products such as food are worth five points and more.
guide-line-title = Find a good place
guide-line-text = Point at a place to see which cards it would set to work. Choose a place in line with both your cards, so that all three work this turn.
guide-gather-title = First gather
guide-gather-text = You decide in which order your cards work. Begin with those that give you something, so that you can pay afterwards.
guide-exchange-title = Then exchange
guide-exchange-text = Now use the card with the arrow, and pay from any of your cards. If it is not lit, point at it: it tells you what is missing. Then end your turn, and try again in the next one.
guide-pollution-title = What it costs the land
guide-pollution-text = Many cards that make products also make pollution, the black cube. Put it on a card with a free space: that does no harm there. Without a free space, the card becomes inactive and stands still with all that lies on it. If your exchange made no pollution, go to the next step.
guide-goal-title = What you play for
guide-goal-text = Look at your two scoring cards. At the end, the pattern of one lets four of your cards work once more, and the set of one brings extra points. Resources count too, and each card with pollution costs a point. Take your next card with this in mind.
guide-done-title = Now you know how it goes
guide-done-text = Eight turns make a territory of nine cards; then come the final activations and the count. Play on to the end. Everything that is not lit tells you why when you point at it.
guide-left-title = The guide is closed
guide-left-text = You can go on with it at any time.

## Charts

# Titles of charts, panels and axes (-title, -axis-, -unit-) must fit into 320 pixels: 36 signs at most.

chart-unknown =
    There is no chart { $found }. { $near ->
        [none] There is: { $known }.
       *[other] Did you mean "{ $near }"? There is: { $known }.
    }
chart-theme = There is no theme { $found }. There is: { $known }.
chart-game = There are no charts of the game { $found } yet.
chart-source =
    { $name ->
        [distribution] "distribution" draws a frame of many games, as tw.simulate gives
        [compare] "compare" draws two frames of many games, before and after: tw.chart((before, after), "compare")
       *[other] "{ $name }" draws a table or a record
    }, not { $found }.
chart-column = The frame has no column { $found }. It has: { $known }.
chart-no-table = A live chart follows a table, not { $found }. For a record use tw.chart.
chart-stopped = The chart stopped: { $problem }. Run the cell again.

chart-data = Data table
chart-data-plain = The data table is in chart.table.
chart-number = { NUMBER($value, maximumFractionDigits: 2) }
chart-points =
    { $count ->
        [one] 1 point
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
        [9] final activations
       *[other] turn { $turn }
    }
chart-axis-turn = turn (+4: final activations)
chart-axis-card = turn placed (0: starting card)
chart-unit-tokens = tokens
chart-unit-tokens-cubes = tokens, cubes
chart-unit-cubes = cubes
chart-unit-coins = coins paid so far
chart-unit-points = points
chart-unit-price = cubes per point
chart-unit-each = cubes
chart-unit-activations = number
chart-unit-used = used
chart-unit-share = % of results

chart-column-turn = turn
chart-column-player = player
chart-column-green = green
chart-column-red = red
chart-column-yellow = yellow
chart-column-food = food
chart-column-construction = construction
chart-column-goods = goods
chart-column-money = money
chart-column-locked = on inactive cards
chart-column-came = cubes put down
chart-column-left = cubes removed
chart-column-cubes = cubes
chart-column-spaces = spaces
chart-column-active = active cards
chart-column-inactive = inactive cards
chart-column-card = card
chart-column-cell = place
chart-column-placed = placed in turn
chart-column-offered = activations offered
chart-column-used = used
chart-column-unused = not used
chart-column-made = tokens made
chart-column-what = what
chart-column-tokens = tokens
chart-column-points = points
chart-column-price = cubes per point
chart-column-from = from
chart-column-to = to
chart-column-state = state
chart-column-copied = copied others
chart-column-was-copied = was copied
chart-column-gained = points by copying
chart-column-rewards = rewards
chart-column-reward-points = points by rewards
chart-column-cubes-user = cubes as user
chart-column-cubes-producer = cubes as producer
chart-column-score-raw = raw materials
chart-column-score-food = food
chart-column-score-construction = construction
chart-column-score-goods = goods
chart-column-score-set = scoring card
chart-column-score-pollution = pollution
chart-column-total = total
chart-column-made-by = made by
chart-column-fate = what happened
chart-column-now = now
chart-column-coins = coins paid
chart-column-cubes-counted = cubes counted
chart-column-kind = players
chart-column-games = games
chart-column-mean = mean
chart-column-low = 95 % from
chart-column-high = 95 % to
chart-column-tenth = 10th percentile
chart-column-median = median
chart-column-ninetieth = 90th percentile
chart-column-before = before
chart-column-after = after
chart-column-shift = change

chart-nothing-resources = Nobody holds a resource yet.
chart-nothing-used = No card has brought anything yet.
chart-nothing-cubes = No pollution has been made yet.
chart-nothing-exchanged = Nothing has been exchanged yet.
chart-nothing-copied = Nobody has used Assistance yet.
chart-nothing-games = There are no games to show.

chart-resources-title = Resources and money by turn
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

chart-pollution-title = Pollution: flow, stock, room
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

chart-activations-title = Activations used of 26 + 4
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

chart-early-title = What each card brought
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
    Cards placed in turns 1 to 4 made { $first ->
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

chart-price-title = Cubes per point
chart-price-made = By what was made
chart-price-players = By player, before the penalty
chart-price-raw = raw
chart-price-money = money only
chart-price-hover = { $what }: { $cubes } cubes for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
chart-price-one = Only { $dear } came with pollution: { $high } cubes per point.
chart-price-summary = The dearest in pollution is { $dear } with { $high } cubes per point, the cheapest { $cheap } with { $low }.

chart-exchanges-title = From raw materials to points
chart-exchanges-note = Breadth: tokens. Left what was paid, then what came of it, right the points that it is worth now.
chart-exchanges-hover = { $paid } for { $made }: { $tokens } tokens paid
chart-exchanges-worth = { $count } { $made }: { $points ->
        [one] 1 point
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
        [one] 1 point
       *[other] { $points } points
    }.

chart-territory-title = Where the cubes lie
chart-territory-note = In each place: cubes / spaces; ✖ and a frame: inactive.
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
    }; counted by card that costs { $cards ->
        [one] 1 point
       *[other] { $cards } points
    }, counted by cube { $cubes }.

chart-assistance-title = Who gained from Assistance
chart-assistance-flow = Left who copied, right whose card
chart-assistance-hover = { $copier } used a card of { $owner } { $count ->
        [one] once
       *[other] { $count } times
    }
chart-assistance-gain = Points gained
chart-assistance-copying = by copying, less the price
chart-assistance-rewards = by rewards
chart-assistance-points =
    { $count ->
        [one] { $sign } point
       *[other] { $sign } points
    }
chart-assistance-blame = Cubes, two ways to count
chart-assistance-user = cubes by who used the card
chart-assistance-producer = cubes by who owns the card
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
        [one] 1 point
       *[other] { $points } points
    }); charged to the owners, { $cubes ->
        [0] no cube would change sides
        [one] 1 cube would change sides
       *[other] { $cubes } cubes would change sides
    }.

chart-score-title = How the score builds up
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

chart-waste-title = What became of the cubes
chart-waste-note = Breadth: cubes. Left the kind of card that made them, right where they are now.
chart-waste-start = there at the start
chart-waste-stayed = stayed
chart-waste-moved = moved
chart-waste-removed = removed
chart-waste-held = on a space
chart-waste-stops = stops a card
chart-waste-gone = gone
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

chart-money-title = Money paid and cubes made
chart-money-course = Turn after turn
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
    }; { $free ->
        [one] 1 exchange without money made
       *[other] { $free } exchanges without money made
    } { $freecubes }.

chart-value-points = points
chart-value-cubes = cubes
chart-value-polluted = polluted cards
chart-value-money = money
chart-value-green = green
chart-value-red = red
chart-value-yellow = yellow
chart-value-food = food
chart-value-construction = construction
chart-value-goods = goods
chart-value-won = wins
chart-value-set-points = points of scoring cards
chart-value-inactive = inactive cards
chart-value-made-cubes = cubes put down
chart-value-activations = activations used
chart-value-assisted = copies of others' cards
chart-value-copied = copies by others
chart-everyone = everyone
chart-before = before
chart-after = after
chart-spread-title = How the results are spread
chart-spread-hover = { $name }, { $low } to { $high }: { $share } %
chart-means-title = Mean (95 % interval)
chart-means-hover = { $name }: { $mean } (95 % interval { $low } to { $high })
chart-shift-title = Change of the mean (95 % interval)
chart-distribution-title = Many games: { $what }
chart-distribution-part = { $name } { $mean } ({ $low } to { $high })
chart-distribution-summary = Mean { $what } with the 95 % interval: { $parts }.
chart-compare-title = Before and after: { $what }
chart-compare-summary =
    The mean of { $what } goes from { $before } to { $after }, a change of { $shift } (95 % interval { $low } to { $high }): { $sure ->
        [more] more than chance explains
        [less] less, and not by chance alone
       *[unsure] chance alone could do that
    }.

## Players

player-strength = The strength of the thinker is a whole number from 1 to { $most }, as in "thinker:3", not "{ $found }".
player-forced = { $what }: nothing else was possible.
player-random = { $what }: chance picked it from { $count } possible moves.
player-greedy =
    { $what }: { $ahead ->
        [level] worth as much to me as "{ $other }", so chance decided
        [little] worth a little more to me than "{ $other }"
       *[much] worth clearly more to me than "{ $other }"
    }. { $character ->
        [clean] I avoid pollution.
        [growth] I want products, whatever they pollute.
        [trader] I look for money and for other players' help.
       *[greedy] I take what brings the most points this turn.
    }
player-thinker =
    { $what }: { $why ->
        [free] it costs nothing, and a better card may come.
        [answer] this leaves me best off.
       *[plan] part of the best turn I found, for about { $points } points in the end. { $seen ->
            [0] I compared it with other ways to play this turn.
           *[other] I looked { $seen } times at how the game may go on.
        }
    }
player-move-discard = Discard { $card }
player-move-take = Take { $card }
player-move-draw = Draw a card of level { $level }
player-move-place = Place { $card } on { $cell }
player-move-use = Use { $card } ({ $effect })
player-move-transfer = Transfer pollution to { $card }
player-move-assistance = Ask for Assistance
player-move-end = End the activations
player-move-copy = Copy { $card } of player { $player }
player-move-pay = Pay { $kind } from { $card }
player-move-choose = Choose { $kind }
player-move-pollute = Put the cube on { $card }
player-move-move = Move a cube from { $card }
player-move-enough = Move no more cubes
player-move-reward = Take { $kind } as the reward
player-move-clean = Remove a cube from { $card }
player-move-decline = Leave all cubes
player-move-pattern = Use the pattern of { $card }
player-move-score = Count the set of { $card }

simulate-players = The players of a simulation are a list of kinds such as ["clean", "growth"], not { $found }.
simulate-options = The options of a simulation are names with values, such as {"{"}"carbon_price": 2{"}"}, not { $found }.
simulate-number = "{ $name }" is a whole number from { $least } to { NUMBER($most, useGrouping: 0) }, not { $found }.
simulate-detail = The detail of a simulation is "games" or "events", not { $found }.
simulate-stopped =
    Stopped: { $done ->
        [one] one game of { $games } is
       *[other] { $done } games of { $games } are
    } done and kept.
