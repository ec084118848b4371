### Widgets and the log, in English. One message per key; $names are facts.

## Widgets

language-name = English
game-terra-futura = Terra Futura
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
word-next = Next
word-how = How to play
word-leave = Leave guide
word-resume = Go on with the guide
word-cubes = pollution
word-cards = cards
word-now = Now
word-empty = empty
word-legend = Signs
word-settings = Settings
word-more = More
word-close = Close
word-fill = Fill the screen
word-players = Players
word-since = Since your last decision
word-go-on = Go on
word-replay = Show it again
word-first = To the beginning
word-earlier = One move back
word-later = One move on
word-charts = Charts
word-question = Question of the chart
word-sure = Do it
word-not = No, back
word-speed = Things move
word-speed-off = not at all
word-speed-slow = slowly
word-speed-normal = as usual
word-speed-fast = fast
word-result = See the result
word-board = See the board
word-again = Play again
word-same = Same cards again
word-chart = See the chart
word-review = Review the game
word-rule = Try another rule
word-rules = The same cards, with one other rule
word-moment = Look at this moment
list-and = { $items } and { $last }
prompt-automatic = { $name } is playing.
prompt-looking = You are looking back at the table after move { $step } of { $last }.
why-automatic = { $name } decides now and plays without help.
why-looking = You are looking back. Return to now to go on playing.
why-over = The game is over.

cover-title = Hand the screen to { $name }
cover-text = { $name } decides now, with cards that only { $name } may see. The table is covered until { $name } is here.
cover-show = I am { $name }: uncover the table
why-other = { $name } decides now.
undo-others = Only whoever made the last move can take it back.
redo-others = Only whoever made that move can play it again.
handover = Only { $name } may see these cards. Hand over the screen, then show them.
handover-automatic = The scoring cards of { $name } stay hidden until the end.
outcome-text =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    } { $why }
news-undone = The last decision was taken back.
news-more =
    { $count ->
        [one] There is one more thing in the log.
       *[other] There are { $count } more things in the log.
    }
news-turns =
    { $count ->
        [one] One turn went by; the log has it.
       *[other] { $count } turns went by; the log has them.
    }
news-received =
    { $count ->
        [one] Your new card: { $cards }.
       *[other] Your new cards: { $cards }.
    }
news-over = The game is over. { $said }
news-over-points = The game is over. { $said } Points: { $points }.
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
widget-no-view = The game { $found } has no board in a notebook yet: print(table) shows its table.
widget-game = This widget shows a part of the game { $wanted }; the table is one of { $found }. `table` alone shows all of it.
widget-player = There is no player "{ $found }" at this table. There is: { $known }.

## The end of a game

end-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
end-lost = Nobody wins.
end-turning = Turning point ({ $when }): { $what } { $done }
end-ahead = { $name } went ahead and stayed there.
end-ahead-always = { $name } was ahead from the start.
news-again = A new game begins.
again-not-over = A new game can begin here once this one is over.
again-not-here = No new game can begin on this screen.
again-no-rule = There is no such rule to try.
