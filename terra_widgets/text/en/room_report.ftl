### What a class has done and said, counted: tallies, charts of all tables, the class report. $names are facts.

## What people entered

room-report-so-far = { $count } of { $of } have answered.
room-report-late =
    { $count ->
        [one] One of them was written after play had begun.
       *[other] { $count } of them were written after play had begun.
    }
room-report-people = people
room-report-person = person
room-report-automatic = automatic player
room-report-automatic-many = automatic players
room-report-said = said before
room-report-came = what came of it
room-report-truth-mark = it is { $value }
room-report-hover =
    { $count ->
        [one] { $value }: 1 person
       *[other] { $value }: { $count } people
    }
room-report-no-numbers = No numbers yet.
room-report-numbers-same =
    { $count ->
        [one] One person said { $value }.
       *[other] All { $count } said { $value }.
    }
room-report-numbers = Said by { $count }: half of them { $middle } or less, all from { $low } to { $high }.
room-report-truth-one = It turned out to be { $value }.
room-report-truth-many = It turned out to be { $low } to { $high }, for half of them { $middle } or less.
room-report-means = On average: { $parts }.
room-report-mean-of =
    { $count ->
        [one] One answer
       *[other] The mean of { $count } answers
    }
room-report-outside = Outside the game:
room-report-verdict = In the game:
room-report-changed =
    { $count ->
        [one] One verdict was changed after the evidence.
       *[other] { $count } verdicts were changed after the evidence.
    }
room-report-right = { $right } of { $count } are right.
room-report-bars-right = The bars count the right answers.
room-report-bars-answered = The bars count who has answered.

## Columns of tables

room-report-column-number = number
room-report-column-said = said
room-report-column-came = came of it
room-report-column-table = table
room-report-column-who = who
room-report-column-world = world
room-report-column-given = cards given
room-report-column-hoarded = cards hoarded
room-report-column-games = games
room-report-column-mean = mean
room-report-column-lowest = lowest
room-report-column-highest = highest
room-report-column-answer = answer
room-report-column-asked = question
room-report-column-people = people
room-report-column-game = game
room-report-column-state = state
room-report-column-players = players
room-report-column-name = name
room-report-column-class = class
room-report-column-group = group
room-report-column-lesson = lesson

## All tables

room-report-points = points
room-report-across-cubes = pollution cubes
room-report-across-counters-put-down = counters put on the thermometer
room-report-across-cards-hoarded = cards hoarded
room-report-across-actions = actions
room-report-spread-title = All tables: points and { $across }
room-report-spread-hover = Table { $table }: points { $points }, { $across } { $value }
room-report-spread-note =
    { $tables ->
        [one] One table. A mark is a player.
       *[other] { $same ->
            [yes] { $tables } tables, all with the same cards in the same order. A mark is a player.
           *[no] { $tables } tables, not with the same cards. A mark is a player.
        }
    }
room-report-spread = Players: { $players }. Tables: { $tables }. Points: { $lowest } to { $highest }.
room-report-spread-halves = Mean points of those below the middle in { $across }: { $less }; of those above it: { $more }.
room-report-not-yet = not yet
room-report-first-card-inactive = When did the first card stop?
room-report-first-burst = When did the thermometer burst first?
room-report-axis-calm-turns = turn
room-report-axis-calm-years = year
room-report-first-card-inactive-summary =
    { $stopped ->
        [one] A card has stopped for 1 of { $players } people, in turn { $half }.
       *[other] Cards have stopped for { $stopped } of { $players } people, for half of these by turn { $half }.
    }
room-report-first-burst-summary =
    { $stopped ->
        [one] It has burst for 1 of { $players } people, in year { $half }.
       *[other] It has burst for { $stopped } of { $players } people, for half of these by year { $half }.
    }
room-report-first-none = Nothing has stopped yet for any of { $players } people.
room-report-riders-title = What did it bring to leave the others to give?
room-report-riders-note = A free-rider here gave fewer cards than their table on average, and hoarded some.
room-report-riders = free-riders
room-report-others = the others
room-report-riders-hover = Table { $table }: cards given { $given }, cards hoarded { $hoarded }, points { $points }
room-report-saved = saved
room-report-lost = lost
room-report-worlds = Worlds saved: { $saved } of { $worlds }.
room-report-riders-gain = Mean points there: free-riders { $riders }, the others { $others }.
room-report-riders-lost =
    { $count ->
        [one] In the world that was lost everybody lost, free-riders too.
       *[other] In the { $count } worlds that were lost everybody lost, free-riders too.
    }
room-report-tournament-title = Class tournament: { $game }
room-report-tournament-note = A dot is the mean of a player's games, the line goes from the lowest to the highest result.
room-report-tournament = Players: { $players }. Games: { $games }. Points: { $lowest } to { $highest }.
room-report-place = place
room-report-place-hover = { $who }: mean { $mean } in { $games ->
        [one] one game
       *[other] { $games } games
    }, from { $low } to { $high }

## The gain

room-report-gain = Before and after
room-report-gain-title = How much was right, before and after
room-report-question = question { $number }
room-report-percent-right = % right
room-report-gain-nothing =
    { $people ->
        [0] Nobody has answered the questions both before and after, so nothing can be said about what was learned.
        [one] Only one person has answered the questions both before and after: too few to say what was learned.
       *[other] Only { $people } people have answered the questions both before and after: too few to say what was learned.
    }
room-report-gain-few = { $people } people answered both before and after. Of their answers { $before } % were right before, and { $after } % after. With so few, chance alone could do that, so take it as a hint only.
room-report-gain-more = { $people } people answered both before and after. Of their answers { $before } % were right before, and { $after } % after. That is a change of { $change } percentage points (with 95 % confidence between { $low } and { $high }), more than chance explains. It does not say what caused it.
room-report-gain-less = { $people } people answered both before and after. Of their answers { $before } % were right before, and { $after } % after. That is a change of { $change } percentage points (with 95 % confidence between { $low } and { $high }): fewer right answers than before, by more than chance explains.
room-report-gain-unsure = { $people } people answered both before and after. Of their answers { $before } % were right before, and { $after } % after. That is a change of { $change } percentage points (with 95 % confidence between { $low } and { $high }), which may be chance.

## The page

room-report-title = Class report
room-report-count =
    { $count ->
        [one] 1 person
       *[other] { $count } people
    }
room-report-tables-count =
    { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
room-report-of =
    { $count ->
        [one] 1 person answered twice
       *[other] { $count } people answered twice
    }
room-report-names-out = Without names. It holds answers and results of a class, not marks.
room-report-names-in = With names: keep it as you keep other papers about your students.
room-report-short-claims = Verdicts on claims: { $judged }. After the evidence { $moved } of them were changed.
room-report-short-tables = Games played to their end: { $over } of { $tables }.
room-report-predictions = Predictions and guesses
room-report-claims = Claims, tested
room-report-quiz = Questions
room-report-quiz-right = { $right } of { $count } are right in the end, { $once } at the first try. The bars count first answers.
room-report-fits = fits
room-report-first = before the evidence
room-report-last = after it
room-report-tables = Tables
room-report-over = over
room-report-going-on = going on
room-report-games-title = Games
room-report-games =
    { $count ->
        [one] { $game }: 1 game
       *[other] { $game }: { $count } games
    }, { $over } of them played to their end.
room-report-games-points = Points in { $game }
room-report-written = What people wrote
room-report-written-note = In their own words, in the order of the alphabet. Read it before you pass this page on: people may have written names.
room-report-roll = People
room-report-left-out = What is not in this report
room-report-foot = Made with Terra, an unofficial kit. This page needs no network and runs no program.

## Files

room-report-folder = There is no folder { $found }. Give the folder with the lab reports, as tw.collect("reports").
room-report-no-files = There is no HTML file in the folder { $folder }. Put the lab reports there, files that end in .report.html.
room-report-many = The folder holds { $found }, more than { $most }: only the first ones were read. Put the rest into a folder of its own.
room-report-unread = { $where } can't be read: { $problem }.
room-report-huge = { $where } has { $size } MB, and a lab report never has more than { $most } MB. It was left out.
room-report-foreign = { $where } is no lab report, or it is damaged. It was left out; ask for a new one.
room-report-old = { $where } is from an earlier kit and holds no answers for programs. Open the lesson in this kit and make the report again.
room-report-new = { $where } is from a newer kit. Update this one to read it.
room-report-twice = { $where } is the same report as { $other }. It counts once.
room-report-newer = { $where } is an earlier report of the same person as { $other }. Only the newer one counts.
room-report-alike = { $where } has the same name as { $other }, but other answers. Both count; if it is one person, delete one of them.
room-report-there = { $where } is there already, and was not written by this kit. Choose another name.
room-report-write = { $where } can't be written: { $problem }. Choose another folder, or make room.
