### The rules of Terra Futura, in English. One message per key; $names are facts.

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
game-terra-futura-about = Nine cards of your own: what they make, and what they leave behind.
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
place-outside = { $cell } would stretch the territory beyond { $span ->
        [one] { $span } row
       *[other] { $span } rows
    } and { $span ->
        [one] { $span } column
       *[other] { $span } columns
    }.
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

## The count

count-set = sets of a scoring card
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
        [one] { $points } point wins.
       *[other] { $points } points win.
    }
won-by-cubes = Level at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the fewest cubes ({ $cubes }) win.
won-shared = Level at { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }: the win is shared.
