### Grafy hry Terra, česky. Nadpisy, osy a jednotky se musejí vejít do 320 pixelů: nejvýš 36 znaků.

chart-source-frames = „{ $name }“ kreslí tabulky mnoha her, pro každý stůl jednu: tw.chart([první, druhá], "{ $name }"), ne { $found }.
terra-chart-tables = Každá tabulka potřebuje vlastní stůl: stejně hráčů jako ostatní a jiný počet hráčů druhu { $rider }.
terra-chart-no-games = V jedné z tabulek není žádná hra.

terra-chart-axis-drawn = karty dobrané z balíčku
terra-chart-unit-cards = karty
terra-chart-unit-crises = krize

## Contributions against hoards

terra-chart-contributions-title = Kdo dával a kdo schovával?
terra-chart-by-player = Každý hráč, zatím
terra-chart-together = Všichni dohromady
terra-chart-given = dáno světu
terra-chart-hoarded = schováno
terra-chart-given-hover =
    { $name }, dáno světu: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
terra-chart-hoarded-hover =
    { $name }, schováno: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
terra-chart-given-drawn-hover =
    { $drawn ->
        [0] Na začátku
       *[other] Po dobrání karet: { $drawn }
    }; dáno { $count }
terra-chart-hoarded-drawn-hover =
    { $drawn ->
        [0] Na začátku
       *[other] Po dobrání karet: { $drawn }
    }; schováno { $count }
terra-chart-contributions-none = Zatím nikdo nic nedal ani neschoval.
terra-chart-contributions-one =
    { $name }: světu { $given ->
        [one] dána 1 karta
        [few] dány { $given } karty
       *[other] dáno { $given } karet
    }, schováno { $hoarded }.
terra-chart-contributions-all =
    Světu { $given ->
        [one] byla dána 1 karta
        [few] byly dány { $given } karty
       *[other] bylo dáno { $given } karet
    }, schováno bylo { $hoarded }; nejvíc: { $names } ({ $most }).

terra-chart-column-player = hráč
terra-chart-column-in-time = dáno včas
terra-chart-column-later = dáno později
terra-chart-column-passed = nedal nic
terra-chart-column-value = součet daných karet
terra-chart-column-hoarded = schované karty
terra-chart-column-worth = součet schovaných karet
terra-chart-column-points = body na stupnici

## Full-blown crises against the limits

terra-chart-crises-title = Jak blízko je konec světa?
terra-chart-open = propuknuté krize
terra-chart-limit = mez: svět je ztracen
terra-chart-open-all = Celkem: mez je { $limit }
terra-chart-open-colour = Jedné barvy: mez je { $limit }
terra-chart-open-region = V jedné oblasti: mez je { $limit }
terra-chart-open-hover =
    { $drawn ->
        [0] Na začátku
       *[other] Po dobrání karet: { $drawn }
    }; krize { $count } z { $limit }
terra-chart-crises-none = Zatím žádná krize nepropukla.
terra-chart-crises-now =
    Dobrané karty { $drawn } z { $pile }: propuknuté krize { $count }, konec světa při { $world_limit }; nejvíc { $colour } jedné barvy (mez { $colour_limit }), { $region } v jedné oblasti (mez { $region_limit }).
terra-chart-crises-saved =
    Svět je zachráněn; propuknuté krize { $count }, nejvíc { $colour } jedné barvy a { $region } v jedné oblasti.
terra-chart-crises-lost =
    Svět je ztracen s dobranými kartami { $drawn } z { $pile }: { $limit ->
        [region] propuknuté krize v jedné oblasti ({ $region_limit })
        [colour] propuknuté krize jedné barvy ({ $colour_limit })
       *[all] propuknuté krize ({ $world_limit })
    }.
terra-chart-column-drawn = dobrané karty
terra-chart-column-open-all = propuklo celkem
terra-chart-column-open-colour = nejvíc jedné barvy
terra-chart-column-open-region = nejvíc v jedné oblasti

## The price of a free-rider

terra-chart-riders-title = Cena jednoho černého pasažéra
terra-chart-saved-title = Kolik světů se zachrání
terra-chart-points-title = Body jednoho hráče
terra-chart-axis-riders = černí pasažéři u stolu
terra-chart-unit-saved = % her
terra-chart-unit-points = body
terra-chart-saved = zachráněné světy
terra-chart-rider = černý pasažér
terra-chart-other = kdokoli jiný
terra-chart-saved-hover = Černí pasažéři: { $riders }. Zachráněné světy: { $saved } z { $games }. Při mnohem více hrách nejspíš { $low } až { $high } %
terra-chart-rider-hover = Černí pasažéři: { $riders }. Každý z nich má bodů: { $mean } ({ $low } až { $high })
terra-chart-other-hover = Černí pasažéři: { $riders }. Každý z ostatních má bodů: { $mean } ({ $low } až { $high })
terra-chart-riders-note =
    { $count ->
        [one] 1 hra
        [few] { $count } hry
       *[other] { $count } her
    } pro každý stůl; ztracený svět dá 0 bodů.
terra-chart-riders-part =
    { $riders ->
        [0] { $saved } z { $games } bez černého pasažéra
        [1] { $saved } z { $games } s jedním
       *[other] { $saved } z { $games } se { $riders }
    }
terra-chart-riders-summary = Zachráněné světy: { $parts }.
terra-chart-riders-one = { $saved }; jediný černý pasažér má v průměru bodů { $rider }, každý z ostatních { $other }.
terra-chart-column-riders = černí pasažéři
terra-chart-column-games = hry
terra-chart-column-saved = % zachráněných
terra-chart-column-low = nejméně
terra-chart-column-high = nejvýš
terra-chart-column-rider-points = body černého pasažéra
terra-chart-column-other-points = body někoho jiného
