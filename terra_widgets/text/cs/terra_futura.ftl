### The rules of Terra Futura, in Czech. One message per key; $names are facts.

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
game-terra-futura-about = Devět vlastních karet: co vyrobí a co po nich zůstane.
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
place-outside = { $cell }: území by přesáhlo počet řádků nebo sloupců { $span }.
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

## The count

count-set = sady bodovací karty
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
