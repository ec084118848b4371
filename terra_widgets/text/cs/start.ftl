### Úvodní stránka, česky.

start-title = Co chcete dělat?
start-subtitle = Hry o společné planetě: { $games }. Lekce: { $lessons }. Klikněte, nebo použijte klávesy Tab a Enter.
start-gone = Python pro tuto stránku neběží. Klikněte na šedý řádek nad ní a stiskněte Shift + Enter. Odkazy na lekce fungují i tak.
start-role-learn = Učím se
start-role-teach = Učím
start-role-workshop = Vedu dílnu
start-word-language = Jazyk
start-word-role = Kdo jste?
start-word-first = Začněte takto
start-word-people = Lidí u této obrazovky
start-word-guide = Průvodce pro učitele
start-word-kept = Hry uložené v této složce
start-word-kept-none = Zatím tu není uložena žádná hra. Jakmile budete hrát, objeví se tu po každém tahu.
start-word-code = Kód k návratu
start-word-code-note = Začíná na TERRA1- a najdete ho pod každým stolem.
start-word-go = Pokračovat v této hře
start-word-take = Pokračovat
start-word-position = Pozice jako text
start-word-position-note = Upravte příklad, nebo vložte, co vypsalo table.position_text().
start-word-set-up = Připravit tento stůl
start-word-example = Příklad ze hry
start-word-choose = Vybrat, kdo hraje a jak dlouho
start-word-wait = Okamžik …

## Co se nabízí

start-heading-games = Hry
start-heading-lessons = Lekce
start-heading-position = Připravit pozici
start-heading-resume = Pokračovat ve hře
start-players =
    { $most ->
        [one] Jen { $most } hráč
        [few] Až { $most } hráči, lidé nebo automatičtí
       *[other] Až { $most } hráčů, lidé nebo automatičtí
    }
start-guided = První hra s průvodcem
start-play = Hrát { $game }
start-person = Hráč { $number }
start-lesson = Lekce { $number }
start-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
start-ages = věk { $youngest } až { $oldest } let
start-ages-up = od { $youngest } let
start-lessons-english = Lekce jsou zatím jen anglicky. Hry a tato stránka jsou česky.
start-kept-game =
    { $moves ->
        [one] { $names }; { $when }; { $moves } tah
        [few] { $names }; { $when }; { $moves } tahy
       *[other] { $names }; { $when }; { $moves } tahů
    }
start-lab = Laboratoř

## Co udělat nejdřív

start-step-first-title = Zahrajte si první hru
start-step-first-text = Terra Futura s průvodcem, který vysvětlí každý tah, když na něj přijde řada.
start-step-first-do = Hrát
start-step-lesson-title = Vyberte si lekci
start-step-lesson-text = Otázka, odhad, hra a graf toho, co jste udělali.
start-step-lesson-do = Ukázat lekce
start-step-resume-title = Pokračujte, kde jste přestali
start-step-resume-text = S kódem, nebo s hrou, která je tu uložená.
start-step-resume-do = Najít moji hru
start-step-guide-title = Vyberte lekci a přečtěte si průvodce
start-step-guide-text = Časový plán, odpovědi, co říct, když to vázne, hodnoticí tabulka. Průvodci jsou zatím anglicky.
start-step-guide-do = Ukázat lekce a průvodce
start-step-print-title = Vytiskněte karty a pracovní listy
start-step-print-text = Pro třídu bez počítačů, nebo vedle nich.
start-step-print-do = Připravit stránky k tisku
start-step-printed-title = Vytiskněte karty a pracovní listy
start-step-printed-text = Všechno je ve složce print-kit vedle tohoto sešitu.
start-step-printed-do = Otevřít seznam stránek
start-step-try-title = Vyzkoušejte si lekci
start-step-try-text =
    { $minutes ->
        [one] Ve třídě { $minutes } minuta; předtím si ji projděte v klidu.
        [few] Ve třídě { $minutes } minuty; předtím si ji projděte v klidu.
       *[other] Ve třídě { $minutes } minut; předtím si ji projděte v klidu.
    }
start-step-try-do = Otevřít první lekci
start-step-lab-title = Zeptejte se, co udělá pravidlo
start-step-lab-text = Laboratoř zahraje tisíce her, se změněným pravidlem i bez něj.
start-step-lab-do = Otevřít laboratoř
start-step-set-up-title = Připravte kterýkoli okamžik hry
start-step-set-up-text = Upravte pozici zapsanou jako text a hrajte od ní dál.
start-step-set-up-do = Připravit pozici
start-step-whole-title = Zahrajte si společně celou hru
start-step-whole-text = Zvolte, kolik lidí sedí u této obrazovky; ostatní místa obsadí automatičtí hráči.
start-step-whole-do = Ukázat hry

## Co se říká

start-wait = { $title }: okamžik …
start-is-below = { $title } je dole.
start-printing = Stránky se připravují …
start-printed = Stránky jsou ve složce print-kit vedle tohoto sešitu.
start-example-there = Příklad je v poli.
start-role-unknown = Úvodní stránka { $found } není. Je: { $known }.
start-open = Úvodní stránka neumí otevřít { $found }. Umí otevřít: { $known }.
