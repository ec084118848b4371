### The board of Nova Ziemia and its hints, in Czech. One message per key; $names are facts.

game-nova-ziemia = Nova Ziemia
game-nova-ziemia-about = Planeta, kterou utváříte společně.

## Hints

nova-hint-bid = Během dražby se neradí: právě o to se hraje, kolik akcí úkol potřebuje.
nova-hint-met = „{ $card }“: tahle mise už je splněná a cesta k některému cíli se pro tento tah nenašla. Osidlujte.
nova-hint-done = Úkol „{ $card }“ je vykonaný. Osidlujte.
nova-hint-both = Splněná je mise „{ $card }“ i cíl „{ $goal }“. Osidlujte.
nova-hint-way =
    „{ $card }“: ke splnění { $count ->
        [one] stačí 1 akce.
        [few] stačí { $count } akce; { $exact ->
            [1] s menším počtem to nejde.
           *[other] je to nejlepší nalezená cesta, možná existuje i kratší.
        }
       *[other] stačí { $count } akcí; { $exact ->
            [1] s menším počtem to nejde.
           *[other] je to nejlepší nalezená cesta, možná existuje i kratší.
        }
    } { $verb ->
        [rotate] Nejdřív otočte { $cell }.
        [flip] Nejdřív obraťte { $cell } { $how ->
            [ew] do strany
           *[ns] shora dolů
        }.
       *[shift] Nejdřív posuňte { $line ->
            [row] řadu
           *[column] sloupec
        } { $cell } { $how ->
            [left] doleva
            [right] doprava
            [up] nahoru
           *[down] dolů
        }.
    }
nova-hint-goal =
    „{ $card }“: tahle mise už je splněná. K cíli „{ $goal }“ navíc { $count ->
        [one] stačí 1 akce.
        [few] stačí { $count } akce; { $exact ->
            [1] s menším počtem to nejde.
           *[other] je to nejlepší nalezená cesta, možná existuje i kratší.
        }
       *[other] stačí { $count } akcí; { $exact ->
            [1] s menším počtem to nejde.
           *[other] je to nejlepší nalezená cesta, možná existuje i kratší.
        }
    } { $verb ->
        [rotate] Nejdřív otočte { $cell }.
        [flip] Nejdřív obraťte { $cell } { $how ->
            [ew] do strany
           *[ns] shora dolů
        }.
       *[shift] Nejdřív posuňte { $line ->
            [row] řadu
           *[column] sloupec
        } { $cell } { $how ->
            [left] doleva
            [right] doprava
            [up] nahoru
           *[down] dolů
        }.
    }
nova-hint-back =
    { $exact ->
        [1] Se zbylými akcemi odtud už nic splnit nejde.
       *[other] Se zbylými akcemi ({ $left }) se odtud cesta nenašla.
    } Vezměte poslední akci zpět.
nova-hint-stuck =
    { $exact ->
        [1] S akcemi, které máte, nejde splnit žádnou z vašich misí.
       *[other] S akcemi, které máte ({ $left }), se k žádné z vašich misí cesta nenašla.
    } Každá akce by stála další kartu, proto rovnou osidlujte.
nova-hint-stuck-task =
    { $exact ->
        [1] S nabídnutými akcemi úkol splnit nejde.
       *[other] S nabídnutými akcemi ({ $left }) se k úkolu cesta nenašla.
    } Osidlujte.
nova-hint-meet = Odložte misi „{ $card }“: její zóny tu jsou. Jedna mise stačí.
nova-hint-reach = Otočte cíl „{ $card }“: jeho zóny tu jsou a nic jiného je nepotřebuje.
nova-hint-end = Ukončete tah: každá další mise by stála kartu z knihovny.
nova-hint-discard = Odhoďte misi „{ $card }“: odtud se plní nejhůř.
nova-hint-where-planet = Podívejte se na planetu a na své mise: kterým zónám chybí nejmíň?
nova-hint-where-task = Podívejte se na úkol a na planetu: jsou tu jeho zóny?
nova-hint-where-missions = Podívejte se na své mise, na jednu po druhé: co která od planety chce?
nova-hint-where-goals = Podívejte se na společné cíle: není některý blízko?
nova-hint-where-library = Podívejte se na knihovnu: co stojí pokračovat?
nova-hint-where-row = Ohlédněte se za akcemi tohoto tahu.
nova-hint-why-met = „{ $card }“: tahle mise už je splněná a cesta k cíli se nenašla. Další akce by nic nepřidaly.
nova-hint-why-done = Úkol „{ $card }“ je vykonaný, žádná akce už nic nepřidá.
nova-hint-why-both = Splněná je mise „{ $card }“ i cíl „{ $goal }“. Lépe to v tomto tahu nejde.
nova-hint-why-way =
    Jděte za misí „{ $card }“: { $count ->
        [one] stačí jedna akce.
        [few] stačí { $count } akce; { $exact ->
            [1] méně ne.
           *[other] možná je i kratší cesta.
        }
       *[other] stačí { $count } akcí; { $exact ->
            [1] méně ne.
           *[other] možná je i kratší cesta.
        }
    }
nova-hint-why-goal =
    Mise „{ $card }“ už je splněná, dívejte se dál: { $count ->
        [one] jedna akce přinese i cíl „{ $goal }“.
        [few] { $count } akce přinesou i cíl „{ $goal }“.
       *[other] { $count } akcí přinese i cíl „{ $goal }“.
    }
nova-hint-why-back =
    { $exact ->
        [1] Se zbylými akcemi se odtud nic z toho splnit nedá.
       *[other] Cesta odtud se nenašla.
    } Poslední krok vedl od vašich misí pryč.
nova-hint-why-stuck =
    { $left ->
        [one] Jediná akce, kterou máte, na žádnou z misí nestačí.
        [few] { $left } akce, které máte, na žádnou z misí nestačí.
       *[other] { $left } akcí, které máte, na žádnou z misí nestačí.
    } Každá další by stála kartu.
nova-hint-why-stuck-task =
    { $left ->
        [one] Jediná akce, kterou jste nabídli, na úkol nestačí.
        [few] { $left } akce, které jste nabídli, na úkol nestačí.
       *[other] { $left } akcí, které jste nabídli, na úkol nestačí.
    }
nova-hint-why-meet = Jedna mise stačí, protože každá stojí kartu z knihovny. Ze splněných jedna nechává víc cílům.
nova-hint-why-reach = Jeden cíl je splněný a jeho zóny nic jiného nepotřebuje.
nova-hint-why-end = Jedna mise stačila. Každá další by stála kartu z knihovny a vyhráváte, jen dokud vydrží.
nova-hint-why-discard = Jedna z vašich misí se odtud plní hůř než ostatní: potřebuje víc akcí.

## The frame

nova-round = { $round }. kolo
nova-round-task = { $round }. úkol
nova-team = Všichni společně
nova-mark-hand = misí v ruce
nova-mark-up = vykonané úkoly
nova-mark-down = nesplněné úkoly
nova-handover-automatic = { $name } má mise skryté až do konce hry.

nova-prompt-shape =
    { $name }: upravujte planetu, dokud není splněná některá z vašich misí. { $left ->
        [0] Akce jsou vyčerpané: osidlujte, nebo vezměte jednu zpět.
        [one] Zbývá 1 akce, pak osidlujte.
        [few] Zbývají { $left } akce, pak osidlujte.
       *[other] Zbývá { $left } akcí, pak osidlujte.
    }
nova-prompt-first = { $name }: upravujte planetu, dokud není splněná některá z vašich misí. Ukažte na šipku: uvidíte, co by změnila.
nova-prompt-shape-met =
    { $name }: některá z vašich misí je splněná. Osidlujte{ $left ->
        [0] .
        [one] , nebo využijte zbylou akci pro některý cíl.
        [few] , nebo využijte { $left } zbylé akce pro některý cíl.
       *[other] , nebo využijte { $left } zbylých akcí pro některý cíl.
    }
nova-prompt-shape-task =
    { $name }: vykonejte úkol „{ $card }“. { $left ->
        [0] Nabídnuté akce jsou vyčerpané: osidlujte.
        [one] Z nabídnutých akcí zbývá 1, pak osidlujte.
        [few] Z nabídnutých akcí zbývají { $left }, pak osidlujte.
       *[other] Z nabídnutých akcí zbývá { $left }, pak osidlujte.
    }
nova-prompt-shape-done = { $name }: úkol „{ $card }“ je splněný. Osidlujte.
nova-prompt-settle = { $name }: vyberte misi, která je splněná.
nova-prompt-settle-more = { $name }: otočte i splněné cíle, odložte další mise, nebo ukončete tah.
nova-prompt-discard =
    { $name }: žádná mise není splněná. Odhoďte { $count ->
        [one] 1 misi.
        [few] { $count } mise, jednu po druhé.
       *[other] { $count } misí, jednu po druhé.
    }
nova-prompt-excess =
    { $name }: katastrofa „{ $card }“ bere { $count ->
        [one] jednu z vašich misí. Vyberte kterou.
        [few] { $count } vaše mise. Vybírejte jednu po druhé.
       *[other] { $count } vašich misí. Vybírejte jednu po druhé.
    }
nova-prompt-hidden = { $name }: ukažte své mise a pak z nich vyberte.
nova-prompt-bid = { $name }: kolik akcí potřebuje úkol „{ $card }“?
nova-prompt-lower = { $name }: { $other } nabízí { $lowest }. Zvládnete to s menším počtem akcí?
nova-why-first =
    { $decision ->
        [shape] Nejdřív upravte planetu a pak osidlujte.
        [settle] Úpravy v tomto tahu skončily. Nejdřív odložte, co je splněné.
        [discard] Nejdřív odhoďte mise: žádná není splněná.
        [excess] Nejdřív si katastrofa vezme své mise.
        [bid] Nejdřív každý řekne, kolik akcí úkol potřebuje.
       *[lower] Nejdřív musí skončit dražba.
    }

nova-do-back = Vzít zpět
nova-do-settle = Osidlovat
nova-do-end = Ukončit tah
nova-do-bid =
    { $count ->
        [one] 1 akce
        [few] { $count } akce
       *[other] { $count } akcí
    }
nova-do-pass = Nesnižovat
nova-do-time = Čas vypršel
nova-do-speak = Nabídnout chce { $name }
nova-do-rotate = Otočit
nova-do-flip =
    { $how ->
        [ew] Obrátit do strany
       *[ns] Obrátit shora dolů
    }
nova-do-shift =
    Posunout { $line ->
        [row] řadu
       *[column] sloupec
    } { $cell } { $how ->
        [left] doleva
        [right] doprava
        [up] nahoru
       *[down] dolů
    }

## The planet

nova-planet = Planeta
nova-planet-grid = planeta: čtyři řady po čtyřech destičkách a šipky, které je posouvají
nova-tile = { $cell }, { $tile }: na severu { $north }, na východě { $east }, na jihu { $south }, na západě { $west }
nova-change = { $colour } { $after } místo { $before }
nova-change-none = největší zóny se nezmění
nova-preview = Co by se změnilo
nova-point = Ukažte na šipku, nebo vyberte destičku: uvidíte, co by která akce změnila.
nova-largest = největší zóna každé barvy
nova-actions = využité akce: { $used } z { $most }

## Cards

nova-missions = Mise
nova-goals = Kniha cílů
nova-goals-met = splněno { $met } z { $goals }
nova-library = Knihovna
nova-library-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
nova-library-note = Když se z knihovny mají brát karty a není jich v ní dost, všichni prohráli.
nova-library-tasks = Úkoly, které teprve přijdou; počet akcí na každý je nejméně { $least_bid }.
nova-disasters = Katastrofy
nova-disasters-more =
    { $count ->
        [0] další už nepřijde
        [one] přijde ještě 1
        [few] přijdou ještě { $count }
       *[other] přijde jich ještě { $count }
    }
nova-level =
    { $level ->
        [red] červená katastrofa
       *[yellow] žlutá katastrofa
    }
nova-card-met = splněno
nova-card-now = teď splněno
nova-card-settled = odloženo
nova-card-most =
    { $have ->
        [0] zatím žádná zóna
       *[other] největší zóna { $have }
    }
nova-card-many =
    { $have ->
        [0] zatím žádná taková zóna
        [one] 1 taková zóna
        [few] { $have } takové zóny
       *[other] { $have } takových zón
    }
nova-discard-this = odhodit
nova-meet-this = odložit jako splněnou
nova-reach-this = otočit jako splněný

## The competition

nova-task = Úkol
nova-bids = Nabídky
nova-bid-other = Jiný počet akcí
nova-bid-this = Nabídnout
nova-bid-wrong = Napište celé číslo od { $least_bid } do { $most_bid }.
nova-bid-none = zatím bez nabídky
nova-bid-lowest = nejnižší nabídka
nova-target =
    Kdo první získá { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
nova-glass = Přesýpací hodiny
nova-glass-on = Přesýpací hodiny běží
nova-glass-left =
    { $count ->
        [one] zbývá 1 sekunda
        [few] zbývají { $count } sekundy
       *[other] zbývá { $count } sekund
    }

## Log

nova-log-rotate = { $name } otáčí { $cell }.
nova-log-flip =
    { $name } obrací { $cell } { $how ->
        [ew] do strany
       *[ns] shora dolů
    }.
nova-log-shift =
    { $name } posouvá { $line ->
        [row] řadu
       *[column] sloupec
    } { $cell } { $how ->
        [left] doleva
        [right] doprava
        [up] nahoru
       *[down] dolů
    }.
nova-log-changes = Největší zóny: { $changes }.
nova-log-back = { $name } bere poslední akci zpět.
nova-log-settle =
    { $name } osidluje; { $count ->
        [0] bez jediné akce.
        [one] po 1 akci.
        [few] po { $count } akcích.
       *[other] po { $count } akcích.
    }
nova-log-failure =
    Žádná mise není splněná, což stojí { $count ->
        [one] 1 kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
nova-log-meet = { $name } odkládá splněnou misi „{ $card }“.
nova-log-reach = { $name } otáčí splněný cíl „{ $card }“.
nova-notice-meet = Mise splněna: { $card }
nova-notice-reach = Cíl splněn: { $card }
nova-notice-won = Úkol splněn: { $card }
nova-notice-missed = Úkol se nepovedl: { $card }
nova-notice-failure = Žádná mise není splněna
nova-notice-disaster = Katastrofa: { $card }
nova-log-end = { $name } končí tah.
nova-log-discard = { $name } odhazuje misi „{ $card }“.
nova-log-disaster = Odkrývá se katastrofa: { $card }.
nova-log-lose =
    Knihovna { $count ->
        [one] přichází o 1 kartu
        [few] přichází o { $count } karty
       *[other] přichází o { $count } karet
    }.
nova-log-draw =
    { $name } bere { $count ->
        [one] 1 misi
        [few] { $count } mise
       *[other] { $count } misí
    }.
nova-log-bid =
    { $name } nabízí { $count ->
        [one] 1 akci
        [few] { $count } akce
       *[other] { $count } akcí
    }.
nova-log-pass = { $name } nabídku nesnižuje.
nova-log-time = { $name } oznamuje, že čas vypršel.
nova-log-speak = { $name } přenechává slovo, teď ho má { $other }.
nova-log-won = Úkol „{ $card }“ je vykonaný: 1 bod.
nova-log-missed = Úkol „{ $card }“ se nepovedl: ubírá 1 bod.
nova-log-under = „{ $card }“ je příliš snadný úkol a jde pod knihovnu.
nova-log-task = Odkrývá se další úkol: „{ $card }“.

## The end of a game

nova-end-lost = Pro osadníky je planeta ztracena.
nova-end-met = Splněné cíle: { $names }.
nova-end-missed = Nesplněné cíle: { $names }.
nova-end-last = splnil se poslední cíl.
nova-end-last-always = Tyto cíle byly splněné od začátku.
## Co by tah přinesl

nova-foretold-meets = Splní: { $cards }.
nova-foretold-loses = Už nesplní: { $cards }.
nova-foretold-settle = Splněno: { $cards }. Osidlujte a určete, co platí.
nova-foretold-failure =
    Žádná mise není splněná: { $count ->
        [one] jedna mise odejde
        [few] { $count } mise odejdou
       *[other] { $count } misí odejde
    }. Knihovna: { $left } → { $then }.
nova-foretold-failure-badge = stojí { $count }
nova-foretold-lost = V knihovně zbývá jen { $left }, potřeba by bylo { $taken }: všichni prohrají.
nova-foretold-lost-badge = všichni prohrají
nova-foretold-asks = V knihovně pak bude málo karet a všichni prohrají. Opravdu?
nova-foretold-meet = Hotovo. Na konci tahu si líznete { $taken }. Knihovna: { $left } → { $then }.
nova-foretold-meet-badge = knihovna { $then }
nova-foretold-reach =
    Cíle: { $count } ze { $goals }. { $last ->
        [1] Ukončete tah a všichni vyhrajete.
       *[other] { $opens ->
            [1] Odkryje se katastrofa.
           *[other] Splněno natrvalo.
        }
    }
nova-foretold-win = Všechny cíle jsou splněné: všichni vyhrajete.
nova-foretold-end = Tah končí a líznete si { $taken }. Knihovna: { $left } → { $then }.
nova-foretold-end-badge = knihovna { $then }
nova-foretold-bid =
    Když nikdo nenabídne méně, musíte úkol zvládnout na { $count ->
        [one] jednu akci
        [few] { $count } akce
       *[other] { $count } akcí
    }: pak bod navíc, jinak o bod méně.
nova-foretold-won = Úkol je splněný: bod navíc.
nova-foretold-missed = Úkol není splněný: o bod méně.
nova-end-left =
    { $count ->
        [one] V knihovně zbývá { $count } karta.
        [few] V knihovně zbývají { $count } karty.
       *[other] V knihovně zbývá { $count } karet.
    }
