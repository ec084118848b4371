### Sentences of Terra, in Czech. One message per key; $names are facts.
###
### Facts can't be inflected, so: amounts ("2 zelené žetony") read the same as subject and as object;
### names of players stand as subjects of verbs in the present tense, which fits any gender and any team;
### names of cards follow the word "karta"; a place comes first, before a colon ("b3:", "řádek 1, sloupec 3:").

## Resources

resource-green = zelená
resource-red = červená
resource-yellow = žlutá
resource-food = potraviny
resource-construction = materiál
resource-goods = výrobky
resource-money = peníze
resource-pollution = znečištění

## Refused moves

move-not-text = Tah je text, například „take I2“, ne { $found }. Možné tahy najdete v table.legal_moves.
move-unknown = „{ $found }“ není tah. Nemá to být „{ $near }“? Možné tahy najdete v table.legal_moves.
move-no-number = { $found } není číslo žádného tahu. Vyberte některé z legal_moves.
game-over = Hra skončila, další tahy už nejsou. Novou hru začnete pomocí tw.new.
not-now =
    Tah „{ $move }“ teď není možný. { $decision ->
        [market] Nejdřív si vezměte kartu.
        [place] Nejdřív přiložte kartu, kterou máte v ruce.
        [activate] Aktivujte karty, nebo skončete tahem „end“.
        [copy] Nejdřív vyberte kartu ke zkopírování.
        [pay] Nejdřív doplaťte zbytek ceny.
        [choose] Nejdřív si vyberte, co získáte.
        [pollute] Nejdřív položte znečištění.
        [move] Přesuňte znečištění na aktivovanou kartu, nebo skončete tahem „enough“.
        [reward] Nejdřív si vybere odměnu hráč, jehož karta se kopíruje.
        [clean] Nejdřív smí hráč, jehož karta se kopíruje, odstranit kostku znečištění, nebo to odmítnout tahem „decline“.
        [pattern] Nejdřív vyberte vzor na jedné ze svých bodovacích karet.
       *[score] Nejdřív vyberte sadu na jedné ze svých bodovacích karet.
    }
discard-twice = Odhodit kartu lze jen jednou za tah. Teď si některou vezměte.
discard-empty = V řadě { $level }. úrovně není žádná karta k odhození.
discard-no-refill = Řadu { $level }. úrovně nelze doplnit: balíček i odhazovací hromádka jsou prázdné. Raději si kartu vezměte.
take-empty = Na místě { $place } v řadě { $level }. úrovně není žádná karta.
draw-empty = Balíček { $level }. úrovně je prázdný a jeho odhazovací hromádka také.
place-taken = { $cell }: tady už karta leží.
place-outside = { $cell }: území by přesáhlo tři řádky nebo tři sloupce.
place-apart = { $cell }: toto místo nesousedí stranou s žádnou vaší kartou.
no-card = { $cell }: tady žádná karta neleží.
no-effect =
    { $cell }: karta má { $count ->
        [one] jediný efekt
        [few] { $count } efekty
       *[other] { $count } efektů
    }, efekt číslo { $number } na ní není.
use-not-in-line = { $cell }: karta neleží v řádku ani ve sloupci právě přiložené karty.
use-not-in-pattern = { $cell }: vybraný vzor toto místo neobsahuje.
use-again = { $cell }: karta už byla aktivována.
use-inactive = { $cell }: karta je neaktivní, uprostřed na ní leží znečištění.
transfer-nothing = { $cell }: na vašich ostatních kartách není žádné znečištění, které by se sem dalo přesunout.
transfer-itself = { $cell }: kostky na této kartě už jsou v cíli. Vyberte jinou kartu.
transfer-none-yet = Nejdřív přesuňte aspoň jednu kostku znečištění.
no-cube = { $cell }: tady žádné znečištění není.
copy-alone = Není tu nikdo, čí kartu by šlo zkopírovat.
copy-nothing = Nikdo další nemá aktivní kartu se směnou, kterou by teď šlo provést.
copy-no-player =
    Hráč číslo { $player } tu není: { $count ->
        [one] hraje jen jeden
        [few] hrají { $count } hráči
       *[other] hraje { $count } hráčů
    }.
copy-own = Výpomoc kopíruje kartu spoluhráče, ne vaši vlastní.
copy-inactive = { $cell } (hráč číslo { $player }): karta je neaktivní, takže ji nelze kopírovat.
copy-assistance = Samotnou Výpomoc kopírovat nelze.
copy-top = Kopírovat lze jen efekt ve spodní části karty.
pay-short =
    Na vašich aktivních kartách chybí { $lack ->
        [one] 1 žeton
        [few] { $lack } žetony
       *[other] { $lack } žetonů
    } { $kind ->
        [green] zelené suroviny
        [red] červené suroviny
        [yellow] žluté suroviny
        [food] potravin
        [construction] materiálu
        [goods] výrobků
        [money] peněz
       *[raw] libovolné suroviny
    }.
pay-not-needed =
    { $kind ->
        [green] Zelený žeton
        [red] Červený žeton
        [yellow] Žlutý žeton
        [food] Žeton potravin
        [construction] Žeton materiálu
        [goods] Žeton výrobků
       *[money] Žeton peněz
    } nepatří k tomu, co ještě zbývá zaplatit.
pay-inactive = { $cell }: karta je neaktivní, nelze z ní nic platit.
pay-not-there =
    { $cell }: neleží tu žádný { $kind ->
        [green] zelený žeton
        [red] červený žeton
        [yellow] žlutý žeton
        [food] žeton potravin
        [construction] žeton materiálu
        [goods] žeton výrobků
       *[money] žeton peněz
    }.
pollution-no-room =
    Znečištění z tohoto efektu se nevejde: { $cubes ->
        [one] 1 kostka
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    }, volných míst: { $room }.
pollute-inactive = { $cell }: karta je neaktivní a další znečištění už nepojme.
supply-short = V zásobě není dost zdrojů, aby se všechno dalo vydat.
choose-not-open =
    { $kind ->
        [green] Zelený žeton
        [red] Červený žeton
        [yellow] Žlutý žeton
        [food] Žeton potravin
        [construction] Žeton materiálu
        [goods] Žeton výrobků
       *[money] Žeton peněz
    } tu vybrat nelze. { $money ->
        [0] Vyberte zelenou, červenou, nebo žlutou surovinu.
       *[other] Vyberte zelenou, červenou, nebo žlutou surovinu, anebo peníze.
    }
reward-not-paid =
    { $kind ->
        [green] Zelený žeton
        [red] Červený žeton
        [yellow] Žlutý žeton
        [food] Žeton potravin
        [construction] Žeton materiálu
        [goods] Žeton výrobků
       *[money] Žeton peněz
    } mezi zaplacenými není. Vyberte jeden ze zdrojů, kterými se právě platilo.

## Setting up

game-unknown = Hra { $name } neexistuje. K dispozici: { $known }.
option-unknown = Volba „{ $name }“ neexistuje. Nemá to být „{ $near }“?
option-edition = Vydání { $found } neexistuje. Použijte "later" (pozdější), nebo "first" (první).
option-number = Volba „{ $name }“ je celé číslo od 0 do { $most }, ne { $found }.
option-not-bool = Volba „{ $name }“ je True (ano), nebo False (ne), ne { $found }.
players-number = Terra Futura je pro dva až pět hráčů, nebo pro jednoho ve zkušebním režimu (sandbox=True), ne pro { $found }.
players-not-names = Hráči jsou číslo, nebo seznam jmen, například ["Team A", "bot:greedy"], ne { $found }.
players-name = { $found } nemůže být jméno hráče. Použijte 1 až { $most } znaků na jednom řádku.
players-twice = Dva hráči se jmenují „{ $found }“. Dejte každému vlastní jméno.
player-kind = Automatický hráč „{ $found }“ neexistuje. K dispozici: { $known }.
seed-not-number = Semínko náhody (seed) je celé číslo od 0 do { $most }, ne { $found }.
language-unknown = Jazyk { $found } tu zatím není. K dispozici: { $known }.
deck-too-small =
    Počet { $what ->
        [starting] počátečních karet
        [scoring] bodovacích karet
       *[level] karet I. a II. úrovně
    } v balíčku je { $have }; pro { $players ->
        [one] 1 hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    } je jich potřeba { $need }.

## Tables

undo-nothing = Není co vrátit zpět.
undo-unseen = Tímto tahem se odkryla nová karta, takže ho nelze vrátit. Ve zkušebním režimu (sandbox=True) by to šlo.
redo-nothing = Není co zahrát znovu.

## Positions

position-not-dict = V části { $where }: očekávají se názvy s hodnotami ({ "{" }...{ "}" }), ne { $found }.
position-not-list = V části { $where }: očekává se seznam, ne { $found }.
position-long = V části { $where }: seznam je příliš dlouhý (počet položek: { $found }, nejvýše { $most }).
position-not-text = Toto není text popisu herní situace: { $found }.
position-line = Řádku { $line } v popisu herní situace nelze rozumět: { $found }
position-number = V části { $where }: očekává se celé číslo od { $low } do { $high }, ne { $found }.
position-cell = V části { $where }: { $found } není místo. Místa se značí a1 až e5; počáteční karta leží na c3.
position-player = V části { $where }: { $found } není mezi hráči.
position-card = V části { $where }: { $found } není karta z tohoto balíčku.
position-card-level = V části { $where }: karta { $found } je jiné úrovně.
position-card-twice = V části { $where }: karta { $found } je tu dvakrát.
position-unknown-key = V části { $where }: { $found } tu nemá žádný význam.
position-not-now = „{ $where }“ nemá při rozhodnutí „{ $found }“ žádný význam.
position-game = Herní situace je pro hru { $found }, která tu není.
position-players = Herní situace má jednoho až pět hráčů, ne { $found }.
position-names = Každý hráč v herní situaci má vlastní jméno.
position-start-first = V části { $where }: první kartou území je počáteční karta, na místě c3.
position-outside = V části { $where }: území by přesáhlo tři řádky nebo tři sloupce.
position-apart = V části { $where }: karta nesousedí s žádnou z karet uvedených před ní. Uveďte karty v pořadí, v jakém se přikládaly.
position-scoring = V části { $where }: každý hráč má dvě bodovací karty, ne { $found }. Napište "unknown", a rozdají se náhodně.
position-decision = Rozhodnutí { $found } neexistuje.
position-turns = Takové počty karet ({ $found }, v pořadí tahů) v této chvíli nemohou nastat: hráči se střídají po tazích a každý jich má osm.
position-picked = V části { $where }: vzor se vybírá na začátku závěrečné aktivace, sada až po všech závěrečných aktivacích.
position-row = V části { $where }: řada má čtyři karty, dokud je co brát z balíčku nebo z odhazovací hromádky; tady jich má { $found }.
position-cards-left = Karet, které lze ještě vzít, zbývá { $found }; zbývající tahy jich potřebují { $need }.
position-discarded = "discarded" je True, nebo se vynechá, a patří jen k rozhodnutí "market".
position-not-offered = V části { $where }: { $found } není mezi místy, která lze teď aktivovat.
position-no-activations = Když nezbývá žádná aktivace, tah končí. Uveďte aspoň jedno místo, nebo zvolte jiné rozhodnutí.
position-effect = V části { $where }: tento efekt nikdy nevede k rozhodnutí „{ $found }“.
position-no-card = V části { $where }: na místě { $found } žádná karta neleží.
position-copy = V části { $where }: tuto kartu nelze kopírovat.
position-paid = V části { $where }: zaplacené zdroje neodpovídají ceně, nebo nelze zaplatit zbytek.
position-moved = V části { $where }: na aktivované kartě leží méně kostek znečištění, než kolik se jich na ni přesunulo.
position-stuck = K rozhodnutí „{ $found }“ tu nemůže nikdy dojít: žádný tah není možný. Zkontrolujte rozehraný efekt a co leží na kartách.
position-acting-inactive = V části { $where }: aktivovaná karta je neaktivní.
position-supply = Na kartách leží víc žetonů, než kolik jich ve hře je.

## Records

record-not-json = { $where }: toto není uložená hra ({ $problem }).
record-too-large = { $where }: uložená hra má méně než { $most } bajtů; tento soubor jich má { $size }.
record-not-ours = { $where }: toto není hra uložená programem Terra.
record-version = { $where }: tato hra je uložená ve formátu { $found }; tato verze čte formáty do { $known }. Nainstalujte novější verzi.
record-field = { $where }: v této uložené hře „{ $field }“ chybí, nebo není v pořádku.
record-move = { $where }: tah { $number }, „{ $move }“, nelze přehrát: { $reason }
record-chance = Tato hra potřebuje vědět, co přinesla náhoda v bodě { $number }; v záznamu to chybí, nebo to neodpovídá.
resume-not-ours = Toto není kód pro pokračování z programu Terra. Takový kód začíná na TERRA1- a obsahuje celou hru: zkopírujte ho celý.
resume-damaged = Tento kód pro pokračování je poškozený. Zkopírujte ho znovu a celý z místa, kde byl zobrazen.
resume-deck = Tento kód pro pokračování vznikl s jiným balíčkem ({ $found }, tady { $known }). Zadejte stejný balíček, například deck="my_cards.csv".
record-file = { $where }: { $problem }. Zkontrolujte název a složku.

## The count

count-set = bodovací karta
count-green = zelená
count-red = červená
count-yellow = žlutá
count-food = potraviny
count-construction = materiál
count-goods = výrobky
count-money = peníze
count-pollution = znečištěné karty
count-cubes = kostky znečištění
count-carbon = cena uhlíku
won-by-points =
    { $points ->
        [one] Výhru přináší { $points } bod.
        [few] Výhru přinášejí { $points } body.
       *[other] Výhru přináší { $points } bodů.
    }
won-by-cubes = Shoda v bodech ({ $points }); vyhrává, kdo má nejméně kostek znečištění ({ $cubes }).
won-shared = Shoda v bodech ({ $points }) i v kostkách znečištění ({ $cubes }): výhra je společná.

## The table in a terminal

draw-round = { $game }, kolo { $round } z 8: { $name }
draw-final = { $game }, závěrečné aktivace: { $name }
draw-over = { $game }, hra skončila
draw-deck =
    řada { $level }. úrovně (balíček: { $deck ->
        [one] 1 karta
        [few] { $deck } karty
       *[other] { $deck } karet
    }, odhozeno: { $pile })
draw-supply = zásoba
draw-scoring = bodovací karty: { $name }
draw-hand = v ruce
draw-inactive = neaktivní
draw-decides = { $name }: prosím, { $what }.
draw-moves = tahy
draw-more = a další ({ $count })
draw-automatic = { $name } hraje automaticky: tah provede table.advance().
draw-winner = { $names } vítězí.
decide-market = vezměte si kartu, nebo nejdřív odhoďte poslední kartu jedné řady
decide-place = přiložte kartu, kterou máte v ruce
decide-activate = aktivujte karty v řádku a sloupci, nebo skončete
decide-copy = zkopírujte směnu z karty spoluhráče
decide-pay = zaplaťte
decide-choose = vyberte si, co získáte
decide-pollute = položte na kartu kostku znečištění
decide-move = přesuňte znečištění na aktivovanou kartu
decide-reward = vyberte si odměnu z toho, čím se platilo
decide-clean = odstraňte kostku znečištění, nebo to odmítněte
decide-pattern = vyberte vzor pro závěrečnou aktivaci
decide-score = vyberte sadu, která se vám bude bodovat

## Decks

deck-source = Balíček je název vestavěného balíčku, cesta k souboru, nebo jeho text; { $found } není nic z toho.
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

## Widgets

language-name = Čeština
game-terra-futura = Terra Futura
round-turns = Kolo { $round } z 8
round-final = Závěrečné aktivace
round-sets = Výběr sad
round-over = Hra skončila

word-undo = Zpět
word-redo = Znovu
word-language = Jazyk
word-auto = Jediná možnost se zahraje sama
word-skip = Přeskočit na váš tah
word-market = Nabídka
word-pile = Odhazovací hromádka
word-discard = Odhodit
word-hand = Karta v ruce
word-supply = Zásoba
word-scoring = Bodovací karty
word-score = Bodovací tabulka
word-log = Průběh hry
word-total = Celkem
word-points = bodů
word-winner = Vítězí
word-inactive = neaktivní
word-show = Ukázat karty
word-hide = Skrýt karty
word-back = Zpět k přítomnosti
word-looking = Pohled zpět
word-automatic = automaticky
word-choices = Možnosti
word-territories = Území
word-pattern = Vzor
word-set = Sada
word-secret = Tajné
word-next = Další krok
word-leave = Opustit průvodce
word-resume = Pokračovat s průvodcem
word-cubes = znečištění
word-cards = karty
word-now = Teď
word-empty = prázdné

amount-green =
    { $count ->
        [one] { $count } zelený žeton
        [few] { $count } zelené žetony
       *[other] { $count } zelených žetonů
    }
amount-red =
    { $count ->
        [one] { $count } červený žeton
        [few] { $count } červené žetony
       *[other] { $count } červených žetonů
    }
amount-yellow =
    { $count ->
        [one] { $count } žlutý žeton
        [few] { $count } žluté žetony
       *[other] { $count } žlutých žetonů
    }
amount-food =
    { $count ->
        [one] { $count } žeton potravin
        [few] { $count } žetony potravin
       *[other] { $count } žetonů potravin
    }
amount-construction =
    { $count ->
        [one] { $count } žeton materiálu
        [few] { $count } žetony materiálu
       *[other] { $count } žetonů materiálu
    }
amount-goods =
    { $count ->
        [one] { $count } žeton výrobků
        [few] { $count } žetony výrobků
       *[other] { $count } žetonů výrobků
    }
amount-money =
    { $count ->
        [one] { $count } žeton peněz
        [few] { $count } žetony peněz
       *[other] { $count } žetonů peněz
    }
amount-pollution = { $count } znečištění
amount-raw =
    { $count ->
        [one] { $count } žeton libovolné suroviny
        [few] { $count } žetony libovolných surovin
       *[other] { $count } žetonů libovolných surovin
    }
amount-raw-or-money =
    { $count ->
        [one] { $count } žeton libovolné suroviny nebo peněz
        [few] { $count } žetony libovolných surovin nebo peněz
       *[other] { $count } žetonů libovolných surovin nebo peněz
    }
list-and = { $items } a { $last }
list-or = { $items }, nebo { $last }

effect-exchange = { $cost } za { $gives }
effect-transfer = přesun znečištění: přesuňte sem až 4 kostky ze svých ostatních karet
effect-assistance = Výpomoc: zkopírujte spodní efekt karty spoluhráče

theme-long-distance-trade = dálkový obchod
theme-transport = doprava
theme-industry = průmysl
theme-farming = zemědělství
theme-mining = těžba
theme-recycling = recyklace
theme-clean-energy = čistá energie
theme-waste = odpady
theme-circular-economy = oběhové hospodářství

place-where = řádek { $row }, sloupec { $column }
place-empty = prázdné
place-pollution =
    { $spaces ->
        [0] znečištění { $cubes } bez vyhrazené pozice
        [2] znečištění { $cubes } ze { $spaces }
        [3] znečištění { $cubes } ze { $spaces }
        [4] znečištění { $cubes } ze { $spaces }
        [6] znečištění { $cubes } ze { $spaces }
        [7] znečištění { $cubes } ze { $spaces }
       *[other] znečištění { $cubes } z { $spaces }
    }
place-active = aktivní
place-inactive = neaktivní
place-pending = lze aktivovat
place-acting = právě se používá

market-level = { $level }. úroveň
market-deck =
    balíček { $level }. úrovně, { $count ->
        [0] prázdný
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
market-pile =
    odhazovací hromádka { $level }. úrovně, { $count ->
        [0] prázdná
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
market-place = místo { $place }
market-spaces =
    { $spaces ->
        [0] žádná pozice pro znečištění
        [one] { $spaces } pozice pro znečištění
        [few] { $spaces } pozice pro znečištění
       *[other] { $spaces } pozic pro znečištění
    }
territory-of = území: { $name }

do-place = přiložit kartu sem
do-pay = zaplatit { $what }
do-pollute = položit kostku znečištění sem
do-move = přesunout kostku znečištění odsud
do-clean = odstranit kostku znečištění
do-end = Ukončit aktivace
do-enough = Ukončit přesun
do-decline = Neodstranit nic
do-pattern = Vzor z karty „{ $card }“
do-pattern-secret =
    { $number ->
        [1] Vzor z vaší první bodovací karty
       *[other] Vzor z vaší druhé bodovací karty
    }
do-score = Sada z karty „{ $card }“
do-score-secret =
    { $number ->
        [1] Sada z vaší první bodovací karty
       *[other] Sada z vaší druhé bodovací karty
    }

prompt-market = { $name }: vezměte si kartu z nabídky. Předtím smíte odhodit poslední kartu jedné řady.
prompt-market-discarded = { $name }: teď si vezměte kartu z nabídky.
prompt-place = { $name }: přiložte kartu „{ $card }“ do svého území. Aktivuje svůj řádek a sloupec.
prompt-activate =
    { $name }: použijte zvýrazněné karty v libovolném pořadí, nebo skončete. { $count ->
        [one] Zbývá { $count } aktivace.
        [few] Zbývají { $count } aktivace.
       *[other] Zbývá { $count } aktivací.
    }
prompt-copy = { $name }: vyberte kartu spoluhráče, kterou vaše počáteční karta zkopíruje.
prompt-pay = { $name }: zaplaťte { $what }.
prompt-choose =
    { $name }: vyberte si, co dostanete. { $count ->
        [one] Zbývá { $count } volba.
        [few] Zbývají { $count } volby.
       *[other] Zbývá { $count } voleb.
    }
prompt-pollute =
    { $name }: položte { $count ->
        [one] kostku znečištění na některou ze svých aktivních karet.
        [few] na své aktivní karty postupně { $count } kostky znečištění.
       *[other] na své aktivní karty postupně { $count } kostek znečištění.
    }
prompt-move =
    { $name }: vyberte, odkud kostku znečištění přesunete na kartu „{ $card }“. { $count ->
        [one] Přesunout lze ještě { $count } kostku.
        [few] Přesunout lze ještě až { $count } kostky.
       *[other] Přesunout lze ještě až { $count } kostek.
    }
prompt-reward = { $name }: { $other } kopíruje vaši kartu „{ $card }“. Vyberte si odměnu z toho, čím se platilo.
prompt-clean = { $name }: { $other } kopíruje vaši kartu „{ $card }“. Smíte odstranit kostku znečištění z jedné ze svých karet.
prompt-pattern = { $name }: vyberte bodovací kartu, jejíž vzor použijete pro závěrečnou aktivaci.
prompt-score = { $name }: vyberte bodovací kartu, jejíž sada se vám bude bodovat.
prompt-automatic = { $name } právě hraje.
prompt-looking = Díváte se zpět na stůl po tahu { $step } (celkem { $last }).

why-first =
    { $decision ->
        [market] Nejdřív si vezměte kartu z nabídky.
        [place] Nejdřív přiložte kartu, kterou máte v ruce.
        [activate] Nejdřív aktivujte své karty, nebo aktivace ukončete.
        [copy] Nejdřív vyberte kartu ke zkopírování.
        [pay] Nejdřív doplaťte zbytek ceny.
        [choose] Nejdřív si vyberte, co dostanete.
        [pollute] Nejdřív položte znečištění.
        [move] Nejdřív přesuňte kostku znečištění, nebo přesun ukončete.
        [reward] Nejdřív si vyberte odměnu.
        [clean] Nejdřív odstraňte kostku znečištění, nebo ji nechte být.
        [pattern] Nejdřív vyberte vzor pro závěrečnou aktivaci.
       *[score] Nejdřív vyberte sadu, která se bude bodovat.
    }
why-other-territory = Na tomto území hospodaří { $name }. Teď rozhoduje { $decider }.
why-pay-nothing = Neleží tu nic z toho, co ještě zbývá zaplatit.
why-automatic = Teď rozhoduje { $name } a hraje automaticky.
why-looking = Díváte se zpět. Chcete-li hrát dál, vraťte se k přítomnosti.
why-over = Hra skončila.

handover = Tyto karty smí vidět jen { $name }. Předejte obrazovku a teprve pak karty ukažte.
handover-automatic = { $name } má bodovací karty skryté až do konce hry.
scoring-set =
    sada: { $set } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
scoring-owner = bodovací karty: { $name }
outcome-text = { $names } vítězí. { $why }
news-undone = Poslední rozhodnutí je vzato zpět.
news-redone = Rozhodnutí je zahráno znovu.
gone = Python v tomto notebooku neběží, takže tu nejde hrát. Chcete-li pokračovat, spusťte buňky notebooku znovu.
bundle-missing = Widgety nejsou sestavené. Spusťte: python3 run.py build

message-unknown = Této zprávě ze stránky nelze rozumět, takže se nic nezměnilo. Načtěte stránku znovu.
message-stale = Stůl se mezitím změnil, takže se nic nestalo. Podívejte se znovu a pak vyberte.
message-look = K tahu { $found } se nelze vrátit, protože neexistuje. Poslední tah je { $last }.
message-no-automatic = Teď nerozhoduje automatický hráč.
message-no-secrets = Teď tu nejsou žádné tajné karty k ukázání.
message-no-guide = Tento stůl nemá průvodce.
message-trouble = Něco se pokazilo v programu samotném ({ $problem }). Hra zůstala zachovaná: zkuste to znovu, nebo vezměte poslední rozhodnutí zpět.
widget-no-table = Widget potřebuje stůl, jaký vytvoří tw.new, ne { $found }.
widget-player = U tohoto stolu není hráč „{ $found }“. K dispozici: { $known }.

## Log

log-discard = { $name } odhazuje kartu „{ $card }“.
log-take = { $name } bere kartu „{ $card }“.
log-draw = { $name } bere vrchní kartu z balíčku { $level }. úrovně.
log-place = { $name } přikládá kartu „{ $card }“.
log-use = { $name } používá kartu „{ $card }“: { $effect }.
log-use-transfer = { $name } začíná přesun znečištění na kartu „{ $card }“.
log-use-assistance = { $name } žádá o Výpomoc.
log-end = { $name } ukončuje aktivace.
log-copy = { $name } kopíruje kartu „{ $card }“, kterou má { $other }: { $effect }.
log-copy-transfer = { $name } kopíruje přesun znečištění z karty „{ $card }“, kterou má { $other }.
log-enough = { $name } ukončuje přesun.
log-decline = { $name } nechává všechny kostky znečištění na místě.
log-pattern = { $name } používá vzor z karty „{ $card }“.
log-score = { $name } boduje sadu z karty „{ $card }“.
log-pay = { $name } platí { $what } z karty „{ $card }“.
log-gain = { $name } získává { $what } na kartu „{ $card }“.
log-receive = { $name } dostává { $what } na kartu „{ $card }“.
log-reward = { $name } dostává za odměnu { $what } na kartu „{ $card }“.
log-pollute = { $name } dává { $what } na kartu „{ $card }“.
log-transfer = { $name } přesouvá { $what } z karty „{ $from }“ na kartu „{ $card }“.
log-clean = { $name } odstraňuje { $what } z karty „{ $card }“.
log-inactive = Karta „{ $card }“ je teď neaktivní.
log-active = Karta „{ $card }“ je znovu aktivní.
log-refill = Do řady { $level }. úrovně přibývá karta „{ $card }“.
log-reshuffle = Odhazovací hromádka se zamíchá a stane se novým balíčkem.
log-final = Začínají závěrečné aktivace.

## Guide

guide-take-title = Vezměte si kartu
guide-take-text = Každý tah začíná u nabídky. Ve dvou řadách v ní leží karty, které si smí vzít kdokoli. Co karta přináší, stojí v její horní části. Vezměte si takovou, která dává zelenou, červenou, nebo žlutou: to jsou suroviny.
guide-place-title = Přiložte ji
guide-place-text = Toto je vaše území. Zatím má jedinou kartu, vaši počáteční. Novou kartu přiložte vedle ní na některé ze zvýrazněných míst.
guide-use-title = Dejte ji do práce
guide-use-text = Přiložená karta aktivuje svůj řádek a svůj sloupec: každá karta v nich teď smí udělat jednu věc. Vyberte svou novou kartu. Co vyrobí, to se na ni položí.
guide-gain-title = Výběr je na vás
guide-gain-text = Počáteční karta vám dá, co chcete: surovinu (zelenou, červenou, nebo žlutou), nebo peníze. Použijte ji a vyberte si. V této hře se hodí hlavně zelená a červená.
guide-second-title = Karta, která směňuje
guide-second-text = Tah končí, když už není co dělat. Sledujte, jak hraje druhá strana, nebo její tah přeskočte. Pak si vezměte druhou kartu, tentokrát se šipkou. Co stojí před šipkou, to karta promění v to, co stojí za ní. Produkty, třeba potraviny, mají cenu pěti i více bodů.
guide-line-title = Najděte dobré místo
guide-line-text = Ukažte na některé místo a uvidíte, které karty by se z něj aktivovaly. Vyberte místo v jedné linii s oběma svými kartami, ať v tomto tahu pracují všechny tři.
guide-gather-title = Nejdřív získávejte
guide-gather-text = Pořadí, ve kterém karty pracují, určujete vy. Začněte těmi, které vám něco dají, aby potom bylo čím platit.
guide-exchange-title = Potom směňujte
guide-exchange-text = Teď použijte kartu se šipkou a zaplaťte z kterékoli své karty. Pokud není zvýrazněná, ukažte na ni: řekne vám, co chybí. Pak svůj tah ukončete a zkuste to znovu v tom dalším.
guide-pollution-title = Co to stojí krajinu
guide-pollution-text = Mnoho karet, které vyrábějí produkty, vyrábí také znečištění: černou kostku. Položte ji na kartu s volnou pozicí pro znečištění, tam neškodí. Bez volné pozice se karta stane neaktivní a zůstane stát i se vším, co na ní leží. Pokud vaše směna nic neznečistila, přejděte na další krok.
guide-goal-title = Oč se hraje
guide-goal-text = Podívejte se na své dvě bodovací karty. Na konci nechá vzor z jedné z nich čtyři vaše karty ještě jednou pracovat a sada z jedné z nich přinese body navíc. Počítají se i zdroje a každá karta se znečištěním stojí jeden bod. Další kartu vybírejte s ohledem na to.
guide-done-title = Teď už víte, jak na to
guide-done-text = Za osm tahů vznikne území z devíti karet; pak přijdou závěrečné aktivace a bodování. Hrajte až do konce. Co není zvýrazněné, to vám řekne proč, když na to ukážete.
guide-left-title = Průvodce je zavřený
guide-left-text = Pokračovat s ním můžete kdykoli.

## Charts

# Titles of charts, panels and axes (-title, -axis-, -unit-) must fit into 320 pixels: 36 signs at most.

chart-unknown =
    Graf { $found } neexistuje. { $near ->
        [none] K dispozici: { $known }.
       *[other] Nemá to být „{ $near }“? K dispozici: { $known }.
    }
chart-theme = Vzhled { $found } neexistuje. K dispozici: { $known }.
chart-game = Grafy pro hru { $found } zatím nejsou.
chart-source =
    { $name ->
        [distribution] "distribution" kreslí tabulku mnoha her, jakou dává tw.simulate
        [compare] "compare" kreslí dvě tabulky mnoha her, předtím a potom: tw.chart((before, after), "compare")
       *[other] „{ $name }“ kreslí stůl nebo záznam hry
    }, ne { $found }.
chart-column = Tabulka nemá sloupec { $found }. Má tyto: { $known }.
chart-no-table = Živý graf sleduje stůl, ne { $found }. Pro záznam hry použijte tw.chart.
chart-stopped = Graf se zastavil: { $problem }. Spusťte buňku znovu.

chart-data = Tabulka s daty
chart-data-plain = Tabulka s daty je v chart.table.
chart-number = { NUMBER($value, maximumFractionDigits: 2) }
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
        [9] závěrečné aktivace
       *[other] { $turn }. tah
    }
chart-axis-turn = tah (+4: závěrečné aktivace)
chart-axis-card = tah přiložení (0: počáteční karta)
chart-unit-tokens = žetony
chart-unit-tokens-cubes = žetony, kostky
chart-unit-cubes = kostky
chart-unit-coins = dosud zaplacené peníze
chart-unit-points = body
chart-unit-price = kostky na bod
chart-unit-each = kostky
chart-unit-activations = počet
chart-unit-used = využito
chart-unit-share = % výsledků

chart-column-turn = tah
chart-column-player = hráč
chart-column-green = zelená
chart-column-red = červená
chart-column-yellow = žlutá
chart-column-food = potraviny
chart-column-construction = materiál
chart-column-goods = výrobky
chart-column-money = peníze
chart-column-locked = na neaktivních kartách
chart-column-came = položené kostky
chart-column-left = odstraněné kostky
chart-column-cubes = kostky
chart-column-spaces = pozice pro znečištění
chart-column-active = aktivní karty
chart-column-inactive = neaktivní karty
chart-column-card = karta
chart-column-cell = místo
chart-column-placed = tah přiložení
chart-column-offered = nabídnuté aktivace
chart-column-used = využito
chart-column-unused = nevyužito
chart-column-made = vyrobené žetony
chart-column-what = co
chart-column-tokens = žetony
chart-column-points = body
chart-column-price = kostky na bod
chart-column-from = co se platí
chart-column-to = co vzniká
chart-column-state = stav
chart-column-copied = kolikrát kopíruje
chart-column-was-copied = kolikrát kopírují ostatní
chart-column-gained = body za kopírování
chart-column-rewards = odměny
chart-column-reward-points = body za odměny
chart-column-cubes-user = kostky podle uživatele karty
chart-column-cubes-producer = kostky podle majitele karty
chart-column-score-raw = suroviny
chart-column-score-food = potraviny
chart-column-score-construction = materiál
chart-column-score-goods = výrobky
chart-column-score-set = bodovací karta
chart-column-score-pollution = znečištění
chart-column-total = celkem
chart-column-made-by = původ
chart-column-fate = co se stalo
chart-column-now = teď
chart-column-coins = zaplacené peníze
chart-column-cubes-counted = započtené kostky
chart-column-kind = hráči
chart-column-games = hry
chart-column-mean = průměr
chart-column-low = 95% interval od
chart-column-high = 95% interval do
chart-column-tenth = 10. percentil
chart-column-median = medián
chart-column-ninetieth = 90. percentil
chart-column-before = předtím
chart-column-after = potom
chart-column-shift = změna

chart-nothing-resources = Zatím nikdo nemá žádné zdroje.
chart-nothing-used = Zatím žádná karta nic nepřinesla.
chart-nothing-cubes = Zatím nevzniklo žádné znečištění.
chart-nothing-exchanged = Zatím nikdo nic nesměnil.
chart-nothing-copied = Zatím nikdo nepoužil Výpomoc.
chart-nothing-games = Nejsou tu žádné hry k zobrazení.

chart-resources-title = Zdroje a peníze podle tahů
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

chart-pollution-title = Znečištění: přítok, stav, místo
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

chart-activations-title = Využité aktivace z 26 + 4
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

chart-early-title = Co která karta přinesla
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
    Karty přiložené v tazích 1 až 4 přinesly { $first ->
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

chart-price-title = Kostky znečištění na bod
chart-price-made = Podle toho, co se vyrobilo
chart-price-players = Podle hráčů, bez odečtených bodů
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

chart-exchanges-title = Od surovin k bodům
chart-exchanges-note = Šířka: žetony. Vlevo čím se platilo, pak co z toho vzniklo, vpravo kolik bodů to teď má.
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

chart-territory-title = Kde leží kostky znečištění
chart-territory-note = Na každém místě: kostky / pozice; ✖ a rámeček: neaktivní.
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
    }; při počítání podle karet to stojí { $cards ->
        [one] { $cards } bod
        [few] { $cards } body
       *[other] { $cards } bodů
    }, při počítání podle kostek { $cubes }.

chart-assistance-title = Komu pomohla Výpomoc
chart-assistance-flow = Vlevo kdo kopíruje, vpravo čí kartu
chart-assistance-hover =
    { $copier } používá kartu, kterou má { $owner }: { $count ->
        [one] jednou
        [few] { $count }krát
       *[other] { $count }krát
    }
chart-assistance-gain = Získané body
chart-assistance-copying = za kopírování, po odečtení ceny
chart-assistance-rewards = za odměny
chart-assistance-points =
    { $count ->
        [one] { $sign } bod
        [few] { $sign } body
       *[other] { $sign } bodů
    }
chart-assistance-blame = Kostky, dva způsoby počítání
chart-assistance-user = kostky podle toho, kdo kartu použil
chart-assistance-producer = kostky podle toho, kdo kartu má
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

chart-score-title = Jak přibývají body
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

chart-waste-title = Co se stalo s kostkami znečištění
chart-waste-note = Šířka: kostky. Vlevo druh karty, ze které pocházejí, vpravo kde jsou teď.
chart-waste-start = od začátku
chart-waste-stayed = zůstaly
chart-waste-moved = přesunuté
chart-waste-removed = odstraněné
chart-waste-held = na pozici pro znečištění
chart-waste-stops = blokují kartu
chart-waste-gone = pryč
chart-waste-hover =
    { $what }: { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
chart-waste-summary = Kostek znečištění je celkem { $cubes }: přesunutých { $moved }, odstraněných { $removed }, na kartách jich stále leží { $left }.

chart-money-title = Zaplacené peníze a vzniklé kostky
chart-money-course = Tah za tahem
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
    }; při { $free ->
        [one] { $free } směně
        [few] { $free } směnách
       *[other] { $free } směnách
    } bez peněz jich vzniklo { $freecubes }.

chart-value-points = body
chart-value-cubes = kostky znečištění
chart-value-polluted = znečištěné karty
chart-value-money = peníze
chart-value-green = zelená
chart-value-red = červená
chart-value-yellow = žlutá
chart-value-food = potraviny
chart-value-construction = materiál
chart-value-goods = výrobky
chart-value-won = výhry
chart-value-set-points = body za bodovací karty
chart-value-inactive = neaktivní karty
chart-value-made-cubes = položené kostky znečištění
chart-value-activations = využité aktivace
chart-value-assisted = kopie cizích karet
chart-value-copied = kopie karet ostatními
chart-everyone = všichni
chart-before = předtím
chart-after = potom
chart-spread-title = Jak jsou výsledky rozložené
chart-spread-hover = { $name }, { $low } až { $high }: { $share } %
chart-means-title = Průměr (95% interval)
chart-means-hover = { $name }: { $mean } (95% interval { $low } až { $high })
chart-shift-title = Změna průměru (95% interval)
chart-distribution-title = Mnoho her: { $what }
chart-distribution-part = { $name } { $mean } ({ $low } až { $high })
chart-distribution-summary = Průměr ({ $what }) s 95% intervalem: { $parts }.
chart-compare-title = Předtím a potom: { $what }
chart-compare-summary =
    Průměr ({ $what }) je předtím { $before } a potom { $after }, změna { $shift } (95% interval { $low } až { $high }): { $sure ->
        [more] je to víc, než vysvětlí náhoda
        [less] je to méně, a ne pouhou náhodou
       *[unsure] mohla by to být jen náhoda
    }.

## Players

player-strength = Síla hráče thinker je celé číslo od 1 do { $most }, například „thinker:3“, ne „{ $found }“.
player-forced = { $what }: nic jiného možné nebylo.
player-random = { $what }: vybrala náhoda; počet možných tahů: { $count }.
player-greedy =
    { $what }: { $ahead ->
        [level] má pro mě stejnou cenu jako „{ $other }“, rozhodla tedy náhoda
        [little] má pro mě o něco větší cenu než „{ $other }“
       *[much] má pro mě zřetelně větší cenu než „{ $other }“
    }. { $character ->
        [clean] Vyhýbám se znečištění.
        [growth] Chci výrobky, ať znečišťují jakkoli.
        [trader] Hledám peníze a výpomoc ostatních.
       *[greedy] Beru to, co tento tah přinese nejvíc bodů.
    }
player-thinker =
    { $what }: { $why ->
        [free] nic to nestojí a může přijít lepší karta.
        [answer] takto na tom budu nejlépe.
       *[plan] součást nejlepšího tahu, jaký znám, celkem asi za { $points } b. { $seen ->
            [0] Porovnání s jinými způsoby, jak tah zahrát.
           *[other] Počet pohledů na to, jak může hra pokračovat: { $seen }.
        }
    }
player-move-discard = Odhodit kartu „{ $card }“
player-move-take = Vzít kartu „{ $card }“
player-move-draw = Líznout kartu úrovně { $level }
player-move-place = Položit kartu „{ $card }“ na { $cell }
player-move-use = Použít kartu „{ $card }“ ({ $effect })
player-move-transfer = Přesunout znečištění na kartu „{ $card }“
player-move-assistance = Požádat o Výpomoc
player-move-end = Ukončit aktivace
player-move-copy = Zkopírovat kartu „{ $card }“ hráče { $player }
player-move-pay = Zaplatit z karty „{ $card }“: { $kind }
player-move-choose = Vybrat: { $kind }
player-move-pollute = Položit kostku znečištění na kartu „{ $card }“
player-move-move = Přesunout kostku znečištění z karty „{ $card }“
player-move-enough = Další kostky nepřesouvat
player-move-reward = Vzít si jako odměnu: { $kind }
player-move-clean = Odebrat kostku znečištění z karty „{ $card }“
player-move-decline = Nechat všechny kostky na místě
player-move-pattern = Použít vzor karty „{ $card }“
player-move-score = Započítat sadu karty „{ $card }“

simulate-players = Hráči simulace jsou seznam druhů, například ["clean", "growth"], ne { $found }.
simulate-options = Volby simulace jsou jména s hodnotami, například {"{"}"carbon_price": 2{"}"}, ne { $found }.
simulate-number = „{ $name }“ je celé číslo od { $least } do { NUMBER($most, useGrouping: 0) }, ne { $found }.
simulate-detail = Podrobnost simulace je "games" nebo "events", ne { $found }.
simulate-stopped = Zastaveno: hotových a uchovaných her je { $done } z { $games }.
