### Charts of Terra Futura, in Czech. One message per key; $names are facts.
chart-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
chart-points-signed =
    { $count ->
        [one] { $sign } bod
        [few] { $sign } body
       *[other] { $sign } bodů
    }
chart-turn =
    { $turn ->
        [0] na začátku
        [final] závěrečné aktivace
       *[other] { $turn }. tah
    }
chart-axis-turn = tah (+{ $final }: závěrečné aktivace)
chart-axis-card = tah přiložení (0: počáteční karta)
chart-unit-tokens = žetony
chart-unit-tokens-cubes = žetony, kostky
chart-unit-cubes = kostky
chart-unit-cubes-cards = kostky, karty
chart-unit-cubes-points = kostky, body
chart-unit-times = počet
chart-unit-points = body
chart-unit-price = kostky na bod
chart-unit-each = kostky
chart-unit-activations = aktivace

chart-nothing-resources = Zatím nikdo nemá žádné zdroje.
chart-nothing-used = Zatím žádná karta nic nepřinesla.
chart-nothing-activated = Zatím nebyla aktivována žádná karta.
chart-nothing-cubes = Zatím nevzniklo žádné znečištění.
chart-nothing-exchanged = Zatím nikdo nic nesměnil.
chart-nothing-copied = Zatím nikdo nepoužil Výpomoc.

terra-futura-chart-resources-title = Jak rostly tvoje zásoby?
chart-resources-one =
    { $name } má { $resources ->
        [one] { $resources } zdroj
        [few] { $resources } zdroje
       *[other] { $resources } zdrojů
    } a { $money ->
        [one] { $money } žeton peněz
        [few] { $money } žetony peněz
       *[other] { $money } žetonů peněz
    }.
chart-resources-all =
    Nejvíc zdrojů { $leaders ->
        [1] má { $names }
       *[other] mají { $names }
    } ({ $most }); dohromady je to { $resources ->
        [one] { $resources } zdroj
        [few] { $resources } zdroje
       *[other] { $resources } zdrojů
    } a { $money ->
        [one] { $money } žeton peněz
        [few] { $money } žetony peněz
       *[other] { $money } žetonů peněz
    }.

terra-futura-chart-pollution-title = Kdy se tvoje území zaplnilo?
chart-pollution-came = položené kostky
chart-pollution-came-hover =
    { $count ->
        [one] { $count } položená kostka
        [few] { $count } položené kostky
       *[other] { $count } položených kostek
    }
chart-pollution-left = odstraněné kostky
chart-pollution-left-hover =
    { $count ->
        [one] { $count } odstraněná kostka
        [few] { $count } odstraněné kostky
       *[other] { $count } odstraněných kostek
    }
chart-pollution-stock = ležící kostky
chart-pollution-stock-hover =
    { $count ->
        [one] leží tu { $count } kostka
        [few] leží tu { $count } kostky
       *[other] leží tu { $count } kostek
    }
chart-pollution-room = pozice pro znečištění
chart-pollution-room-hover =
    { $count ->
        [one] { $count } pozice pro znečištění
        [few] { $count } pozice pro znečištění
       *[other] { $count } pozic pro znečištění
    }
chart-pollution-inactive = neaktivní karty
chart-pollution-inactive-hover =
    { $count ->
        [one] { $count } neaktivní karta
        [few] { $count } neaktivní karty
       *[other] { $count } neaktivních karet
    }
chart-pollution-none = Na žádné kartě neleží znečištění.
chart-pollution-one =
    { $name } má { $cubes ->
        [one] { $cubes } kostku znečištění
        [few] { $cubes } kostky znečištění
       *[other] { $cubes } kostek znečištění
    } a { $spaces ->
        [one] { $spaces } pozici, kde neškodí
        [few] { $spaces } pozice, kde neškodí
       *[other] { $spaces } pozic, kde neškodí
    }; { $inactive ->
        [0] žádná karta není neaktivní
        [one] { $inactive } karta je neaktivní
        [few] { $inactive } karty jsou neaktivní
       *[other] { $inactive } karet je neaktivních
    }.
chart-pollution-all =
    Na kartách leží { $cubes ->
        [one] { $cubes } kostka znečištění
        [few] { $cubes } kostky znečištění
       *[other] { $cubes } kostek znečištění
    }; nejvíc { $leaders ->
        [1] má { $names }
       *[other] mají { $names }
    } ({ $most }); { $inactive ->
        [0] žádná karta není neaktivní
        [one] { $inactive } karta je neaktivní
        [few] { $inactive } karty jsou neaktivní
       *[other] { $inactive } karet je neaktivních
    }.

terra-futura-chart-activations-title = Kolik aktivací se využilo?
chart-activations-total = Dosud využito
chart-activations-limit = { $count } v tazích
chart-activations-limit-all = { $count } celkem
chart-activations-so-far =
    { $count ->
        [one] dosud využita { $count } aktivace
        [few] dosud využity { $count } aktivace
       *[other] dosud využito { $count } aktivací
    }
chart-activations-used = využité
chart-activations-unused = nabídnuté a nevyužité
chart-activations-card = { $card }: nabídnuto { $offered }, využito { $used }
chart-activations-part = { $name } { $used }/{ $offered }
chart-activations-summary = Využité aktivace z dosud nabídnutých: { $parts }.

terra-futura-chart-early-title = Která karta přinesla nejvíc?
chart-early-made = vyrobené žetony
chart-early-cubes = vzniklé kostky
chart-early-card =
    { $card }: { $made ->
        [one] { $made } žeton
        [few] { $made } žetony
       *[other] { $made } žetonů
    } a { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    } za { $used ->
        [one] { $used } aktivaci
        [few] { $used } aktivace
       *[other] { $used } aktivací
    }
chart-early-summary =
    Karty přiložené v tazích 1 až { $half } přinesly { $first ->
        [one] { $first } žeton
        [few] { $first } žetony
       *[other] { $first } žetonů
    } a { $firstcubes ->
        [one] { $firstcubes } kostku
        [few] { $firstcubes } kostky
       *[other] { $firstcubes } kostek
    } znečištění, později přiložené { $last ->
        [one] { $last } žeton
        [few] { $last } žetony
       *[other] { $last } žetonů
    } a { $lastcubes ->
        [one] { $lastcubes } kostku
        [few] { $lastcubes } kostky
       *[other] { $lastcubes } kostek
    }.

terra-futura-chart-price-title = Kolik kostek stojí jeden bod?
chart-price-made = Podle toho, co se vyrobilo
chart-price-players = Podle hráčů, bez odečtených bodů
chart-price-all = Kostky a body celkem
chart-price-raw = suroviny
chart-price-money = jen peníze
chart-price-hover =
    { $what }: počet kostek { $cubes } na { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
chart-price-one = Znečištění připadá jen na { $dear }: počet kostek na bod je { $high }.
chart-price-summary = Nejvíc kostek znečištění na bod připadá na { $dear } ({ $high }), nejméně na { $cheap } ({ $low }).

terra-futura-chart-exchanges-title = Jak se ze surovin staly body?
chart-exchanges-raw = Suroviny
chart-exchanges-taken = získané těžbou
chart-exchanges-back = vrátily se s výrobkem
chart-exchanges-paid = zaplacené
chart-exchanges-note = Čím širší pás, tím víc žetonů.
chart-exchanges-paid-head = zaplaceno
chart-exchanges-made-head = získáno
chart-exchanges-worth-head = body teď
chart-exchanges-hover = { $paid } → { $made }: zaplaceno žetonů { $tokens }
chart-exchanges-worth =
    { $made } ({ $count }): { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
chart-exchanges-summary =
    Při { $count ->
        [one] { $count } směně
        [few] { $count } směnách
       *[other] { $count } směnách
    } { $tokens ->
        [one] byl zaplacen { $tokens } žeton
        [few] byly zaplaceny { $tokens } žetony
       *[other] bylo zaplaceno { $tokens } žetonů
    } a { $products ->
        [one] vznikl { $products } produkt
        [few] vznikly { $products } produkty
       *[other] vzniklo { $products } produktů
    } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

terra-futura-chart-territory-title = Kde leží kostky znečištění?
chart-territory-note = Na každém místě: kostky / pozice; ✖ a rámeček: neaktivní.
chart-territory-ranked = Kostky na kartách
chart-territory-cards = karty od nejplnější
chart-territory-card = { $card }: znečištění { $cubes }/{ $spaces }, { $state }
chart-territory-summary =
    Na { $cards ->
        [one] { $cards } kartě
        [few] { $cards } kartách
       *[other] { $cards } kartách
    } leží { $cubes ->
        [one] { $cubes } kostka znečištění
        [few] { $cubes } kostky znečištění
       *[other] { $cubes } kostek znečištění
    }, { $inactive ->
        [0] žádná karta není neaktivní
        [one] { $inactive } karta je neaktivní
        [few] { $inactive } karty jsou neaktivní
       *[other] { $inactive } karet je neaktivních
    }; při počítání podle karet to stojí { $bycard ->
        [one] { $bycard } bod
        [few] { $bycard } body
       *[other] { $bycard } bodů
    }, při počítání podle kostek { $bycube }.

terra-futura-chart-assistance-title = Komu pomohla Výpomoc?
chart-assistance-copier-head = kdo kopíruje
chart-assistance-owner-head = čí kartu
chart-assistance-hover =
    { $copier } používá kartu, kterou má { $owner }: { $count ->
        [one] jednou
        [few] { $count }krát
       *[other] { $count }krát
    }
chart-assistance-often = Jak často
chart-assistance-gain = Získané body
chart-assistance-copying = za kopírování, po odečtení ceny
chart-assistance-rewards = za odměny
chart-assistance-blame = Kostky, dva způsoby počítání
chart-assistance-user = kostky: kdo kartu použil
chart-assistance-producer = kostky: kdo kartu má
chart-assistance-cubes =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
chart-assistance-summary =
    { $copies ->
        [one] Zkopírován byl { $copies } efekt
        [few] Zkopírovány byly { $copies } efekty
       *[other] Zkopírováno bylo { $copies } efektů
    }; nejvíc kopírováním { $winners ->
        [1] získává { $names }
       *[other] získávají shodně { $names }
    } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }); při započtení majitelům karet by { $cubes ->
        [0] žádná kostka nezměnila stranu
        [one] { $cubes } kostka změnila stranu
        [few] { $cubes } kostky změnily stranu
       *[other] { $cubes } kostek změnilo stranu
    }.

terra-futura-chart-score-title = Odkud máš body?
chart-score-raw = suroviny
chart-score-food = potraviny
chart-score-construction = materiál
chart-score-goods = výrobky
chart-score-set = bodovací karta
chart-score-pollution = znečištění
chart-score-total = celkem
chart-score-note = Kdyby hra skončila teď; bodovací karty jsou do konce hry tajné.
chart-score-none = Zatím nikdo nemá žádný bod.
chart-score-one =
    { $name } má { $points ->
        [one] { $sign } bod
        [few] { $sign } body
       *[other] { $sign } bodů
    }.
chart-score-level =
    { $names } mají shodně { $points ->
        [one] { $sign } bod
        [few] { $sign } body
       *[other] { $sign } bodů
    }.
chart-score-summary =
    { $name } má { $points ->
        [one] { $sign } bod
        [few] { $sign } body
       *[other] { $sign } bodů
    }, o { $lead } víc než { $others }.

terra-futura-chart-waste-title = Co se stalo s kostkami znečištění?
chart-waste-note = Čím širší pás, tím víc kostek.
chart-waste-made-head = původ
chart-waste-fate-head = co se stalo
chart-waste-now-head = teď
chart-waste-start = od začátku
chart-waste-stayed = zůstaly
chart-waste-moved = přesunuté
chart-waste-removed = odstraněné
chart-waste-held = na pozici pro znečištění
chart-waste-stops = blokují kartu
chart-waste-gone = pryč
chart-waste-times-moved = počet přesunů
chart-waste-gone-for-good = nadobro pryč
chart-waste-hover =
    { $what }: { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
chart-waste-summary = Kostek znečištění je celkem { $cubes }: přesunutých { $moved }, odstraněných { $removed }, na kartách jich stále leží { $left }.

terra-futura-chart-money-title = Chodí kostky s penězi?
chart-money-coins = Dosud zaplacené peníze
chart-money-cubes = Dosud položené kostky
chart-money-each = Kostky na jednu směnu
chart-money-with = placeno penězi
chart-money-without = bez peněz
chart-money-hidden =
    S { $count ->
        [one] { $count } skrytou kostkou
        [few] { $count } skrytými kostkami
       *[other] { $count } skrytými kostkami
    } za každý žeton peněz: to není pravidlo hry.
chart-money-hover =
    dosud { $coins ->
        [one] { $coins } zaplacený žeton peněz
        [few] { $coins } zaplacené žetony peněz
       *[other] { $coins } zaplacených žetonů peněz
    }, { $cubes ->
        [one] { $cubes } vzniklá kostka
        [few] { $cubes } vzniklé kostky
       *[other] { $cubes } vzniklých kostek
    }
chart-money-each-hover =
    { $count ->
        [one] { $count } směna
        [few] { $count } směny
       *[other] { $count } směn
    }, { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    }
chart-money-summary =
    Při { $paid ->
        [one] { $paid } směně
        [few] { $paid } směnách
       *[other] { $paid } směnách
    } za peníze { $coins ->
        [one] byl zaplacen { $coins } žeton peněz
        [few] byly zaplaceny { $coins } žetony peněz
       *[other] bylo zaplaceno { $coins } žetonů peněz
    } a { $cubes ->
        [one] vznikla { $cubes } kostka znečištění
        [few] vznikly { $cubes } kostky znečištění
       *[other] vzniklo { $cubes } kostek znečištění
    }{ $hidden ->
        [0] {""}
        [one] {" "}(a { $hidden } skrytá)
        [few] {" "}(a { $hidden } skryté)
       *[other] {" "}(a { $hidden } skrytých)
    }; při { $free ->
        [one] { $free } směně
        [few] { $free } směnách
       *[other] { $free } směnách
    } bez peněz jich vzniklo { $freecubes }.

## Another order of cards, another way to count pollution

terra-futura-chart-swap-title = Co kdyby bylo pořadí karet obráceně?
chart-swap-made = { $name }: vyrobené žetony
chart-swap-cubes = { $name }: vzniklé kostky
chart-swap-axis = tah přiložení
chart-swap-placed = jak ležely
chart-swap-swapped = po výměně
chart-swap-placed-hover =
    { $card }: { $amount } za { $chances ->
        [one] { $chances } příležitost
        [few] { $chances } příležitosti
       *[other] { $chances } příležitostí
    }
chart-swap-swapped-hover =
    { $card }, po výměně: { $amount } za { $chances ->
        [one] { $chances } příležitost
        [few] { $chances } příležitosti
       *[other] { $chances } příležitostí
    }
chart-swap-note = Místa si vymění tahy { $pairs }. Každá příležitost přinese totéž co dřív: je to výpočet, ne hra.
chart-swap-nothing = Vyměňovat je co, až leží víc než polovina karet.
chart-swap-no-made = Žádná z těchto karet zatím nic nevyrobila.
chart-swap-no-cubes = Žádná z těchto karet nevytvořila kostku.
chart-swap-summary =
    V tazích 1 až { $turns } tyto karty přinesly { $made ->
        [one] { $made } žeton
        [few] { $made } žetony
       *[other] { $made } žetonů
    } a { $cubes ->
        [one] { $cubes } kostku
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    } znečištění; kdyby si první a druhá polovina ({ $half } a { $half }) vyměnily pořadí, bylo by žetonů asi { $mades } a kostek asi { $cubess }.
chart-column-chances = příležitosti
chart-column-chances-swapped = příležitosti po výměně
chart-column-made-swapped = vyrobené žetony po výměně
chart-column-cubes-swapped = kostky po výměně

terra-futura-chart-penalty-title = Co kdyby každá kostka stála bod?
chart-penalty-points = Body
chart-penalty-lost = ztracené body
chart-penalty-lost-by = { $name }: ztracené body
chart-penalty-card = znečištěná karta stojí { $penalty }
chart-penalty-cube = každá kostka stojí { $penalty }
chart-penalty-hover = { $name }, { $how }: bodů { $points }
chart-penalty-lost-hover =
    { $how }: { $points ->
        [one] { $points } ztracený bod
        [few] { $points } ztracené body
       *[other] { $points } ztracených bodů
    }
chart-penalty-one =
    { $name } má { $cubes ->
        [one] { $cubes } kostku
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    } na { $cards ->
        [one] { $cards } kartě
        [few] { $cards } kartách
       *[other] { $cards } kartách
    }: bodů { $points }, stojí-li { $penalty } každá znečištěná karta, a { $other }, stojí-li { $penalty } každá kostka.
chart-penalty-part = { $name } { $points } nebo { $other }
chart-penalty-summary =
    Body, když { $penalty } stojí každá znečištěná karta, nebo každá kostka: { $parts }. { $lead ->
        [other] Při počítání podle kostek se vedení mění.
       *[same] Při počítání podle kostek se vedení nemění.
    }
chart-column-polluted = znečištěné karty
chart-column-by-card = body podle karet
chart-column-by-cube = body podle kostek

terra-futura-chart-life_cycle-title = Jsou čisté karty čisté celý život?
chart-life-stages = Kostky podle části života
chart-life-materials = získávání surovin
chart-life-making = výroba
chart-life-building = stavba čistých karet (není v pravidlech)
chart-life-payback = { $name }: vrátila se stavba?
chart-life-products = výrobky čistých karet
chart-life-built = kostky za jejich stavbu
chart-life-note = Stavba čisté karty se tu počítá jako { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}. Žádné pravidlo hry to neříká.
chart-life-hover = { $products ->
    [one] { $products } výrobek čistých karet
    [few] { $products } výrobky čistých karet
   *[other] { $products } výrobků čistých karet
}, { $cubes ->
    [one] { $cubes } kostka za jejich stavbu
    [few] { $cubes } kostky za jejich stavbu
   *[other] { $cubes } kostek za jejich stavbu
}
chart-life-part = { $name }: { $products ->
    [one] { $products } výrobek čistých karet
    [few] { $products } výrobky čistých karet
   *[other] { $products } výrobků čistých karet
}, proti tomu { $cubes ->
    [one] { $cubes } kostka za jejich stavbu
    [few] { $cubes } kostky za jejich stavbu
   *[other] { $cubes } kostek za jejich stavbu
}
chart-life-summary = Kostek ze získávání surovin: { $materials }, z výroby: { $making }. { $parts }.
chart-unit-products-cubes = výrobky, kostky
chart-column-clean-products = výrobky čistých karet
chart-column-building-cubes = kostky za stavbu
