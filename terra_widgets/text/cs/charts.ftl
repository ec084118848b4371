### Charts, in Czech. One message per key; $names are facts.

# Titles of charts, panels and axes (-title, -axis-, -unit-) must fit into 320 pixels: 36 signs at most.
chart-unknown =
    { $near ->
        [none] Graf { $found } neexistuje, ale jsou tu tyto: { $known }.
       *[other] Graf { $found } neexistuje (nemá to být „{ $near }“?), ale jsou tu tyto: { $known }.
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
chart-nothing-games = Nejsou tu žádné hry k zobrazení.

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
chart-compare-note = { $first }: { $before }; { $second }: { $after }
chart-compare-named-title = { $first } a { $second }: { $what }
chart-names = K porovnání dvou simulací zadejte dvě různá jména, např. names=["stavitelé", "správci"], ne { $found }.
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
chart-compare-players = Podle druhu hráče: { $parts }.
chart-compare-player =
    { $name } { $shift } ({ $sure ->
        [unsure] může to být náhoda
       *[other] zřetelná změna
    })
chart-compare-summary =
    Průměr ({ $what }) je předtím { $before } a potom { $after }, změna { $shift } (95% interval { $low } až { $high }): { $sure ->
        [more] je to víc, než vysvětlí náhoda
        [less] je to méně, a ne pouhou náhodou
       *[unsure] mohla by to být jen náhoda
    }.
