### Karta, na které se připraví stůl, česky.

set-up-title = Připrav stůl
set-up-gone = Python pro tuto kartu neběží. Klikni na šedý řádek nad ní a stiskni Shift + Enter.
set-up-word-language = Jazyk
set-up-word-game = Která hra?
set-up-word-players = Kdo hraje?
set-up-word-name = Jméno
set-up-word-plays = Kdo tu sedí
set-up-word-strength = Síla
set-up-word-add = Přidat hráče
set-up-word-remove = Odebrat
set-up-word-length = Jak dlouho?
set-up-word-start = Začít
set-up-word-again = Připravit jiný stůl
set-up-players-note = Míst u stolu: { $least } až { $most }. Začíná místo 1.
set-up-seat = Místo { $number }
set-up-person = Člověk
set-up-strength-easy = hraje zlehka
set-up-strength-medium = hraje dobře
set-up-strength-strong = hraje naplno
set-up-length-short = Krátká hra
set-up-length-medium = Střední hra
set-up-length-whole = Celá hra
set-up-length-first = První hra
set-up-added = Přibyl hráč { $number }.
set-up-removed = Hráč { $number } odešel.
set-up-laid = { $title }: stůl je dole.
set-up-no-table = Stůl ještě není připravený. Nejdřív na kartě stiskni Začít, nebo napiš tw.new("terra_futura").
set-up-is-card = Tohle je karta, na které se připraví stůl; jakmile hra začne, stůl je v .table. Napiš tedy karta.table.{ $name }, nebo si vezmi stůl rovnou: tw.new("terra_futura").
set-up-plain = V sešitu je to karta, na které si stůl připravíš klikáním. Tady napiš třeba:
set-up-plain-start = Nebo ho vezmi, jak je: table = tw.new().start()

## Jak dlouhá je hra

length-terra-futura =
    { $turns ->
        [one] { $turns } kolo a závěrečná aktivace.
        [few] { $turns } kola a závěrečná aktivace.
       *[other] { $turns } kol a závěrečná aktivace.
    }
length-terra = Dokud nedojdou karty, nebo dokud není svět ztracený.
length-terrabilis-short =
    { $goal ->
        [one] Dokud některá země nemá { $goal } infrastrukturu.
        [few] Dokud některá země nemá { $goal } infrastruktury.
       *[other] Dokud některá země nemá { $goal } infrastruktur.
    }
length-terrabilis-medium =
    { $goal ->
        [one] Dokud některá země nemá { $goal } infrastrukturu.
        [few] Dokud některá země nemá { $goal } infrastruktury.
       *[other] Dokud některá země nemá { $goal } infrastruktur.
    }
length-terrabilis-whole =
    { $goal ->
        [one] Dokud některá země nemá { $goal } infrastrukturu, podle pravidel.
        [few] Dokud některá země nemá { $goal } infrastruktury, podle pravidel.
       *[other] Dokud některá země nemá { $goal } infrastruktur, podle pravidel.
    }
length-nova-ziemia-first = S cíli pro první hru: v každé barvě stejné číslo.
length-nova-ziemia-whole = S cíli, které vylosuje náhoda, podle pravidel.

## Jací jsou automatičtí hráči

character-random = Jak to padne
character-random-about = Zahraje cokoli, jen tak náhodou.
character-thinker = Hloubavá povaha
character-thinker-about = Myslí dopředu a dá si na čas.
character-greedy = Body hned
character-greedy-about = Bere, co v tomto tahu vynese nejvíc bodů.
character-clean = Čisté ruce
character-clean-about = Vyhýbá se znečištění, i když to vynese míň.
character-growth = Hlavně růst
character-growth-about = Chce výrobky, ať znečišťují jakkoli.
character-trader = Obchodní duše
character-trader-about = Shání peníze a využívá karty ostatních.
character-helper = Pomocná ruka
character-helper-about = Na každou krizi něco dá.
character-hoarder = Křeček
character-hoarder-about = Karty si nechává a dá, až když je skoro po všem.
character-reciprocal = Jak ty mně
character-reciprocal-about = Dává, když dávají ostatní.
character-builder = Stavitelská povaha
character-builder-about = Chce růst; teploměr ať hlídají jiní.
character-steward = Dobrý hospodář
character-steward-about = Dbá o přírodu, o lidi a o teploměr.
character-ally = Spojenec
character-ally-about = Vstupuje do Aliance a hledá férové obchody.
character-loner = Samotář
character-loner-about = Myslí jen na vlastní mise.
