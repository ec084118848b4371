### The board of Terrabilis, in Czech. One message per key; $names are facts.

## Words and amounts

terrabilis-some-nature =
    { $count ->
        [one] 1 žeton přírody
        [few] { $count } žetony přírody
        [many] { $count } žetonu přírody
       *[other] { $count } žetonů přírody
    }
terrabilis-some-wellbeing =
    { $count ->
        [one] 1 žeton pohody
        [few] { $count } žetony pohody
        [many] { $count } žetonu pohody
       *[other] { $count } žetonů pohody
    }
terrabilis-some-energy =
    { $count ->
        [one] 1 energii
        [few] { $count } energie
        [many] { $count } energie
       *[other] { $count } energií
    }
terrabilis-some-terras = { $count } terr
terrabilis-some-card =
    { $count ->
        [one] 1 kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
terrabilis-nothing = nic
terrabilis-year = { $year }. rok
terrabilis-year-last = { $year }. rok, poslední
terrabilis-source = Zdroj: { $source }.

## Path and Impact zone

terrabilis-path = Herní plán
terrabilis-square = pole { $number }, { $name }
terrabilis-square-pawns = stojí tu: { $names }
terrabilis-dice = Na kostkách padlo { $pips }
terrabilis-what =
    { $what ->
        [start] Jakmile sem některá figurka dojde nebo tudy projde, končí rok: všechny figurky jdou na Start, všechny země dostanou roční výnosy a zaplatí úroky z půjček.
        [development] Lízněte si kartu z některého balíčku. Pak jednu ze svých karet postavte, nebo jednu vraťte.
        [quiz] Odpovězte na otázku. Správně: { $quiz_terras } terr, { $quiz_energy ->
            [one] { $quiz_energy } energie
            [few] { $quiz_energy } energie
           *[other] { $quiz_energy } energií
        }, nebo další hod. Špatně: o nic nepřijdete.
        [hazard] Něco se stane: proveďte vrchní kartu nahodilosti.
        [slush] { $fund } terr za { $fund_price ->
            [one] { $fund_price } žeton pohody
            [few] { $fund_price } žetony pohody
           *[other] { $fund_price } žetonů pohody
        } na zónu dopadu; nebo peníze odmítněte a házejte znovu. Člen Aliance si místo toho vezme ze zóny { $fund_relief ->
            [one] { $fund_relief } žeton pohody
            [few] { $fund_relief } žetony pohody
           *[other] { $fund_relief } žetonů pohody
        }.
        [alliance] Můžete vstoupit: pak zaplatíte daň z CO2 za vše, co u vás stojí. Členové tu tuto daň platí a smějí spolu obchodovat.
        [disaster] Hoďte jednou kostkou. 1: zasáhne jen vás. 2 nebo 3: také levého souseda. 4 nebo 5: také pravého. 6: všechny. Platíte { $lander } terr, { $lander_counters ->
            [one] { $lander_counters } žeton přírody
            [few] { $lander_counters } žetony přírody
           *[other] { $lander_counters } žetonů přírody
        } a { $lander_counters } pohody; ostatní { $victim } terr a { $victim_counters ->
            [one] { $victim_counters } žeton
            [few] { $victim_counters } žetony
           *[other] { $victim_counters } žetonů
        } podle své volby.
       *[conflict] Dáváte na zónu dopadu { $attack_wellbeing ->
            [one] { $attack_wellbeing } žeton pohody
            [few] { $attack_wellbeing } žetony pohody
           *[other] { $attack_wellbeing } žetonů pohody
        } a { $attack_nature } přírody. Každá další země mimo Alianci vám zaplatí { $tribute } terr a dá tam { $defence_wellbeing ->
            [one] { $defence_wellbeing } žeton pohody
            [few] { $defence_wellbeing } žetony pohody
           *[other] { $defence_wellbeing } žetonů pohody
        }. Členové místo toho házejí znovu.
    }
terrabilis-zone = Zóna dopadu
terrabilis-zone-bursts =
    { $left ->
        [0] Ještě jedna exploze a planeta je ztracena.
        [one] Smí vybuchnout ještě jednou.
        [few] Smí vybuchnout ještě { $left }krát.
        [many] Smí vybuchnout ještě { $left }krát.
       *[other] Smí vybuchnout ještě { $left }krát.
    }
terrabilis-zone-lost = Planeta je ztracena.
terrabilis-zone-label = Zóna dopadu: obsazená místa { $lying }/{ $places }, příroda { $nature }, pohoda { $wellbeing }. Exploze dosud: { $bursts }; ještě dovolené: { $left }.

## Piles and bank

terrabilis-piles = Stavby
terrabilis-pile-name =
    { $pile ->
        [economic] Hospodářství
        [services] Služby
       *[energy] Energetika
    }
terrabilis-pile =
    balíček { $pile ->
        [economic] hospodářství
        [services] služeb
       *[energy] energetiky
    }, { $count ->
        [0] prázdný
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
terrabilis-bank = Banka
terrabilis-bank-text = Kdykoli o něčem rozhodujete, smíte si předtím půjčit, nebo půjčku splatit.
terrabilis-bank-others = Smějí to i ostatní, každý za svou zemi:
terrabilis-bank-borrow-for = { $name } si půjčuje { $borrowed } terr
terrabilis-bank-repay-for = { $name } splácí { $borrowed } terr
terrabilis-bank-borrow = Půjčit si { $borrowed } terr
terrabilis-bank-borrow-note = Stojí to { $loan_price ->
        [one] { $loan_price } žeton pohody
        [few] { $loan_price } žetony pohody
       *[other] { $loan_price } žetonů pohody
    } na zónu dopadu a každý rok { $interest } terr úroku. Kdo ji na konci nesplatí, je ze hry venku.{ $burst ->
        [lost] {" "}Teď by zóna praskla jednou příliš: planeta by byla ztracena pro všechny.
        [burst] {" "}Teď by zóna praskla.
       *[no] {""}
    }
terrabilis-bank-repay = Splatit { $borrowed } terr
terrabilis-bank-repay-note = Pak už se žádný úrok neplatí.

## Countries

terrabilis-country = země hráče { $name }
terrabilis-mark-member = Aliance
terrabilis-mark-loan = půjčka
terrabilis-mark-out = mimo hru
terrabilis-built = stavby { $count }/{ $goal }
terrabilis-held =
    { $count ->
        [0] žádné karty v ruce
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
terrabilis-yearly = každý rok { $what }
terrabilis-tax = daň z CO2 { $terras } terr

## Cards

terrabilis-hand = Karty v ruce
terrabilis-handover-automatic = Karty hráče { $name } zůstávají skryté.
terrabilis-sort =
    { $sort ->
        [economic] hospodářství
        [services] služba
        [fossil] fosilní energie
        [renewable] obnovitelná energie
       *[nuclear] jaderná energie
    }
terrabilis-worth =
    { $points ->
        [0] žádné body
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
terrabilis-card-cost = stojí { $what }
terrabilis-card-bonus = hned dává { $what }
terrabilis-card-takes = bere ze zóny dopadu { $what }
terrabilis-card-pays = dává na zónu dopadu { $what }
terrabilis-card-gain = každý rok dává { $what }
terrabilis-card-tax = daň z CO2 { $what }
terrabilis-row-cost = cena
terrabilis-row-bonus = hned
terrabilis-row-takes = ze zóny
terrabilis-row-pays = na zónu
terrabilis-row-gain = každý rok
terrabilis-row-tax = daň z CO2
terrabilis-card-do-install = Postavit
terrabilis-card-do-install-label = Postavit „{ $card }“
terrabilis-card-do-return = Vrátit
terrabilis-card-do-return-label = Vrátit „{ $card }“
terrabilis-card-do-swap = Nabídnout
terrabilis-card-do-swap-label = Nabídnout „{ $card }“ za kartu
terrabilis-card-do-agree = Souhlasit a dát
terrabilis-card-do-agree-label = Souhlasit a dát „{ $card }“

## Hazards and squares

terrabilis-event = { $name } stojí na poli { $square }
terrabilis-hazard-who =
    { $who ->
        [you] Jen země, která kartu lízla:
        [all] Všechny země:
        [members] Členové Aliance:
       *[outsiders] Země mimo Alianci:
    }
terrabilis-hazard-gets = získat { $what }.
terrabilis-hazard-pays = zaplatit { $what }.
terrabilis-hazard-ours = Karta našeho vlastního druhu: v tištěné hře nahodilosti terry jen berou. (TB-32)
terrabilis-hazard-per =
    To platí za každou postavenou kartu druhu { $per ->
        [fossil] fosilní energie
        [renewable] obnovitelná energie
        [nuclear] jaderná energie
        [economic] hospodářství
        [services] služby
       *[energy] energetika
    }.

## Quiz

terrabilis-quiz = Otázka pro: { $name }
terrabilis-quiz-last = Poslední otázka pro: { $name }
terrabilis-verdict =
    { $right ->
        [1] { $name } odpovídá správně.
       *[0] { $name } odpovídá špatně. Správně je „{ $answer }“.
    }
terrabilis-answer =
    { $mark ->
        [right] { $letter }: { $answer }, správná odpověď
        [wrong] { $letter }: { $answer }, zvolená odpověď
       *[none] odpověď { $letter }: { $answer }
    }

## Alliance table

terrabilis-alliance = Stůl Aliance
terrabilis-alliance-offers = Nabídky při této návštěvě: { $made }/{ $most }
terrabilis-alliance-talks = Jedná se, dokud to jedna strana neukončí.
terrabilis-alliance-items = Věci v nabídce: { $items }/{ $room }
terrabilis-partner = Nabídnout obchod hráči { $name }
terrabilis-side = { $name } dává hráči { $other }
terrabilis-side-has = (má { NUMBER($count) })
terrabilis-card-asked = karta podle výběru partnera
terrabilis-card-any = kartu
terrabilis-card-wanted =
    { $pile ->
        [economic] kartu hospodářství
        [services] kartu služeb
       *[energy] kartu energetiky
    }
terrabilis-card-wanted-choice =
    { $pile ->
        [economic] karta hospodářství podle výběru partnera
        [services] karta služeb podle výběru partnera
       *[energy] karta energetiky podle výběru partnera
    }
terrabilis-card-named = kartu „{ $card }“
terrabilis-do-give = Dát { $what }
terrabilis-do-ask = Žádat { $what }
terrabilis-do-want =
    { $pile ->
        [economic] Žádat kartu hospodářství
        [services] Žádat kartu služeb
       *[energy] Žádat kartu energetiky
    }

## Choices

terrabilis-do-roll =
    { $what ->
        [reward] Házet znovu
        [disaster] Hodit kostkou
       *[roll] Hodit kostkami
    }
terrabilis-do-keep = Nechat si všechny karty
terrabilis-do-take =
    { $what ->
        [terras] Vzít si { $quiz_terras } terr
       *[energy] Vzít si { $quiz_energy ->
            [one] { $quiz_energy } energii
            [few] { $quiz_energy } energie
           *[other] { $quiz_energy } energií
        }
    }
terrabilis-do-follow = Pokračovat
terrabilis-do-accept = Vzít si peníze
terrabilis-do-refuse = Odmítnout a házet znovu
terrabilis-do-join = Vstoupit do Aliance
terrabilis-do-stay = Zůstat mimo
terrabilis-do-done = Ukončit obchodování
terrabilis-do-offer = Předložit tuto nabídku
terrabilis-do-drop =
    { $talks ->
        [free] Zahodit ji a jednání ukončit
       *[three] Zahodit tuto nabídku
    }
terrabilis-do-agree = Souhlasit
terrabilis-do-decline =
    { $talks ->
        [free] Odmítnout a poslouchat dál
       *[three] Odmítnout
    }
terrabilis-do-end = Odmítnout a jednání ukončit
terrabilis-do-borrow = Půjčit si { $borrowed } terr
terrabilis-do-leave = Zaplatit, co máte, a odejít
terrabilis-do-pay =
    { $what ->
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

## Whose decision it is

terrabilis-prompt-roll = { $name }: hoďte kostkami.
terrabilis-prompt-draw = { $name }: lízněte si kartu z jednoho ze tří balíčků.
terrabilis-prompt-build = { $name }: jednu ze svých karet postavte, nebo jednu vraťte.
terrabilis-prompt-build-few = { $name }: jednu ze svých karet postavte, nebo si nechte všechny.
terrabilis-prompt-build-hidden = { $name }: ukažte si své karty. Pak jednu postavte, nebo jednu vraťte.
terrabilis-prompt-quiz = { $name }: která odpověď je správná?
terrabilis-prompt-reward = { $name }: správně! Vyberte si odměnu.
terrabilis-prompt-hazard = { $name }: teď přichází { $card }. Přečtěte si kartu a pokračujte.
terrabilis-prompt-member-slush = { $name }: jste v Alianci, berete si tedy ze zóny dopadu { $fund_relief ->
        [one] { $fund_relief } žeton pohody
        [few] { $fund_relief } žetony pohody
       *[other] { $fund_relief } žetonů pohody
    }.
terrabilis-prompt-member-tax = { $name }: platíte { $terras } terr daně z CO2. Pak smíte obchodovat, pokud má Aliance další členy.
terrabilis-prompt-conflict = { $name }: válka. Dáváte na zónu dopadu { $attack_wellbeing ->
        [one] { $attack_wellbeing } žeton pohody
        [few] { $attack_wellbeing } žetony pohody
       *[other] { $attack_wellbeing } žetonů pohody
    } a { $attack_nature } přírody; ostatní mimo Alianci platí také.
terrabilis-prompt-slush = { $name }: vzít si { $fund } terr a dát na zónu dopadu { $fund_price ->
        [one] { $fund_price } žeton pohody
        [few] { $fund_price } žetony pohody
       *[other] { $fund_price } žetonů pohody
    }, nebo odmítnout a házet znovu?
terrabilis-prompt-join = { $name }: vstoupit do Aliance a zaplatit { $terras } terr daně z CO2, nebo zůstat mimo?
terrabilis-prompt-trade =
    { $left ->
        [0] { $name }: při této návštěvě už další nabídka není možná.
       *[other] { $name }: nabídněte obchod jinému členovi, nebo obchodování ukončete.
    }
terrabilis-prompt-offer = { $name }: sestavte nabídku pro hráče { $other }. Co dáte a co žádáte?
terrabilis-prompt-answer = { $name }: { $other } vám dává { $given } a žádá { $asked }. Souhlasíte?
terrabilis-prompt-answer-card = { $name }: { $other } vám dává { $given } a žádá { $asked }. Souhlasíte-li, vyberte kartu, kterou dáte.
terrabilis-prompt-answer-hidden = { $name }: { $other } vám dává { $given } a žádá { $asked }. Ukažte si karty a jednu vyberte, nebo odmítněte.
terrabilis-prompt-owe =
    { $name }: máte zaplatit { $owed } terr a máte jich { $has }. Smíte si půjčit { $borrowed }: na zónu dopadu za to dáte { $loan_price ->
        [one] { $loan_price } žeton pohody
        [few] { $loan_price } žetony pohody
       *[other] { $loan_price } žetonů pohody
    }{ $burst ->
        [lost] {" "}a zóna praskne jednou příliš, takže planeta je ztracena pro všechny
        [burst] {" "}a zóna praskne
       *[no] {""}
    }. Nebo zaplatíte, co máte, a vaše země je ze hry venku.
terrabilis-prompt-disaster = { $name }: přírodní katastrofa. Hoďte kostkou: řekne, koho zasáhne.
terrabilis-prompt-hit = { $name }: katastrofa zasáhla i vás (na tahu je { $other }). Stojí vás { $victim } terr a { $victim_counters ->
        [one] { $victim_counters } žeton
        [few] { $victim_counters } žetony
       *[other] { $victim_counters } žetonů
    } podle vaší volby.

## Why not

terrabilis-first =
    { $decision ->
        [roll] Nejdřív hoďte kostkami.
        [draw] Nejdřív si lízněte kartu z některého balíčku.
        [build] Nejdřív kartu postavte, vraťte, nebo si je nechte.
        [quiz] Nejdřív odpovězte na otázku.
        [reward] Nejdřív vyberte odměnu.
        [follow] Nejdřív proveďte, co říká pole.
        [slush] Nejdřív peníze přijměte, nebo odmítněte.
        [join] Nejdřív vstupte do Aliance, nebo zůstaňte mimo.
        [trade] Nejdřív předložte nabídku, nebo obchodování ukončete.
        [offer] Nejdřív nabídku předložte, nebo zahoďte.
        [answer] Nejdřív souhlaste, nebo odmítněte.
        [disaster] Nejdřív hoďte kostkou.
        [owe] Nejdřív si půjčte, nebo zaplaťte, co máte, a odejděte.
       *[hit] Nejdřív vyberte, čím katastrofu zaplatíte.
    }
terrabilis-why-other = Toto jsou karty hráče { $name }. Rozhoduje { $decider }.

## What happened

terrabilis-log-roll = { $name } hází { $pips }.
terrabilis-log-land = { $name } hází { $pips } a jde na pole { $square }.
terrabilis-log-year = { $name } hází { $pips } a dochází na Start: končí { $year }. rok.
terrabilis-log-gain = { $name } získává { $what }.
terrabilis-log-interest = { $name } platí úrok { $what }.
terrabilis-log-repay = { $name } splácí bance { $what }.
terrabilis-log-borrow = { $name } si půjčuje { $what }.
terrabilis-log-leave = { $name } si nepůjčuje a odchází ze hry.
terrabilis-log-out = { $name } je ze hry venku.
terrabilis-log-out-loan = { $name } nemůže splatit půjčku a je ze hry venku.
terrabilis-log-nothing = Pro hráče { $name } se nic nemění.
terrabilis-log-draw =
    { $name } si bere kartu { $pile ->
        [economic] hospodářství
        [services] služeb
       *[energy] energetiky
    }.
terrabilis-log-return =
    { $name } vrací kartu { $pile ->
        [economic] hospodářství
        [services] služeb
       *[energy] energetiky
    }.
terrabilis-log-keep = { $name } si nechává všechny karty.
terrabilis-log-install = { $name } staví „{ $card }“.
terrabilis-log-cost = { $name } za to platí { $what }.
terrabilis-log-bonus = { $name } hned dostává { $what }.
terrabilis-log-harm = { $name } dává na zónu dopadu { $what }.
terrabilis-log-benefit = { $name } bere ze zóny dopadu { $what }.
terrabilis-log-burst =
    { $count ->
        [one] { $name } způsobuje explozi zóny dopadu: 1 žeton opouští hru.
        [few] { $name } způsobuje explozi zóny dopadu: { $count } žetony opouštějí hru.
        [many] { $name } způsobuje explozi zóny dopadu: { $count } žetonu opouští hru.
       *[other] { $name } způsobuje explozi zóny dopadu: { $count } žetonů opouští hru.
    }
terrabilis-log-lost = Byla to poslední exploze, způsobuje ji { $name }.
terrabilis-notice-burst = Teploměr praskl!
terrabilis-notice-out = { $name } končí ve hře
terrabilis-notice-disaster = Přírodní katastrofa
terrabilis-notice-answer =
    { $right ->
        [1] { $name }: správně
       *[0] { $name }: špatně
    }
terrabilis-notice-right = Správně je „{ $answer }“.
terrabilis-log-right = { $name } odpovídá „{ $answer }“: správně.
terrabilis-log-wrong = { $name } odpovídá „{ $answer }“: špatně. Správně je „{ $right }“.
terrabilis-log-reward = { $name } si za odměnu bere { $what }.
terrabilis-log-hazard = { $name } provádí nahodilost „{ $card }“.
terrabilis-log-receive = { $name } dostává { $what }.
terrabilis-log-pay = { $name } platí { $what }.
terrabilis-log-fund = { $name } si bere z černého fondu { $what }.
terrabilis-log-refuse = { $name } odmítá peníze z černého fondu.
terrabilis-log-join = { $name } vstupuje do Aliance.
terrabilis-log-stay = { $name } zůstává mimo Alianci.
terrabilis-log-tax = { $name } platí daň z CO2 { $what }.
terrabilis-log-disaster =
    { $pips ->
        [1] { $name } hází 1: katastrofa nezasáhne nikoho dalšího.
        [2] { $name } hází 2: katastrofa zasáhne i levého souseda.
        [3] { $name } hází 3: katastrofa zasáhne i levého souseda.
        [4] { $name } hází 4: katastrofa zasáhne i pravého souseda.
        [5] { $name } hází 5: katastrofa zasáhne i pravého souseda.
       *[6] { $name } hází 6: katastrofa zasáhne všechny.
    }
terrabilis-log-conflict = { $name } vede válku.
terrabilis-log-tribute = { $name } musí odevzdat { $what }.
terrabilis-log-trade = { $name } dostává { $what }, dává { $other }.
terrabilis-log-approach = { $name } vybírá partnera pro obchod: { $other }.
terrabilis-log-give = { $name } dává do nabídky { $what }.
terrabilis-log-ask = { $name } žádá { $what }.
terrabilis-log-swap = { $name } nabízí kartu „{ $card }“ za jinou.
terrabilis-log-want =
    { $name } žádá { $pile ->
        [economic] kartu hospodářství
        [services] kartu služeb
       *[energy] kartu energetiky
    }.
terrabilis-log-drop = { $name } zahazuje nabídku.
terrabilis-log-drop-talks = { $name } zahazuje nabídku. Jednání skončilo, partnerem byl { $other }.
terrabilis-log-done = { $name } ukončuje obchodování.
terrabilis-log-offer = { $name } předkládá nabídku. Odpovídá { $other }.
terrabilis-log-agree = { $name } souhlasí. Nabídku předkládá { $other }.
terrabilis-log-end = { $name } odmítá nabídku a jednání končí. Předkládá ji { $other }.
terrabilis-log-decline = { $name } odmítá nabídku. Předkládá ji { $other }.

## The end of a game

terrabilis-end-lost-title = Planeta je ztracena. Nikdo nevyhrál.
terrabilis-end-harm = žetony přidané na teploměr
terrabilis-end-note =
    { $out ->
        [0] {""}
       *[other] Mimo hru, proto bez bodů.{" "}
    }Na teploměr přidáno { $harm }, ubráno { $benefit }{ $burst ->
        [0] {""}
        [one] , odpálen jednou
        [few] , odpálen { $burst }krát
       *[other] , odpálen { $burst }krát
    }.
terrabilis-end-filled = Nejvíc plní teploměr { $name }: { $count } z { $total }.
terrabilis-end-burst =
    Nejčastěji ho odpálí { $name }: { $count ->
        [one] jednou
        [few] { $count }krát
       *[other] { $count }krát
    }.
terrabilis-end-edge = od té chvíle by další výbuch znamenal konec.
terrabilis-end-edge-always = Od začátku by jediný výbuch znamenal konec.
## Co by tah přinesl

terrabilis-foretold-zone-badge = zóna { $zone }
terrabilis-foretold-burst = Zóna dopadu praskne, pak { $zone }
terrabilis-foretold-burst-badge = praskne!
terrabilis-foretold-out = Vaše země by vypadla ze hry.
terrabilis-foretold-out-badge = vypadnete
terrabilis-foretold-lost = Zóna dopadu praskne jednou příliš: planeta je ztracená a nikdo nevyhraje.
terrabilis-foretold-lost-badge = konec planety
terrabilis-foretold-nothing = Ve vaší zemi se nic nezmění
terrabilis-foretold-asks-out = Tím vaše země vypadne ze hry. Opravdu?
terrabilis-foretold-asks-lost = Tím je planeta ztracená a nikdo nevyhraje. Opravdu?
terrabilis-foretold-member = Odteď jste členem
