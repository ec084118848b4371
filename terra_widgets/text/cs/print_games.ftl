### Terra, Terrabilis a Nova Ziemia na papíře, česky.

## What else is needed

print-needs-title = Co ještě potřebujete
print-need-scissors = Nůžky (nebo řezačku) a silnější papír na to, co se vystřihuje.
print-need-pencil = Tužku pro každého hráče.
print-need-glue = Lepidlo na to, co se překládá.
print-need-bags = Sáčky nebo obálky, aby díly každé hry zůstaly pohromadě.
print-need-terra-pawns = Nic dalšího: figurky i značky jsou vytištěné. Stejně poslouží knoflíky nebo korálky.
print-need-terrabilis-dice = Dvě šestistěnné kostky.
print-need-terrabilis-pawns = Figurky a žetony jsou vytištěné; stejně poslouží knoflíky, korálky a hrací peníze.
print-need-nova-clock =
    Hodiny nebo přesýpací hodiny na { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }, ale jen když hrajete proti sobě.

## Documents

print-doc-board = herní plán
print-doc-terra-board-note = Počítadlo bodů a tabulka, na které je vidět, jak blízko je konec. Jedna stránka.
print-doc-terra-tokens-note = Figurka pro každého hráče (nejvýš { $players }) a značky krizí ({ $world_limit }).
print-doc-terrabilis-board-note = Cesta a Zóna dopadu. Jedna stránka.
print-doc-countries = země
print-doc-countries-note = Podložka pro každého hráče (nejvýš { $players }): co země má a jak se to počítá. Dvě na stránce.
print-doc-terrabilis-tokens-note = Počet žetonů o velikosti 15 mm: { $count }. Příroda, pohoda, energie, černé žetony a figurky.
print-doc-money = peníze
print-doc-money-note = Počet bankovek: { $count }. Když bance dojdou, vytiskněte stránky znovu.
print-doc-tiles = destičky
print-doc-tiles-note = Počet destiček: { $count }. Vystřihněte je podél čar, uprostřed přeložte a slepte líc s rubem.
print-doc-planet = planeta
print-doc-planet-note = Místa pro destičky, počítadlo akcí a hodnosti. Jedna stránka.
print-doc-game-rules-note = Všechno, co je u stolu potřeba. Klidně jedna pro každého hráče.

## Terra

print-terra-aim = Světem otřásají krize. Společně je vyřešíte kartami ze svých rukou. Vyhrává se ale s kartami, které si necháte, pokud na konci ještě nějaký svět bude. Počet hráčů: { $least_players } až { $players }.
print-terra-part-setup = Než začnete
print-terra-part-turn = Váš tah
print-terra-part-crisis = Nová krize
print-terra-part-end = Konec hry
print-terra-dealt =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    } po { $cards }
print-terra-rule-deal = Zamíchejte karty řešení. Každý dostane několik karet a nikomu je neukazuje ({ $dealt }).
print-terra-rule-pile = Do zbytku zamíchejte krize: to je dobírací balíček.
print-terra-rule-board = Figurku každého hráče dejte na 0 a značky na jejich místa. Začíná nejmladší. Hraje se po směru hodinových ručiček.
print-terra-rule-draw = Lízněte si vrchní kartu. Řešení si vezměte do ruky. Krizi vyložte: udělejte, co stojí pod nadpisem „Nová krize“.
print-terra-rule-help =
    Smíte přiložit karty k propuknutým krizím: stejná barva, v jednom tahu ke každé jedna. Zůstanou tam. Jakmile dosáhnou hrozby, je krize vyřešená: odchází i s kartami, značka se vrací a kdo přiložil poslední kartu, získá { $last_points ->
        [one] { $last_points } bod
        [few] { $last_points } body
       *[other] { $last_points } bodů
    }.
print-terra-rule-hoard =
    Když jste v kroku 2 přiložili kartu, smíte si jednou uložit lícem dolů { $combination ->
        [one] { $combination } kartu
        [few] { $combination } karty
       *[other] { $combination } karet
    }: stejná hodnota v jedné barvě, stejná hodnota ve všech barvách, postupka v jedné barvě, nebo postupka ve všech barvách.
print-terra-rule-keep =
    Nechte si nejvýš { $hand_limit ->
        [one] { $hand_limit } kartu
        [few] { $hand_limit } karty
       *[other] { $hand_limit } karet
    }. Co odhodíte, leží lícem nahoru.
print-terra-rule-ask = Počínaje vámi smí každý přiložit jednu kartu její barvy lícem nahoru, nebo žádnou.
print-terra-rule-solved =
    Karty dosáhly hrozby: krize je vyřešená a odchází i s nimi. Za první kartu { $first_points ->
        [one] je { $first_points } bod
        [few] jsou { $first_points } body
       *[other] je { $first_points } bodů
    }, za nejvyšší { $highest_points } (když je jich víc stejných, za každou). Váš tah končí.
print-terra-rule-blown = Nedosáhly: karty jsou ztracené a krize propukla. Vyložte ji vedle plánu a na její místo v tabulce dejte značku. Pokud to není konec, lízněte si znovu.
print-terra-rule-lost = Všichni hned prohrají, když v jednom regionu leží { $region_limit ->
        [one] { $region_limit } propuknutá krize
        [few] { $region_limit } propuknuté krize
       *[other] { $region_limit } propuknutých krizí
    }, nebo { $colour_limit } v jedné barvě, nebo { $world_limit } celkem. Pak se nic nepočítá.
print-terra-rule-saved = Když je dobírací balíček prázdný a tah s poslední kartou skončil, je svět zachráněný.
print-terra-rule-count = Váš výsledek: body na počítadle a hodnoty všech uložených karet. Vyhrává, kdo má nejvíc. Při shodě vyhráváte společně.
print-terra-rule-teams = Když vás je sudý počet, čtyři nebo víc, smíte hrát ve dvojicích, které sedí proti sobě. Body sčítají, ale karty si neukazují.
print-terra-table = Propuknuté krize
print-terra-table-how = Každá propuknutá krize tu má značku. Berte značky zleva doprava.
print-terra-row-limit = { $region_limit } v řádku: všichni prohráli
print-terra-column-limit = { $colour_limit } ve sloupci: všichni prohráli
print-terra-markers = Značky. Když jsou v tabulce všechny ({ $world_limit }), všichni prohráli.
print-terra-track = Body. Za koncem pokračujte od 0 a pamatujte si { $lap }.
print-terra-marker = značka krize
print-pawn = figurka { $number }

## Terrabilis

print-terrabilis-aim = Vedete zemi a budujete ji z peněz a energie. Škody všech zemí plní jedno společné místo, Zónu dopadu. Když praskne příliš často, prohráli všichni. Počet hráčů: { $least_players } až { $players }.
print-terrabilis-part-setup = Než začnete
print-terrabilis-part-turn = Váš tah
print-terrabilis-part-build = Stavění
print-terrabilis-part-zone = Zóna dopadu
print-terrabilis-part-alliance = Aliance
print-terrabilis-part-loan = Půjčky a vypadnutí
print-terrabilis-part-end = Konec hry
print-terrabilis-rule-goal = Domluvte se, kolik staveb přinese poslední rok: krátká hra { $short }, delší { $medium }, celá { $whole }.
print-terrabilis-rule-start = Každá země dostane: příroda { $nature }, pohoda { $wellbeing }, energie { $energy }, terry { $terras }.
print-terrabilis-rule-piles = Zamíchejte každý balíček zvlášť: hospodářství, služby, energetika, nahodilosti, kvíz. Z prvních tří si každý tajně vezme po jedné kartě. Všechny figurky stojí na Startu, Zóna dopadu je prázdná.
print-terrabilis-rule-roll = Hoďte dvěma kostkami, posuňte figurku a udělejte, co říká pole. Pak pokračuje soused po levici.
print-terrabilis-rule-year = Jakmile některá figurka dojde na Start nebo přes něj přejde, rok končí: všechny figurky jdou na Start, všichni dostanou roční výnosy svých staveb a zaplatí úroky. Nový rok začíná ten, kdo přes Start přešel.
print-terrabilis-rule-quiz = Při kvízu vám otázku přečte soused. Odpověď je na rubu. Když je špatně, nic neztrácíte.
print-terrabilis-rule-draw =
    Rozvoj: lízněte si kartu z balíčku, který chcete. Pak jednu kartu postavte, nebo jednu vraťte pod její balíček. Nakonec máte { $held ->
        [one] { $held } kartu
        [few] { $held } karty
       *[other] { $held } karet
    }.
print-terrabilis-rule-install = Kdo staví, zaplatí cenu bance a vezme si jednorázovou energii. Pak si vezme, co karta bere ze zóny, a teprve potom dá na zónu, co na ni karta dává. Musíte mít na všechno.
print-terrabilis-rule-places =
    Má { $places ->
        [one] { $places } místo
        [few] { $places } místa
       *[other] { $places } míst
    }, jen pro přírodu a pohodu. Co tam dáváte, je z vaší země, nejdřív pohoda; co dostáváte, je odtud. Co tam neleží, nedostanete.
print-terrabilis-rule-bank = Terry a energie přicházejí z banky a vracejí se do ní. Přírodu ani pohodu banka nemá.
print-terrabilis-rule-burst = Žeton, na který nezbylo místo, způsobí, že zóna praskne: všechny žetony na ní odejdou ze hry, jedno místo natrvalo zabere černý žeton a zbytek platby jde na prázdnou zónu.
print-terrabilis-rule-planet = Zóna smí prasknout o jednou méněkrát, než kolik vás hraje. Ještě jednou, a planeta je ztracená: nevyhrává nikdo.
print-terrabilis-rule-join = Na jejím poli smíte vstoupit: vezměte si kartu Aliance a zaplaťte daň z CO2 za všechno, co jste postavili. Člen, který tam dojde, daň zaplatí znovu a smí obchodovat s ostatními členy: terry, žetony, karta za kartu. Poslední přírodu ani pohodu nikdo vyměnit nesmí. Kdo je členem, zůstává jím.
print-terrabilis-rule-borrow = Kdykoli si smíte půjčit { $borrowed } terr a dát na zónu pohodu ({ $loan_price }). Najednou jen jedna půjčka: vezměte si kartu půjčky. Na konci každého roku stojí { $interest }. Vrátit ji smíte, kdy chcete.
print-terrabilis-rule-short = Když máte platit terry a nemáte je: půjčte si, pokud můžete a zbude vám pohoda; nebo zaplaťte, co máte, a odejděte ze hry. Kdo si půjčit nemůže, zaplatí, co má, a hraje dál. Energii, kterou nemáte, nedlužíte.
print-terrabilis-rule-out = Země bez přírody nebo bez pohody vypadává. Všechny její žetony odejdou ze hry. Poslední země ve hře vyhrává.
print-terrabilis-rule-last = Když má někdo postavený domluvený počet, dohrajte rok: nejdřív výnosy, pak všichni vrátí půjčky i s úrokem. Kdo nemůže, vypadává.
print-terrabilis-rule-count =
    Služba má { $service_points ->
        [one] { $service_points } bod
        [few] { $service_points } body
       *[other] { $service_points } bodů
    }, hospodářství { $economic_points }, obnovitelná energie { $renewable_points }, jiná energie nic. Každá příroda a každá pohoda má 1, každých celých { $point_terras } terr 1. Vyhrává, kdo má nejvíc; při shodě je výhra společná.
print-terrabilis-do =
    { $what ->
        [start] Rok končí: výnosy, úroky, figurky sem.
        [development] Lízněte si kartu. Jednu postavte, nebo vraťte.
        [quiz] Správně: { $quiz_terras } terr, nebo energie { $quiz_energy }, nebo nový hod.
        [hazard] Udělejte, co říká vrchní karta nahodilosti. Dejte ji pod balíček.
        [slush] Vezměte si { $fund } terr a dejte na zónu pohodu ({ $fund_price }), nebo házejte znovu. Členové si ze zóny vezmou pohodu ({ $fund_relief }).
        [alliance] Vstupte, nebo zaplaťte daň z CO2 a obchodujte.
        [disaster] Hoďte jednou kostkou (viz uprostřed).
       *[conflict] Viz uprostřed. Členové házejí znovu.
    }
print-terrabilis-zone-full = Zaplněná do posledního místa ještě drží. Další žeton, a praskne.
print-terrabilis-zone-black = Po každém prasknutí zabere jedno z těchto míst černý žeton.
print-terrabilis-disaster-title = Přírodní katastrofa: hoďte jednou kostkou
print-terrabilis-disaster-who = 1: jen vy. 2, 3: vy a soused po levici. 4, 5: vy a soused po pravici. 6: všichni.
print-terrabilis-disaster-pay = Zaplatíte { $lander } terr a dáte na zónu přírodu ({ $lander_counters }) a pohodu ({ $lander_counters }). Každá další zasažená země zaplatí { $victim } terr a dá tam přírodu, nebo pohodu ({ $victim_counters }).
print-terrabilis-conflict-title = Ozbrojený konflikt
print-terrabilis-conflict-pay = Dáte na zónu pohodu ({ $attack_wellbeing }) a přírodu ({ $attack_nature }). Každá jiná země mimo Alianci vám zaplatí { $tribute } terr a dá na zónu pohodu ({ $defence_wellbeing }). Jste-li členem, místo toho házejte znovu.
print-terrabilis-to-zone = na zónu: { $what }
print-terrabilis-from-zone = ze zóny: { $what }
print-terrabilis-to-bank = do banky: { $what }
print-terrabilis-from-bank = z banky: { $what }
print-terrabilis-points =
    { $points ->
        [0] na konci: žádné body
        [one] na konci: { $points } bod
        [few] na konci: { $points } body
       *[other] na konci: { $points } bodů
    }
print-terrabilis-papers = Aliance a půjčky
print-terrabilis-member = člen Aliance
print-terrabilis-member-pay = Na poli Aliance: zaplaťte daň z CO2 za všechno, co jste postavili.
print-terrabilis-member-trade = Pak smíte obchodovat s ostatními členy.
print-terrabilis-member-fund = Černý fond: vezměte si ze zóny pohodu ({ $fund_relief }).
print-terrabilis-member-war = Ozbrojený konflikt: házejte znovu; ostatním nic neplatíte.
print-terrabilis-loan = půjčka
print-terrabilis-loan-get = Dostali jste { $borrowed } terr a dali jste na zónu pohodu ({ $loan_price }).
print-terrabilis-loan-year = Na konci každého roku zaplaťte { $interest } terr.
print-terrabilis-loan-back = { $borrowed } terr vraťte, kdy chcete, nejpozději na konci hry.
print-terrabilis-country = Země hráče: ____________________
print-terrabilis-country-starts = na začátku: { $count }
print-terrabilis-country-built = Co postavíte, dejte vedle této podložky.
print-terrabilis-kind-nature = příroda
print-terrabilis-kind-wellbeing = pohoda
print-terrabilis-kind-energy = energie
print-terrabilis-kind-terras = terry
print-terrabilis-letter-nature = Př
print-terrabilis-letter-wellbeing = Po
print-terrabilis-letter-energy = En
print-terrabilis-black = černý žeton
print-terrabilis-fold = Vystřihněte a přeložte podél čáry: odpověď je na rubu

## Nova Ziemia

print-nova-aim = Společně přetváříte planetu z šestnácti destiček, dokud její zóny ledu (bílá), vody (modrá), souše (žlutá) a lesa (zelená) nejsou tak velké, jak žádají vaše cíle. Počet hráčů: 1 až { $players }.
print-nova-part-setup = Než začnete
print-nova-part-turn = Váš tah
print-nova-part-zones = Zóny
print-nova-part-end = Konec hry
print-nova-part-disaster = S katastrofami, když chcete
print-nova-part-against = Proti sobě, když chcete
print-nova-rule-tiles = Destičky zamíchejte, některé obraťte, některé otočte a vyložte je do čtyř řad po čtyřech.
print-nova-rule-hands =
    Mise pro víc hráčů, než kolik vás je, dejte stranou. Každý dostane tajně { $hand ->
        [one] { $hand } misi
        [few] { $hand } mise
       *[other] { $hand } misí
    }. Zbytek je knihovna.
print-nova-rule-goals = Od každé barvy leží vyložený jeden cíl. V první hře jsou to čtyři cíle s hodnotou { $first_goal }, později je losujte.
print-nova-rule-shape =
    Tvarujte planetu. Na to máte { $actions_a_turn ->
        [one] { $actions_a_turn } akci
        [few] { $actions_a_turn } akce
       *[other] { $actions_a_turn } akcí
    }: otočte destičku o půl otáčky; obraťte destičku, do strany nebo shora dolů; nebo posuňte řadu či sloupec o jedno místo: vytlačená destička přijde na druhém konci zpátky.
print-nova-rule-settle = Pak osídlete planetu. Když je splněná některá mise ve vaší ruce, odhoďte ji, a chcete-li, i další splněné. Pak smíte obrátit i splněné cíle.
print-nova-rule-fail =
    Když není splněná žádná, odhoďte { $failure ->
        [one] { $failure } misi
        [few] { $failure } mise
       *[other] { $failure } misí
    } a za každou akci ještě jednu: z ruky, a když je prázdná, z knihovny.
print-nova-rule-fill =
    Doberte si, ať máte zase { $hand ->
        [one] { $hand } misi
        [few] { $hand } mise
       *[other] { $hand } misí
    }. Pokračuje soused po levici.
print-nova-rule-triangle = Každá strana destičky má čtyři trojúhelníky. Trojúhelníky jedné barvy k sobě patří, když mají společnou hranu, uvnitř destičky nebo přes dvě. Roh nestačí.
print-nova-rule-value = Co k sobě patří, je zóna. Spočítejte její trojúhelníky: to je její hodnota.
print-nova-rule-once = Kartu splní zóna její barvy, která má aspoň její hodnotu. V jednom tahu poslouží zóna jen jedné kartě: zóna o hodnotě 8 nejsou dvě po 4.
print-nova-rule-lose = Všichni prohráli, když mají jít karty z knihovny a není jich tam dost.
print-nova-rule-win = Všichni vyhráli, když tah končí a všechny cíle jsou splněné. Karty, které zbyly v knihovně, určí vaši hodnost (na stránce s planetou).
print-nova-rule-open = Zamíchejte žluté katastrofy a jednu vyložte. Další přibude pokaždé, když splníte cíl, jen za poslední už ne. Platí všechny vyložené. Když si odporují, platí nejnovější.
print-nova-rule-red = Těžší hra: jednu nebo dvě žluté karty vespod nahraďte červenými.
print-nova-rule-bid =
    Počet hráčů: { $least_competitors } až { $players }. Knihovnu tvoří všechny cíle a mise pro jakýkoli počet hráčů. Jednu kartu vyložte: to je úkol. Jeden po druhém řeknete, kolik akcí je potřeba, nejméně { $least_bid }; pak smí { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } kdokoli nabídnout méně. Úkol, na který stačí méně akcí, jde pod knihovnu.
print-nova-rule-try = Kdo nabídl nejméně, zkusí to, a víc akcí na to nemá. Povedlo se: karta má jeden bod. Nepovedlo: jeden bod bere.
print-nova-rule-target = Kolik bodů stačí k výhře: { $targets }.
print-nova-target =
    { $points } ({ $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    })
print-nova-actions = Akce v tomto tahu
print-nova-library = Knihovna
print-nova-ranks = Vaše hodnost podle karet, které zbyly v knihovně
print-nova-rank =
    { $rank ->
        [wanderer] poutníci
        [coloniser] kolonizátoři
        [terraformer] terraformátoři
        [emperor] imperátoři
        [legend] legendy
       *[creator] stvořitelé
    }
print-nova-choice =
    { $choice ->
        [none] bez katastrof
        [yellow] žluté katastrofy
        [one_red] jedna z nich červená
       *[two_red] dvě z nich červené
    }
print-nova-from = od { $count }

## Lessons

print-other-game = K lekcím, ve kterých se hraje { $game }
print-lesson-game = K této lekci patří hra { $game }. V sadě jsou všechny její díly.
print-guide-without-computers = Bez počítačů
print-doc-without-computers = lekce bez počítačů
print-doc-without-computers-note = Pro učitele: jak lekci vést s papírem, korálky a kostkami.
