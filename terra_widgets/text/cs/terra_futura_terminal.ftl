### print(table) hry Terra Futura, česky. Jedna zpráva na klíč; $názvy jsou údaje.

futura-text-row =
    Nabídka, úroveň { $level } (balíček: { $deck ->
        [one] 1 karta
        [few] { $deck } karty
       *[other] { $deck } karet
    }, odhozené: { $pile }):
futura-text-supply = Zásoba: { $what }.
futura-text-player =
    { $name }: zatím { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $cubes ->
        [0] bez kostek znečištění
        [one] 1 kostka znečištění
        [few] { $cubes } kostky znečištění
       *[other] { $cubes } kostek znečištění
    }
futura-text-scoring = Bodovací karty hráče { $name }, tajné:
futura-text-scoring-over = Bodovací karty hráče { $name }:
futura-text-pattern = vzor { $rows }
futura-text-used = použit pro závěrečnou aktivaci
futura-text-counted = započtena
futura-text-aim = Cíl: nejvíce bodů po { $turns } kartách pro každého a závěrečné aktivaci. Body za kus na aktivních kartách: { $worth }; sada jedné bodovací karty se počítá tolikrát, kolikrát ji máte. Každá karta se znečištěním stojí { $penalty ->
        [one] 1 bod
        [few] { $penalty } body
       *[other] { $penalty } bodů
    }.
futura-text-legend = Značky: { $letters }; # kostka znečištění, . volná pozice pro znečištění. Se znečištěním nad počet pozic je karta neaktivní: nic nedělá, neplatí se z ní a nic se na ní nepočítá. „2 červené za 1 jídlo“ znamená: zaplatíte 2 červené z kterýchkoli aktivních karet a na tuto kartu dostanete 1 jídlo. Ve vzoru je x místo, které jednou pracuje v závěrečné aktivaci, 2 místo, které pracuje dvakrát (řádky shora dolů).
futura-text-activate =
    { $name }: přiložená karta aktivuje svůj řádek a sloupec. Zbývá použít v libovolném pořadí: { $places } ({ $count ->
        [one] 1 aktivace
        [few] { $count } aktivace
       *[other] { $count } aktivací
    }). Nebo skončete.
futura-text-final =
    { $name }: závěrečná aktivace. Vzor karty { $card } určuje { $places } (zbývá { $count ->
        [one] 1 aktivace
        [few] { $count } aktivace
       *[other] { $count } aktivací
    }). Použijte tyto karty v libovolném pořadí, nebo skončete.
futura-text-does =
    { $verb ->
        [take] vzít tuto odkrytou kartu a pak ji přiložit
        [draw] vzít horní kartu balíčku naslepo a pak ji přiložit
        [discard] nejdřív odhodit poslední kartu této řady (místo { $row_length }), jednou za tah
        [place] přiložit kartu sem, celkem do { $span } řádků a { $span } sloupců; aktivuje svůj řádek a sloupec
        [end] nechat zbylé aktivace být
        [choose] dostat toto
        [enough] ukončit přesun
        [reward] dostat toto z toho, co bylo zaplaceno
       *[decline] neodebrat žádnou kostku
    }
futura-text-names = { $card }: aktivuje { $places }
futura-text-sets =
    { $card }: { $count ->
        [0] sadu nemáte
        [one] sadu máte jednou
        [few] sadu máte { $count }×
       *[other] sadu máte { $count }×
    }, { $points ->
        [0] žádné body
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
futura-text-cubes =
    { $card }, { $cubes ->
        [0] zatím bez kostek
        [one] 1 kostka
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    }, { $spaces ->
        [0] bez pozic
        [one] 1 pozice
        [few] { $spaces } pozice
       *[other] { $spaces } pozic
    }{ $last ->
        [1] : bude neaktivní
       *[0] {""}
    }
