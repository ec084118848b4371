### The lab widget, in Czech. One message per key; $names are facts.

## Words of the view

lab-title = Laboratoř
lab-subtitle = mnoho her najednou
lab-word-game = Hra
lab-word-language = Jazyk
lab-word-setup = Pokus
lab-word-players = Kdo hraje
lab-word-strength = Síla
lab-word-add = Přidat hráče
lab-word-rule = Co kdyby
lab-word-on = Pravidlo platí
lab-word-games = Počet her
lab-word-seed = Semínko náhody
lab-word-seed-text = Stejné semínko rozdá znovu stejné hry.
lab-word-auto = Po každé změně hrát znovu
lab-word-stop = Zastavit
lab-word-results = Co říkají hry
lab-word-measure = Sledovat
lab-word-numbers = Jak je to jisté? Čísla
lab-word-more = Hráči, počet her, semínko
lab-word-keep = Uchovat tento běh
lab-word-name = Jméno běhu
lab-word-compare = Porovnat s
lab-word-alone = ničím
lab-word-export = Uložit
lab-word-csv = Řádky (CSV)
lab-word-png = Obrázek (PNG)
lab-word-html = Stránka (HTML)

lab-run =
    { $count ->
        [one] Zahrát 1 hru
        [few] Zahrát { $games } hry
       *[other] Zahrát { $games } her
    }
lab-player = Hráč { $number }
lab-player-remove = Odebrat hráče { $number }
lab-player-strength = Síla hráče { $number }
lab-kept-remove = Odebrat běh „{ $name }“
lab-now = nyní
lab-as-printed = Hra podle pravidel
lab-question = Co se stane, když se tito hráči utkají mnohokrát?
lab-source = Pravidlo { $rule } této sady. { $why }
lab-rule-strength = { $rule }, síla { $strength }
lab-rule-off = Vypnuto: hra podle pravidel
lab-described =
    { $players }; { $rule }; { $count ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
    }, semínko { $seed }

## Kinds of players

lab-times = { $times }× { $kind }
lab-kind-strong = { $kind }, síla { $strength }
lab-kind-random = Náhodný
lab-kind-random-note = jakýkoli tah, jak padne
lab-kind-greedy = Hltavý
lab-kind-greedy-note = nejvíc bodů v tomto tahu
lab-kind-clean = Čistý
lab-kind-clean-note = vyhýbá se znečištění
lab-kind-growth = Růstový
lab-kind-growth-note = výrobky, ať znečišťují jakkoli
lab-kind-trader = Obchodník
lab-kind-trader-note = peníze a výpomoc ostatních
lab-kind-thinker = Přemýšlivý
lab-kind-thinker-note = myslí dopředu; pomalý
lab-kind-offered = { $kind } – { $note }

## What-if rules of Terra Futura

lab-rule-terra-futura-cube-per-coin = Obchod znečišťuje
lab-rule-terra-futura-cube-per-coin-question = Co se stane, když placení penězi znečišťuje?
lab-rule-terra-futura-cube-per-coin-text = Za každou minci v natištěné ceně přibude jedna kostka znečištění.
lab-rule-terra-futura-cube-per-coin-source = Doslov tvrdí, že placení penězi znečišťuje; žádné natištěné pravidlo to tak nezařídí.
lab-rule-terra-futura-penalty-per-cube = Počítá se každá kostka
lab-rule-terra-futura-penalty-per-cube-question = Co se stane, když se počítá každá kostka?
lab-rule-terra-futura-penalty-per-cube-text = Na konci stojí bod každá kostka znečištění, ne každá karta s kostkami.
lab-rule-terra-futura-penalty-per-cube-source = Zkouší, zda hráči hromadí kostky na jedné kartě proto, že je za to natištěné bodování odměňuje.
lab-rule-terra-futura-no-spaces = Nic znečištění nepojme
lab-rule-terra-futura-no-spaces-question = Co se stane, když znečištění nic nepojme?
lab-rule-terra-futura-no-spaces-text = Žádná karta nemá místo pro kostky: zastaví ji hned první.
lab-rule-terra-futura-no-spaces-source = Doslov nazývá tato místa odpovědným nakládáním s odpady; toto je svět bez něj.
lab-rule-terra-futura-carbon-price = Cena uhlíku v bodech
lab-rule-terra-futura-carbon-price-question = Co se stane, když má znečištění cenu?
lab-rule-terra-futura-carbon-price-text = Na konci stojí každá kostka znečištění o tolik bodů víc.
lab-rule-terra-futura-carbon-price-source = Skryté náklady se zapíšou do účtu, jak navrhují ekonomové.
lab-rule-terra-futura-carbon-tax = Cena uhlíku v penězích
lab-rule-terra-futura-carbon-tax-question = Co se stane, když znečišťovatel platí hned?
lab-rule-terra-futura-carbon-tax-text = Efekt stojí o tolik mincí víc za každou svou natištěnou kostku znečištění.
lab-rule-terra-futura-carbon-tax-source = Znečišťovatel platí hned, jako u daně z emisí.
lab-rule-terra-futura-recycling = Zisk z recyklace
lab-rule-terra-futura-recycling-question = Co se stane, když je odpad znovu surovinou?
lab-rule-terra-futura-recycling-text = Kdo vyrobí výrobek, dostane zpět jednu surovinu libovolné barvy.
lab-rule-terra-futura-recycling-source = Krok k oběhovému hospodářství z doslovu.
lab-rule-terra-futura-producer-blame = Účet dostane výrobce
lab-rule-terra-futura-producer-blame-question = Co se stane, když za znečištění odpovídá výrobce?
lab-rule-terra-futura-producer-blame-text = Kostky zkopírovaného efektu pokládá majitel zkopírované karty.
lab-rule-terra-futura-producer-blame-source = Natištěná hra účtuje uživateli; většina národních statistik výrobci.

## Measures

lab-measure-points = Body na konci hry.
lab-measure-won = Zda byla hra vyhraná; kdo vyhrají společně, o výhru se dělí.
lab-measure-set-points = Body za sadu vybrané bodovací karty; část všech bodů.
lab-measure-cubes = Kostky znečištění v území na konci.
lab-measure-polluted = Karty s alespoň jednou kostkou na konci; každá stojí bod.
lab-measure-inactive = Karty, které na konci kvůli znečištění stojí.
lab-measure-made-cubes = Kostky položené za celou hru, i ty, které později zmizely.
lab-measure-taken = Suroviny získané za celou hru z dolů, polí a počátečních karet.
lab-measure-made = Potraviny, materiál a výrobky vyrobené za celou hru.
lab-measure-green = Zelené žetony na aktivních kartách na konci.
lab-measure-red = Červené žetony na aktivních kartách na konci.
lab-measure-yellow = Žluté žetony na aktivních kartách na konci.
lab-measure-food = Potraviny na aktivních kartách na konci.
lab-measure-construction = Materiál na aktivních kartách na konci.
lab-measure-goods = Výrobky na aktivních kartách na konci.
lab-measure-money = Peníze na aktivních kartách na konci.
lab-measure-activations = Využité aktivace z 26 + 4 možných.
lab-measure-assisted = Kolikrát hráč zkopíroval kartu někoho jiného.
lab-measure-copied = Kolikrát ostatní zkopírovali kartu hráče.

## The chart

chart-column-run = běh
chart-column-shift-low = změna, 95% od
chart-column-shift-high = změna, 95% po
lab-chart-title =
    { $count ->
        [one] { $what }, 1 hra
        [few] { $what }, { $games } hry
       *[other] { $what }, { $games } her
    }
lab-axis-share = % her
lab-won = výhra
lab-lost = prohra či dělení
lab-change-title = Změna (95% interval)
lab-no-change = žádný rozdíl
lab-hover =
    { $many ->
        [0] { $low }
       *[other] { $low } až { $high }
    }: { $share } % her
lab-hover-both =
    { $many ->
        [0] { $low }
       *[other] { $low } až { $high }
    }: nyní { $share } % her, „{ $base }“ { $before } %

## What the games say

lab-empty = Zvolte, kdo hraje a co se změní, a nechte hry zahrát: sloupce se při tom plní.
lab-first = Hrají se první hry.
lab-summary = Průměr ({ $what }) s 95% intervalem, počet her { $games }: { $parts }.
lab-summary-few =
    { $count ->
        [one] Po jedné hře ({ $what }): { $parts }.
        [few] Průměr po { $games } hrách ({ $what }): { $parts }.
       *[other] Průměr po { $games } hrách ({ $what }): { $parts }.
    }
lab-compared =
    { $way ->
        [up] Proti běhu „{ $base }“ průměr ({ $whose ->
            [everyone] { $what }
           *[kind] { $what }, { $kind }
        }) roste o { $change }, z { $before } na { $after } (95% interval změny: { $low } až { $high }): to je víc, než vysvětlí náhoda.
        [down] Proti běhu „{ $base }“ průměr ({ $whose ->
            [everyone] { $what }
           *[kind] { $what }, { $kind }
        }) klesá o { $change }, z { $before } na { $after } (95% interval změny: { $low } až { $high }): to je víc, než vysvětlí náhoda.
        [few] Proti běhu „{ $base }“ je průměr ({ $whose ->
            [everyone] { $what }
           *[kind] { $what }, { $kind }
        }) { $after } místo { $before }, ale { $count ->
            [0] bez společných her
            [one] z jedné hry
            [few] ze { $games } her
           *[other] z { $games } her
        } se to od náhody nepozná: zahrajte jich { $few } nebo víc.
       *[unsure] Proti běhu „{ $base }“ je průměr ({ $whose ->
            [everyone] { $what }
           *[kind] { $what }, { $kind }
        }) { $after } místo { $before }; změna leží mezi { $low } a { $high } (95% interval), takže ji mohla způsobit pouhá náhoda.
    }

# $ruled is 1 when the two runs differ by the rule alone.
lab-finding =
    { $ruled ->
        [1] S pravidlem „{ $rule }“ je průměr ({ $whose ->
            [everyone] { $what }
           *[kind] { $what }, { $kind }
        })
       *[0] Proti běhu „{ $base }“ je průměr ({ $whose ->
            [everyone] { $what }
           *[kind] { $what }, { $kind }
        })
    } { $way ->
        [up] vyšší: { $after } místo { $before }
        [down] nižší: { $after } místo { $before }
        [few] { $after } místo { $before }, ale her je málo, aby to bylo jisté
       *[unsure] skoro stejný: { $after } a { $before }
    }.
lab-finding-most = Nejvíc se to mění pro hráče: { $kind }.
lab-finding-alone = Průměr ({ $what }): { $parts }.

## How far it is

lab-paused = Zatím odehrané hry: { $done } z { $games }. Nech zahrát i zbytek, odpověď bude jistější.

lab-progress = odehrané hry: { $done } z { $games }
lab-progress-left =
    odehrané hry: { $done } z { $games }, { $seconds ->
        [one] zbývá asi sekunda
        [few] zbývají asi { $seconds } sekundy
       *[other] zbývá asi { $seconds } sekund
    }
lab-progress-minutes =
    odehrané hry: { $done } z { $games }, { $minutes ->
        [one] zbývá asi minuta
        [few] zbývají asi { $minutes } minuty
       *[other] zbývá asi { $minutes } minut
    }
lab-finished =
    { $games ->
        [one] Hra je dohraná.
        [few] Všechny { $games } hry jsou dohrané.
       *[other] Všech { $games } her je dohráno.
    }
lab-stopped = Zastaveno: dohraných a uchovaných her je { $done } z { $games }.
lab-failed = Jedna hra se nedala dohrát ({ $problem }). Hry před ní zůstávají, je jich { $done }: spusťte je znovu, nebo zvolte jiné hráče.
lab-changed = Volby se od těchto her změnily: nechte hrát znovu a uvidíte, co to udělá.
lab-news-begun = Hraje se, počet her: { $games }.
lab-news-kept = Uchováno jako „{ $name }“.
lab-news-removed = Běh „{ $name }“ je odebraný.
lab-news-file = Soubor { $name } je uložený.

## What can't be done

lab-seats = Hráčů této hry je { $least } až { $most }, ne { $found }.
lab-rule-unknown = Pravidlo „co kdyby“ { $found } neexistuje. Mysleli jste „{ $near }“? Na výběr je: { $known }.
lab-strength-alone = Síla { $found } potřebuje pravidlo: zadejte rule="carbon_price" nebo jiné.
lab-measure-unknown = Veličina { $found } neexistuje. Mysleli jste „{ $near }“? Na výběr je: { $known }.
lab-choice = Nic jménem { $found } se zvolit nedá. Na výběr je: { $known }, measure.
lab-file = { $found } zapsat nejde. Použijte jméno, které končí .csv, .html nebo .svg.
lab-no-games = Zatím tu žádné hry nejsou: zahraje je lab.run() i tlačítko.
lab-nothing-kept = Zatím není co uchovat: nejdřív nechte zahrát nějaké hry.
lab-nothing-saved = Zatím není co uložit: nejdřív nechte zahrát nějaké hry.
lab-name = Jméno má 1 až { $most } znaků na jednom řádku, ne { $found }.
lab-too-many = Uchovat lze nejvýš { $most } běhy. Nejdřív jeden odeberte.
lab-unknown-run = Uchovaný běh { $found } neexistuje. Na výběr je: { $known }.
lab-none-kept = Uchovaný běh { $found } neexistuje. Nejdřív nějaký uchovejte: lab.keep("before").
lab-stale = Laboratoř se mezitím změnila, takže se nic nestalo. Podívejte se znovu a pak volte.
lab-trouble = V samotné sadě se něco pokazilo ({ $problem }). Hry tu zůstaly: zkuste to znovu.
lab-gone = Python v tomto notebooku neběží, takže tu nejde nic zahrát. Chcete-li pokračovat, spusťte buňky notebooku znovu.
lab-page-note = Vytvořeno sadou Terra, neoficiální pomůckou pro výuku. Intervaly obsahují skutečný průměr s 95% spolehlivostí.

## Players and rules of the other games

lab-kind-helper = Pomocník
lab-kind-helper-note = přispívá na každou krizi
lab-kind-hoarder = Křeček
lab-kind-hoarder-note = dává co nejméně
lab-kind-reciprocal = Oplácející
lab-kind-reciprocal-note = dává, když dávají ostatní
lab-kind-builder = Stavitel
lab-kind-builder-note = roste; planetu ať hlídají jiní
lab-kind-steward = Správce
lab-kind-steward-note = dbá o přírodu a lidi
lab-kind-ally = Spojenec
lab-kind-ally-note = spojuje se a obchoduje
lab-kind-loner = Samotář
lab-kind-loner-note = myslí jen na vlastní mise
lab-rule-terra-teams = Týmy
lab-rule-terra-teams-question = Co se stane, když hráči utvoří týmy?
lab-rule-terra-teams-text = Kdo sedí naproti sobě, hrají o stejné body.
lab-rule-terra-teams-source = Varianta, kterou nabízejí natištěná pravidla.
lab-rule-nova-ziemia-exact-zones = Přesné zóny
lab-rule-nova-ziemia-exact-zones-question = Co se stane, když zóny musí sedět přesně?
lab-rule-nova-ziemia-exact-zones-text = Zóna musí mít přesně hodnotu z karty.
lab-rule-nova-ziemia-exact-zones-source = Varianta, kterou nabízejí natištěná pravidla.

## Measures of the other games

lab-value-terra-saved = zachráněné světy
lab-value-terra-limit = dosažená mez
lab-value-terra-track = body na stupnici
lab-value-terra-hoard = součet schovaných karet
lab-value-terra-hoards = schované trojice
lab-value-terra-given = darované karty
lab-value-terra-given-value = součet darovaných karet
lab-value-terra-in-time = karty darované včas
lab-value-terra-passed = kolikrát bez příspěvku
lab-value-terra-solved = společně vyřešené krize
lab-value-terra-open = propuknuté krize na konci
lab-value-terra-rounds = kola
lab-value-terra-left = zbylé karty v balíčku
lab-value-terrabilis-years = roky
lab-value-terrabilis-lost = ztracené planety
lab-value-terrabilis-bursts = exploze zóny
lab-value-terrabilis-member = členové Aliance
lab-value-terrabilis-out = vypadlé země
lab-value-terrabilis-economic = hospodářské infrastruktury
lab-value-terrabilis-services = služby
lab-value-terrabilis-renewable = obnovitelné energie
lab-value-terrabilis-other-energy = fosilní a jaderné energie
lab-value-terrabilis-nature = příroda
lab-value-terrabilis-wellbeing = pohoda
lab-value-terrabilis-energy = energie
lab-value-terrabilis-terras = terry
lab-value-terrabilis-harm = žetony dané na zónu
lab-value-terrabilis-benefit = žetony vzaté ze zóny
lab-value-terrabilis-burst = způsobené exploze
lab-value-terrabilis-tax = zaplacená daň
lab-value-terrabilis-loans = půjčky
lab-value-terrabilis-trades = obchody
lab-value-nova-ziemia-goals = cíle týmu
lab-value-nova-ziemia-library = zbylé karty knihovny
lab-value-nova-ziemia-turns = tahy
lab-value-nova-ziemia-actions = akce
lab-value-nova-ziemia-rotated = otočené destičky
lab-value-nova-ziemia-flipped = obrácené destičky
lab-value-nova-ziemia-shifted = posunuté řady a sloupce
lab-value-nova-ziemia-missions = splněné mise
lab-value-nova-ziemia-reached = splněné cíle
lab-value-nova-ziemia-discarded = odhozené mise
lab-value-nova-ziemia-tasks = splněné úkoly
lab-value-nova-ziemia-missed = zmeškané úkoly
