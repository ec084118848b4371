### Hints in all games, in Czech. One message per key; $names are facts.

hint-none = Ve hře { $game } se neradí.
hint-over = Hra skončila, není už s čím poradit.
hint-automatic = Teď rozhoduje { $name } a radu nepotřebuje.
hint-hidden = Rada se týká toho, co smíte vidět jen vy. Nejdřív to ukažte.
hint-button =
    { $level ->
        [0] Poradit
        [1] Říct proč
        [2] Ukázat tah
       *[other] Poradit
    }
hint-level = Rada má tři stupně: 1 řekne, kam se dívat, 2 co se vyplatí, 3 samotný tah. { $found } mezi nimi není.
hint-told = Víc se poradit nedá. Táhněte a budou nové rady.
hint-only-where = Tady není co zvažovat.
hint-only-why = Pravidla dovolují jen jedno, takže nemůžete udělat chybu.
hint-move = { $what }. { $why }
hint-move-only = { $what }.

## Terra Futura

futura-hint-where =
    { $decision ->
        [market] Podívejte se na vyložené karty a na volná místa svého území: která karta by se tam potkala s mnoha dalšími?
        [place] Podívejte se na volná místa: kolik vašich karet s každým z nich leží v řadě?
        [activate] Podívejte se na karty, které v tomto tahu ještě smějí pracovat ({ $left }), a na to, co máte.
        [copy] Podívejte se, co ostatní nabízejí ke kopírování a co vám chybí.
        [pay] Podívejte se na žetony na svých kartách: které z nich potřebujete nejméně?
        [choose] Podívejte se na své bodovací karty: co chtějí jejich sady?
        [pollute] Podívejte se na pole pro znečištění na svých kartách: kde je ještě místo?
        [move] Podívejte se na kostky na svém území: která škodí nejvíc?
        [reward] Podívejte se na své bodovací karty: co chtějí jejich sady?
        [clean] Podívejte se na kostky na svém území: která škodí nejvíc?
        [pattern] Podívejte se na vzory svých dvou bodovacích karet a na karty, které zastavila kostka.
       *[score] Podívejte se na své dvě bodovací karty a spočítejte pro každou své žetony.
    }
futura-hint-take =
    Je tu karta, která na dobrém místě může do konce pracovat { $times }×: každá nová karta v řadě ji nechá pracovat znovu. { $mates ->
        [0] Jiná karta by s ní teď nepracovala.
        [one] Hned by s ní pracovala jedna vaše karta.
        [few] Hned by s ní pracovaly { $mates } vaše karty.
       *[other] Hned by s ní pracovalo { $mates } vašich karet.
    }{ $fits ->
        [1] {" "}Dává něco, co chybí do vaší další sady: { $wanted }.
       *[0] {""}
    }
futura-hint-move-then = { $what }. Potom ji položte do řady s těmito: { $names }. { $why }
futura-hint-discard = Odhodit poslední kartu řady nic nestojí a tu kartu nechcete. Na její místo může přijít lepší.
futura-hint-draw = Žádná z vyložených karet vám moc nedá. Skrytá bude sotva horší.
futura-hint-place =
    Na nejlepším místě může tato karta do konce pracovat { $times }× a { $mates ->
        [0] jiná karta s ní teď nepracuje.
        [one] teď s ní pracuje jedna vaše karta.
        [few] teď s ní pracují { $mates } vaše karty.
       *[other] teď s ní pracuje { $mates } vašich karet.
    }{ $fits ->
        [1] {" "}Dává něco, co chybí do vaší další sady: { $wanted }.
       *[0] {""}
    }
futura-hint-use =
    { $kind ->
        [gain] Jedna karta vám něco dá a nechce za to žádné žetony. Začněte jí: může zaplatit směnu.
        [exchange] Jedna směna se vyplatí: na samotných žetonech změní vaše body o { $gain } a to, co dostanete, se může hodit později.
        [transfer] Kostky se dají shromáždit na jedné kartě, aby jiné měly zase místo.
       *[assistance] Karta jiného hráče umí něco, co se vyplatí zkopírovat. Majitel za to dostane odměnu.
    }{ $fits ->
        [1] {" "}Dává něco, co chybí do vaší další sady: { $wanted }.
       *[0] {""}
    }{ $cubes ->
        [0] {""}
       *[other] {" "}Znečišťuje: { $safe ->
            [1] místo na to máte a žádnou kartu to nezastaví.
           *[0] místo už nezbývá, takže to nějakou kartu zastaví; i tak se to vyplatí.
        }
    }
futura-hint-end =
    { $left ->
        [one] Jedna karta by ještě mohla pracovat, ale stála by vás víc, než přinese.
        [few] { $left } karty by ještě mohly pracovat, ale stály by vás víc, než přinesou.
       *[other] { $left } karet by ještě mohlo pracovat, ale stálo by vás to víc, než přinese.
    } Žetony a volná místa budou mít později větší cenu.
futura-hint-copy =
    Jeden z nabízených účinků vám dá nejvíc: na samotných žetonech změní vaše body o { $gain }.{ $fits ->
        [1] {" "}Dává něco, co chybí do vaší další sady: { $wanted }.
       *[0] {""}
    }{ $cubes ->
        [0] {""}
       *[other] {" "}Znečišťuje: { $safe ->
            [1] místo na to máte.
           *[0] jednu vaši kartu to zastaví.
        }
    }
futura-hint-pay =
    { $fits ->
        [1] Takové žetony do další sady chybějí ({ $wanted }), ale to, co dostanete, má větší cenu.
       *[0] Plaťte tím, na co vaše další sada nečeká.
    }{ $tight ->
        [1] {" "}Berte z karty, na které je málo místa pro kostky: co leží na zastavené kartě, je pro vás ztracené.
       *[0] {""}
    }
futura-hint-choose =
    { $fits ->
        [1] Do další sady chybí { $wanted }, vezměte si tedy něco, na co čeká.
       *[0] Vezměte si, co vám dá nejvíc: žeton má větší cenu tam, kde ho některá vaše karta umí směnit.
    }
futura-hint-pollute =
    { $safe ->
        [1] Jedna karta má volné pole pro znečištění: tam kostka neškodí a karta pracuje dál.{ $stops ->
            [0] {""}
            [one] {" "}Jednu jinou kartu by zastavila.
            [few] {" "}Zastavit by mohla { $stops } jiné karty.
           *[other] {" "}Zastavit by mohla { $stops } jiných karet.
        }
       *[0] Kostka nějakou kartu zastaví. Vyberte takovou, která už má málo práce a málo žetonů.
    }
futura-hint-move =
    { $kind ->
        [works] Jednu kartu zastavila kostka. Bez ní bude zase pracovat a její žetony se počítají.
        [last] Na jedné kartě leží jediná kostka. Bez ní vás karta na konci nebude stát žádný bod.
       *[room] Když z jedné karty kostka odejde, má ta karta zase volné pole pro znečištění.
    }
futura-hint-enough = Co by další kostka uvolnila, má menší cenu než místo, které tady zabere.
futura-hint-reward =
    { $fits ->
        [1] Do další sady chybí { $wanted }, vezměte si tedy něco, na co čeká.
       *[0] Vezměte si, co vám dá nejvíc: žeton má větší cenu tam, kde ho některá vaše karta umí směnit.
    }
futura-hint-clean =
    { $kind ->
        [works] Jednu kartu zastavila kostka. Bez ní bude zase pracovat a její žetony se počítají.
        [last] Na jedné kartě leží jediná kostka. Bez ní vás karta na konci nebude stát žádný bod.
       *[room] Když z jedné karty kostka odejde, má ta karta zase volné pole pro znečištění.
    }
futura-hint-decline = Žádná kostka vám teď nijak zvlášť neškodí.
futura-hint-pattern =
    S jedním ze dvou vzorů { $alive ->
        [one] připadne jedna aktivace
        [few] připadnou { $alive } aktivace
       *[other] připadne { $alive } aktivací
    } na karty, které ještě pracují, s druhým { $rest }. Rozhoduje, co vám ty karty dají ještě jednou.
futura-hint-score =
    S jednou ze dvou sad máte celkem { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; { $less ->
        [0] s druhou stejně.
       *[other] s druhou o { $less } méně.
    }

## Terra

terra-hint-where =
    { $decision ->
        [give] Podívejte se na krizi, která přišla: kolik jí chybí a které vaše karty mají její barvu?
        [act] { $helped ->
            [1] Pomoc máte za sebou. Podívejte se do ruky: patří k sobě tři vaše karty?
           *[0] Podívejte se na propuknuté krize a na barvy ve své ruce.
        }
       *[discard] Podívejte se do ruky: máte v ní příliš mnoho karet.
    }
terra-hint-finish =
    Krizi „{ $crisis }“ ještě chybí { $need }. Máte kartu její barvy, která stačí, takže by byla vyřešená. Vezměte nejnižší, která to zvládne.{ $doom ->
        [1] {" "}Jestli propukne, je svět ztracen.
       *[0] {""}
    }
terra-hint-best =
    Krizi „{ $crisis }“ ještě chybí { $need }. Sami ji nevyřešíte, vaše nejvyšší karta tam počítá { $most }, ale po vás { $later ->
        [one] přijde na řadu jeden hráč
        [few] přijdou na řadu { $later } hráči
       *[other] přijde na řadu { $later } hráčů
    }: dohromady to může stačit.{ $doom ->
        [1] {" "}Jestli propukne, je svět ztracen.
       *[0] {""}
    }
terra-hint-enough = Na krizi „{ $crisis }“ už karty stačí. Další by přišla nazmar, nechte si ji na příště.
terra-hint-none = Nemáte kartu v barvě krize „{ $crisis }“, pomoci musí ostatní.
terra-hint-hopeless =
    Krizi „{ $crisis }“ ještě chybí { $need } a vaše nejvyšší karta tam počítá { $most }. { $later ->
        [0] Po vás už nikdo na řadu nepřijde, karta by přišla nazmar.
        [one] Po vás přijde na řadu jeden hráč: na zbytek to sotva stačí. Karta by přišla nazmar.
        [few] Po vás přijdou na řadu { $later } hráči: na zbytek to sotva stačí. Karta by přišla nazmar.
       *[other] Po vás přijde na řadu { $later } hráčů: na zbytek to sotva stačí. Karta by přišla nazmar.
    }
terra-hint-solve =
    Krizi „{ $crisis }“ chybí už jen { $rest }: jedna vaše karta stačí. Pak je pryč ze stolu a vy získáte { $last_points ->
        [one] { $last_points } bod
        [few] { $last_points } body
       *[other] { $last_points } bodů
    }.
terra-hint-later =
    Krizi „{ $crisis }“ chybí { $rest }. Teď ji nevyřešíte, ale karta tam zůstane a přiblíží ji konci.{ $brink ->
        [1] {" "}Další krize na špatných místech ({ $coming }) by mohly svět zničit, takže na tom záleží.
       *[0] {""}
    }
terra-hint-ticket =
    Kdo v tomto tahu pomohl, smí si schovat trojici. Pak by vám zbyly tři karty, které k sobě patří, na konci za { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
       *[other] { $worth } bodů
    }, pokud se svět zachrání.
terra-hint-hoard =
    Tři vaše karty k sobě patří. Schované mají na konci cenu { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
       *[other] { $worth } bodů
    }, pokud se svět zachrání.
terra-hint-keep =
    Žádná vaše karta teď krizi nevyřeší. { $brink ->
        [1] Další krize na špatných místech ({ $coming }) by mohly svět zničit: pak budete karty potřebovat.
       *[0] Co si necháte, může vyřešit krizi, která teprve přijde.
    }
terra-hint-discard =
    Víc než { $limit ->
        [one] { $limit } kartu
        [few] { $limit } karty
       *[other] { $limit } karet
    } si nechat nesmíte. Nízká karta vyřeší nejméně, takže ta vám bude chybět nejméně.

## Terrabilis

terrabilis-hint-where =
    { $decision ->
        [draw] Podívejte se na svou zemi: chybějí jí peníze, energie, nebo příroda a pohoda?
        [build] Podívejte se na karty v ruce a na zónu dopadu: obsazeno je tam { $level } z { $places }.
        [quiz] Přečtěte si otázku až do konce a všechny tři odpovědi.
        [reward] Podívejte se na své zásoby: co budete potřebovat na další kartu?
        [slush] Podívejte se na zónu dopadu, kde je obsazeno { $level } z { $places }, a na svou pohodu.
        [join] Podívejte se na své stavby: kolik daně z CO2 by stály?
        [trade] Podívejte se, čeho mají ostatní členové moc a vy málo.
        [offer] Podívejte se, co máte oba: dobrý obchod pomůže oběma stranám.
        [answer] Podívejte se, co byste dali a co byste dostali.
        [hit] Podívejte se na svou přírodu a pohodu: čeho máte víc?
        [owe] Podívejte se na svou pohodu: půjčka jí trochu stojí.
       *[roll] Podívejte se na své peníze, a máte-li půjčku, i na ni.
    }
terrabilis-hint-roll = Předem není potřeba nic platit ani si půjčovat. Pokračujte: každý tah může něco přinést.
terrabilis-hint-follow = Co políčko žádá, se musí stát, a předem není potřeba si půjčovat ani nic splácet.
terrabilis-hint-borrow =
    S penězi z půjčky byste mohli postavit něco, co se zaplatí samo. Na zónu dopadu za ni dáte { $loan_price } z pohody (obsazeno { $level } z { $places }), { $bursts ->
        [0] místo tam ještě je.
       *[other] a zóna by praskla.
    }
terrabilis-hint-repay = Peníze na splacení půjčky máte ({ $terras } terr). Pak vás už nestojí úrok a na konci vás nemůže vyřadit.
terrabilis-hint-leave = Lepší cesta ven není: půjčka by stála víc pohody, než vaše země může dát.
terrabilis-hint-draw =
    { $kind ->
        [economic] Ročně dostáváte { $yearly } terr. Kdyby jich bylo každý rok víc, zaplatily by všechno, co postavíte později.
        [services] Příroda: { $nature }, pohoda: { $wellbeing }. Teď pomůže to, co se na konci počítá nejvíc a co ze zóny něco vezme zpět.
       *[energy] Energie: { $energy }, ročně přibude { $power }. Většina staveb nějakou potřebuje.
    }
terrabilis-hint-install =
    Jedna karta se vyplatí: na konci za ni máte { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } a každý rok dá { $yearly } terr{ $power ->
        [0] {""}
       *[other] {" "}a energii { $power }
    }. { $pays ->
        [0] Na zónu dopadu nedává nic{ $takes ->
            [0] .
           *[other] {" "}a { $takes } z ní bere.
        }
       *[other] Na zóně je obsazeno { $level } z { $places }. Karta { $takes ->
            [0] na ni dává
           *[other] z ní bere { $takes } a dává na ni
        } { $pays }: { $bursts ->
            [0] tím nepraskne.
           *[other] tím praskne, ale tentokrát to planeta vydrží.
        }
    }
terrabilis-hint-return = Máte příliš mnoho karet a jedna musí pryč: jedna z nich stojí víc, než vám dá. O nic jiného nepřijdete.
terrabilis-hint-keep =
    { $able ->
        [0] Žádnou ze svých karet teď nezaplatíte.
       *[other] Co byste teď mohli postavit, stojí víc, než vám dá.{ $risky ->
            [0] {""}
           *[other] {" "}Na zóně je obsazeno { $level } z { $places } a mohla by prasknout.
        }
    } Počkat nic nestojí.
terrabilis-hint-answer = Správná odpověď dá { $quiz_terras } terr nebo energii { $quiz_energy }, špatná nic nestojí. Která to je, žádná rada neví, takže se vyplatí i hádat.
terrabilis-hint-take =
    { $kind ->
        [energy] Energie máte { $energy }. Právě ta vám dojde nejdřív.
       *[terras] Energie máte { $energy }, to zatím stačí. Dřív vám dojde něco jiného.
    }
terrabilis-hint-accept =
    { $fund } terr za { $fund_price } z pohody, které máte { $wellbeing }. Na zóně je obsazeno { $level } z { $places }: { $bursts ->
        [0] místo tam ještě je.
       *[other] praskla by, ale tentokrát to planeta vydrží.
    }
terrabilis-hint-refuse = { $fund } terr stojí { $fund_price } z pohody, které máte { $wellbeing }. Na zóně je obsazeno { $level } z { $places }, a když se jich vzdáte, smíte znovu házet.
terrabilis-hint-join = Vaše stavby stojí při každé návštěvě { $tax } terr daně. Za to smíte obchodovat, válka se vám vyhne a na políčku černého fondu si berete pohodu ze zóny.
terrabilis-hint-stay = Vaše stavby by při každé návštěvě stály { $tax } terr daně: víc, než vám členství dá.
terrabilis-hint-trade = Jeden člen má, co vám chybí, a chybí mu, co máte vy. Obchod by pomohl oběma.
terrabilis-hint-done = Obchod, který by pomohl oběma stranám, není v dohledu, další řeči nic nepřinesou.
terrabilis-hint-give = Druhé zemi chybí, co vy můžete postrádat. Přidejte to a bude poslouchat.
terrabilis-hint-ask = Chybí vám něco, co druhá země může postrádat bez škody.
terrabilis-hint-offer = Obě strany dostanou, co jim chybí víc než to, co dávají. Je to hotové.
terrabilis-hint-drop = Nic dalšího by oběma stranám nepomohlo.
terrabilis-hint-swap = Karta, kterou nepostavíte, může mít cenu pro někoho jiného.
terrabilis-hint-want = Některé druhy karet vám teď pomohou víc než jiné.
terrabilis-hint-agree = Co dostanete, má pro vaši zemi větší cenu než to, co dáte.
terrabilis-hint-decline = Co byste dali, má pro vaši zemi větší cenu než to, co byste dostali. Může přijít lepší nabídka.
terrabilis-hint-end = Tento partner dostal druhou možnost a nabídky se pro vás nelepší.
terrabilis-hint-pay =
    Příroda: { $nature }, pohoda: { $wellbeing }. Každý žeton je bod, ale komu jedna z nich dojde, je venku, { $kind ->
        [nature] myslete tedy na to, co dojde dřív.
       *[wellbeing] myslete tedy na to, která je blíž konci.
    }
