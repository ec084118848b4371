### The board of Nova Ziemia and its hints, in English. One message per key; $names are facts.

game-nova-ziemia = Nova Ziemia
game-nova-ziemia-about = A planet that you shape together.

## Hints

nova-hint-bid = There is no hint while bids are made: how many actions a task needs is what you play for.
nova-hint-met = { $card } is met already, and no way to a goal was found for this turn. Settle.
nova-hint-done = The task { $card } is done. Settle.
nova-hint-both = { $card } is met, and so is the goal { $goal }. Settle.
nova-hint-way =
    { $card } can be met with { $count ->
        [one] one action.
       *[other] { $count } actions; { $exact ->
            [1] fewer are not enough.
           *[other] this is the best way found, there may be a shorter one.
        }
    } { $verb ->
        [rotate] First rotate { $cell }.
        [flip] First turn { $cell } over { $how ->
            [ew] sideways
           *[ns] top to bottom
        }.
       *[shift] First shift { $line ->
            [row] row
           *[column] column
        } { $cell } { $how ->
            [left] to the left
            [right] to the right
            [up] up
           *[down] down
        }.
    }
nova-hint-goal =
    { $card } is met already. { $count ->
        [one] One action brings the goal { $goal } as well.
       *[other] { $count } actions bring the goal { $goal } as well; { $exact ->
            [1] fewer are not enough.
           *[other] this is the best way found, there may be a shorter one.
        }
    } { $verb ->
        [rotate] First rotate { $cell }.
        [flip] First turn { $cell } over { $how ->
            [ew] sideways
           *[ns] top to bottom
        }.
       *[shift] First shift { $line ->
            [row] row
           *[column] column
        } { $cell } { $how ->
            [left] to the left
            [right] to the right
            [up] up
           *[down] down
        }.
    }
nova-hint-back =
    { $exact ->
        [1] With the actions left, none of this can be met from here.
       *[other] No way was found from here with the { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } left.
    } Take the last action back.
nova-hint-stuck =
    { $exact ->
        [1] None of your missions can be met with the actions you have.
       *[other] No way to any of your missions was found with the { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } you have.
    } Every action would cost one more card, so settle at once.
nova-hint-stuck-task =
    { $exact ->
        [1] The task can't be met with the actions you bid.
       *[other] No way to the task was found with the { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } you bid.
    } Settle.
nova-hint-meet = Discard { $card }: its zones are there. One mission is enough.
nova-hint-reach = Turn over the goal { $card }: its zones are there, and nothing else needs them.
nova-hint-end = End the turn: every further mission would cost a card of the library.
nova-hint-discard = Discard { $card }: it is the hardest one to meet from here.
nova-hint-where-planet = Look at the planet, and at your missions: which of their zones are nearly there?
nova-hint-where-task = Look at the task, and at the planet: are its zones there?
nova-hint-where-missions = Look at your missions, one by one: what does each one want of the planet?
nova-hint-where-goals = Look at the goals that all of you share: is one of them near?
nova-hint-where-library = Look at the library: what does it cost to go on?
nova-hint-where-row = Look back at the actions of this turn.
nova-hint-why-met = { $card } is met already, and no way to a goal was found. More actions would only use up time.
nova-hint-why-done = The task { $card } is done, so no action can add anything.
nova-hint-why-both = { $card } is met, and so is the goal { $goal }. It can't get better in this turn.
nova-hint-why-way =
    { $card } is the one to go for: { $count ->
        [one] one action is enough.
       *[other] { $count } actions are enough; { $exact ->
            [1] fewer are not.
           *[other] there may be a shorter way.
        }
    }
nova-hint-why-goal =
    { $card } is met already, so look further: { $count ->
        [one] one action brings the goal { $goal } as well.
       *[other] { $count } actions bring the goal { $goal } as well.
    }
nova-hint-why-back =
    { $exact ->
        [1] With the actions left, none of this can be met from here.
       *[other] No way was found from here.
    } What was done last led away from your missions.
nova-hint-why-stuck =
    { $left ->
        [one] The one action you have does not reach any of your missions.
       *[other] The { $left } actions you have do not reach any of your missions.
    } Each one more would cost a card.
nova-hint-why-stuck-task =
    { $left ->
        [one] The one action you bid does not do the task.
       *[other] The { $left } actions you bid do not do the task.
    }
nova-hint-why-meet = One mission is enough, as each costs a card of the library. Of those that are met, one leaves more to the goals.
nova-hint-why-reach = A goal is met, and nothing else needs its zones.
nova-hint-why-end = One mission was enough. Every further one would cost a card of the library, and you win only while it lasts.
nova-hint-why-discard = One of your missions is harder to meet from here than the others: it needs more actions.

## The frame

nova-round = Round { $round }
nova-round-task = Task { $round }
nova-team = All together
nova-mark-hand = missions in hand
nova-mark-up = tasks carried out
nova-mark-down = tasks missed
nova-handover-automatic = The missions of { $name } stay hidden until the end.

nova-prompt-shape =
    { $name }: shape the planet until one of your missions is met. { $left ->
        [0] All actions are used: settle, or take one back.
        [one] One action is left; then settle.
       *[other] { $left } actions are left; then settle.
    }
nova-prompt-first = { $name }: shape the planet until one of your missions is met. Point at an arrow: it shows what would change.
nova-prompt-shape-met =
    { $name }: a mission of yours is met. Settle{ $left ->
        [0] .
        [one] , or use the action that is left for a goal.
       *[other] , or use the { $left } actions left for a goal.
    }
nova-prompt-shape-task =
    { $name }: do the task “{ $card }”. { $left ->
        [0] All the actions you bid are used: settle.
        [one] One of the actions you bid is left; then settle.
       *[other] { $left } of the actions you bid are left; then settle.
    }
nova-prompt-shape-done = { $name }: the task “{ $card }” is done. Settle.
nova-prompt-settle = { $name }: choose a mission that is met.
nova-prompt-settle-more = { $name }: turn over goals that are met as well, discard more missions, or end the turn.
nova-prompt-discard =
    { $name }: no mission was met. Discard { $count ->
        [one] one mission.
       *[other] { $count } missions, one after the other.
    }
nova-prompt-excess =
    { $name }: the disaster “{ $card }” takes { $count ->
        [one] one of your missions. Choose which.
       *[other] { $count } of your missions. Choose one after the other.
    }
nova-prompt-hidden = { $name }: show your missions, then choose among them.
nova-prompt-bid = { $name }: how many actions does the task “{ $card }” need?
nova-prompt-lower = { $name }: { $other } bids { $lowest }. Can you do it with fewer?
nova-why-first =
    { $decision ->
        [shape] First shape the planet, then settle.
        [settle] The shaping of this turn is over. First settle what is met.
        [discard] First discard missions: none was met.
        [excess] First the disaster takes its missions.
        [bid] First everybody says how many actions the task needs.
       *[lower] First the bidding comes to its end.
    }

nova-do-back = Take back
nova-do-settle = Settle
nova-do-end = End the turn
nova-do-bid =
    { $count ->
        [one] One action
       *[other] { $count } actions
    }
nova-do-pass = Pass
nova-do-time = Time is up
nova-do-speak = { $name } wants to bid
nova-do-rotate = Rotate
nova-do-flip =
    { $how ->
        [ew] Turn over sideways
       *[ns] Turn over top down
    }
nova-do-shift =
    Shift { $line ->
        [row] row
       *[column] column
    } { $cell } { $how ->
        [left] to the left
        [right] to the right
        [up] up
       *[down] down
    }

## The planet

nova-planet = Planet
nova-planet-grid = the planet: four rows of four tiles, with arrows that shift them
nova-tile = { $cell }, { $tile }: north { $north }, east { $east }, south { $south }, west { $west }
nova-change = { $colour } { $before } to { $after }
nova-change-none = the largest zones stay as they are
nova-preview = What this would change
nova-point = Point at an arrow or choose a tile: you see what each action would change.
nova-largest = the largest zone of each colour
nova-actions = { $used } of { $most ->
        [one] { $most } action
       *[other] { $most } actions
    } used

## Cards

nova-missions = Missions
nova-goals = Book of goals
nova-goals-met = { $met } of { $goals } met
nova-library = Library
nova-library-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
nova-library-note = When cards must come from the library and it has too few, all have lost.
nova-library-tasks = Tasks that come later; each needs at least { $least_bid ->
        [one] { $least_bid } action
       *[other] { $least_bid } actions
    }.
nova-disasters = Disasters
nova-disasters-more =
    { $count ->
        [0] none to come
        [one] one more to come
       *[other] { $count } more to come
    }
nova-level =
    { $level ->
        [red] red disaster
       *[yellow] yellow disaster
    }
nova-card-met = met
nova-card-now = met now
nova-card-settled = settled
nova-card-most =
    { $have ->
        [0] no zone yet
       *[other] largest zone { $have }
    }
nova-card-many =
    { $have ->
        [0] no such zone yet
        [one] one such zone
       *[other] { $have } such zones
    }
nova-discard-this = discard
nova-meet-this = discard as met
nova-reach-this = turn over as met

## The competition

nova-task = The task
nova-bids = Bids
nova-bid-other = Another number of actions
nova-bid-this = Bid
nova-bid-wrong = Type a whole number from { $least_bid } to { $most_bid }.
nova-bid-none = no bid yet
nova-bid-lowest = the lowest bid
nova-target = First to { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nova-glass = Sand-glass
nova-glass-on = Sand-glass runs
nova-glass-left =
    { $count ->
        [one] one second left
       *[other] { $count } seconds left
    }

## Log

nova-log-rotate = { $name } rotates { $cell }.
nova-log-flip =
    { $name } turns { $cell } over { $how ->
        [ew] sideways
       *[ns] top to bottom
    }.
nova-log-shift =
    { $name } shifts { $line ->
        [row] row
       *[column] column
    } { $cell } { $how ->
        [left] to the left
        [right] to the right
        [up] up
       *[down] down
    }.
nova-log-changes = Largest zones: { $changes }.
nova-log-back = { $name } takes the last action back.
nova-log-settle =
    { $name } settles after { $count ->
        [0] no action
        [one] one action
       *[other] { $count } actions
    }.
nova-log-failure =
    No mission is met, which costs { $count ->
        [one] one card
       *[other] { $count } cards
    }.
nova-log-meet = { $name } discards the mission “{ $card }” as met.
nova-log-reach = { $name } turns over the goal “{ $card }”: it is met.
nova-notice-meet = Mission met: { $card }
nova-notice-reach = Goal met: { $card }
nova-notice-won = Task done: { $card }
nova-notice-missed = Task missed: { $card }
nova-notice-failure = No mission is met
nova-notice-disaster = A disaster: { $card }
nova-log-end = { $name } ends the turn.
nova-log-discard = { $name } discards the mission “{ $card }”.
nova-log-disaster = A disaster opens: { $card }.
nova-log-lose =
    { $count ->
        [one] One card of the library is lost.
       *[other] { $count } cards of the library are lost.
    }
nova-log-draw =
    { $name } draws { $count ->
        [one] one mission
       *[other] { $count } missions
    }.
nova-log-bid =
    { $name } bids { $count ->
        [one] one action
       *[other] { $count } actions
    }.
nova-log-pass = { $name } bids no lower.
nova-log-time = { $name } says that time is up.
nova-log-speak = { $name } leaves the word to { $other }.
nova-log-won = The task “{ $card }” is done: one point.
nova-log-missed = The task “{ $card }” is missed: it takes one point.
nova-log-under = “{ $card }” is too easy and goes under the library.
nova-log-task = The next task opens: “{ $card }”.

## The end of a game

nova-end-lost = The planet is lost for the settlers.
nova-end-met = Goals met: { $names }.
nova-end-missed = Goals missed: { $names }.
nova-end-last = the last goal was met.
nova-end-last-always = All these goals were met from the start.
## What a move would bring

nova-foretold-meets = Would meet { $cards }.
nova-foretold-loses = Would no longer meet { $cards }.
nova-foretold-settle = Met: { $cards }. Settle, and name them.
nova-foretold-failure =
    No mission is met: { $count ->
        [one] one mission goes
       *[other] { $count } missions go
    }. Library: { $left } → { $then }.
nova-foretold-failure-badge = costs { $count }
nova-foretold-lost = The library has only { $left }, and { $taken } would be needed: all lose.
nova-foretold-lost-badge = all lose
nova-foretold-asks = Then the library has too few cards, and all lose. Go on?
nova-foretold-meet = Done. At the end you draw { $taken }. Library: { $left } → { $then }.
nova-foretold-meet-badge = library { $then }
nova-foretold-reach =
    Goals: { $count } of { $goals }. { $last ->
        [1] End the turn, and you all win.
       *[other] { $opens ->
            [1] A disaster opens.
           *[other] Turned over for good.
        }
    }
nova-foretold-win = All goals are met: you all win.
nova-foretold-end = The turn is over, and you draw { $taken }. Library: { $left } → { $then }.
nova-foretold-end-badge = library { $then }
nova-foretold-bid =
    If nobody bids lower, you need the task with { $count ->
        [one] one action
       *[other] { $count } actions
    }: then one point more, else one less.
nova-foretold-won = The task is met: one point more.
nova-foretold-missed = The task is not met: one point less.
nova-end-left =
    { $count ->
        [one] { $count } card left in the library.
       *[other] { $count } cards left in the library.
    }
