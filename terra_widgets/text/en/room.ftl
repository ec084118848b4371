### A room: a class on many devices. What refuses something says what to do next.

room-gone = No connection. Nothing is lost: this page goes on by itself as soon as the network is back.
room-ended = The room was closed. What you did is kept.
room-erased = This class was erased. You can close this page.
room-removed = You have left the room. If that was a mistake, load this page again and join once more.
room-key-elsewhere = Your seat was given back to you on another device. You can close this page.
room-table = Table { $number }
room-empty-seat = Seat { $number }

## Coming in

room-code = This is not the code of the room. Look at the projector, or ask: it has six letters and digits.
room-too-many-codes = Too many codes were tried from here. Wait a few seconds, then type the code once more.
room-door = The door is closed. Ask your facilitator to open it.
room-full = The room is full: it has { $most } people.
room-name = { $found } can't be a name here. Write one line, no longer than { $most }.
room-name-taken = Somebody here is called "{ $name }". Choose another name; if that was you before, press "I was here before".
room-nobody = Nobody here was called { $name }. Type the name that you had, or join anew.
room-waits = Please wait: your facilitator has to say that you are { $name }.
room-not-let-back = Your facilitator did not give you that seat. You can join under another name.
room-late-took-over = You go on for { $name }, at table { $number }. The game has begun already.
room-late-joined = You have a seat at table { $number }. The game has begun already.
room-late-own-table = You have a table of your own, number { $number }. The others have begun already.

## Seats and tables

room-no-seat = There is no such seat. Choose another one.
room-no-table = There is no such table any more.
room-no-person = This person is not in the room any more.
room-no-game = This step has no game. Go to one that has, then seat people.
room-seats = { $found } people don't fit at a table of this game. Choose from 1 to { $most }.
room-tables = There are { $most } tables already. Seat people at these, or close some.
room-seat-taken = { $name } sits there. Choose another seat, or put { $name } somewhere else first.
room-seat-gone = Somebody was quicker, or the game is over. Choose another seat.
room-sits-already = You have a seat already. Leave it first.
room-seat-empty = Table { $number }: an empty seat
room-seat-takes-over = Table { $number }: go on for { $name }
room-seat-with = with { $names }
players-seats = The names don't fit the seats: { $found } given, { $wanted } needed. Give one name for each seat.

## Playing

room-paused = Everything is paused. You can go on in a moment.
room-only-watches = You are watching this table. Only those who sit there can decide.
room-no-hints = There are no hints just now. Talk to the others at your table.
room-undo-asked = The others at your table are asked whether you may take that back.
room-undo-waits = The others are asked whether you may take back your last decision.
room-undo-asks = { $name } wants to take back the last decision. Is that all right?
room-nothing-asked = Nobody wants to take anything back any more.
room-nothing-to-undo = There is nothing to take back at this table.

## What to do now, in one line

room-now-paused = Paused. Look up from your screen.
room-now-gathering = Welcome! It starts when everybody is here.
room-now-over = That was it. Thank you for playing!
room-now-look = Look and read. Then talk about it.
room-now-enter = { $count ->
    [one] Fill in one thing below.
   *[other] Fill in { $count } things below.
}
room-now-done = Done! Wait for the others.
room-now-no-seat = You have no seat yet. Choose one below.
room-now-no-table = You have no seat yet. Your facilitator gives you one in a moment.
room-now-predict = Make your prediction, and seal it.
room-now-claim = Say what you think of this claim.
room-now-vote = Vote.
room-now-quiz = Answer the questions.
room-now-before = Answer the questions. You may guess.
room-now-after = Answer the questions once more.
room-now-ticket = Write two short sentences.
room-answered = { $count } of { $of } have answered.
room-now-game-over = Your game is over. Look at what happened.
room-now-decide = It is your turn.
room-now-wait = { $name } is deciding.

## The facilitator

room-help-called = Your facilitator knows that you need help.
room-help-over = Good. You can ask again at any time.
room-news-paused = Everything is paused.
room-news-goes-on = It goes on.
room-news-said = Your message was sent.
room-message-long = That message is longer than { $most }. Say it more briefly.
room-no-step = There is no such step: the plan has { $last }.

## The file

room-file = { $where } can't be used for a class: { $problem }. Choose another file.
room-file-other = { $where } is something else, or of another version of this kit. Choose another file name.
room-disk = The disk can't be written ({ $problem }). The class goes on, and nothing is lost as long as this program runs. Make room on the disk now.
room-erase = { $where } could not be erased: { $problem }. Delete it yourself.
room-erase-code = To erase this class, type its code: { $code }.

## In a notebook

room-notebook-students = Students open
room-notebook-code = Code:
room-notebook-cockpit = Open the cockpit
room-notebook-lead = to lead the class.
room-notebook-text = { $title }: students open { $address } and type the code { $code }. The cockpit: print(room.cockpit).
room-not-started = The room could not be opened. { $problem }
room-closed = The room is closed. Open it again with its file: tw.Room(data="...").
room-says = The room says: { $said }
room-order = The room can't do that. Use the version of this kit with which it was opened.
room-erase-sure = This erases the class with everything that people did. To do so, say room.erase(sure=True).
