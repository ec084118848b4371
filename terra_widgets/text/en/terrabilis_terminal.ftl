### print(table) of Terrabilis, in English. One message per key; $names are facts.

terrabilis-text-hand = Cards of { $name }, secret:
terrabilis-text-path = Ahead of { $name } (what two dice can show): { $squares }
terrabilis-text-start = { $pips } or more { $name }: the year ends
terrabilis-text-aim =
    Aim: the most points when the game ends, with the year in which somebody has installed { $goal ->
        [one] 1 infrastructure
       *[other] { $goal } infrastructures
    }, or with year { $years }. Points: { $service_points } for a service, { $economic_points } for an economic infrastructure, { $renewable_points } for a renewable energy, 1 for each nature and each well-being, 1 for every full { $point_terras } Terras.
terrabilis-text-legend = On the Impact zone, N is nature, W well-being, # a place lost for good, . a free place. What does not lie there can't be taken from it; a counter that finds no place bursts it: all that lies there leaves the game, and one place is lost. Who has no more nature or no more well-being is out. A loan: { $borrowed } Terras for { $loan_price } well-being onto the zone, and { $interest } Terras of interest every year; who can't pay it back at the end is out. While somebody else decides, the second player borrows with borrow P2 and pays back with repay P2.
terrabilis-text-does =
    { $verb ->
        [roll] { $what ->
            [disaster] roll one die: it says whom the disaster hits
           *[other] roll the dice and move on
        }
        [draw] draw the top card of this pile
        [keep] keep all cards
        [follow] do what it says
        [accept] take { $fund } Terras and put { $fund_price } well-being onto the Impact zone
        [refuse] take nothing and roll again
        [join] join the Alliance and pay the CO2 tax
        [stay] stay outside the Alliance
        [done] end the trading
        [give] put this into the offer; numbers are Terras
        [ask] ask for this; numbers are Terras
        [offer] make this offer
        [want] ask for a card of this kind in return
        [drop] take the offer back, and end these talks
        [agree] take the offer
        [decline] refuse the offer, and listen on
        [end] refuse the offer, and end the talks
        [leave] pay what you have, and be out of the game
        [borrow] get { $borrowed } Terras for { $loan_price } well-being onto the Impact zone
       *[repay] pay back { $borrowed } Terras
    }
