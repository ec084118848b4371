### Card files, in Czech. One message per key; $names are facts.

deck-source = Balíček je název vestavěného balíčku, cesta k souboru, nebo jeho text; { $found } není nic z toho.
deck-other-game = Toto je balíček pro hru { $found }, ne pro hru { $game }. Bez volby `deck` se použije obvyklý.
deck-file-missing =
    { $file } není ani soubor, ani vestavěný balíček. { $guess ->
        [none] Zkontrolujte cestu; vestavěné balíčky: { $known }.
       *[other] Nemá to být „{ $guess }“?
    }
deck-file-folder = { $file } je složka. Zadejte cestu k souboru CSV v ní.
deck-file-unreadable = { $file } nelze otevřít jako soubor. Zkontrolujte název a zda ho smíte číst.
deck-file-large = { $file } je větší než { NUMBER($most, useGrouping: 0) } kB. Balíček je malý soubor CSV: je to ten správný?
deck-file-spreadsheet = { $file } je sešit tabulkového programu. Otevřete ho a uložte jako „CSV UTF-8“.
deck-file-binary = { $file }, řádek { NUMBER($line, useGrouping: 0) }: znak { $found } do textu nepatří. Uložte balíček jako „CSV UTF-8“.
deck-file-encoding = { $file }, řádek { NUMBER($line, useGrouping: 0) }: bajt { $found } není text v UTF-8. Uložte balíček jako „CSV UTF-8“.
deck-empty = { $file } neobsahuje žádné karty. První řádek uvádí názvy sloupců: { $known }.
deck-rows-many = { $file } má víc řádků než { NUMBER($most, useGrouping: 0) }. Rozdělte ho na několik balíčků.
deck-columns-many = { $file }, řádek { NUMBER($line, useGrouping: 0) }: řádek má víc buněk než { $most }. Odstraňte prázdné sloupce vpravo.
deck-quotes = { $file }, řádek { NUMBER($line, useGrouping: 0) }: uvozovka otevřená na tomto řádku není správně uzavřená. Uzavřete ji, nebo místo uvozovky uvnitř buňky v uvozovkách napište "".
deck-cell-long = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: text má víc znaků než { $most }. Zkraťte ho.
deck-cell-outside = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ nestojí pod žádným názvem sloupce. Odstraňte to, nebo dejte text s čárkami do uvozovek.
deck-column =
    { $file }, řádek { NUMBER($line, useGrouping: 0) }: „{ $found }“ není sloupec balíčku. { $guess ->
        [none] Sloupce jsou: { $known } a překlady, například name.cs.
       *[other] Nemá to být „{ $guess }“?
    }
deck-column-twice = { $file }, řádek { NUMBER($line, useGrouping: 0) }: sloupec „{ $found }“ je tu dvakrát. Jeden odstraňte.
deck-column-missing = { $file }, řádek { NUMBER($line, useGrouping: 0) }: chybí sloupec „{ $found }“. Doplňte ho do prvního řádku; jeho buňky mohou být prázdné.
deck-few =
    { $file }: počet { $part ->
        [start] počátečních karet
        [scoring] bodovacích karet
       *[level] karet I. a II. úrovně
    } je { $count }; hra jich potřebuje nejméně { $least }.
deck-first-count = { $file }, sloupec „{ $column }“: počet karet se značkou prvního hráče je { $count }. Napište x k právě jedné počáteční kartě.
deck-first = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ není značka. Napište x pro prvního hráče, nebo nechte buňku prázdnou.
deck-first-level = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: značka prvního hráče je na kartě úrovně „{ $level }“. Dejte ji na počáteční kartu.
deck-id = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ není označení karty. Použijte 1 až 12 znaků: písmena bez háčků a čárek, číslice, - nebo _, například I07.
deck-id-twice = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: označení „{ $found }“ už má karta na řádku { NUMBER($before, useGrouping: 0) }. Dejte každé kartě vlastní.
deck-name = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: karta nemá název. Nějaký jí dejte.
deck-choice =
    { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ tu není možné. { $guess ->
        [none] Použijte jednu z možností: { $known }.
       *[other] Nemá to být „{ $guess }“?
    }
deck-number = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ není celé číslo od { $least } do { $most }.
deck-not-here = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ nepatří na kartu úrovně „{ $level }“. Nechte buňku prázdnou.
deck-word =
    { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: zápisu „{ $found }“ nelze rozumět. { $guess ->
        [none] Známé zápisy: { $known }.
       *[other] Nemá to být „{ $guess }“?
    }
deck-word-place = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ tu stát nemůže. Možné zápisy: { $known }.
deck-amount = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: množství v zápisu „{ $found }“ není od 1 do { $most }.
deck-effect-gap = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: v zápisu „{ $found }“ chybí zdroj. Napište například: 2 red + yellow.
deck-effect-arrows = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ má víc než jednu šipku. Možnosti oddělte pomocí " / ".
deck-effect-no-cost = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: v zápisu „{ $found }“ se nic neplatí. Napište například: 2 red -> construction.
deck-effect-no-yield = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ nepřináší nic než znečištění. Doplňte, co karta dává.
deck-effect-alone = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ nelze spojit se zdroji. Oddělte to pomocí " / ".
deck-effect-top = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ není zisk. Přesuňte to do sloupce "bottom".
deck-effect-bottom = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ je zisk. Přesuňte ho do sloupce "top", nebo napište, co stojí: money -> { $found }.
deck-effects-many = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: karta má příliš mnoho efektů ({ $count }). Vejdou se na ni nejvýše { $most }.
deck-effects-none = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: karta nemá žádný efekt. Napište zisk do sloupce "top", nebo směnu do sloupce "bottom".
deck-assistance-missing = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: počáteční karta potřebuje Výpomoc. Doplňte "assistance".
deck-assistance-level = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ obsahuje Výpomoc, kterou mají jen počáteční karty. Odstraňte ji.
deck-pattern = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ není vzor. Napište tři řádky po třech znacích, x pro jednu aktivaci, 2 až 4 pro několik, tečku pro žádnou: x.. .xx ..x
deck-pattern-count = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: počet aktivací ve vzoru „{ $found }“ je { $count }. Vzor má právě čtyři.
