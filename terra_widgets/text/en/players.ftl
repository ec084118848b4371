### Automatic players, in English. One message per key; $names are facts.

player-strength = The strength of { $kind } is a whole number from 1 to { $most }, as in "{ $kind }:2", not "{ $found }".
player-forced = { $what }: nothing else was possible.
player-random = { $what }: chance picked it from { $count ->
        [one] { $count } possible move
       *[other] { $count } possible moves
    }.
player-greedy =
    { $what }: { $ahead ->
        [level] worth as much to me as "{ $other }", so chance decided
        [little] worth a little more to me than "{ $other }"
       *[much] worth clearly more to me than "{ $other }"
    }. { $character ->
        [clean] I avoid pollution.
        [growth] I want products, whatever they pollute.
        [trader] I look for money and for other players' help.
       *[greedy] I take what brings the most points this turn.
    }
player-thinker =
    { $what }: { $why ->
        [free] it costs nothing, and a better card may come.
        [answer] this leaves me best off.
       *[plan] part of the best turn I found, for about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the end. { $seen ->
            [0] I compared it with other ways to play this turn.
            [one] I looked once at how the game may go on.
           *[other] I looked { $seen } times at how the game may go on.
        }
    }
player-move-discard = Discard { $card }
player-move-take = Take { $card }
player-move-draw = Draw a card of level { $level }
player-move-place = Place { $card } on { $cell }
player-move-use = Use { $card } ({ $effect })
player-move-transfer = Transfer pollution to { $card }
player-move-assistance = Ask for Assistance
player-move-end = End the activations
player-move-copy = Copy { $card } of player { $player }
player-move-pay = Pay { $kind } from { $card }
player-move-choose = Choose { $kind }
player-move-pollute = Put the cube on { $card }
player-move-move = Move a cube from { $card }
player-move-enough = Move no more cubes
player-move-reward = Take { $kind } as the reward
player-move-clean = Remove a cube from { $card }
player-move-decline = Leave all cubes
player-move-pattern = Use the pattern of { $card }
player-move-score = Count the set of { $card }

simulate-players = The players of a simulation are a list of kinds such as ["clean", "growth"], not { $found }.
simulate-options = The options of a simulation are names with values, such as {"{"}"carbon_price": 2{"}"}, not { $found }.
simulate-number = "{ $name }" is a whole number from { $least } to { NUMBER($most, useGrouping: 0) }, not { $found }.
simulate-detail = The detail of a simulation is "games" or "events", not { $found }.
simulate-stopped =
    Stopped: { $done ->
        [one] one game of { $games } is
       *[other] { $done } games of { $games } are
    } done and kept.
