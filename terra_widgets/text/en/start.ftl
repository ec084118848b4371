### The start page, in English. One message per key; $names are facts.

start-title = What would you like to do?
start-subtitle =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } about a shared planet, and { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    }. Click, or use Tab and Enter.
start-gone = Python is not running for this page. Click on the grey line above it and press Shift + Enter. Links to lessons work all the same.
start-role-learn = I learn
start-role-teach = I teach
start-role-workshop = I run a workshop
start-word-language = Language
start-word-role = Who are you?
start-word-first = Begin like this
start-word-people = People at this screen
start-word-guide = Guide for teachers
start-word-kept = Games kept in this folder
start-word-kept-none = No game is kept here yet. Once you play, it appears here after every move.
start-word-code = Resume code
start-word-code-note = It begins with TERRA1-. You find it below every table.
start-word-go = Go on with this game
start-word-take = Go on
start-word-position = A position as text
start-word-position-note = Change the example, or paste what table.position_text() printed.
start-word-set-up = Set up this table
start-word-example = An example of
start-word-choose = Choose who plays, and how long
start-word-wait = One moment …

## What is offered

start-heading-games = Games
start-heading-lessons = Lessons
start-heading-position = Set up a position
start-heading-resume = Go on with a game
start-players = Up to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }, people or automatic ones
start-guided = First game, with a guide
start-play = Play { $game }
start-person = Player { $number }
start-lesson = Lesson { $number }
start-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
start-ages = ages { $youngest } to { $oldest }
start-ages-up = ages { $youngest } and up
start-lessons-english = The lessons are in English so far.
start-kept-game =
    { $moves ->
        [one] { $names }; { $when }; { $moves } move
       *[other] { $names }; { $when }; { $moves } moves
    }
start-lab = The lab

## What to do first

start-step-first-title = Play your first game
start-step-first-text = Terra Futura, with a guide that explains each move as you make it.
start-step-first-do = Play
start-step-lesson-title = Choose a lesson
start-step-lesson-text = A question, a guess, a game, and a chart of what you did.
start-step-lesson-do = See the lessons
start-step-resume-title = Go on where you stopped
start-step-resume-text = With a code, or with a game that is kept here.
start-step-resume-do = Find my game
start-step-guide-title = Choose a lesson, read its guide
start-step-guide-text = Timing, answers, what to say when it stalls, a rubric.
start-step-guide-do = See lessons and guides
start-step-print-title = Print cards and hand-outs
start-step-print-text = For a class without computers, or beside them.
start-step-print-do = Make the pages to print
start-step-printed-title = Print cards and hand-outs
start-step-printed-text = Everything is in the folder print-kit beside this notebook.
start-step-printed-do = Open the list of pages
start-step-try-title = Try a lesson yourself
start-step-try-text =
    { $minutes ->
        [one] { $minutes } minute in class; look through it on your own first.
       *[other] { $minutes } minutes in class; look through it on your own first.
    }
start-step-try-do = Open the first lesson
start-step-lab-title = Ask what a rule does
start-step-lab-text = The lab plays thousands of games, with a rule changed and without.
start-step-lab-do = Open the lab
start-step-set-up-title = Set up any moment of a game
start-step-set-up-text = Change a position that is written as text, and play on from there.
start-step-set-up-do = Set up a position
start-step-whole-title = Play a whole game together
start-step-whole-text = Choose how many people share this screen; automatic players take the other seats.
start-step-whole-do = See the games

## What is said

start-wait = { $title }: one moment …
start-is-below = { $title } is below.
start-printing = The pages are being made …
start-printed = The pages are in the folder print-kit beside this notebook.
start-example-there = The example is in the field.
start-role-unknown = There is no { $found } start page. There is: { $known }.
start-open = The start page can't open { $found }. It can open: { $known }.
