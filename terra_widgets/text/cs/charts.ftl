### Charts, in Czech. One message per key; $names are facts.

# Titles of charts, panels and axes (-title, -axis-, -unit-) must fit into 320 pixels: 36 signs at most.

chart-unknown =
    Graf { $found } neexistuje. { $near ->
        [none] K dispozici: { $known }.
       *[other] Nemá to být „{ $near }“? K dispozici: { $known }.
    }
chart-theme = Vzhled { $found } neexistuje. K dispozici: { $known }.
chart-game = Grafy pro hru { $found } zatím nejsou.
chart-source =
    { $name ->
        [distribution] "distribution" kreslí tabulku mnoha her, jakou dává tw.simulate
        [compare] "compare" kreslí dvě tabulky mnoha her, předtím a potom: tw.chart((before, after), "compare")
       *[other] „{ $name }“ kreslí stůl nebo záznam hry
    }, ne { $found }.
chart-column = Tabulka nemá sloupec { $found }. Má tyto: { $known }.
chart-no-table = Živý graf sleduje stůl, ne { $found }. Pro záznam hry použijte tw.chart.
chart-stopped = Graf se zastavil: { $problem }. Spusťte buňku znovu.

chart-data = Tabulka s daty
chart-data-plain = Tabulka s daty je v chart.table.
chart-number = { NUMBER($value, maximumFractionDigits: 2) }
chart-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
chart-points-signed =
    { $count ->
        [one] { $sign } bod
        [few] { $sign } body
       *[other] { $sign } bodů
    }
chart-turn =
    { $turn ->
        [0] na začátku
        [final] závěrečné aktivace
       *[other] { $turn }. tah
    }
chart-axis-turn = tah (+{ $final }: závěrečné aktivace)
chart-axis-card = tah přiložení (0: počáteční karta)
chart-unit-tokens = žetony
chart-unit-tokens-cubes = žetony, kostky
chart-unit-cubes = kostky
chart-unit-cubes-cards = kostky, karty
chart-unit-coins = dosud zaplacené peníze
chart-unit-points = body
chart-unit-price = kostky na bod
chart-unit-each = kostky
chart-unit-activations = aktivace
chart-unit-share = % výsledků

chart-column-turn = tah
chart-column-player = hráč
chart-column-green = zelená
chart-column-red = červená
chart-column-yellow = žlutá
chart-column-food = potraviny
chart-column-construction = materiál
chart-column-goods = výrobky
chart-column-money = peníze
chart-column-locked = na neaktivních kartách
chart-column-came = položené kostky
chart-column-left = odstraněné kostky
chart-column-cubes = kostky
chart-column-spaces = pozice pro znečištění
chart-column-active = aktivní karty
chart-column-inactive = neaktivní karty
chart-column-card = karta
chart-column-cell = místo
chart-column-placed = tah přiložení
chart-column-offered = nabídnuté aktivace
chart-column-used = využito
chart-column-unused = nevyužito
chart-column-made = vyrobené žetony
chart-column-what = co
chart-column-tokens = žetony
chart-column-points = body
chart-column-price = kostky na bod
chart-column-from = co se platí
chart-column-to = co vzniká
chart-column-state = stav
chart-column-copied = kolikrát kopíruje
chart-column-was-copied = kolikrát kopírují ostatní
chart-column-gained = body za kopírování
chart-column-rewards = odměny
chart-column-reward-points = body za odměny
chart-column-cubes-user = kostky podle uživatele karty
chart-column-cubes-producer = kostky podle majitele karty
chart-column-score-raw = suroviny
chart-column-score-food = potraviny
chart-column-score-construction = materiál
chart-column-score-goods = výrobky
chart-column-score-set = bodovací karta
chart-column-score-pollution = znečištění
chart-column-total = celkem
chart-column-made-by = původ
chart-column-fate = co se stalo
chart-column-now = teď
chart-column-coins = zaplacené peníze
chart-column-cubes-counted = započtené kostky
chart-column-kind = hráči
chart-column-games = hry
chart-column-mean = průměr
chart-column-low = 95% interval od
chart-column-high = 95% interval do
chart-column-tenth = 10. percentil
chart-column-median = medián
chart-column-ninetieth = 90. percentil
chart-column-before = předtím
chart-column-after = potom
chart-column-shift = změna

chart-nothing-resources = Zatím nikdo nemá žádné zdroje.
chart-nothing-used = Zatím žádná karta nic nepřinesla.
chart-nothing-activated = Zatím nebyla aktivována žádná karta.
chart-nothing-cubes = Zatím nevzniklo žádné znečištění.
chart-nothing-exchanged = Zatím nikdo nic nesměnil.
chart-nothing-copied = Zatím nikdo nepoužil Výpomoc.
chart-nothing-games = Nejsou tu žádné hry k zobrazení.

chart-resources-title = Zdroje a peníze podle tahů
chart-resources-one =
    { $name } má { $resources ->
        [one] { $resources } zdroj
        [few] { $resources } zdroje
       *[other] { $resources } zdrojů
    } a { $money ->
        [one] { $money } žeton peněz
        [few] { $money } žetony peněz
       *[other] { $money } žetonů peněz
    }.
chart-resources-all =
    Nejvíc zdrojů { $leaders ->
        [1] má { $names }
       *[other] mají { $names }
    } ({ $most }); dohromady je to { $resources ->
        [one] { $resources } zdroj
        [few] { $resources } zdroje
       *[other] { $resources } zdrojů
    } a { $money ->
        [one] { $money } žeton peněz
        [few] { $money } žetony peněz
       *[other] { $money } žetonů peněz
    }.

chart-pollution-title = Znečištění: přítok, stav, místo
chart-pollution-came = položené kostky
chart-pollution-came-hover =
    { $count ->
        [one] { $count } položená kostka
        [few] { $count } položené kostky
       *[other] { $count } položených kostek
    }
chart-pollution-left = odstraněné kostky
chart-pollution-left-hover =
    { $count ->
        [one] { $count } odstraněná kostka
        [few] { $count } odstraněné kostky
       *[other] { $count } odstraněných kostek
    }
chart-pollution-stock = ležící kostky
chart-pollution-stock-hover =
    { $count ->
        [one] leží tu { $count } kostka
        [few] leží tu { $count } kostky
       *[other] leží tu { $count } kostek
    }
chart-pollution-room = pozice pro znečištění
chart-pollution-room-hover =
    { $count ->
        [one] { $count } pozice pro znečištění
        [few] { $count } pozice pro znečištění
       *[other] { $count } pozic pro znečištění
    }
chart-pollution-inactive = neaktivní karty
chart-pollution-inactive-hover =
    { $count ->
        [one] { $count } neaktivní karta
        [few] { $count } neaktivní karty
       *[other] { $count } neaktivních karet
    }
chart-pollution-none = Na žádné kartě neleží znečištění.
chart-pollution-one =
    { $name } má { $cubes ->
        [one] { $cubes } kostku znečištění
        [few] { $cubes } kostky znečištění
       *[other] { $cubes } kostek znečištění
    } a { $spaces ->
        [one] { $spaces } pozici, kde neškodí
        [few] { $spaces } pozice, kde neškodí
       *[other] { $spaces } pozic, kde neškodí
    }; { $inactive ->
        [0] žádná karta není neaktivní
        [one] { $inactive } karta je neaktivní
        [few] { $inactive } karty jsou neaktivní
       *[other] { $inactive } karet je neaktivních
    }.
chart-pollution-all =
    Na kartách leží { $cubes ->
        [one] { $cubes } kostka znečištění
        [few] { $cubes } kostky znečištění
       *[other] { $cubes } kostek znečištění
    }; nejvíc { $leaders ->
        [1] má { $names }
       *[other] mají { $names }
    } ({ $most }); { $inactive ->
        [0] žádná karta není neaktivní
        [one] { $inactive } karta je neaktivní
        [few] { $inactive } karty jsou neaktivní
       *[other] { $inactive } karet je neaktivních
    }.

chart-activations-title = Využité aktivace z { $turns } + { $final }
chart-activations-total = Dosud využito
chart-activations-limit = { $count } v tazích
chart-activations-limit-all = { $count } celkem
chart-activations-so-far =
    { $count ->
        [one] dosud využita { $count } aktivace
        [few] dosud využity { $count } aktivace
       *[other] dosud využito { $count } aktivací
    }
chart-activations-used = využité
chart-activations-unused = nabídnuté a nevyužité
chart-activations-card = { $card }: nabídnuto { $offered }, využito { $used }
chart-activations-part = { $name } { $used }/{ $offered }
chart-activations-summary = Využité aktivace z dosud nabídnutých: { $parts }.

chart-early-title = Co která karta přinesla
chart-early-made = vyrobené žetony
chart-early-cubes = vzniklé kostky
chart-early-card =
    { $card }: { $made ->
        [one] { $made } žeton
        [few] { $made } žetony
       *[other] { $made } žetonů
    } a { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    } za { $used ->
        [one] { $used } aktivaci
        [few] { $used } aktivace
       *[other] { $used } aktivací
    }
chart-early-summary =
    Karty přiložené v tazích 1 až { $half } přinesly { $first ->
        [one] { $first } žeton
        [few] { $first } žetony
       *[other] { $first } žetonů
    } a { $firstcubes ->
        [one] { $firstcubes } kostku
        [few] { $firstcubes } kostky
       *[other] { $firstcubes } kostek
    } znečištění, později přiložené { $last ->
        [one] { $last } žeton
        [few] { $last } žetony
       *[other] { $last } žetonů
    } a { $lastcubes ->
        [one] { $lastcubes } kostku
        [few] { $lastcubes } kostky
       *[other] { $lastcubes } kostek
    }.

chart-price-title = Kostky znečištění na bod
chart-price-made = Podle toho, co se vyrobilo
chart-price-players = Podle hráčů, bez odečtených bodů
chart-price-raw = suroviny
chart-price-money = jen peníze
chart-price-hover =
    { $what }: počet kostek { $cubes } na { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
chart-price-one = Znečištění připadá jen na { $dear }: počet kostek na bod je { $high }.
chart-price-summary = Nejvíc kostek znečištění na bod připadá na { $dear } ({ $high }), nejméně na { $cheap } ({ $low }).

chart-exchanges-title = Od surovin k bodům
chart-exchanges-note = Čím širší pás, tím víc žetonů.
chart-exchanges-paid-head = zaplaceno
chart-exchanges-made-head = získáno
chart-exchanges-worth-head = body teď
chart-exchanges-hover = { $paid } → { $made }: zaplaceno žetonů { $tokens }
chart-exchanges-worth =
    { $made } ({ $count }): { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
chart-exchanges-summary =
    Při { $count ->
        [one] { $count } směně
        [few] { $count } směnách
       *[other] { $count } směnách
    } { $tokens ->
        [one] byl zaplacen { $tokens } žeton
        [few] byly zaplaceny { $tokens } žetony
       *[other] bylo zaplaceno { $tokens } žetonů
    } a { $products ->
        [one] vznikl { $products } produkt
        [few] vznikly { $products } produkty
       *[other] vzniklo { $products } produktů
    } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

chart-territory-title = Kde leží kostky znečištění
chart-territory-note = Na každém místě: kostky / pozice; ✖ a rámeček: neaktivní.
chart-territory-card = { $card }: znečištění { $cubes }/{ $spaces }, { $state }
chart-territory-summary =
    Na { $cards ->
        [one] { $cards } kartě
        [few] { $cards } kartách
       *[other] { $cards } kartách
    } leží { $cubes ->
        [one] { $cubes } kostka znečištění
        [few] { $cubes } kostky znečištění
       *[other] { $cubes } kostek znečištění
    }, { $inactive ->
        [0] žádná karta není neaktivní
        [one] { $inactive } karta je neaktivní
        [few] { $inactive } karty jsou neaktivní
       *[other] { $inactive } karet je neaktivních
    }; při počítání podle karet to stojí { $bycard ->
        [one] { $bycard } bod
        [few] { $bycard } body
       *[other] { $bycard } bodů
    }, při počítání podle kostek { $bycube }.

chart-assistance-title = Komu pomohla Výpomoc
chart-assistance-copier-head = kdo kopíruje
chart-assistance-owner-head = čí kartu
chart-assistance-hover =
    { $copier } používá kartu, kterou má { $owner }: { $count ->
        [one] jednou
        [few] { $count }krát
       *[other] { $count }krát
    }
chart-assistance-gain = Získané body
chart-assistance-copying = za kopírování, po odečtení ceny
chart-assistance-rewards = za odměny
chart-assistance-points =
    { $count ->
        [one] { $sign } bod
        [few] { $sign } body
       *[other] { $sign } bodů
    }
chart-assistance-blame = Kostky, dva způsoby počítání
chart-assistance-user = kostky: kdo kartu použil
chart-assistance-producer = kostky: kdo kartu má
chart-assistance-cubes =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
chart-assistance-summary =
    { $copies ->
        [one] Zkopírován byl { $copies } efekt
        [few] Zkopírovány byly { $copies } efekty
       *[other] Zkopírováno bylo { $copies } efektů
    }; nejvíc kopírováním { $winners ->
        [1] získává { $names }
       *[other] získávají shodně { $names }
    } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }); při započtení majitelům karet by { $cubes ->
        [0] žádná kostka nezměnila stranu
        [one] { $cubes } kostka změnila stranu
        [few] { $cubes } kostky změnily stranu
       *[other] { $cubes } kostek změnilo stranu
    }.

chart-score-title = Jak přibývají body
chart-score-raw = suroviny
chart-score-food = potraviny
chart-score-construction = materiál
chart-score-goods = výrobky
chart-score-set = bodovací karta
chart-score-pollution = znečištění
chart-score-total = celkem
chart-score-note = Kdyby hra skončila teď; bodovací karty jsou do konce hry tajné.
chart-score-none = Zatím nikdo nemá žádný bod.
chart-score-one =
    { $name } má { $points ->
        [one] { $sign } bod
        [few] { $sign } body
       *[other] { $sign } bodů
    }.
chart-score-level =
    { $names } mají shodně { $points ->
        [one] { $sign } bod
        [few] { $sign } body
       *[other] { $sign } bodů
    }.
chart-score-summary =
    { $name } má { $points ->
        [one] { $sign } bod
        [few] { $sign } body
       *[other] { $sign } bodů
    }, o { $lead } víc než { $others }.

chart-waste-title = Co se stalo s kostkami znečištění
chart-waste-note = Čím širší pás, tím víc kostek.
chart-waste-made-head = původ
chart-waste-fate-head = co se stalo
chart-waste-now-head = teď
chart-waste-start = od začátku
chart-waste-stayed = zůstaly
chart-waste-moved = přesunuté
chart-waste-removed = odstraněné
chart-waste-held = na pozici pro znečištění
chart-waste-stops = blokují kartu
chart-waste-gone = pryč
chart-waste-hover =
    { $what }: { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
chart-waste-summary = Kostek znečištění je celkem { $cubes }: přesunutých { $moved }, odstraněných { $removed }, na kartách jich stále leží { $left }.

chart-money-title = Zaplacené peníze a vzniklé kostky
chart-money-course = Tah za tahem
chart-money-each = Kostky na jednu směnu
chart-money-with = placeno penězi
chart-money-without = bez peněz
chart-money-hidden =
    S { $count ->
        [one] { $count } skrytou kostkou
        [few] { $count } skrytými kostkami
       *[other] { $count } skrytými kostkami
    } za každý žeton peněz: to není pravidlo hry.
chart-money-hover =
    dosud { $coins ->
        [one] { $coins } zaplacený žeton peněz
        [few] { $coins } zaplacené žetony peněz
       *[other] { $coins } zaplacených žetonů peněz
    }, { $cubes ->
        [one] { $cubes } vzniklá kostka
        [few] { $cubes } vzniklé kostky
       *[other] { $cubes } vzniklých kostek
    }
chart-money-each-hover =
    { $count ->
        [one] { $count } směna
        [few] { $count } směny
       *[other] { $count } směn
    }, { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    }
chart-money-summary =
    Při { $paid ->
        [one] { $paid } směně
        [few] { $paid } směnách
       *[other] { $paid } směnách
    } za peníze { $coins ->
        [one] byl zaplacen { $coins } žeton peněz
        [few] byly zaplaceny { $coins } žetony peněz
       *[other] bylo zaplaceno { $coins } žetonů peněz
    } a { $cubes ->
        [one] vznikla { $cubes } kostka znečištění
        [few] vznikly { $cubes } kostky znečištění
       *[other] vzniklo { $cubes } kostek znečištění
    }; při { $free ->
        [one] { $free } směně
        [few] { $free } směnách
       *[other] { $free } směnách
    } bez peněz jich vzniklo { $freecubes }.

chart-value-points = body
chart-value-cubes = kostky znečištění
chart-value-polluted = znečištěné karty
chart-value-money = peníze
chart-value-green = zelená
chart-value-red = červená
chart-value-yellow = žlutá
chart-value-food = potraviny
chart-value-construction = materiál
chart-value-goods = výrobky
chart-value-won = výhry
chart-value-set-points = body za bodovací karty
chart-value-inactive = neaktivní karty
chart-value-made-cubes = položené kostky znečištění
chart-value-taken = vytěžené suroviny
chart-value-made = vyrobené produkty
chart-value-activations = využité aktivace
chart-value-assisted = kopie cizích karet
chart-value-copied = kopie karet ostatními
chart-everyone = všichni
chart-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
chart-compare-note = předtím: { $before }; potom: { $after }
chart-before = předtím
chart-after = potom
chart-spread-title = Jak jsou výsledky rozložené
chart-spread-hover = { $name }, { $low } až { $high }: { $share } %
chart-means-title = Průměr (95% interval)
chart-means-hover = { $name }: { $mean } (95% interval { $low } až { $high })
chart-shift-title = Změna průměru (95% interval)
chart-distribution-title = Mnoho her: { $what }
chart-distribution-part = { $name } { $mean } ({ $low } až { $high })
chart-distribution-summary = Průměr ({ $what }) s 95% intervalem: { $parts }.
chart-compare-title = Předtím a potom: { $what }
chart-compare-summary =
    Průměr ({ $what }) je předtím { $before } a potom { $after }, změna { $shift } (95% interval { $low } až { $high }): { $sure ->
        [more] je to víc, než vysvětlí náhoda
        [less] je to méně, a ne pouhou náhodou
       *[unsure] mohla by to být jen náhoda
    }.
