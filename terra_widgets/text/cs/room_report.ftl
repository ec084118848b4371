### Co třída udělala a řekla, sečteno: přehledy odpovědí, grafy všech stolů, zpráva o třídě.

## Co lidé odpověděli

room-report-so-far = Odpovědí je { $count } z { $of }.
room-report-late =
    { $count ->
        [one] Jedna z nich vznikla až po začátku hry.
        [few] { $count } z nich vznikly až po začátku hry.
       *[other] { $count } z nich vzniklo až po začátku hry.
    }
room-report-people = lidé
room-report-person = člověk
room-report-automatic = automatický hráč
room-report-automatic-many = automatičtí hráči
room-report-said = odhad předem
room-report-came = jak to dopadlo
room-report-truth-mark = ve skutečnosti { $value }
room-report-hover =
    { $count ->
        [one] { $value }: 1 člověk
        [few] { $value }: { $count } lidé
       *[other] { $value }: { $count } lidí
    }
room-report-no-numbers = Zatím žádná čísla.
room-report-numbers-same =
    { $count ->
        [one] Jeden člověk odhadl { $value }.
        [few] Všichni { $count } odhadli { $value }.
       *[other] Všichni ({ $count }) odhadli { $value }.
    }
room-report-numbers = Čísel je { $count }, polovina z nich nejvýš { $middle }; jdou od { $low } do { $high }.
room-report-truth-one = Dopadlo to takto: { $value }.
room-report-truth-many = Dopadlo to takto: { $low } až { $high }, u poloviny nejvýš { $middle }.
room-report-means = V průměru: { $parts }.
room-report-mean-of =
    { $count ->
        [one] Jedna odpověď
        [few] Průměr { $count } odpovědí
       *[other] Průměr { $count } odpovědí
    }
room-report-outside = Mimo hru:
room-report-verdict = Ve hře:
room-report-changed =
    { $count ->
        [one] Po důkazech se změnil jeden verdikt.
        [few] Po důkazech se změnily { $count } verdikty.
       *[other] Po důkazech se změnilo { $count } verdiktů.
    }
room-report-right = Správně: { $right } z { $count }.
room-report-bars-right = Sloupce ukazují počet správných odpovědí.
room-report-bars-answered = Sloupce ukazují, kolik lidí odpovědělo.

## Sloupce tabulek

room-report-column-number = číslo
room-report-column-said = odhadů
room-report-column-came = výsledků
room-report-column-table = stůl
room-report-column-who = kdo
room-report-column-world = svět
room-report-column-given = darované karty
room-report-column-hoarded = nahromaděné karty
room-report-column-games = her
room-report-column-mean = průměr
room-report-column-lowest = nejméně
room-report-column-highest = nejvíce
room-report-column-answer = odpověď
room-report-column-asked = otázka
room-report-column-people = lidí
room-report-column-game = hra
room-report-column-state = stav
room-report-column-players = hráči
room-report-column-name = jméno
room-report-column-class = třída
room-report-column-group = skupina
room-report-column-lesson = lekce

## Všechny stoly

room-report-points = body
room-report-across-cubes = kostky znečištění
room-report-across-counters-put-down = žetony přidané na teploměr
room-report-across-cards-hoarded = nahromaděné karty
room-report-across-actions = akce
room-report-spread-title = Všechny stoly: body a { $across }
room-report-spread-hover = Stůl { $table }: bodů { $points }, { $across }: { $value }
room-report-spread-note =
    { $tables ->
        [one] Jeden stůl. Každá značka je jeden hráč.
        [few] { $same ->
            [yes] Stoly jsou { $tables }, všechny se stejnými kartami ve stejném pořadí. Každá značka je jeden hráč.
           *[no] Stoly jsou { $tables }, karty nejsou všude stejné. Každá značka je jeden hráč.
        }
       *[other] { $same ->
            [yes] Stolů: { $tables }, všechny se stejnými kartami ve stejném pořadí. Každá značka je jeden hráč.
           *[no] Stolů: { $tables }, karty nejsou všude stejné. Každá značka je jeden hráč.
        }
    }
room-report-spread = Hráčů je { $players }, stolů { $tables }; body jdou od { $lowest } do { $highest }.
room-report-spread-halves = Kdo je pod prostředkem ({ $across }), má průměrně { $less } b., kdo nad ním, má { $more } b.
room-report-not-yet = zatím ne
room-report-first-card-inactive = Kdy se zastavila první karta?
room-report-first-burst = Kdy poprvé praskl teploměr?
room-report-axis-calm-turns = tah
room-report-axis-calm-years = rok
room-report-first-card-inactive-summary =
    { $stopped ->
        [one] Karta se zastavila 1 člověku z { $players }, v tahu { $half }.
        [few] Karta se zastavila { $stopped } lidem z { $players }, polovině z nich nejpozději v tahu { $half }.
       *[other] Karta se zastavila { $stopped } lidem z { $players }, polovině z nich nejpozději v tahu { $half }.
    }
room-report-first-burst-summary =
    { $stopped ->
        [one] Praskl u 1 člověka z { $players }, v roce { $half }.
        [few] Praskl u { $stopped } lidí z { $players }, u poloviny z nich nejpozději v roce { $half }.
       *[other] Praskl u { $stopped } lidí z { $players }, u poloviny z nich nejpozději v roce { $half }.
    }
room-report-first-none = Zatím se nikomu nic nezastavilo (lidí: { $players }).
room-report-riders-title = Co přineslo nechat dávat ostatní?
room-report-riders-note = Černý pasažér tu dal méně karet než jeho stůl v průměru a nějaké si nahromadil.
room-report-riders = černí pasažéři
room-report-others = ostatní
room-report-riders-hover = Stůl { $table }: dal(a) { $given } karet, nahromadil(a) { $hoarded }, bodů { $points }
room-report-saved = zachráněn
room-report-lost = ztracen
room-report-worlds = Zachráněné světy: { $saved } z { $worlds }.
room-report-riders-gain = V nich mají černí pasažéři průměrně { $riders } b., ostatní { $others } b.
room-report-riders-lost =
    { $count ->
        [one] Ve ztraceném světě prohráli všichni, i černí pasažéři.
        [few] Ve { $count } ztracených světech prohráli všichni, i černí pasažéři.
       *[other] Ve ztracených světech ({ $count }) prohráli všichni, i černí pasažéři.
    }
room-report-tournament-title = Turnaj třídy: { $game }
room-report-tournament-note = Tečka je průměr her jednoho hráče, čára jde od nejhoršího výsledku k nejlepšímu.
room-report-tournament = Hráčů: { $players }, her: { $games }; body jdou od { $lowest } do { $highest }.
room-report-place = pořadí
room-report-place-hover = { $who }: průměrně { $mean } b. (her: { $games }), od { $low } do { $high }

## Přírůstek

room-report-gain = Před lekcí a po ní
room-report-gain-title = Kolik bylo správně před lekcí a po ní
room-report-question = otázka { $number }
room-report-percent-right = % správně
room-report-gain-nothing =
    { $people ->
        [0] Na otázky před lekcí i po ní neodpověděl nikdo, takže se nedá říci, co se kdo naučil.
        [one] Na otázky před lekcí i po ní odpověděl jen jeden člověk: to je málo na to, aby se dalo říci, co se kdo naučil.
        [few] Na otázky před lekcí i po ní odpověděli jen { $people } lidé: to je málo na to, aby se dalo říci, co se kdo naučil.
       *[other] Na otázky před lekcí i po ní odpovědělo jen { $people } lidí: to je málo na to, aby se dalo říci, co se kdo naučil.
    }
room-report-gain-few = Před lekcí i po ní odpovídalo { $people ->
        [few] jen { $people } lidé
       *[other] jen { $people } lidí
    }: předtím bylo správně { $before } %, potom { $after } %. Při tak malém počtu to může být jen náhoda, berte to jako náznak.
room-report-gain-more = Před lekcí i po ní odpovídalo { $people } lidí: předtím bylo správně { $before } %, potom { $after } %. Změna je { $change } procentních bodů, s 95% jistotou mezi { $low } a { $high }: víc, než vysvětlí náhoda. Čím to je, to neříká.
room-report-gain-less = Před lekcí i po ní odpovídalo { $people } lidí: předtím bylo správně { $before } %, potom { $after } %. Změna je { $change } procentních bodů, s 95% jistotou mezi { $low } a { $high }: správných odpovědí je méně než předtím, a víc, než vysvětlí náhoda.
room-report-gain-unsure = Před lekcí i po ní odpovídalo { $people } lidí: předtím bylo správně { $before } %, potom { $after } %. Změna je { $change } procentních bodů, s 95% jistotou mezi { $low } a { $high }: může to být náhoda.

## Stránka

room-report-title = Zpráva o třídě
room-report-count =
    { $count ->
        [one] 1 člověk
        [few] { $count } lidé
       *[other] { $count } lidí
    }
room-report-tables-count =
    { $count ->
        [one] 1 stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }
room-report-of =
    { $count ->
        [one] dvakrát odpověděl 1 člověk
        [few] dvakrát odpověděli { $count } lidé
       *[other] dvakrát odpovědělo { $count } lidí
    }
room-report-names-out = Bez jmen. Jsou tu odpovědi a výsledky třídy, ne známky.
room-report-names-in = Se jmény: zacházejte s ní jako s jinými papíry o žácích.
room-report-short-claims = Verdikty o tvrzeních: { $judged }. Po důkazech se jich změnilo: { $moved }.
room-report-short-tables = Dohrané hry: { $over } z { $tables }.
room-report-predictions = Předpovědi a odhady
room-report-claims = Prověřená tvrzení
room-report-quiz = Otázky
room-report-quiz-right = Nakonec správně: { $right } z { $count }, napoprvé { $once }. Sloupce ukazují první odpovědi.
room-report-fits = sedí
room-report-first = před důkazy
room-report-last = po nich
room-report-tables = Stoly
room-report-over = dohráno
room-report-going-on = hraje se
room-report-games-title = Hry
room-report-games = { $game }: her { $count }, z toho dohraných { $over }.
room-report-games-points = Body ve hře { $game }
room-report-written = Co lidé napsali
room-report-written-note = Jejich slovy, podle abecedy. Než stránku dáte dál, přečtěte si to: lidé mohli napsat jména.
room-report-roll = Lidé
room-report-left-out = Co ve zprávě není
room-report-foot = Vytvořeno v sadě Terra, která je neoficiální. Stránka nepotřebuje síť a nic nespouští.

## Soubory

room-report-folder = Složka { $found } neexistuje. Zadejte složku s laboratorními zprávami.
room-report-no-files = Ve složce { $folder } není žádný soubor HTML. Dejte do ní laboratorní zprávy, soubory s koncovkou .report.html.
room-report-many = Souborů je { $found }, přečetlo se prvních { $most }. Ostatní dejte do vlastní složky.
room-report-unread = Soubor { $where } se nedá přečíst: { $problem }.
room-report-huge = Soubor { $where } je příliš velký ({ $size } megabajtů), laboratorní zpráva má nejvýš { $most }. Byl vynechán.
room-report-foreign = Soubor { $where } není laboratorní zpráva, nebo je poškozený. Byl vynechán; řekněte si o nový.
room-report-old = Soubor { $where } je ze starší verze sady a nemá v sobě odpovědi pro programy. Otevřete lekci v této sadě a vytvořte zprávu znovu.
room-report-new = Soubor { $where } je z novější verze sady. Aby se dal přečíst, aktualizujte tuto.
room-report-twice = Soubor { $where } je stejná zpráva jako { $other }. Počítá se jednou.
room-report-newer = Soubor { $where } je starší zpráva téhož člověka jako { $other }. Počítá se jen novější.
room-report-alike = Soubor { $where } má stejné jméno jako { $other }, ale jiné odpovědi. Počítají se oba; je-li to jeden člověk, jeden smažte.
room-report-there = Soubor { $where } už existuje a nevytvořila ho tato sada. Zvolte jiný název.
room-report-write = Soubor { $where } se nedá zapsat: { $problem }. Zvolte jinou složku, nebo udělejte místo.
