### The signs of the boards, for the legend.

legend-lit = An amber frame: you can click this now
legend-transfer = move pollution here from other cards
legend-spark = can still be used in this activation

legend-terra-green = green: nature
legend-terra-blue = blue: people
legend-terra-red = red: peace

legend-black = a black counter: the zone has burst, and has one place less
legend-alliance = Alliance: trade with others
legend-slush = slush fund: money now, well-being lost
legend-disaster = natural disaster
legend-conflict = armed conflict

## The letters on tokens: each kind has one of its own

letter-green = G
letter-red = R
letter-yellow = Y
letter-food = F
letter-construction = C
letter-goods = O
letter-money = M
