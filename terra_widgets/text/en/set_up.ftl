### The card on which a table is set up, in English. One message per key; $names are facts.

set-up-title = Set up a table
set-up-gone = Python is not running for this card. Click on the grey line above it and press Shift + Enter.
set-up-word-language = Language
set-up-word-game = Which game?
set-up-word-players = Who plays?
set-up-word-name = Name
set-up-word-plays = Who sits here
set-up-word-strength = Strength
set-up-word-add = Add a player
set-up-word-remove = Remove
set-up-word-length = How long?
set-up-word-start = Start
set-up-word-again = Set up another table
set-up-players-note = Seats: { $least } to { $most }. Seat 1 begins.
set-up-seat = Seat { $number }
set-up-person = A person
set-up-strength-easy = goes easy
set-up-strength-medium = plays well
set-up-strength-strong = full strength
set-up-length-short = Short
set-up-length-medium = Medium
set-up-length-whole = Whole game
set-up-length-first = First game
set-up-added = Player { $number } was added.
set-up-removed = Player { $number } was removed.
set-up-laid = { $title }: the table is below.
set-up-no-table = No table is set up yet. Press Start on the card first, or write tw.new("terra_futura").
set-up-is-card = This is a card on which a table is set up; once it has started, the table is in .table. So write card.table.{ $name }, or get a table at once with tw.new("terra_futura").
set-up-plain = In a notebook this is a card to set up a table by clicks. Here you write, for example:
set-up-plain-start = Or take it as it is: table = tw.new().start()

## How long a game is

length-terra-futura =
    { $turns ->
        [one] { $turns } round, then a final activation.
       *[other] { $turns } rounds, then a final activation.
    }
length-terra = Until the pile of cards is used up, or the world is lost.
length-terrabilis-short =
    { $goal ->
        [one] Until a country has { $goal } infrastructure.
       *[other] Until a country has { $goal } infrastructures.
    }
length-terrabilis-medium =
    { $goal ->
        [one] Until a country has { $goal } infrastructure.
       *[other] Until a country has { $goal } infrastructures.
    }
length-terrabilis-whole =
    { $goal ->
        [one] Until a country has { $goal } infrastructure, as the rules say.
       *[other] Until a country has { $goal } infrastructures, as the rules say.
    }
length-nova-ziemia-first = With the goals for a first game: the same number in each colour.
length-nova-ziemia-whole = With goals drawn by chance, as the rules say.

## What automatic players are like

character-random = Happy-go-lucky
character-random-about = Plays any move, just by chance.
character-thinker = The thinker
character-thinker-about = Thinks ahead, and takes time for it.
character-greedy = Points now
character-greedy-about = Takes what brings the most points this turn.
character-clean = Clean hands
character-clean-about = Avoids pollution, even if it brings less.
character-growth = Growth first
character-growth-about = Wants products, whatever they pollute.
character-trader = The trader
character-trader-about = Gathers money and uses other players' cards.
character-helper = The helper
character-helper-about = Gives something for every crisis.
character-hoarder = The hoarder
character-hoarder-about = Keeps the cards, and gives only when all is nearly lost.
character-reciprocal = Fair is fair
character-reciprocal-about = Gives when the others give.
character-builder = The builder
character-builder-about = Wants to grow; others may watch the thermometer.
character-steward = The steward
character-steward-about = Looks after nature, people and the thermometer.
character-ally = The ally
character-ally-about = Joins the Alliance and looks for fair trades.
character-loner = The loner
character-loner-about = Thinks of its own missions only.
