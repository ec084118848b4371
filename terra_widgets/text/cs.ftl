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
