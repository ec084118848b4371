### The board of Terra, in Czech. One message per key; $names are facts.

terra-region =
    { $region ->
        [north-america] Severní Amerika
        [south-america] Jižní Amerika
        [europe] Evropa
        [africa] Afrika
        [asia] Asie a Blízký východ
       *[oceania] Oceánie a jihovýchodní Asie
    }
terra-colour =
    { $colour ->
        [green] zelená
        [blue] modrá
       *[red] červená
    }
terra-card =
    { $colour ->
        [green] zelená { $value }
        [blue] modrá { $value }
       *[red] červená { $value }
    }

## Who decides

terra-round =
    Kolo { $round }, { $count ->
        [one] zbývá 1 karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }
terra-ask-draw = { $name }: lízněte si kartu.
terra-ask-give =
    { $name }: krizi „{ $crisis }“ ({ $region }) ještě chybí { $lack }. Přispějte jednou { $colour ->
        [green] zelenou
        [blue] modrou
       *[red] červenou
    } kartou, nebo nedejte nic.
terra-ask-give-enough =
    { $name }: na krizi „{ $crisis }“ ({ $region }) už karty stačí. I tak můžete přispět jednou { $colour ->
        [green] zelenou
        [blue] modrou
       *[red] červenou
    } kartou, nebo nedat nic.
terra-ask-act-calm = { $name }: nikde není propuknutá krize. Ukončete tah.
terra-ask-act = { $name }: pomozte s propuknutými krizemi, na každou nejvýš jednou kartou; pak si smíte schovat trojici. Nebo ukončete tah.
terra-ask-act-helped = { $name }: pomozte s dalšími krizemi, schovejte si karty, které k sobě patří ({ $combination }), nebo ukončete tah.
terra-ask-discard =
    { $name }: nechat si smíte karet nejvýš { $hand_limit }. Odhoďte { $count ->
        [one] 1 kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.

## What can be done

terra-do-draw = Líznout kartu
terra-do-pass = Nedat nic
terra-do-end = Ukončit tah
terra-do-give = Přispět touto kartou
terra-do-help = Zahrát na krizi „{ $crisis }“
terra-do-discard = Odhodit tuto kartu

## Why something can't be done

terra-first =
    { $decision ->
        [draw] Nejdřív si lízněte kartu.
        [give] Nejdřív všichni odpovědí na krizi, která přišla.
        [act] Karta je líznutá: hrajte na propuknuté krize, schovejte si trojici, nebo ukončete tah.
       *[discard] Nejdřív odhoďte karty, ať jich zbude nejvýš { $hand_limit }.
    }
terra-hidden = Tahy s kartami vidí jen { $name }: nejdřív zvolte „Ukázat karty“.
terra-no-colour =
    Nemáte na ni žádnou { $colour ->
        [green] zelenou
        [blue] modrou
       *[red] červenou
    } kartu.
terra-card-nowhere =
    Žádná propuknutá krize teď nepotřebuje { $colour ->
        [green] zelené
        [blue] modré
       *[red] červené
    } karty.
terra-not-your-turn = Teď rozhoduje někdo jiný.

## What lies on the table

terra-world = Svět
terra-region-label = { $region }: propuknuté krize { $count } ze { $limit }.
terra-region-coming = Právě sem přišla krize.
terra-crisis-label =
    „{ $crisis }“, { $region }, { $colour ->
        [green] zelená
        [blue] modrá
       *[red] červená
    } krize, karty za { $total }, hrozba { $threat }.
terra-crisis-helped = V tomto tahu jste tu už pomohli.
terra-impending = Přichází krize
terra-answer =
    { $what ->
        [gave] { $name } přispívá: { $card }
        [passed] { $name } nedává nic
        [asked] { $name } je právě na řadě
       *[waits] { $name } přijde na řadu později
    }
terra-pile = Dobírací balíček
terra-pile-crises =
    { $count ->
        [one] z toho 1 krize
        [few] z toho { $count } krize
       *[other] z toho { $count } krizí
    }
terra-pile-label =
    Dobírací balíček: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }, z toho { $crises ->
        [one] 1 krize
        [few] { $crises } krize
       *[other] { $crises } krizí
    }
terra-solved = Dosud vyřešené krize: { $count }.
terra-limits = Jak blízko je konec
terra-limits-note = Všichni prohrají, jakmile se dosáhne některé meze: propuknuté krize v jedné oblasti ({ $region_limit }), jedné barvy ({ $colour_limit }), nebo celkem ({ $world_limit }).
terra-limit =
    { $limit ->
        [region] V jedné oblasti
        [colour] Jedné barvy
       *[all] Celkem
    }
terra-limit-bar = { $name }: { $count } ze { $most }
terra-limit-near = Ještě jedna, a svět je ztracen.

## Players

terra-own = Vaše karty
terra-combinations = K schování: karty, které k sobě patří ({ $combination })
terra-combination = { $cards }: hodnota { $count }
terra-own-hoard =
    Vaše zásoba: { $count ->
        [one] 1 bod
        [few] { $count } body
       *[other] { $count } bodů
    }, bude-li svět zachráněn
terra-handover-automatic = Karty hráče { $name } zůstanou skryté až do konce.
terra-mark-hand = karet v ruce
terra-players-title = Ruce a zásoby
terra-player =
    { $name }: v ruce { $hand ->
        [one] 1 karta
        [few] { $hand } karty
       *[other] { $hand } karet
    }, schováno { $hoards ->
        [one] 1 trojice
        [few] { $hoards } trojice
       *[other] { $hoards } trojic
    }, na krize dosud { $given ->
        [one] 1 karta
        [few] { $given } karty
       *[other] { $given } karet
    }.
terra-given =
    { $count ->
        [one] na krize 1 karta
        [few] na krize { $count } karty
       *[other] na krize { $count } karet
    }
terra-partner-of = Spoluhráč: { $name }
terra-track = Bodovací dráha
terra-pawn =
    { $name }: { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }

## What happened

terra-log-draw = { $name } si líže kartu.
terra-log-crisis = { $name } líže krizi: „{ $crisis }“, { $region }, hrozba { $threat }.
terra-log-give = { $name } přispívá na krizi „{ $crisis }“ kartou { $card }: celkem { $total }, hrozba { $threat }.
terra-log-pass = { $name } nedává nic.
terra-log-help = { $name } hraje na krizi „{ $crisis }“ kartu { $card }: celkem { $total }, hrozba { $threat }.
terra-log-hoard = { $name } si schovává karty ({ $combination }) lícem dolů.
terra-log-end = { $name } končí tah.
terra-log-discard = { $name } odhazuje kartu { $card }.
terra-log-solve = Krize „{ $crisis }“ je vyřešena.
terra-log-erupt = Celkem { $total } proti hrozbě { $threat } nestačí: krize „{ $crisis }“ propukla.
terra-notice-solve = Vyřešeno: { $crisis }
terra-notice-erupt = Propukla krize: { $crisis } ({ $region })
terra-scored =
    { $why ->
        [first] první karta
        [highest] nejvyšší karta
       *[last] poslední karta
    }
terra-log-points =
    { $name } získává { $count } za { $why ->
        [first] první kartu.
        [highest] nejvyšší kartu.
       *[last] poslední kartu.
    }

## The end of a game

terra-end-lost = Svět je ztracen. Prohráli všichni.
terra-end-note =
    Dáno { $given ->
        [one] { $given } karta
        [few] { $given } karty
       *[other] { $given } karet
    }, schováno { $hoarded }.
terra-end-hoarded =
    Nejvíc má schováno { $name }: karty za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
terra-end-nobody-hoarded = Nikdo si nic neschoval.
terra-end-edge = od té chvíle by další { $limit ->
        [region] krize { $region ->
            [north-america] v Severní Americe
            [south-america] v Jižní Americe
            [europe] v Evropě
            [africa] v Africe
            [asia] v Asii a na Blízkém východě
           *[oceania] v Oceánii a jihovýchodní Asii
        }
        [colour] { $colour ->
            [green] zelená
            [blue] modrá
           *[red] červená
        } krize
       *[all] krize
    } znamenala konec světa.
terra-end-edge-always = Od začátku by další { $limit ->
        [region] krize { $region ->
            [north-america] v Severní Americe
            [south-america] v Jižní Americe
            [europe] v Evropě
            [africa] v Africe
            [asia] v Asii a na Blízkém východě
           *[oceania] v Oceánii a jihovýchodní Asii
        }
        [colour] { $colour ->
            [green] zelená
            [blue] modrá
           *[red] červená
        } krize
       *[all] krize
    } znamenala konec světa.
## Co by tah přinesl

terra-stakes = Při vyřešení: { $first_points } ★ za první kartu, { $highest_points } ★ za nejvyšší. Jinak: { $limit }.
terra-stakes-lost = všichni prohrají
terra-stakes-all = celkem
terra-foretold-asks = Tím se dosáhne meze a všichni hned prohrají. Opravdu?
terra-foretold-give =
    { $what ->
        [solved] { $total } z { $threat }: to stačí. { $points ->
            [0] Body dostanou ostatní.
           *[other] { $sure ->
                [1] Dostanete { $points } ★.
               *[other] Dostanete { $points } ★, méně, když někdo zahraje vyšší kartu.
            }
        }
        [open] { $total } z { $threat }: od ostatních musí přijít ještě { $lack }. { $points ->
            [0] Body by dostali ostatní.
           *[other] Když se krize vyřeší, dostanete až { $points } ★.
        }
       *[fails] Jen { $total } z { $threat }: karta propadne ({ $stakes }).
    }
terra-foretold-pass =
    { $what ->
        [solved] { $total } z { $threat }: vyřeší se to i bez vás a nic nezískáte.
        [open] Karty vám zůstanou. Zatím { $total } z { $threat }.
       *[fails] Jen { $total } z { $threat }: krize propukne ({ $stakes }).
    }
terra-foretold-draw = Krize mezi kartami v balíčku: { $crises } z { $count }.
terra-foretold-help =
    { $total } z { $threat }: ještě chybí { $lack }. Poslední karta přinese { $last_points } ★.
terra-foretold-solve = { $total } z { $threat }: krize je vyřešená. Dostanete { $points } ★.
terra-foretold-hoard = Na konci { $count } ★, pokud se svět zachrání. Váš tah tím končí.
terra-foretold-discard =
    { $count ->
        [0] Poslední karta k odhození.
        [one] Pak odhodíte ještě jednu.
        [few] Pak odhodíte ještě { $count }.
       *[other] Pak jich odhodíte ještě { $count }.
    }
terra-foretold-end =
    { $count ->
        [0] Žádná krize nepropukla.
        [one] Jedna propuknutá krize zůstává.
        [few] Zůstávají { $count } propuknuté krize.
       *[other] Zůstává { $count } propuknutých krizí.
    }{ $above ->
        [0] {""}
        [one] {" "}Odhodíte jednu kartu.
        [few] {" "}Odhodíte { $above } karty.
       *[other] {" "}Odhodíte { $above } karet.
    }
