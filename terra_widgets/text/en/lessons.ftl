### Lessons: predictions, quizzes, claims, tickets and reports, in English. One message per key; $names are facts.

## Words of the view

lesson-word-seal = Seal it
lesson-word-sealed = Sealed
lesson-word-open = Not sealed yet. Your first decision at the table seals it.
lesson-late = Play has begun. You can still write a number: it will be marked as written after you began.
lesson-word-why = Why do you think so?
lesson-word-prediction = My prediction
lesson-word-check = Check
lesson-word-again = Answer again
lesson-word-right = Right.
lesson-word-wrong = Not quite.
lesson-word-number = Your number
lesson-word-several = More than one answer may be right.
lesson-word-quiz = Check yourself
lesson-word-claim = The claim
lesson-word-game-does = What the rules do
lesson-word-figures-say = What the figures say
lesson-word-outside = Outside the game: is it true?
lesson-word-true = true
lesson-word-partly-true = partly true
lesson-word-untrue = not true
lesson-word-judge = Does the game model this claim?
lesson-word-our-verdict = Our verdict
lesson-word-modelled = modelled
lesson-word-partly = partly modelled
lesson-word-not = not modelled
lesson-word-opinion = An opinion, not a fact: people who know the figures disagree.
lesson-word-contested = Contested: the experts themselves disagree about this.
lesson-word-sides = Both sides
lesson-word-source = Source
lesson-word-ticket = Exit ticket
lesson-word-doubt = One claim I now doubt
lesson-word-deed = One thing I would do
lesson-word-save = Keep it
lesson-word-saved = Kept.
lesson-word-because = Because …
lesson-word-point = Click or drag in the chart, or type a number below.
lesson-word-report = Lab report
lesson-word-make = Make my report
lesson-word-download = The file is also in your browser's downloads.
lesson-word-chart = The chart for this question
lesson-word-play-first = Play first: this question is about your own game.
lesson-word-name = Your name
lesson-word-class = Class
lesson-word-group = Group
lesson-word-name-note = They go on your report. Class and group can stay empty, and you can also begin without a name.
lesson-word-name-go = This is me
lesson-word-mine = Yes, go on with my work
lesson-word-mine-name = Yes, that is mine
lesson-word-other = No, I am somebody else
lesson-word-not-mine = No
lesson-word-leave = Somebody else is here now

## What is said

lesson-about = { $title }. For { $learner }; everything is kept in { $file }.
lesson-about-nobody = { $title }. Say who you are: lesson.name("Ada")
lesson-kept = Everything is kept in { $file }, beside this notebook.
lesson-guest = Guest { $number }
lesson-hello = Hello, { $name }.
lesson-is-this-you = There is work of { $name } here already, of { $when }. Is this you?
lesson-is-this-yours = Somebody worked here without giving a name, last on { $when }. Is that work yours?
lesson-another-name = Then add something that tells you two apart, such as the first letter of your family name.
lesson-sealed = Sealed: { $value }.
lesson-locked = Play has begun, so the prediction is sealed as it stands.
lesson-mark = my prediction: { $value }
lesson-you-said = You said: { $value }.
lesson-no-prediction = Play began before you wrote down a number.
lesson-it-is = In your game it is { $truth }.
lesson-said-late =
    { $count ->
        [one] You wrote this after 1 decision at the table.
       *[other] You wrote this after { $count } decisions at the table.
    }
lesson-guess-mark = my guess: { $value }
lesson-so-far = So far ({ $round }):
lesson-verdict-kept = You said: { $first }.
lesson-verdict-changed = First you said: { $first }. Now you say: { $last }.
lesson-not-is-not-false = “Not modelled” only means that the game leaves it out. The claim can still be true outside.
lesson-compared =
    { $which ->
        [same] In your game it is { $truth }: exactly what you said.
        [more] In your game it is { $truth }: { $apart } more than you said.
       *[less] In your game it is { $truth }: { $apart } less than you said.
    }
lesson-plain-prediction = Give a number and a reason: prediction.seal(7, "because ...")
lesson-plain-quiz = Answer with quiz.answer(1, "a")
lesson-plain-guess = Is it true outside the game? claim.guess("partly-true")
lesson-plain-claim = Does the game model it? claim.judge("partly", "because ...")
lesson-plain-entry = Write with lesson.write("{ $id }").write(...)
lesson-plain-finish = Let an automatic player finish your game: lesson.finish().play_on()
lesson-plain-ticket = Write with ticket.write("...", "...")
lesson-plain-report = Make it with report.make()

## Before and after

lesson-before-title = Before you start
lesson-before-note = Four questions. You may guess. You will see them again at the end, and only then hear what is right.
lesson-after-title = The four questions from the start
lesson-after-note = Did anything change? Now each answer tells you why.

## Finish my game for me

lesson-finish-finish = Finish my game for me
lesson-finish-yes = Yes, play on for me
lesson-finish-no = No, I play on
lesson-finish-note = No time left? An automatic player can make your decisions until the end. Your report will say so.
lesson-finish-sure = The automatic player makes all your decisions from here to the end. This can't be undone. Shall it?
lesson-finish-over = This game is over.
lesson-no-game = No game here yet. Open the table first.
lesson-finished =
    { $count ->
        [one] The automatic player “{ $player }” finished this game for you: 1 decision. Your report says so.
       *[other] The automatic player “{ $player }” finished this game for you: { $count } decisions. Your report says so.
    }

## Figures

lesson-figures = What the figures say
lesson-figure-source = Source: { $publishers }
lesson-figure-one = { $name }: { $value } { $unit } in { $year }.
lesson-figure-course = { $name }: from { $from_value } in { $from_year } to { $value } { $unit } in { $year }.
lesson-figure-bars = In { $year }, in { $unit }: { $parts }.
lesson-figure-bars-years = In { $unit }: { $parts }.
lesson-axis-year = year
lesson-axis-all-in = all in { $year }
lesson-column-series = series
lesson-column-year = year
lesson-column-value = value
lesson-column-unit = unit
lesson-column-publisher = publisher
lesson-column-asked = question
lesson-column-first = first answer
lesson-column-last = last answer
lesson-column-said = feedback
lesson-column-before = before the lesson
lesson-column-after = after the lesson

## The report

lesson-report-title = Lab report
lesson-report-no-name = You have not given a name yet. Type it into the field at the top of the lesson first, so that it stands on the report.
lesson-report-by = By
lesson-report-date = Date
lesson-report-rubric = Rubric
lesson-report-criterion = criterion
lesson-report-evidence = what is in this report
lesson-report-entries = Said and written
lesson-report-before-after = Before and after the lesson
lesson-report-predictions = Predictions
lesson-report-charts = Charts
lesson-report-claims = Claims, tested
lesson-report-quiz = Answers
lesson-report-games = Games
lesson-report-nothing = Nothing here yet.
lesson-report-unfinished =
    { $moves ->
        [one] The game is not over: 1 move so far.
       *[other] The game is not over: { $moves } moves so far.
    }
lesson-report-code = This line brings the game back in any notebook of the kit:
lesson-report-moves =
    { $moves ->
        [one] The only move
       *[other] All { $moves } moves
    }
lesson-report-record = The whole record, for machines
lesson-report-sealed = The game is not over yet, so this page holds nothing that a player may not know. A report made after its end has a line that brings it back, and the whole record.
lesson-report-foot = Made with Terra, an unofficial kit. This page needs no network and runs no program.
lesson-report-made = The report is in { $file } beside this notebook ({ $size } KB).

## What goes wrong

lesson-unknown = There is no lesson { $found }. There is: { $known }.
lesson-language = The lesson { $where } does not exist in the language { $found }. It exists in: { $known }.
lesson-file = { $where } can't be read: { $problem }
lesson-large = { $where } is larger than { $most } KB, which no lesson needs. Make it shorter.
lesson-missing = { $where }: "{ $field }" is missing.
lesson-extra = { $where }: { $field } has no meaning here. Check the spelling, or take it out.
lesson-field = { $where }: "{ $field }" should be { $wanted }.
lesson-units = { $where }: the series { $series } is given in "{ $one }" and in "{ $other }". Two definitions are two series: give each its own name.
lesson-series = { $where } has no figures for { $found }. It has: { $known }.
lesson-fact = There is no fact { $found } about a game. Did you mean "{ $near }"?
lesson-no-such = The lesson { $where } has no { $found }. It has: { $known }.
lesson-no-table = There is no table "{ $table }" yet. Run the cell with lesson.table(...) first.
lesson-learner = { $found } can't be a learner's name. Use 1 to { $most ->
        [one] { $most } sign
       *[other] { $most } signs
    }, on one line.
lesson-same-name = There is work of { $found } here already. If it is yours, go on with it: lesson.name("{ $name }", mine=True). If not, choose another name.
lesson-text = A text has at most { $most ->
        [one] { $most } sign
       *[other] { $most } signs
    }.
lesson-about-class = { $found } can't be a class or a group. Use at most { $most ->
        [one] { $most } sign
       *[other] { $most } signs
    }, on one line.
lesson-empty = Write a number from { $low } to { $high } first. An empty prediction can't be sealed: there would be nothing to compare with.
lesson-choice = { $found } is none of the choices. There is: { $known }.
lesson-entry-number = Write a number from { $low } to { $high }, not { $found }.
lesson-numbers = { $count ->
        [one] One number is needed here.
       *[other] { $count } numbers are needed here.
    }
lesson-sum = Your numbers make { $sum }. They should make { $total }.
lesson-nothing-said = Write something first.
lesson-truth = Say one of { $known }, not { $found }.
lesson-guess-first = First say whether it is true outside the game.
lesson-before-over = The second round has begun, so these answers stay as they are.
lesson-nothing-to-finish = There is no game here to finish.
lesson-event = There is no event { $found } in this game. There is: { $known }.
lesson-number = A prediction is a number from { $low } to { $high }, not { $found }.
lesson-number-whole = A prediction is a whole number here, not { $found }.
lesson-already-sealed = This prediction is sealed: it stays as it is.
lesson-question = There is no question { $found }. There is: { $known }.
lesson-answer = { $found } is none of the answers. There is: { $known }.
lesson-answer-none = Choose at least one answer.
lesson-answer-number = The answer is a number, not { $found }.
lesson-play-first = This question is about your own game. Play first, then answer.
lesson-verdict = A verdict is one of { $known }, not { $found }.
notes-file = { $where }: { $problem }. Check the folder, then try again.
notes-not-ours = { $where } is there, but is not the notes of this lesson and learner. Rename it, or use another name for the learner.
notes-erase = This would erase { $where } and all that is in it. If that is what you want: lesson.erase(sure=True)
report-unreadable = This page is no lab report of a lesson, or it is damaged. Make the report again in the lesson.
report-too-large = The report would have { $size ->
        [one] { $size } byte
       *[other] { $size } bytes
    }; at most { $most } are allowed. Show fewer charts.

## Who sits at the table of a puzzle

lesson-neighbour = Neighbour

## The line that stands for the code of a cell in a lesson

lesson-cell-start = The start page: click here and press Shift + Enter
lesson-cell-name = Your name: click here and press Shift + Enter
lesson-cell-figures = Real figures
lesson-cell-predict = Your prediction
lesson-cell-table = The table
lesson-cell-chart = The chart of your game
lesson-cell-before = Four questions before you start
lesson-cell-write = Your words
lesson-cell-finish = No time left?
lesson-cell-after = The four questions from the start
lesson-cell-claim = A claim
lesson-cell-quiz = Four questions
lesson-cell-ticket = Your exit ticket
lesson-cell-report = Your report
lesson-cell-games = Many games at once
lesson-cell-code = Code in Python

## The guide: its parts that are printed too, by their headings and labels

lesson-guide-timing = Timing
lesson-guide-plan = Plan the lesson
lesson-guide-trap = Opening trap
lesson-guide-roles = Roles
lesson-guide-action = Action
lesson-guide-goals = UN goals
