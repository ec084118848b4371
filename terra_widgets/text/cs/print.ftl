### The print kit, in Czech. One message per key; $names are facts.

## Errors

print-folder = Sadu k tisku nejde zapsat do složky { $folder } ({ $problem }). Zvolte složku, do které smíte zapisovat, nebo uvolněte místo, a zkuste to znovu.
print-folder-text = print_kit potřebuje cestu ke složce, ne { $found }.
print-paper = Papír { $found } tu není. Na výběr je: { $known }.
print-no-kit = { $game }: tuto hru zatím vytisknout nejde. Na výběr je: { $known }.

## The command

print-done =
    { $count ->
        [one] 1 soubor
        [few] { $count } soubory
       *[other] { $count } souborů
    } k tisku, složka { $folder }: nejdřív otevřete index.html.
print-pdf =
    Vedle nich { $count ->
        [one] je 1 PDF
        [few] jsou { $count } PDF
       *[other] je { $count } PDF
    }; připravil je { $browser }.
print-no-browser = Bez PDF: nenašel se Chromium, Chrome ani Edge. Otevřete soubory HTML v kterémkoli prohlížeči a vytiskněte je odtud; okraje „žádné“, měřítko 100 %.
print-pdf-failed = { $browser } nevytvořil PDF ze souboru { $file } ({ $problem }). Otevřete soubor HTML v kterémkoli prohlížeči a vytiskněte ho odtud.

## The page that lists it all

print-kit-title = { $game }: sada k tisku
print-kit-deck = Balíček: { $deck }
print-how-title = Než začnete tisknout
print-how-scale = Měřítko 100 % („skutečná velikost“, ne „přizpůsobit stránce“), okraje „žádné“, na výšku, tisk pozadí zapnutý.
print-how-measure = Proužek níže má 100 mm. Vytiskněte nejdřív tuto stránku a změřte ho.
print-how-paper = Na karty se hodí silnější papír (160 g a víc), nebo obaly, ve kterých je za každou kartou stará hrací karta.
print-how-grey = Stačí černobílý tisk: každý druh má vlastní písmeno a tvar.
print-what-title = Co tu je
print-handouts-title = Pracovní listy k lekcím
print-handouts-note = Jeden pro každého žáka nebo skupinu; odpovědi jsou pro učitele.
print-teaching-title = Plány a snímky pro učitele
print-teaching-note = Ke každé lekci plán na jednu stránku, na 45 i na 90 minut, a šest snímků k promítání nebo na zeď.
print-english-only = anglicky

## Documents

print-doc-cards = karty
print-doc-cards-note =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    } o rozměru 63 × 88 mm, devět na stránce. Stříhejte podél značek.
print-doc-cards-two-sided = karty s rubem
print-doc-cards-two-sided-note = Tytéž karty, za každou stránkou stránka rubů; pro tiskárnu, která tiskne oboustranně.
print-doc-territories = území
print-doc-territories-note = Podložka pro každého hráče, řádky a sloupce po { $span }, a devět karet s nápovědou. Podložku vytiskněte tolikrát, kolik vás hraje.
print-doc-tokens = žetony
print-doc-tokens-note = Počet žetonů o velikosti 15 mm: { $count }. Jsou to zdroje, peníze a kostky znečištění. Stejně poslouží knoflíky, korálky nebo mince.
print-doc-score-sheets = bodovací listy
print-doc-score-sheets-note = Dva listy na stránce, na každém místo pro hráče (nejvýš { $players }).
print-doc-rules = pravidla na jedné stránce
print-doc-rules-note = Všechno, co je u stolu potřeba.
print-doc-before-and-after = otázky před lekcí a po ní
print-doc-before-and-after-note = Stejné pro každou lekci: líc na začátku, rub na konci.
print-doc-answers = odpovědi pro učitele
print-doc-answers-note = Co je v otázkách každé lekce správně a jaký je náš verdikt o každém tvrzení.
print-doc-plan = { $lesson }: plán
print-doc-slides = { $lesson }: snímky

## Cards

print-level-start = Počáteční karty
print-level-i = Úroveň I
print-level-ii = Úroveň II
print-level-scoring = Bodovací karty
print-backs = Ruby karet
print-goal-set =
    { $points ->
        [one] každá celá sada: { $points } bod
        [few] každá celá sada: { $points } body
       *[other] každá celá sada: { $points } bodů
    }
print-goal-pattern = závěrečná aktivace

## The territory

print-mat = Území hráče: ____________________
print-mat-shape = Vaše území: počet řádků i sloupců je { $span }. První karta smí ležet na kterémkoli místě; když je málo místa, posuňte všechny karty najednou.
print-mat-take = Vezměte si kartu: některou z vyložených, nebo vrchní z balíčku. Předtím smíte odhodit poslední vyloženou kartu jedné řady.
print-mat-place = Přiložte ji tak, aby se stranou dotýkala některé z vašich karet.
print-mat-line = Teď smí každá karta v jejím řádku a sloupci jednou pracovat, i ta nová, v libovolném pořadí.
print-mat-make = Co karta vyrobí, to leží na ní.
print-mat-pay = Plaťte vším, co leží na vašich aktivních kartách.
print-mat-space = Kostka patří na kteroukoli vaši aktivní kartu. Na volné pozici kartě neškodí.
print-mat-stop = Kostka navíc patří doprostřed: karta je neaktivní. Nic z ní nejde utratit ani se nepočítá a další kostky už nepojme.
print-mat-end =
    Na konci stojí každá karta s kostkami { $penalty ->
        [one] { $penalty } bod
        [few] { $penalty } body
       *[other] { $penalty } bodů
    }, ať jich na ní leží kolik chce.
print-reference = Karty s nápovědou

## The score sheet

print-player = Hráč
print-score-set = jedna sada: kolikrát je celá × její body
print-score-polluted = karty s kostkami × −{ $penalty }
print-score-tie = všechny kostky (při shodě)
print-score-note = Počítá se jen to, co leží na aktivních kartách. Vyhrává nejvyšší součet; při shodě ten, kdo má nejméně kostek.

## The rules on one page

print-aim = Postavíte území z karet (na konci { $finished }), necháte je pracovat a budete žít se znečištěním, které způsobí. Vyhrává, kdo má nejvíc bodů. Počet hráčů: { $least_players } až { $players }.
print-rules-foot = Naše vlastní stručná slova k neoficiální sadě. Úplná pravidla, s čísly k vyhledání, jsou v souboru RULES.md.
print-kind-green = zelená: surovina
print-kind-red = červená: surovina
print-kind-yellow = žlutá: surovina
print-kind-food = potraviny: produkt
print-kind-construction = materiál: produkt
print-kind-goods = výrobky: produkt
print-kind-money = peníze
print-kind-raw = libovolná surovina
print-kind-pollution = kostka znečištění
print-part-setup = Než začnete
print-part-turn = Váš tah
print-part-cards = Co dělají karty
print-part-pollution = Znečištění
print-part-assistance = Výpomoc
print-part-end = Konec hry
print-part-count = Počítání
print-rule-deal = Každý dostane jednu počáteční kartu lícem nahoru; ta s hvězdou musí být mezi nimi a začíná ten, kdo ji má. Každý dostane tajně dvě bodovací karty.
print-rule-rows = Úroveň I a úroveň II zamíchejte zvlášť. Vedle každého balíčku vyložte do řady karty ({ $row_length }).
print-rule-boxes = Žetony a kostky leží na dosah všem. Když dojdou, použijte místo nich něco jiného.
print-rule-throw = Smíte odhodit poslední vyloženou kartu jedné řady, tu nejdál od balíčku. Doplňuje se u balíčku. Když balíček dojde, hned zamíchejte karty odhozené z jeho řady: je to nový balíček.
print-rule-take = Vezměte si jednu kartu: vyloženou (pak mezeru uzavřete a doplňte), nebo vrchní kartu balíčku, aniž se na ni podíváte.
print-rule-place = Přiložte ji vedle některé ze svých karet. Řádků i sloupců smí být nejvýš { $span }.
print-rule-work = Každá karta v jejím řádku a sloupci smí jednou pracovat, i ta nová, v libovolném pořadí.
print-rule-pass = Pak pokračuje další hráč po směru hodinových ručiček. Počet tahů každého: { $turns }.
print-rule-gain = Nahoře je zisk. Dostanete, co je nakresleno.
print-rule-exchange = Dole je směna. Odevzdáte všechno vlevo od šipky a dostanete všechno vpravo. Pokaždé, když karta pracuje, použijete jeden efekt.
print-rule-pay = Platit smíte z kterékoli své aktivní karty. Čím zaplatíte, to se vrací do zásoby.
print-rule-lies = Co dostanete, to leží na kartě, která to vyrobila.
print-rule-any = Kolečko s „?“ znamená zelenou, červenou, nebo žlutou, jak chcete.
print-rule-put = Kostku znečištění z efektu musíte položit na některou ze svých aktivních karet. Když na všechny jeho kostky není místo, efekt použít nejde.
print-rule-space = Čárkované čtverečky jsou pozice pro znečištění: kostka tam kartě neškodí.
print-rule-stop = Kostka navíc patří doprostřed: karta je neaktivní. Nepracuje, nic z ní nejde utratit ani se nepočítá a další kostky už nepojme.
print-rule-leave = Kostka, která kartu opouští, odchází nejdřív z prostředka.
print-rule-transfer = Přesun přinese z vašich ostatních karet kostky na tuto kartu, nejvýš { $transfer_limit } a jen pokud mají kam: na volné pozice a doprostřed.
print-rule-copy = Počáteční karta smí udělat to, co stojí dole na kartě spoluhráče, pokud je jeho karta aktivní. Platíte vy a kostky jsou vaše; co vznikne, leží na vaší počáteční kartě.
print-rule-owner = Když jste platili, vybere si spoluhráč jeden ze zaplacených žetonů a položí ho na kopírovanou kartu. Za kopírovaný přesun smí místo toho odstranit ze svého území jednu kostku.
print-rule-final = Po { $turns } tazích si každý, jeden po druhém, vybere vzor jedné své bodovací karty: přiloží se ke kartám území tak, jak je nakreslený, neotáčí se; místa s tečkou smějí ještě jednou pracovat.
print-rule-set = Pak si každý vybere sadu jedné bodovací karty, téže nebo druhé. Boduje tolikrát, kolikrát ji vaše zdroje naplní; nic se neutrácí.
print-rule-worth = Surovina má cenu { $raw }, potraviny { $food }, materiál { $construction }, výrobky { $goods }, peníze nic; to všechno jen na aktivních kartách.
print-rule-cost = Každá karta s kostkami stojí { $penalty ->
        [one] { $penalty } bod
        [few] { $penalty } body
       *[other] { $penalty } bodů
    }, ať je aktivní, nebo ne.
print-rule-level = Vyhrává, kdo má nejvíc bodů. Při shodě nejméně kostek; pak je výhra společná.

## Hand-outs

print-name = Jméno nebo skupina
print-date = Datum
print-goal = Po této lekci umíte
print-predict = Moje předpověď, než začne hra
print-because = protože
print-play = Hrajte
print-fill = Zapisujte po každém tahu
print-look = Podívejte se na to
print-claims = Hra a skutečnost
print-own-game = Podívejte se do své tabulky na přední straně.
print-own-answer = Z vlastní hry žáka.
print-table-turn = Tah
print-table-final = závěr
print-table-sum = celkem
print-table-placed = Přiložená karta
print-table-chances = Karet v linii
print-table-used = z toho použito
print-table-tokens = Žetony navíc
print-table-coins = Zaplacené mince
print-table-cubes = Nové kostky
print-table-all-cubes = Všechny kostky
print-table-did = Co jsem udělal/a
print-table-mine = Co mi to přineslo
print-table-others = Co to udělalo ostatním

## Plans and slides

print-plan-usual = 45 minut
print-plan-long = 90 minut
print-plan-part = Část
print-plan-task = Vy
print-plan-more = Když máte 90 minut
print-slide-seal = Číslo a důvod. Zapečetí je tvé první rozhodnutí u stolu.
print-slide-claims = Nejdřív hádej: platí to venku? A platí to ve hře?

## Cards of the other games

print-terra-crisis = krize
print-terra-solution = řešení
print-terra-threat = Hrozba { $threat }: vyřeší ji karty této barvy se stejným součtem.
print-terra-region =
    { $region ->
        [north-america] Severní Amerika
        [south-america] Jižní Amerika
        [europe] Evropa
        [africa] Afrika
        [asia] Asie a Blízký východ
       *[oceania] Oceánie a jihovýchodní Asie
    }
print-terra-colour =
    { $colour ->
        [green] zelená
        [blue] modrá
       *[red] červená
    }
print-terrabilis-hazard = nahodilost
print-terrabilis-quiz = kvíz
print-terrabilis-source =
    { $source ->
        [fossil] fosilní
        [renewable] obnovitelná
       *[nuclear] jaderná
    }
print-terrabilis-who =
    { $who ->
        [you] pro vás
        [all] pro každou zemi
        [members] pro každého člena Aliance
       *[outsiders] pro každou zemi mimo Alianci
    }
print-terrabilis-per = za každou postavenou: { $what }
print-terrabilis-right = Správně: { $letter }
print-nova-tiles = Destičky: vystřihněte, přeložte podél čáry a slepte líc s rubem
print-nova-mission = mise
print-nova-goal = cíl
print-nova-disaster =
    { $level ->
        [yellow] katastrofa, žlutá
       *[red] katastrofa, červená
    }
print-nova-disasters = katastrofy
print-nova-players =
    { $count ->
        [one] pro { $count } hráče a víc
        [few] pro { $count } hráče a víc
       *[other] pro { $count } hráčů a víc
    }
