### Lekce: předpovědi, kvízy, tvrzení, lístky a zprávy, česky.

## Slova v zobrazení

lesson-word-seal = Zapečetit
lesson-word-sealed = Zapečetěno
lesson-word-open = Ještě není zapečetěno. Zapečetí to vaše první rozhodnutí u stolu.
lesson-late = Hra už začala. Číslo můžete napsat i teď: bude u něj, že přišlo až po začátku.
lesson-word-why = Proč si to myslíte?
lesson-word-prediction = Moje předpověď
lesson-word-check = Ověřit
lesson-word-again = Odpovědět znovu
lesson-word-right = Správně.
lesson-word-wrong = Ne tak docela.
lesson-word-number = Vaše číslo
lesson-word-several = Správných odpovědí může být víc.
lesson-word-quiz = Ověřte si to
lesson-word-claim = Tvrzení
lesson-word-game-does = Co dělají pravidla
lesson-word-figures-say = Co říkají čísla
lesson-word-outside = Mimo hru: je to pravda?
lesson-word-true = pravda
lesson-word-partly-true = zčásti pravda
lesson-word-untrue = není to pravda
lesson-word-judge = Je tohle tvrzení ve hře zachyceno?
lesson-word-our-verdict = Náš verdikt
lesson-word-modelled = zachyceno
lesson-word-partly = zachyceno zčásti
lesson-word-not = nezachyceno
lesson-word-opinion = Názor, ne fakt: ti, kdo čísla znají, se neshodnou.
lesson-word-contested = Sporné: neshodnou se na tom ani odborníci.
lesson-word-sides = Obě strany
lesson-word-source = Zdroj
lesson-word-ticket = Lístek na odchodnou
lesson-word-doubt = Jedno tvrzení, o kterém teď pochybuji
lesson-word-deed = Jedna věc, kterou bych udělal nebo udělala
lesson-word-save = Uložit
lesson-word-saved = Uloženo.
lesson-word-because = Protože …
lesson-word-point = Klikněte nebo táhněte v grafu, nebo níže napište číslo.
lesson-word-report = Laboratorní zpráva
lesson-word-make = Vytvořit zprávu
lesson-word-download = Soubor je i mezi staženými soubory prohlížeče.
lesson-word-chart = Graf k této otázce
lesson-word-play-first = Nejdřív hrajte: tahle otázka je o vaší vlastní hře.
lesson-word-name = Vaše jméno
lesson-word-class = Třída
lesson-word-group = Skupina
lesson-word-name-note = Bude to na vaší zprávě. Třídu a skupinu psát nemusíte a začít můžete i bez jména.
lesson-word-name-go = To jsem já
lesson-word-mine = Ano, pokračovat v mé práci
lesson-word-mine-name = Ano, to je moje
lesson-word-other = Ne, jsem někdo jiný
lesson-word-not-mine = Ne
lesson-word-leave = Teď je tu někdo jiný

## Co se říká

lesson-about = { $title }. Pro: { $learner }; všechno se ukládá do souboru { $file }.
lesson-about-nobody = { $title }. Řekněte, kdo jste: lesson.name("Adéla")
lesson-kept = Všechno se ukládá do souboru { $file } vedle tohoto sešitu.
lesson-guest = Host { $number }
lesson-hello = Dobrý den, { $name }.
lesson-is-this-you = Práce se jménem { $name } tu už je ({ $when }). Jste to vy?
lesson-is-this-yours = Někdo tu pracoval a neuvedl jméno, naposledy { $when }. Je to vaše práce?
lesson-another-name = Přidejte tedy něco, co vás odliší, třeba první písmeno příjmení.
lesson-sealed = Zapečetěno: { $value }.
lesson-locked = Hra začala, předpověď je tedy zapečetěna tak, jak je.
lesson-mark = moje předpověď: { $value }
lesson-you-said = Řekli jste: { $value }.
lesson-no-prediction = Hra začala dřív, než jste napsali číslo.
lesson-it-is = Ve vaší hře: { $truth }.
lesson-said-late = Kolik rozhodnutí u stolu tomu předcházelo: { $count }.
lesson-guess-mark = můj odhad: { $value }
lesson-so-far = Zatím ({ $round }):
lesson-verdict-kept = Řekli jste: { $first }.
lesson-verdict-changed = Nejdřív jste řekli: { $first }. Teď říkáte: { $last }.
lesson-not-is-not-false = „Nezachyceno“ znamená jen to, že ve hře chybí. Mimo hru to pravda být může.
lesson-compared =
    { $which ->
        [same] Ve vaší hře: { $truth }, přesně jak jste řekli.
        [more] Ve vaší hře: { $truth }, o { $apart } víc, než jste řekli.
       *[less] Ve vaší hře: { $truth }, o { $apart } méně, než jste řekli.
    }
lesson-plain-prediction = Zadejte číslo a důvod: prediction.seal(7, "protože ...")
lesson-plain-quiz = Odpovídejte takto: quiz.answer(1, "a")
lesson-plain-guess = Je to mimo hru pravda? claim.guess("partly-true")
lesson-plain-claim = Je to ve hře zachyceno? claim.judge("partly", "protože ...")
lesson-plain-entry = Pište takto: lesson.write("{ $id }").write(...)
lesson-plain-finish = Hru za vás dohraje automatický hráč: lesson.finish().play_on()
lesson-plain-ticket = Pište takto: ticket.write("...", "...")
lesson-plain-report = Vytvoříte ji takto: report.make()

## Před lekcí a po ní

lesson-before-title = Než začnete
lesson-before-note = Čtyři otázky. Můžete hádat. Na konci je uvidíte znovu a teprve pak se dozvíte, co je správně.
lesson-after-title = Čtyři otázky ze začátku
lesson-after-note = Změnilo se něco? Teď každá odpověď řekne proč.

## Dohrát hru za mě

lesson-finish-finish = Dohrát hru za mě
lesson-finish-yes = Ano, ať hraje za mě
lesson-finish-no = Ne, hraji dál
lesson-finish-note = Nestíháte? Až do konce za vás může rozhodovat automatický hráč. Na zprávě to bude napsáno.
lesson-finish-sure = Automatický hráč udělá až do konce všechna vaše rozhodnutí. Vrátit to nejde. Má hrát?
lesson-finish-over = Tahle hra skončila.
lesson-no-game = Tady ještě žádná hra není. Nejdřív otevřete stůl.
lesson-finished = Hru za vás dohrál automatický hráč „{ $player }“: { $count } rozhodnutí. Na zprávě to je napsáno.

## Čísla

lesson-figures = Co říkají čísla
lesson-figure-source = Zdroj: { $publishers }
lesson-figure-one = { $name }: { $value } { $unit } v roce { $year }.
lesson-figure-course = { $name }: z { $from_value } v roce { $from_year } na { $value } { $unit } v roce { $year }.
lesson-figure-bars = V roce { $year }, jednotka { $unit }: { $parts }.
lesson-figure-bars-years = Jednotka { $unit }: { $parts }.
lesson-axis-year = rok
lesson-axis-all-in = vše v roce { $year }
lesson-column-series = řada
lesson-column-year = rok
lesson-column-value = hodnota
lesson-column-unit = jednotka
lesson-column-publisher = vydavatel
lesson-column-asked = otázka
lesson-column-first = první odpověď
lesson-column-last = poslední odpověď
lesson-column-said = ohlas
lesson-column-before = před lekcí
lesson-column-after = po lekci

## Zpráva

lesson-report-title = Laboratorní zpráva
lesson-report-no-name = Ještě jste neuvedli jméno. Napište je nejdřív do pole na začátku lekce, aby bylo i na zprávě.
lesson-report-by = Kdo
lesson-report-date = Datum
lesson-report-rubric = Hodnoticí tabulka
lesson-report-criterion = kritérium
lesson-report-evidence = co je v této zprávě
lesson-report-entries = Řečeno a napsáno
lesson-report-before-after = Před lekcí a po ní
lesson-report-predictions = Předpovědi
lesson-report-charts = Grafy
lesson-report-claims = Ověřená tvrzení
lesson-report-quiz = Odpovědi
lesson-report-games = Hry
lesson-report-nothing = Tady zatím nic není.
lesson-report-unfinished =
    { $moves ->
        [one] Hra neskončila: zatím { $moves } tah.
        [few] Hra neskončila: zatím { $moves } tahy.
       *[other] Hra neskončila: zatím { $moves } tahů.
    }
lesson-report-code = Tento řádek vrátí hru v kterémkoli notebooku sady:
lesson-report-moves =
    { $moves ->
        [one] Jediný tah
        [few] Všechny { $moves } tahy
       *[other] Všech { $moves } tahů
    }
lesson-report-record = Celý záznam, pro stroje
lesson-report-sealed = Hra ještě neskončila, proto tu není nic, co hráči nesmějí vědět. Zpráva vytvořená po jejím konci bude mít řádek, který hru vrátí, i celý záznam.
lesson-report-foot = Vytvořeno v neoficiální sadě Terra. Stránka nepotřebuje síť a nespouští žádný program.
lesson-report-made = Zpráva je v souboru { $file } vedle tohoto notebooku ({ $size } KB).

## Co se nepovede

lesson-unknown = Lekce { $found } neexistuje. Existuje: { $known }.
lesson-language = Lekce { $where } není v jazyce { $found }. Je v: { $known }.
lesson-file = Soubor { $where } nelze přečíst: { $problem }
lesson-large = Soubor { $where } je větší než { $most } KB, víc nemá žádná lekce. Zkraťte ho.
lesson-missing = { $where }: chybí „{ $field }“.
lesson-extra = { $where }: { $field } tu nemá význam. Zkontrolujte pravopis, nebo to vynechte.
lesson-field = { $where }: „{ $field }“ má být: { $wanted }.
lesson-units = { $where }: řada { $series } je uvedena v jednotkách „{ $one }“ i „{ $other }“. Dvě definice jsou dvě řady: dejte každé vlastní jméno.
lesson-series = { $where } nemá čísla pro { $found }. Má: { $known }.
lesson-fact = Údaj { $found } o hře neexistuje. Nemysleli jste „{ $near }“?
lesson-no-such = Lekce { $where } nemá { $found }. Má: { $known }.
lesson-no-table = Stůl „{ $table }“ ještě není. Nejdřív spusťte buňku s lesson.table(...).
lesson-learner = { $found } nemůže být jméno žáka. Použijte 1 až { $most } znaků na jednom řádku.
lesson-same-name = Práce se jménem { $found } tu už je. Je-li vaše, pokračujte v ní: lesson.name("{ $name }", mine=True). Není-li, zvolte jiné jméno.
lesson-text = Text má nejvýš { $most } znaků.
lesson-about-class = { $found } nemůže být třída ani skupina. Použijte nejvýš { $most } znaků na jednom řádku.
lesson-empty = Nejdřív napište číslo od { $low } do { $high }. Prázdnou předpověď zapečetit nejde: nebylo by co porovnat.
lesson-choice = { $found } není mezi možnostmi. Jsou to: { $known }.
lesson-entry-number = Napište číslo od { $low } do { $high }, ne { $found }.
lesson-numbers = Kolik čísel je tu potřeba: { $count }.
lesson-sum = Vaše čísla dávají dohromady { $sum }. Mají dát { $total }.
lesson-nothing-said = Nejdřív něco napište.
lesson-truth = Řekněte jedno z { $known }, ne { $found }.
lesson-guess-first = Nejdřív řekněte, jestli je to mimo hru pravda.
lesson-before-over = Druhé kolo už začalo, tyhle odpovědi proto zůstávají.
lesson-nothing-to-finish = Není tu žádná hra k dohrání.
lesson-event = Událost { $found } v této hře není. Je v ní: { $known }.
lesson-number = Předpověď je číslo od { $low } do { $high }, ne { $found }.
lesson-number-whole = Předpověď je tady celé číslo, ne { $found }.
lesson-already-sealed = Tato předpověď je zapečetěna: zůstává, jak je.
lesson-question = Otázka { $found } neexistuje. Existuje: { $known }.
lesson-answer = { $found } není mezi odpověďmi. Jsou to: { $known }.
lesson-answer-none = Vyberte aspoň jednu odpověď.
lesson-answer-number = Odpovědí je číslo, ne { $found }.
lesson-play-first = Tahle otázka je o vaší vlastní hře. Nejdřív hrajte, pak odpovězte.
lesson-verdict = Verdikt je jedno z { $known }, ne { $found }.
notes-file = { $where }: { $problem }. Zkontrolujte složku a zkuste to znovu.
notes-not-ours = Soubor { $where } existuje, ale nejsou to poznámky k této lekci a tomuto žákovi. Přejmenujte ho, nebo použijte jiné jméno.
notes-erase = Tím by se smazal soubor { $where } a všechno v něm. Pokud to chcete: lesson.erase(sure=True)
report-unreadable = Tato stránka není laboratorní zpráva z lekce, nebo je poškozená. Vytvořte ji v lekci znovu.
report-too-large = Zpráva by měla { $size } bajtů; dovoleno je nejvýš { $most }. Zobrazte méně grafů.

## Kdo sedí u stolu s hádankou

lesson-neighbour = Soused

## Řádek, který v lekci stojí místo kódu buňky

lesson-cell-start = Úvodní stránka: klikněte sem a stiskněte Shift + Enter
lesson-cell-name = Vaše jméno: klikněte sem a stiskněte Shift + Enter
lesson-cell-figures = Skutečná čísla
lesson-cell-predict = Vaše předpověď
lesson-cell-table = Stůl
lesson-cell-chart = Graf vaší hry
lesson-cell-before = Čtyři otázky, než začnete
lesson-cell-write = Vaše slova
lesson-cell-finish = Nestíháte?
lesson-cell-after = Čtyři otázky ze začátku
lesson-cell-claim = Tvrzení
lesson-cell-quiz = Čtyři otázky
lesson-cell-ticket = Lístek na odchodnou
lesson-cell-report = Vaše zpráva
lesson-cell-games = Mnoho her najednou
lesson-cell-code = Kód v Pythonu

## The guide: its parts that are printed too, by their headings and labels

lesson-guide-timing = Časový plán
lesson-guide-plan = Příprava hodiny
lesson-guide-trap = Chyták na úvod
lesson-guide-roles = Role
lesson-guide-action = Co udělat potom
lesson-guide-goals = Cíle OSN
