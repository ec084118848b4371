### The board and the log of Terra Futura, in Czech. One message per key; $names are facts.

## Widgets

round-turns = Kolo { $round } z { $turns }
round-final = Závěrečné aktivace
round-sets = Výběr sad

supply-beyond =
    { $kind } ({ $count ->
        [one] ve hře je jeden navíc
        [few] ve hře jsou { $count } navíc
       *[other] ve hře je { $count } navíc
    })
amount-green =
    { $count ->
        [one] { $count } zelený žeton
        [few] { $count } zelené žetony
       *[other] { $count } zelených žetonů
    }
amount-red =
    { $count ->
        [one] { $count } červený žeton
        [few] { $count } červené žetony
       *[other] { $count } červených žetonů
    }
amount-yellow =
    { $count ->
        [one] { $count } žlutý žeton
        [few] { $count } žluté žetony
       *[other] { $count } žlutých žetonů
    }
amount-food =
    { $count ->
        [one] { $count } žeton potravin
        [few] { $count } žetony potravin
       *[other] { $count } žetonů potravin
    }
amount-construction =
    { $count ->
        [one] { $count } žeton materiálu
        [few] { $count } žetony materiálu
       *[other] { $count } žetonů materiálu
    }
amount-goods =
    { $count ->
        [one] { $count } žeton výrobků
        [few] { $count } žetony výrobků
       *[other] { $count } žetonů výrobků
    }
amount-money =
    { $count ->
        [one] { $count } žeton peněz
        [few] { $count } žetony peněz
       *[other] { $count } žetonů peněz
    }
amount-pollution = { $count } znečištění
amount-raw =
    { $count ->
        [one] { $count } žeton libovolné suroviny
        [few] { $count } žetony libovolných surovin
       *[other] { $count } žetonů libovolných surovin
    }
amount-raw-or-money =
    { $count ->
        [one] { $count } žeton libovolné suroviny nebo peněz
        [few] { $count } žetony libovolných surovin nebo peněz
       *[other] { $count } žetonů libovolných surovin nebo peněz
    }
list-or = { $items }, nebo { $last }

card-top = nahoře: { $does }
card-bottom = dole: { $does }
effect-get = získej { $gives }
effect-pay-get = zaplať { $cost }, získej { $gives }
effect-exchange = { $cost } za { $gives }
effect-transfer =
    přesun znečištění: přesuňte sem až { $transfer_limit ->
        [one] { $transfer_limit } kostku
        [few] { $transfer_limit } kostky
       *[other] { $transfer_limit } kostek
    } ze svých ostatních karet
effect-assistance = Výpomoc: zkopírujte spodní efekt karty spoluhráče

theme-long-distance-trade = dálkový obchod
theme-transport = doprava
theme-industry = průmysl
theme-farming = zemědělství
theme-mining = těžba
theme-recycling = recyklace
theme-clean-energy = čistá energie
theme-waste = odpady
theme-circular-economy = oběhové hospodářství

place-where = řádek { $row }, sloupec { $column }
place-empty = prázdné
place-pollution =
    { $spaces ->
        [0] znečištění { $cubes } bez vyhrazené pozice
        [2] znečištění { $cubes } ze { $spaces }
        [3] znečištění { $cubes } ze { $spaces }
        [4] znečištění { $cubes } ze { $spaces }
        [6] znečištění { $cubes } ze { $spaces }
        [7] znečištění { $cubes } ze { $spaces }
       *[other] znečištění { $cubes } z { $spaces }
    }
place-active = aktivní
place-inactive = neaktivní
place-pending = lze aktivovat
place-acting = právě se používá

market-level = { $level }. úroveň
market-deck =
    balíček { $level }. úrovně, { $count ->
        [0] prázdný
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
market-pile =
    odhazovací hromádka { $level }. úrovně, { $count ->
        [0] prázdná
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
market-place = { $level }. úroveň, místo { $place }
market-spaces =
    { $spaces ->
        [0] žádná pozice pro znečištění
        [one] { $spaces } pozice pro znečištění
        [few] { $spaces } pozice pro znečištění
       *[other] { $spaces } pozic pro znečištění
    }
territory-of = území: { $name }

do-place = přiložit kartu sem
do-pay = zaplatit { $what }
do-pollute = položit kostku znečištění sem
do-move = přesunout kostku znečištění odsud
do-clean = odstranit kostku znečištění
do-end = Ukončit aktivace
do-enough = Ukončit přesun
do-decline = Neodstranit nic
do-pattern = Vzor z karty „{ $card }“
do-pattern-secret =
    { $number ->
        [1] Vzor z vaší první bodovací karty
       *[other] Vzor z vaší druhé bodovací karty
    }
do-score = Sada z karty „{ $card }“
do-score-secret =
    { $number ->
        [1] Sada z vaší první bodovací karty
       *[other] Sada z vaší druhé bodovací karty
    }

prompt-market = { $name }: vezměte si kartu z nabídky. Předtím smíte odhodit poslední kartu jedné řady.
prompt-market-discarded = { $name }: teď si vezměte kartu z nabídky.
prompt-place = { $name }: přiložte kartu „{ $card }“ do svého území. Aktivuje svůj řádek a sloupec.
prompt-activate =
    { $name }: použijte zvýrazněné karty v libovolném pořadí, nebo skončete. { $count ->
        [one] Zbývá { $count } aktivace.
        [few] Zbývají { $count } aktivace.
       *[other] Zbývá { $count } aktivací.
    }
prompt-activate-none =
    { $name }: teď nejde použít žádná karta, i když { $count ->
        [one] zbývá { $count } aktivace
        [few] zbývají { $count } aktivace
       *[other] zbývá { $count } aktivací
    }. Ukončete aktivace.
prompt-copy = { $name }: vyberte kartu spoluhráče, kterou vaše počáteční karta zkopíruje.
prompt-pay = { $name }: zaplaťte { $what }.
prompt-choose =
    { $name }: vyberte si, co dostanete. { $count ->
        [one] Zbývá { $count } volba.
        [few] Zbývají { $count } volby.
       *[other] Zbývá { $count } voleb.
    }
prompt-pollute =
    { $name }: položte { $count ->
        [one] kostku znečištění na některou ze svých aktivních karet.
        [few] na své aktivní karty postupně { $count } kostky znečištění.
       *[other] na své aktivní karty postupně { $count } kostek znečištění.
    }
prompt-move =
    { $name }: vyberte, odkud kostku znečištění přesunete na kartu „{ $card }“. { $count ->
        [one] Přesunout lze ještě { $count } kostku.
        [few] Přesunout lze ještě až { $count } kostky.
       *[other] Přesunout lze ještě až { $count } kostek.
    }
prompt-reward = { $name }: { $other } kopíruje vaši kartu „{ $card }“. Vyberte si odměnu z toho, čím se platilo.
prompt-clean = { $name }: { $other } kopíruje vaši kartu „{ $card }“. Smíte odstranit kostku znečištění z jedné ze svých karet.
prompt-pattern = { $name }: vyberte bodovací kartu, jejíž vzor použijete pro závěrečnou aktivaci.
prompt-score = { $name }: vyberte bodovací kartu, jejíž sada se vám bude bodovat.

why-first =
    { $decision ->
        [market] Nejdřív si vezměte kartu z nabídky.
        [place] Nejdřív přiložte kartu, kterou máte v ruce.
        [activate] Nejdřív aktivujte své karty, nebo aktivace ukončete.
        [copy] Nejdřív vyberte kartu ke zkopírování.
        [pay] Nejdřív doplaťte zbytek ceny.
        [choose] Nejdřív si vyberte, co dostanete.
        [pollute] Nejdřív položte znečištění.
        [move] Nejdřív přesuňte kostku znečištění, nebo přesun ukončete.
        [reward] Nejdřív si vyberte odměnu.
        [clean] Nejdřív odstraňte kostku znečištění, nebo ji nechte být.
        [pattern] Nejdřív vyberte vzor pro závěrečnou aktivaci.
       *[score] Nejdřív vyberte sadu, která se bude bodovat.
    }
why-other-territory = Na tomto území hospodaří { $name }. Teď rozhoduje { $decider }.
why-pay-nothing = Neleží tu nic z toho, co ještě zbývá zaplatit.
scoring-set =
    sada: { $set } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
pattern-places = vzor: { $places }
pattern-place =
    { $place ->
        [0] vlevo nahoře
        [1] nahoře uprostřed
        [2] vpravo nahoře
        [3] vlevo uprostřed
        [4] střed
        [5] vpravo uprostřed
        [6] vlevo dole
        [7] dole uprostřed
       *[8] vpravo dole
    }
pattern-times =
    { $place ->
        [0] vlevo nahoře
        [1] nahoře uprostřed
        [2] vpravo nahoře
        [3] vlevo uprostřed
        [4] střed
        [5] vpravo uprostřed
        [6] vlevo dole
        [7] dole uprostřed
       *[8] vpravo dole
    } { $times }×
scoring-owner = bodovací karty: { $name }

## Log

log-discard = { $name } odhazuje kartu „{ $card }“.
log-take = { $name } bere kartu „{ $card }“.
log-draw = { $name } bere vrchní kartu z balíčku { $level }. úrovně.
log-place = { $name } přikládá kartu „{ $card }“.
log-use = { $name } používá kartu „{ $card }“: { $effect }.
log-use-transfer = { $name } začíná přesun znečištění na kartu „{ $card }“.
log-use-assistance = { $name } žádá o Výpomoc.
log-end = { $name } ukončuje aktivace.
log-copy = { $name } kopíruje kartu „{ $card }“, kterou má { $other }: { $effect }.
log-copy-transfer = { $name } kopíruje přesun znečištění z karty „{ $card }“, kterou má { $other }.
log-enough = { $name } ukončuje přesun.
log-decline = { $name } nechává všechny kostky znečištění na místě.
log-pattern = { $name } používá vzor z karty „{ $card }“.
log-score = { $name } boduje sadu z karty „{ $card }“.
log-pay = { $name } platí { $what } z karty „{ $card }“.
log-gain = { $name } získává { $what } na kartu „{ $card }“.
log-receive = { $name } dostává { $what } na kartu „{ $card }“.
log-reward = { $name } dostává za odměnu { $what } na kartu „{ $card }“.
log-pollute = { $name } dává { $what } na kartu „{ $card }“.
log-transfer = { $name } přesouvá { $what } z karty „{ $from }“ na kartu „{ $card }“.
log-clean = { $name } odstraňuje { $what } z karty „{ $card }“.
log-inactive = Karta „{ $card }“ je teď neaktivní.
log-active = Karta „{ $card }“ je znovu aktivní.
log-refill = Do řady { $level }. úrovně přibývá karta „{ $card }“.
log-reshuffle = Balíček { $level }. úrovně došel: jeho odhazovací hromádka se zamíchá a stane se novým balíčkem.
log-final = Začínají závěrečné aktivace.
notice-inactive = Karta „{ $card }“ stojí
notice-inactive-text = { $name }: o kostku víc, než karta unese. Nic na ní nepracuje, nedá se utratit ani neboduje, dokud z ní kostka nezmizí.
notice-final-text = Nabídka se zavírá. Každé území pracuje ještě jednou, podle vzoru na bodovací kartě.

## Co by tah přinesl

foretold-place =
    { $count ->
        [one] Aktivuje jen tuto kartu.
        [few] Aktivuje { $count } karty: { $cards }.
       *[other] Aktivuje { $count } karet: { $cards }.
    }
foretold-place-badge =
    { $count ->
        [one] aktivuje 1 kartu
        [few] aktivuje { $count } karty
       *[other] aktivuje { $count } karet
    }
foretold-use =
    { $effect }: { $change } { $size ->
        [one] bod
        [few] body
       *[other] bodů
    }{ $cubes ->
        [0] .
        [one] {" "}a jedna kostka znečištění na některou vaši kartu.
        [few] {" "}a { $cubes } kostky znečištění na vaše karty.
       *[other] {" "}a { $cubes } kostek znečištění na vaše karty.
    }
foretold-receive =
    { $what }: { $size ->
        [0] bez bodů, ale dá se tím platit.
        [one] { $size } bod.
        [few] { $size } body.
       *[other] { $size } bodů.
    }
foretold-cube =
    { $size ->
        [0] Body se nezmění.
        [one] { $change } bod.
        [few] { $change } body.
       *[other] { $change } bodů.
    }
foretold-cube-safe =
    Bezpečné: karta funguje dál. { $size ->
        [0] Body neubudou.
        [one] { $change } bod.
        [few] { $change } body.
       *[other] { $change } bodů.
    } { $room ->
        [0] Další kostka ji zastaví.
        [one] Vejde se ještě jedna.
        [few] Vejdou se ještě { $room }.
       *[other] Vejde se jich ještě { $room }.
    }
foretold-cube-safe-badge = bezpečné { $change } ★
foretold-cube-stops =
    Zastaví kartu „{ $card }“{ $count ->
        [0] {""}
       *[other] {" "}a zablokuje { $what }
    }. { $size ->
        [0] Body neubudou.
        [one] { $change } bod.
        [few] { $change } body.
       *[other] { $change } bodů.
    }
foretold-cube-stops-badge = zastaví { $change } ★
foretold-cube-frees =
    Karta zase funguje{ $count ->
        [0] {""}
       *[other] {" "}a uvolní { $what }
    }. { $size ->
        [0] Body se nezmění.
        [one] { $change } bod.
        [few] { $change } body.
       *[other] { $change } bodů.
    }
foretold-cube-frees-badge = uvolní { $change } ★
foretold-end =
    { $count ->
        [one] Jedna aktivace propadne.
        [few] Propadnou { $count } aktivace.
       *[other] Propadne { $count } aktivací.
    }
foretold-pattern =
    Aktivuje: { $cards }.{ $stopped ->
        [0] {""}
        [one] {" "}Jednu z nich zastavilo znečištění.
        [few] {" "}{ $stopped } z nich zastavilo znečištění.
       *[other] {" "}{ $stopped } z nich zastavilo znečištění.
    }
foretold-pattern-badge =
    { $stopped ->
        [0] {""}
        [one] { $stopped } stojí
        [few] { $stopped } stojí
       *[other] { $stopped } stojí
    }
foretold-set =
    { $count ->
        [0] Zatím žádná sada. Chybí { $lacking }.
        [one] Jedna sada: +{ $points } ★. Do další chybí { $lacking }.
        [few] { $count } sady: +{ $points } ★. Do další chybí { $lacking }.
       *[other] { $count } sad: +{ $points } ★. Do další chybí { $lacking }.
    }
foretold-set-badge =
    { $count ->
        [0] chybí { $lacking }
       *[other] +{ $points } ★
    }
foretold-payment = zaplaceno { $paid } z { $count }
foretold-this = tato karta

## The end of a game

count-locked = ztraceno na neaktivních kartách
end-pollution =
    Znečištění stálo při počítání { $cubes ->
        [one] { $cubes } bod
        [few] { $cubes } body
       *[other] { $cubes } bodů
    }{ $locked ->
        [0] .
        [one] ; na neaktivních kartách propadl { $locked } bod.
        [few] ; na neaktivních kartách propadly { $locked } body.
       *[other] ; na neaktivních kartách propadlo { $locked } bodů.
    }
end-pollution-none = Znečištění nestálo nic.
end-pollution-most =
    Nejvíc na znečištění tratí { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
