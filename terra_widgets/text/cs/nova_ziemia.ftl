### Nova Ziemia, in Czech. One message per key; $names are facts.

## Refused moves

nova-move-not-text = Tah je text, například "rotate b2", ne { $found }. Povolené tahy jsou v table.legal_moves.
nova-move-unknown = „{ $found }“ není tah. Nemá to být „{ $near }“? Povolené tahy jsou v table.legal_moves.
nova-move-no-number = { $found } není číslo tahu. Vyberte některé z legal_moves.
nova-over = Hra skončila, další tahy už nejsou. Novou začnete pomocí tw.new.
nova-not-now =
    „{ $move }“ teď nejde. { $decision ->
        [shape] Upravte planetu a pak řekněte "settle".
        [settle] Úpravy skončily. Odložte splněné mise a pak řekněte "end".
        [discard] Nejdřív odhoďte mise: v tomto tahu jste žádnou nesplnili.
        [excess] Nejdřív odhoďte mise, které bere katastrofa.
        [bid] Řekněte, kolik akcí úkol potřebuje, například "bid 4".
       *[lower] Nabídněte méně, řekněte "pass", nebo počkejte, až vyprší čas.
    }
nova-actions-used =
    { $most ->
        [0] V tomto tahu není povolena žádná akce.
        [one] Jediná akce tohoto tahu je vyčerpaná.
        [few] Všechny { $most } akce tohoto tahu jsou vyčerpané.
       *[other] Všech { $most } akcí tohoto tahu je vyčerpaných.
    } Osidlujte, nebo vezměte poslední akci zpět.
nova-actions-bid = Nabídli jste tolik akcí: { $most }, a ty jsou vyčerpané. Osidlujte, nebo vezměte poslední akci zpět.
nova-banned =
    Dokud leží odkrytá karta { $card }, { $kind ->
        [rotate] nesmí se otáčet žádná destička
        [flip] nesmí se obracet žádná destička
        [rows] nesmí se posouvat řady
       *[columns] nesmí se posouvat sloupce
    }.
nova-back-nothing = V tomto tahu není žádná akce, kterou by šlo vzít zpět.
nova-not-in-hand = Mise { $card } není v ruce.
nova-not-in-book = Cíl { $card } není v knize cílů.
nova-goal-done = Cíl { $card } už je splněný.
nova-goal-first = Cíl lze splnit jen v tahu, ve kterém splníte misi. Nejdřív odložte misi.
nova-not-met =
    Karta { $card } žádá zóny: { $count } × { $colour ->
        [white] bílá
        [blue] modrá
        [yellow] žlutá
       *[green] zelená
    } o hodnotě { $exact ->
        [1] přesně
       *[other] aspoň
    } { $value }; { $largest ->
        [0] taková tu není žádná
       *[other] největší má hodnotu { $largest }
    }.
nova-zone-used =
    Jedna zóna poslouží jen jedné kartě: zónu, kterou žádá { $card } ({ $colour ->
        [white] bílá
        [blue] modrá
        [yellow] žlutá
       *[green] zelená
    }, { $value }), už využily karty odložené před ní.
nova-end-nothing = Odložte aspoň jednu splněnou misi a pak ukončete tah.
nova-bid-number = { $found } není nabídka: řekněte počet akcí od { $least_bid } do { $most_bid }.
nova-bid-lower = { $bid } není méně než nejnižší nabídka { $lowest }.
nova-speak-nobody =
    Hráč { $player } tu není: { $count ->
        [one] hraje jeden
        [few] hrají { $count }
       *[other] hraje jich { $count }
    }.
nova-speak-has = Hráč { $player } už má slovo.
nova-speak-lowest = Hráč { $player } má nejnižší nabídku a nemusí ji snižovat.

## Setting up

nova-players = Hráčů Nové Ziemie je 1 až { $players }, ne { $found }.
nova-competition-players = Soutěž je pro { $least_competitors } až { $players } hráče, ne pro tento počet: { $found }.
nova-competition-options = Soutěž se hraje bez katastrof a bez voleb first_game a goals. Vynechte je.
nova-option-goals = Volba goals jmenuje cíle v knize, například "W9,B9,Y8,G9" nebo [9, 9, 8, 9], nebo je to "one_eight" či "two_eights", ne { $found }.
nova-goals-unknown = „{ $found }“ není cíl z tohoto balíčku. Uveďte označení cílů ({ $known }), nebo čtyři čísla, pro každou barvu jedno.
nova-goals-twice = Cíl „{ $found }“ je v knize dvakrát. Uveďte každý cíl jednou.
nova-goals-first = První hra má cíle s hodnotou { $first_goal }. Vynechte first_game, nebo goals.
nova-option-disasters = Volba disasters má být jedna z těchto: { $known }; ne { $found }.
nova-deck-few =
    Balíček má pro { $players ->
        [one] jednoho hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    } tolik misí: { $have }; potřeba je aspoň { $need }.
nova-deck-nines = Pro první hru potřebuje balíček v každé barvě cíl o hodnotě { $first_goal }.
nova-deck-eights = Pro cíle s hodnotou { $harder_goal } musí mít balíček jeden v každé barvě.
nova-deck-disasters = Žlutých katastrof má balíček { $yellow } a červených { $red }: to je na tuto hru málo.

## Deck files

nova-deck-id = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ by se pletlo s počtem karet. Dejte dopředu písmeno, například M12.
nova-deck-not-here = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ nepatří do řádku druhu „{ $kind }“. Nechte buňku prázdnou.
nova-deck-tiles = { $file }: počet destiček je { $count }; planeta jich potřebuje přesně { $need }.
nova-deck-missions = { $file }: počet misí pro libovolný počet hráčů je { $count }; hra jich potřebuje aspoň { $least }.
nova-deck-goals =
    { $file }: chybí { $colour ->
        [white] bílý
        [blue] modrý
        [yellow] žlutý
       *[green] zelený
    } cíl. Každá barva potřebuje aspoň jeden.
nova-deck-tile = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ není destička. Napište barvy na severu, východě, jihu a západě: dvě sousední jsou stejné a k nim patří dvě další, například: white white blue green
nova-deck-zones = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ neříká, jaké zóny to jsou. Napište například: blue 5, nebo pro dvě zóny: 2 x blue 4
nova-deck-effect-twice = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ je tu dvakrát. Jedno odstraňte.

## Positions

nova-position-mode =
    V části { $where }: tohle nemá { $found ->
        [1] v soutěži
       *[other] mimo soutěž
    } žádný význam.
nova-position-players = V části { $where }: hráčů Nové Ziemie je 1 až { $players }, tady je jich { $found }.
nova-position-card = V části { $where }: karta { $found } sem nepatří. Mise pro víc hráčů se vynechávají.
nova-position-planet = V části { $where }: planeta jsou čtyři řady po čtyřech destičkách.
nova-position-tile = V části { $where }: { $found } není destička z balíčku. Napište její označení; za ně /180, když je otočená, /ew nebo /ns, když je obrácená.
nova-position-tile-twice = V části { $where }: každá destička leží na planetě jednou.
nova-position-action = V části { $where }: { $found } není akce jako "rotate b2".
nova-position-actions = V části { $where }: počet akcí { $found } je větší, než kolik jich tento tah má.
nova-position-goals = V části { $where }: kniha cílů potřebuje aspoň jeden cíl.
nova-position-cards-left = V části { $where }: na rozdání zbývá příliš málo misí.
nova-position-done = V části { $where }: se všemi splněnými cíli hra končí.
nova-position-disasters = V části { $where }: tato hra se hraje bez katastrof. Nastavte volbu disasters.
nova-position-needed = V části { $where }: počet hodnot je { $found }, ale splněných karet je { $count }. Uveďte hodnotu pro každou kartu.
nova-position-due = V části { $where }: počet čísel je { $found }, ale hráčů je { $players }. Uveďte pro každého hráče, kolik misí katastrofa ještě vezme.
nova-position-claimed = V části { $where }: karta { $found } nemohla být s těmito zónami splněna. Nejdřív uveďte misi a žádnou zónu dvakrát.
nova-position-stuck = Na „{ $found }“ se tu nikoho ptát nelze. Zkontrolujte ruce, nabídky a zóny.
nova-position-easy = V části { $where }: karta { $found } potřebuje méně akcí, než smí kdo nabídnout.
nova-position-won = V části { $where }: { $found } má body na vítězství, takže hra skončila.
nova-position-bids = V části { $where }: každý hráč má nabídku od { $least_bid } do { $most_bid }, nebo 0, když ještě nepřišel na řadu; hráči nabízejí po řadě.
nova-position-turn = V části { $where }: na tahu tu nemůže být { $found }.

## The end

nova-won =
    Všechny cíle jsou splněné a v knihovně { $left ->
        [one] zbývá 1 karta
        [few] zbývají { $left } karty
       *[other] zbývá { $left } karet
    }. Jste { $rank ->
        [wanderer] poutníci
        [coloniser] kolonizátoři
        [terraformer] terraformátoři
        [emperor] imperátoři
        [legend] legendy
       *[creator] stvořitelé
    }.
nova-lost = V knihovně je příliš málo karet: osadníci prohráli, splněné cíle: { $met } z celkových { $goals }.
nova-first = Vyhrává, kdo první dosáhne tolika bodů: { $points }.
nova-nobody = Nezbývá žádný úkol a nikdo nedosáhl tolika bodů: { $points }.
nova-count-goals = splněné cíle
nova-count-library = karty, které zbyly v knihovně
nova-count-up = vykonané úkoly
nova-count-down = nesplněné úkoly

## Automatic players

nova-player =
    { $what }: { $why ->
        [goal] patří to k plánu, který v tomto tahu splní misi i cíl; akcí v něm je { $actions }, cílů { $goals }.
        [mission] patří to k plánu, který splní misi a přiblíží cíle; akcí v něm je { $actions }.
        [failure] k žádné své misi cestu nevidím a každá akce by stála další kartu.
        [own] vede to k nejbližší z mých vlastních misí.
        [all] je to splněné, tak proč ne?
        [meet] jedna mise na tento tah stačí.
        [reach] zóny na to jsou a žádná mise je nepotřebuje.
        [spare] každá další mise by stála kartu z knihovny.
        [hardest] odtud se plní nejhůř.
        [task] vím, jak úkol vykonat; potřebných akcí je { $actions }.
        [stuck] nevidím, jak úkol vykonat.
        [bid] s tolika akcemi jsem našel cestu.
        [guess] cestu jsem nenašel, proto říkám { $actions }.
       *[pass] méně akcí než { $actions } podle mě nestačí.
    }
nova-phrase-rotate = Otočit { $cell }
nova-phrase-flip =
    Obrátit { $cell } { $axis ->
        [ew] do strany
       *[ns] shora dolů
    }
nova-phrase-shift =
    Posunout { $line ->
        [row] řadu
       *[column] sloupec
    } { $cell } { $way ->
        [left] doleva
        [right] doprava
        [up] nahoru
       *[down] dolů
    }
nova-phrase-back = Vzít poslední akci zpět
nova-phrase-settle = Osidlovat
nova-phrase-meet = Mise { $card } je splněná
nova-phrase-reach = Cíl { $card } je splněný
nova-phrase-end = Ukončit tah
nova-phrase-discard = Odhodit { $card }
nova-phrase-bid = Nabídnout { $count }
nova-phrase-pass = Nesnižovat
nova-phrase-time = Čas vypršel
nova-phrase-speak = Slovo má hráč { $player }

## The table as text

nova-colour-white = bílá
nova-colour-blue = modrá
nova-colour-yellow = žlutá
nova-colour-green = zelená
nova-draw-need =
    { $count ->
        [one] { $colour } zóna o hodnotě { $value }
        [few] { $count } zóny o hodnotě { $value } ({ $colour })
       *[other] { $count } zón o hodnotě { $value } ({ $colour })
    }
nova-effect-discard =
    { $count ->
        [one] odhodí se 1 karta knihovny
        [few] odhodí se { $count } karty knihovny
       *[other] odhodí se { $count } karet knihovny
    }
nova-effect-hand =
    { $washes ->
        [1] počet misí v ruce nejvýš { $count }; když se odkryje, každý odhodí, co má navíc, a aspoň jednu misi
       *[other] počet misí v ruce: { $count }
    }
nova-effect-actions = počet akcí v tahu nejvýš { $count }
nova-effect-missions = mise potřebuje zónu větší o { $count }
nova-effect-failure = cena neúspěchu stoupne o { $count }
nova-effect-rotate = destičky se nesmějí otáčet
nova-effect-flip = destičky se nesmějí obracet
nova-effect-rows = řady se nesmějí posouvat
nova-effect-columns = sloupce se nesmějí posouvat

## Charts

nova-chart-turn = tah
nova-ziemia-chart-zones-title = Jak rostly zóny?
nova-ziemia-chart-actions-title = Kolik akcí měl který tah?
nova-ziemia-chart-library-title = Kolik karet ještě zbývá?
chart-unit-nova-zones = trojúhelníky
chart-unit-nova-actions = akce
chart-unit-nova-library = karty
chart-column-nova-white = bílá
chart-column-nova-blue = modrá
chart-column-nova-yellow = žlutá
chart-column-nova-green = zelená
chart-column-nova-actions = akce
chart-column-nova-library = knihovna
nova-chart-zones = Největší zóny jsou teď: { $zones }.
nova-chart-zones-hover =
    { $turn ->
        [0] Na začátku
       *[other] Po tahu { $turn }
    }: { $colour } { $value }
nova-chart-actions =
    Počet akcí: { $count }; počet tahů: { $turns }.
nova-chart-actions-hover =
    { $name }, tah { $turn }: { $count ->
        [one] 1 akce
        [few] { $count } akce
       *[other] { $count } akcí
    }
nova-chart-library =
    V knihovně { $count ->
        [one] zbývá 1 karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }; počet tahů: { $turns }.
nova-chart-library-hover =
    { $turn ->
        [0] Na začátku
       *[other] Po tahu { $turn }
    }: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
nova-chart-library-name = knihovna
