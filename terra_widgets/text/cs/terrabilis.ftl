### Terrabilis, in Czech. One message per key; $names are facts.

game-terrabilis = Terrabilis
game-terrabilis-about = Země, které staví, obchodují a mají jeden společný teploměr.

## Words

terrabilis-resource-nature = příroda
terrabilis-resource-wellbeing = pohoda
terrabilis-resource-energy = energie
terrabilis-resource-terras = terry
terrabilis-category-economic = hospodářství
terrabilis-category-services = služby
terrabilis-category-energy = energetika

## Setting up

terrabilis-players-number = Hráčů Terrabilis je { $least_players } až { $players }, ne { $found }.
terrabilis-option-word = Volba { $name } je jedno z { $known }, ne { $found }.

## Refused moves

terrabilis-move-no-number = { $found } není číslo tahu. Vyberte některé z legal_moves.
terrabilis-game-over = Hra skončila, další tahy nejsou. Novou začnete pomocí tw.new.
terrabilis-not-now =
    „{ $move }“ teď není možné. { $decision ->
        [roll] Nejdřív hoďte kostkami.
        [draw] Nejdřív si lízněte kartu z některého balíčku.
        [build] Postavte kartu, nebo jednu vraťte.
        [quiz] Nejdřív odpovězte na otázku.
        [reward] Nejdřív vyberte odměnu: terry, energii, nebo další hod.
        [follow] Nejdřív proveďte, co říká pole nebo jeho karta.
        [slush] Nejdřív peníze přijměte, nebo odmítněte.
        [join] Nejdřív vstupte do Aliance, nebo zůstaňte mimo.
        [trade] Vyberte partnera, nebo napište „done“.
        [offer] Nejdřív nabídku sestavte a předložte, nebo zahoďte.
        [answer] Nejdřív partner souhlasí, nebo odmítne.
        [disaster] Nejdřív hoďte kostkou katastrofy.
        [owe] Nejdřív si půjčte, nebo zaplaťte, co máte, a odejděte ze hry.
       *[hit] Zasažená země nejdřív zaplatí přírodu, nebo pohodu.
    }
terrabilis-borrow-twice = Země už půjčku má. Před další ji musí splatit.
terrabilis-borrow-short = Půjčka stojí pohodu ({ $need }); země jí má { $has }.
terrabilis-loan-own =
    Teď rozhoduje hráč { $player }, číslo tedy není třeba. { $verb ->
        [borrow] Napište „borrow“.
       *[repay] Napište „repay“.
    }
terrabilis-loan-turn = V této hře si půjčuje a splácí jen země, která rozhoduje. Počkejte na její rozhodnutí.
terrabilis-repay-none = Není co splácet.
terrabilis-repay-short = Na splacení půjčky { $borrowed } terr chybí { $lack } terr.
terrabilis-draw-empty =
    V balíčku { $pile ->
        [economic] hospodářství
        [services] služeb
       *[energy] energetiky
    } už nejsou karty. Lízněte si z jiného.
terrabilis-keep-four = Karet v ruce smí zůstat nejvýš { $most }: jednu postavte, nebo vraťte.
terrabilis-card-built = { $card } už stojí.
terrabilis-card-not-held = { $card } mezi kartami v ruce není.
terrabilis-return-three = Karet v ruce není víc než { $most }, { $card } není třeba vracet. Napište „keep“.
terrabilis-install-short =
    { $card } nelze zaplatit celou: chybí { $kind ->
        [terras] { $lack } terr
        [energy] energie ({ $lack })
        [nature] příroda ({ $lack })
       *[wellbeing] pohoda ({ $lack })
    }.
terrabilis-trade-no-player = Hráč { $player } není; u stolu jich sedí { $count }.
terrabilis-trade-self = Země nemůže obchodovat sama se sebou. Vyberte jiného člena.
terrabilis-trade-out = Hráč { $player } je ze hry venku.
terrabilis-trade-outsider = Hráč { $player } není členem Aliance.
terrabilis-trade-ended = Jednání s hráčem { $player } při této návštěvě skončilo. Vyberte jiného člena, nebo napište „done“.
terrabilis-talks-three = „{ $move }“ v této hře není možné: počet nabídek je tu nejvýš { $most }. Souhlaste, odmítněte, nebo předložte nabídku.
terrabilis-trade-enough = Při této návštěvě už padl nejvyšší počet nabídek ({ $most }). Napište „done“.
terrabilis-offer-full = Do nabídky se vejde nejvýš { $most } věcí. Předložte ji, nebo zahoďte.
terrabilis-offer-both = Stejný zdroj nelze v jedné nabídce dávat i žádat.
terrabilis-offer-short =
    { $asks ->
        [0] Země
       *[other] Partner
    } { $kind ->
        [nature] potřebuje poslední žeton přírody
        [wellbeing] potřebuje poslední žeton pohody
        [energy] na to nemá dost energie
       *[terras] na to nemá dost terr
    }, tolik tedy nabídka obsahovat nemůže.
terrabilis-offer-empty = Nabídka je prázdná. Něco do ní dejte, nebo ji zahoďte.
terrabilis-swap-one = Karta za kartu: jedna už v nabídce je.
terrabilis-swap-no-cards = Hráč { $player } nemá kartu, kterou by za ni dal.
terrabilis-want-no-card = Nejdřív nabídněte kartu. Pak řekněte, jaký druh karty za ni chcete.
terrabilis-want-one = O druh karty už nabídka žádá. Chcete-li jinou, zahoďte ji.
terrabilis-agree-kind =
    { $card } je jiného druhu. Nabídka žádá { $pile ->
        [economic] kartu hospodářství
        [services] kartu služeb
       *[energy] kartu energetiky
    }.
terrabilis-agree-short =
    K souhlasu chybí { $kind ->
        [nature] příroda
        [wellbeing] pohoda
        [energy] energie
       *[terras] peníze
    }.
terrabilis-agree-no-card = Karta se nežádá. Napište „agree“.
terrabilis-agree-which = Nabízí se karta za kartu: napište, kterou dáte, například „agree S01“.

## Decks

terrabilis-deck-few =
    { $file }: { $part ->
        [hazard] karet nahodilostí
        [quiz] kvízových otázek
        [economic] karet hospodářství
        [services] karet služeb
       *[energy] karet energetiky
    } je { $count }; ke hře je jich třeba aspoň { $least }.
terrabilis-deck-squares = { $file }: polí je { $count }. Plán jich má { $least } až { $most }.
terrabilis-deck-start = { $file }: jen první pole je „start“; tady jich je { $count }. Dejte ho mezi poli na začátek, a jen jednou.
terrabilis-deck-kinds = { $file }: chybějí pole těchto druhů: { $found }. Přidejte od každého jedno.
terrabilis-deck-not-here = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ na kartu druhu „{ $kind }“ nepatří. Nechte buňku prázdnou.
terrabilis-deck-nothing = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: nahodilost nic nedělá. Napište například: pay 1 nature, get 2000 terras.
terrabilis-deck-answer = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: chybí odpověď. Otázka má tři.
terrabilis-deck-answer-twice = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: odpověď „{ $found }“ je tu dvakrát. Všechny tři mají být různé.
terrabilis-deck-amounts = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ není srozumitelné. Napište množství a jedno z { $known }, mezi více položek +.
terrabilis-deck-twice = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ je tu dvakrát. Napište to jednou, se součtem.
terrabilis-deck-step = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ nejde složit z bankovek po { NUMBER($step, useGrouping: 0) } terrách.
terrabilis-deck-impact = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ není srozumitelné. Napište například: pay 2 nature + 1 wellbeing, get 1 nature.

## Positions

terrabilis-position-players = Pozice má { $least_players } až { $players } hráče, ne { $found }.
terrabilis-position-category = V části { $where }: karta { $found } patří do jiného balíčku.
terrabilis-position-flag = V části { $where }: má být True nebo False, je tu { $found }.
terrabilis-position-notes = V části { $where }: { $found } terr nejde složit z bankovek po { NUMBER($note, useGrouping: 0) }.
terrabilis-position-out = V části { $where }: země mimo hru nemá půjčku.
terrabilis-position-hand = V části { $where }: karet v ruce je { $found }, smí jich být nejvýš { $most }.
terrabilis-position-cards-left = V části { $where }: na to už nejsou karty.
terrabilis-position-zone = Žetonů na Zóně dopadu je { $found }, míst má teď { $most }.
terrabilis-position-counters =
    Žetonů { $kind ->
        [nature] přírody
       *[wellbeing] pohody
    } je celkem { $found }; hra jich má { $most }.
terrabilis-position-empty = V části { $where }: má tu být aspoň jedna karta.
terrabilis-position-alone = V části { $where }: s méně než dvěma zeměmi ve hře už je konec.
terrabilis-position-turn-out = V části { $where }: země na tahu je ze hry venku.
terrabilis-position-square = Rozhodnutí „{ $found }“ na poli země na tahu nikdy nenastane.
terrabilis-position-member = Rozhodnutí „{ $found }“ pro tuto zemi nikdy nenastane: záleží na tom, zda je v Alianci.
terrabilis-position-hit = V části { $where }: uveďte země, které ještě mají platit, každou jednou a bez země na tahu.
terrabilis-position-dues = V části { $where }: uveďte, co se dluží; první položka patří zemi, která na ni nemá dost terr, nemá půjčku a má na ni dost pohody.
terrabilis-position-partner = V části { $where }: k obchodu je třeba další člen Aliance.
terrabilis-position-both = V části { $where }: stejný zdroj se dává i žádá.
terrabilis-position-offer = V části { $where }: na prázdnou nabídku nelze odpovědět.

## The count and the end

terrabilis-count-services = služby
terrabilis-count-economic = hospodářské stavby
terrabilis-count-renewable = obnovitelné zdroje
terrabilis-count-nature = příroda
terrabilis-count-wellbeing = pohoda
terrabilis-count-terras = terry
terrabilis-end-lost = Planeta je ztracena: Zóna dopadu explodovala; počet explozí: { $bursts }. Nikdo nevyhrává.
terrabilis-end-nobody = Všechny země jsou ze hry venku. Nikdo nevyhrává.
terrabilis-end-alone = Je to poslední země ve hře.
terrabilis-end-points =
    { $points ->
        [one] Výhru přináší { $points } bod.
        [few] Výhru přinášejí { $points } body.
       *[other] Výhru přináší { $points } bodů.
    }
terrabilis-end-shared =
    { $points ->
        [one] Každý má { $points } bod: o výhru se dělí.
        [few] Každý má { $points } body: o výhru se dělí.
       *[other] Každý má { $points } bodů: o výhru se dělí.
    }

## In a terminal

terrabilis-draw-cost = stojí { $what }
terrabilis-draw-pays = platí { $what }
terrabilis-draw-takes = bere { $what }
terrabilis-draw-tax = daň z CO2 { $terras }
terrabilis-draw-bonus = jednorázově { $what }
terrabilis-draw-gain = ročně { $what }
terrabilis-draw-ours = Náš vlastní nápad: tištěné nahodilosti terry jen berou (TB-32).
terrabilis-draw-nothing = nic
terrabilis-amount-nature = příroda { $count }
terrabilis-amount-wellbeing = pohoda { $count }
terrabilis-amount-energy = energie { $count }
terrabilis-amount-terras = { $count } terr

## Automatic players

terrabilis-player-chose =
    { $what }: { $ahead ->
        [level] má pro mě stejnou cenu jako „{ $other }“, rozhodla tedy náhoda
        [little] má pro mě o něco větší cenu než „{ $other }“
       *[much] má pro mě zřetelně větší cenu než „{ $other }“
    }. { $character ->
        [builder] Chci růst; teploměr ať hlídají jiní.
        [steward] Starám se o přírodu, lidi a teploměr.
       *[ally] Hledám Alianci a obchody, které pomohou oběma stranám.
    }
terrabilis-player-thinker =
    { $what }: { $why ->
        [guess] nevím víc než ostatní, zkouším to tedy náhodou.
        [clear] na první pohled zřetelně nejlepší.
       *[played] v příštím tahu na tom budu nejlépe; počet pohledů na to, jak může hra pokračovat: { $seen }.
    }
terrabilis-move-roll = Hodit kostkami
terrabilis-move-borrow = Půjčit si { $borrowed } terr
terrabilis-move-repay = Splatit půjčku
terrabilis-move-borrow-for = Hráč { $player } si půjčuje { $borrowed } terr
terrabilis-move-repay-for = Hráč { $player } splácí půjčku
terrabilis-move-leave = Zaplatit, co je, a odejít ze hry
terrabilis-move-draw =
    { $kind ->
        [economic] Líznout kartu hospodářství
        [services] Líznout kartu služeb
       *[energy] Líznout kartu energetiky
    }
terrabilis-move-install = Postavit „{ $card }“
terrabilis-move-return = Vrátit „{ $card }“
terrabilis-move-keep = Nechat si všechny karty
terrabilis-move-answer = Odpovědět „{ $answer }“
terrabilis-move-take =
    { $kind ->
        [terras] Vzít si { $quiz_terras } terr
       *[energy] Vzít si { $quiz_energy ->
            [one] { $quiz_energy } energii
            [few] { $quiz_energy } energie
           *[other] { $quiz_energy } energií
        }
    }
terrabilis-move-follow = Provést, co říká pole
terrabilis-move-accept = Přijmout peníze z černého fondu
terrabilis-move-refuse = Odmítnout peníze a házet znovu
terrabilis-move-join = Vstoupit do Aliance
terrabilis-move-stay = Zůstat mimo Alianci
terrabilis-move-trade = Předložit nabídku hráči { $player }
terrabilis-move-done = Dál neobchodovat
terrabilis-move-give =
    { $kind ->
        [nature] Dát žeton přírody
        [wellbeing] Dát žeton pohody
        [energy] Dát žeton energie
       *[terras] Dát { $amount } terr
    }
terrabilis-move-ask =
    { $kind ->
        [nature] Žádat žeton přírody
        [wellbeing] Žádat žeton pohody
        [energy] Žádat žeton energie
       *[terras] Žádat { $amount } terr
    }
terrabilis-move-swap = Nabídnout „{ $card }“ za kartu
terrabilis-move-want =
    { $kind ->
        [economic] Žádat kartu hospodářství
        [services] Žádat kartu služeb
       *[energy] Žádat kartu energetiky
    }
terrabilis-move-offer = Předložit nabídku
terrabilis-move-drop = Zahodit nabídku
terrabilis-move-agree = Souhlasit s obchodem
terrabilis-move-agree-card = Souhlasit a dát „{ $card }“
terrabilis-move-decline = Odmítnout obchod
terrabilis-move-end = Ukončit jednání
terrabilis-move-pay =
    { $kind ->
        [nature] Zaplatit { $victim_counters ->
            [one] { $victim_counters } žeton přírody
            [few] { $victim_counters } žetony přírody
           *[other] { $victim_counters } žetonů přírody
        }
       *[wellbeing] Zaplatit { $victim_counters ->
            [one] { $victim_counters } žeton pohody
            [few] { $victim_counters } žetony pohody
           *[other] { $victim_counters } žetonů pohody
        }
    }

## Charts

terrabilis-chart-axis-year = rok
terrabilis-chart-unit-counters = žetony
terrabilis-chart-unit-bursts = exploze
terrabilis-chart-unit-nature = žetony
terrabilis-chart-unit-wellbeing = žetony
terrabilis-chart-unit-energy = žetony
terrabilis-chart-unit-terras = tisíce terr
terrabilis-chart-thermometer-title = Kdy praskl teploměr?
terrabilis-chart-level = žetony na něm
terrabilis-chart-places = místa
terrabilis-chart-bursts = Exploze
terrabilis-chart-empty = Na zóně zatím nic neleželo.
terrabilis-chart-level-hover = { $year }. rok: obsazená místa { $level }/{ $places }
terrabilis-chart-blown-hover = { $year }. rok: explozi způsobuje { $name }; žetony, které opustily hru: { $count }
terrabilis-chart-thermometer-now = Exploze teploměru: { $count } (povoleno { $most }); obsazená místa: { $level }/{ $places }.
terrabilis-chart-thermometer-lost = Explozí teploměru bylo { $count }, povoleno je jich { $most }: planeta je ztracena.
terrabilis-chart-who-title = Kdo ho plnil a kdo ho odpálil?
terrabilis-chart-moved = Přesunuté žetony
terrabilis-chart-harm = na zónu
terrabilis-chart-benefit = ze zóny
terrabilis-chart-burst = exploze
terrabilis-chart-harm-hover = { $name }: žetony na zónu { $count }
terrabilis-chart-benefit-hover = { $name }: žetony ze zóny { $count }
terrabilis-chart-burst-hover = { $name }: exploze { $count }
terrabilis-chart-who-none = Na zónu zatím nikdo nic nedal.
terrabilis-chart-who-all = Nejvíc žetonů na zónu: { $names } ({ $most } z { $total }); exploze: { $bursts }.
terrabilis-chart-countries-title = Jak se v zemích žije?
terrabilis-chart-nature = Příroda
terrabilis-chart-wellbeing = Pohoda
terrabilis-chart-energy = Energie
terrabilis-chart-terras = Peníze
terrabilis-chart-nature-hover = { $name }, { $year }. rok: příroda { $count }
terrabilis-chart-wellbeing-hover = { $name }, { $year }. rok: pohoda { $count }
terrabilis-chart-energy-hover = { $name }, { $year }. rok: energie { $count }
terrabilis-chart-terras-hover = { $name }, { $year }. rok: { $count } terr
terrabilis-chart-countries-now = { $year }. rok, nejvíc přírody a pohody: { $names } (žetonů { $most }); zemí mimo hru: { $out }.
terrabilis-chart-column-year = rok
terrabilis-chart-column-player = hráč
terrabilis-chart-column-burst-by = kdo způsobil explozi
terrabilis-chart-column-level = žetony
terrabilis-chart-column-places = místa
terrabilis-chart-column-blown = opustily hru
terrabilis-chart-column-harm = na zónu
terrabilis-chart-column-benefit = ze zóny
terrabilis-chart-column-burst = exploze
terrabilis-chart-column-nature = příroda
terrabilis-chart-column-wellbeing = pohoda
terrabilis-chart-column-energy = energie
terrabilis-chart-column-terras = terry
