### Keeping games and bringing them back, in English. One message per key; $names are facts.

autosave-folder = tw.saves takes False, True or the path of a folder, not { $found }.
autosave-trouble = This game can't be kept in { $folder } ({ $problem }). Play goes on. To be safe, copy the code below the table now and then.
autosave-unreadable = { $file } can't be read ({ $problem }). It stays where it is, and play goes on.
autosave-no-offer = This earlier game is not offered any more. Run the cell again to see what there is.
autosave-not-erased = Not all games in { $folder } could be erased ({ $problem }). Delete them there yourself.
autosave-note =
    In this folder Terra keeps the games that are played in the notebooks beside it.

    There is one file for each table, written after every move. If Python stops or the machine is
    switched off, run the same cell again: the table asks whether to go on.

    You can also bring a game back yourself, in a cell of any notebook beside this folder:
        tw.load("{ $folder }/name of the file.json")

    Files that you no longer need may be deleted. To have no files at all, begin a notebook with:
        tw.saves(False)

## In the widget

autosave-ask = This table has been played before. Go on with that game?
autosave-from-file = Go on: game of { $when }, moves: { $moves }
autosave-from-page = Go on with this browser's copy: { $when }, moves: { $moves }
autosave-anew = Start anew
autosave-anew-note = Starting anew erases nothing: earlier games stay where they are.
autosave-title = Take this game with you
autosave-where-file = After every move this game is kept in the file { $file } and in this browser.
autosave-where-page = After every move this game is kept in this browser.
autosave-where-nowhere = This game is not kept anywhere.
autosave-how = This code holds the whole game. Any copy of Terra brings it back with tw.resume("…"), or from the downloaded file with tw.load("…").
autosave-code = Resume code
autosave-copy = Copy the code
autosave-copied = Copied.
autosave-download = Download
autosave-paste = Go on with a code
autosave-go = Go on
autosave-erase = Erase my data
autosave-erase-ask = This erases all kept games of this notebook and everything that Terra keeps in this browser; only games that others play right now stay. The table goes on, but is no longer kept.
autosave-yes = Erase
autosave-no = Cancel
autosave-erased = Erased. This table is no longer kept.
autosave-erased-page = Erased from this browser. Python is not running, so files in the folder terra-saves are still there.
autosave-gone = The game is not lost: copy the code or download it, to go on here later or in any other copy of Terra.
autosave-text = A game of Terra. Bring it back in a notebook with tw.load("name of this file.txt"), or with tw.resume("…") and the code in the first line.
