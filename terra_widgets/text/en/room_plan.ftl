### Plans of a room: sessions with many devices.

room-plan-shown = Your facilitator shows you this now.
room-plan-show = Show this to everybody. Open the notebook of the lesson and run this cell:
# The heading in the guides below which it says what to do when it stalls.
room-plan-guide-stalls = When it stalls
plan-cell = { $where }: a room can't show this cell: { $found }. Write one call in it, with texts and numbers only.
room-plan-finish-shared = Others play at this table too. When time is up, your facilitator can let an automatic player finish the game.
plan-no-table = { $where }: the prediction { $found } is about the next table, but no step of kind play follows. Add one, or name a table.
plan-unknown = There is no plan { $found }. There is: { $known }. A file of your own is named by its path.
plan-game-play = Play
plan-game-look = Look at it
plan-game-say = Meet the game
plan-game-script = Open the door for everybody, and let people sit down. Let them read how the game is won, then go on.
plan-game-play-script = Help with clicks, not with moves. Whoever is stuck may press the button for help.
plan-game-look-script = Ask somebody to read the picture aloud. What surprises you?
plan-game-ticket = Before you go
plan-game-ticket-script = One minute in silence. Then ask two or three people to read what they wrote.
plan-seats = { $where } has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, not { $count }. Put fewer people at the table.
room-plan-title-counted = { $title } ({ $number } of { $of })
room-plan-title-before-play = Before you play
room-plan-title-after-play = After the game
room-plan-title-claim = Is it true?
room-plan-report-made = Your report is ready: { $file } ({ $size } KB).
