### Setting up, tables, positions and records, in English. One message per key; $names are facts.

## Setting up

game-unknown = There is no game { $name }. There is: { $known }.
game-near = There is no game { $name }. Did you mean "{ $near }"? There is: { $known }.
game-is-players = The first thing to name is the game. Write tw.new(players={ $players }), or with a game tw.new("terra", players={ $players }). There is: { $known }.
option-unknown = There is no option "{ $name }". Did you mean "{ $near }"?
option-edition = The edition { $found } does not exist. Use "later" or "first".
option-number = The option { $name } is a whole number from { $least } to { $most }, not { $found }.
option-not-bool = The option { $name } is True or False, not { $found }.
players-number = Terra Futura is for { $least_players } to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, or one alone as a sandbox, not { $found }.
players-not-names = Players are a number, or a list of names such as ["Team A", "bot:greedy"], not { $found }.
players-name = { $found } can't be a player's name. Use 1 to { $most ->
        [one] { $most } sign
       *[other] { $most } signs
    }, on one line.
players-many = { $found ->
        [one] { $found } player is
       *[other] { $found } players are
    } more than any game has. Give at most { $most ->
        [one] { $most } name
       *[other] { $most } names
    }.
players-twice = Two players are called "{ $found }". Give each a name of its own.
player-kind = There is no automatic player "{ $found }". There is: { $known }.
seed-not-number = A seed is a whole number from 0 to { $most }, not { $found }.
language-unknown = There is no language { $found } yet. There is: { $known }.
deck-too-small =
    The deck has { $what ->
        [starting] { $have ->
            [one] { $have } starting card
           *[other] { $have } starting cards
        }
        [scoring] { $have ->
            [one] { $have } scoring card
           *[other] { $have } scoring cards
        }
       *[level] { $have ->
            [one] { $have } card of levels I and II
           *[other] { $have } cards of levels I and II
        }
    }; { $players ->
        [one] { $players } player needs
       *[other] { $players } players need
    } { $need }.

## Tables

move-unknown-now = "{ $found }" is not a move. Now you can play "{ $near }", for example. All legal moves are in table.legal_moves.
game-long = This game has had { $most ->
        [one] { $most } move
       *[other] { $most } moves
    }; a longer one could not be kept. Begin a new one.
undo-nothing = There is nothing to take back.
undo-unseen = Something hidden came to light with that move, so it can't be taken back. If everybody agrees, it can: table.undo({ $count }, consent=[{ $names }]).
undo-shown = A card was shown with that move that others did not know, so it can't be taken back. If everybody agrees, it can: table.undo({ $count }, consent=[{ $names }]).
undo-answer = That move was an answer to another player, so it can't be taken back. If everybody agrees, it can: table.undo({ $count }, consent=[{ $names }]).
undo-followed = Another player has decided something since that move, so it can't be taken back. If everybody agrees, it can: table.undo({ $count }, consent=[{ $names }]).
undo-consent = Moves that are final can only be taken back when everybody at the table agrees. Not yet asked: { $names }.
play-by-other = { $name } can't make this move: { $decides } decides now.
redo-nothing = There is nothing to play again.

## Positions

position-not-dict = In { $where }: expected names with values ({ "{" }...{ "}" }), found { $found }.
position-not-list = In { $where }: expected a list, found { $found }.
position-long = In { $where }: a list of { $found ->
        [one] { $found } thing
       *[other] { $found } things
    } is too long; at most { $most }.
position-not-text = This is not the text of a position: { $found }.
position-line = Line { $line } of the position is not understood: { $found }
position-number = In { $where }: expected a whole number from { $low } to { $high }, found { $found }.
position-cell = In { $where }: { $found } is not a place. Places go from a1 to e5; the starting card lies on c3.
position-player = In { $where }: { $found } is not one of the players.
position-card = In { $where }: { $found } is not a card of the deck.
position-card-level = In { $where }: the card { $found } is of another level.
position-card-twice = In { $where }: the card { $found } is there twice.
position-unknown-key = In { $where }: { $found } has no meaning here. Here may stand: { $known }.
position-key-near = In { $where }: { $found } has no meaning here. Did you mean "{ $near }"?
position-no-players = A position needs its players, such as "players": [{ "{" }"name": "Team A"{ "}" }, { "{" }"name": "Team B"{ "}" }]. table.position() shows a whole position to copy from.
position-not-now = "{ $where }" has no meaning when the decision is "{ $found }".
position-game = The position is for the game { $found }, which does not exist here.
position-players = A position has 1 to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, not { $found }.
position-names = Each player of a position has a name of its own.
position-start-first = In { $where }: the first card of a territory is its starting card, on c3.
position-outside = In { $where }: the territory would be larger than { $span ->
        [one] { $span } row
       *[other] { $span } rows
    } and { $span ->
        [one] { $span } column
       *[other] { $span } columns
    }.
position-apart = In { $where }: the card touches none of those listed before it. List the cards in the order in which they were placed.
position-scoring = In { $where }: each player has two scoring cards, not { $found }. Write "unknown" to have them dealt.
position-decision = There is no decision { $found }.
position-turns = The numbers of cards ({ $found }, in turn order) can't be at this moment: players take turns, { $turns } each.
position-picked = In { $where }: a pattern is picked at the beginning of a final activation, a set after all final activations.
position-row = In { $where }: a row has { $row_length ->
        [one] { $row_length } card
       *[other] { $row_length } cards
    } as long as its deck or discard pile has any, here it has { $found }.
position-cards-left = There { $found ->
        [one] is { $found } card
       *[other] are { $found } cards
    } left to take; the turns to come need { $need }.
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

frame-seat = { $found } is nobody at this table. The players are: { $known }.
record-about = A game of Terra in progress ({ $names }). It is sealed, so that nobody reads here what a player may not know yet; it will be readable when the game is over. Go on with it in a notebook: tw.load("name of this file")
record-not-json = { $where }: this is not a saved game of Terra, or it is damaged ({ $problem }). Take a copy of it that is whole.
record-too-large = { $where }: a saved game is smaller than { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }; this has { $size }.
record-not-ours = { $where }: this is not a saved game of Terra.
record-version = { $where }: this game was saved in format { $found }; this kit reads up to { $known }. Install a newer version of the kit.
record-field = { $where }: "{ $field }" is missing or wrong in this saved game.
record-move = { $where }: move { $number }, "{ $move }", can't be replayed: { $reason }
record-chance = This game needs what chance gave at point { $number }; the record lacks it, or has something that does not fit.
resume-not-ours = This is not a resume code of Terra. It begins with TERRA1- and holds the whole game: copy all of it.
resume-damaged = This resume code is damaged. Copy it again, whole, from where it was shown.
record-rules = { $where }: this game was played by version { $found } of its rules, and this kit has version { $known }. Open it with the kit that saved it.
resume-rules = This resume code is of a game played by version { $found } of its rules, and this kit has version { $known }. Open it with the kit that made it.
resume-deck = This resume code was made with another deck ({ $found }, here { $known }). Give the same deck with deck="my_cards.csv".
resume-long = This resume code promises more than { $most ->
        [one] { $most } move
       *[other] { $most } moves
    }, which no game has. Copy it again, whole, from where it was shown.
record-file = { $where }: { $problem }. Check the name and the folder.
save-other = { $where } is there already, and is no saved game. Choose another name, or say table.save(..., overwrite=True) to replace it.
record-unknown = { $where }: "{ $field }" has no meaning in a saved game. The file was changed or damaged.
record-long = { $where }: this game has { $found ->
        [one] { $found } move
       *[other] { $found } moves
    }; at most { $most } can be replayed.
record-damaged = { $where }: this saved game is damaged, or was changed after it was saved. Take a copy of it that is whole.
take-up-other = This is a game of another table ({ $names }). Bring it back with tw.resume or tw.load in a cell of its own.
