### Card files, in English. One message per key; $names are facts.

deck-source = A deck is the name of a built-in one, the path of a file, or its text; { $found } is none of these.
deck-other-game = This is a deck for the game { $found }, not for { $game }. Leave `deck` out for the usual one.
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
deck-rows-many = { $file } has more than { $most ->
        [one] { NUMBER($most, useGrouping: 0) } line
       *[other] { NUMBER($most, useGrouping: 0) } lines
    }. Split it into several decks.
deck-columns-many = { $file }, line { NUMBER($line, useGrouping: 0) }: the line has more than { $most ->
        [one] { $most } cell
       *[other] { $most } cells
    }. Remove the empty columns on the right.
deck-quotes = { $file }, line { NUMBER($line, useGrouping: 0) }: a quotation mark that opens in this line is not closed as it should be. Close it, or write "" for a quotation mark inside a quoted cell.
deck-cell-long = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the text is longer than { $most ->
        [one] { $most } sign
       *[other] { $most } signs
    }. Shorten it.
deck-cell-outside = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" stands under no heading. Remove it, or put a text with commas in quotation marks.
deck-column =
    { $file }, line { NUMBER($line, useGrouping: 0) }: "{ $found }" is not a column of a deck. { $guess ->
        [none] The columns are: { $known }, and translations such as name.cs.
       *[other] Did you mean "{ $guess }"?
    }
deck-column-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: the column "{ $found }" is there twice. Remove one.
deck-column-missing = { $file }, line { NUMBER($line, useGrouping: 0) }: the column "{ $found }" is missing. Add it to the first line; its cells may be empty.
deck-few =
    { $file } has { $part ->
        [start] { $count ->
            [one] { $count } starting card
           *[other] { $count } starting cards
        }
        [scoring] { $count ->
            [one] { $count } scoring card
           *[other] { $count } scoring cards
        }
       *[level] { $count ->
            [one] { $count } card of level I and II
           *[other] { $count } cards of level I and II
        }
    }; a game needs at least { $least }.
deck-first-count = { $file }, column "{ $column }": { $count ->
        [one] { $count } card carries
       *[other] { $count } cards carry
    } the first-player mark. Put an x on exactly one starting card.
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
deck-effects-many = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the card has { $count ->
        [one] { $count } effect
       *[other] { $count } effects
    }. At most { $most } fit on it.
deck-effects-none = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": the card has no effect. Write a gain in "top" or an exchange in "bottom".
deck-assistance-missing = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": a starting card needs "assistance". Add it.
deck-assistance-level = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" has assistance, which only starting cards have. Remove it.
deck-pattern = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" is not a pattern. Write three rows of three signs, x for an activation, 2 to 4 for several, a dot for none: x.. .xx ..x
deck-pattern-count = { $file }, line { NUMBER($line, useGrouping: 0) }, column "{ $column }": "{ $found }" makes { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }. A pattern has exactly four.
