### print(table): the parts that all games share, in English. One message per key; $names are facts.

terminal-title = { $game }. { $round }. It is the turn of { $name }.
terminal-automatic = { $name } (automatic, { $typed })
terminal-since = Since the last decision of { $name }:
terminal-since-more =
    ({ $count ->
        [one] One earlier line is
       *[other] { $count } earlier lines are
    } in table.since("{ $name }").)
terminal-fresh = New in hand: { $cards }.
terminal-moves = { $name } can play:
terminal-hidden = The moves that are not listed would show the cards of { $name }. { $name } alone looks at print(table.text(secrets_of="{ $quoted }")).
terminal-advance = { $name } decides now. Write table.advance() to let automatic players play.
terminal-count =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
secrets-automatic = { $name } is automatic. Its cards stay hidden until the game is over.
player-unknown = There is no player { $found } at this table. There is: { $known }.
