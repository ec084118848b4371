### Guided first games, and how each game is won and lost, in Czech. One message per key; $names are facts.

guide-done-title = Teď už víš všechno.
guide-left-title = Průvodce je zavřený.
guide-left-text = Pokračovat s ním můžeš kdykoli.
guide-known-title = Tohle už znáš.
guide-known-text = Čárkovaně je, co by udělal průvodce. Všechno, co svítí, je v pořádku: je to tvoje hra.
guide-watch-title = Sleduj.
guide-watch-text = Co dělají ostatní, může něco naučit i tebe. Nebo přeskoč až na svůj tah.
guide-missed = Na tohle nedošlo: { $title }
guide-none = Hra { $found } nemá první hru s průvodcem. Mají ji: { $known }.

## Terra Futura

aim-terra-futura-win = Vyhrává, kdo má nejvíc bodů, až bude mít každý { $finished ->
        [one] { $finished } kartu
        [few] { $finished } karty
       *[other] { $finished } karet
    }.
aim-terra-futura-lose = Společně se tu neprohrává, ale znečištění stojí body a může zastavit tvé karty.

guide-terra-futura-done-text = Brát karty, přikládat je, platit, přesouvat, kopírovat i bodovat: to všechno už umíš. Podívej se na výsledek: co příště zkusíš jinak? Zahraj si znovu, už beze mě.

guide-terra-futura-welcome-title = Vítej!
guide-terra-futura-welcome-text = Stavíš krajinu z karet, celkem jich bude { $finished }. Vyrábějí zboží a některé po sobě nechávají znečištění. Vyhrává nejvíc bodů. Prohlédni si nejdřív pět obrázků, nebo rovnou začni.
guide-terra-futura-take-title = Vezmi si kartu.
guide-terra-futura-take-text = V nabídce leží odkryté karty (celkem { $open }) a vzít si je smí kdokoli. Nahoře stojí, co karta dává. Vezmi takovou, která dává zelenou, červenou nebo žlutou: suroviny.
guide-terra-futura-place-title = Přilož ji.
guide-terra-futura-place-text = Tohle je tvoje krajina. Počáteční karta už v ní leží. Novou kartu přilož vedle ní, na některé z míst, která svítí.
guide-terra-futura-use-title = Dej karty do práce.
guide-terra-futura-use-text = Nová karta probudí svůj řádek a svůj sloupec: každá karta v nich teď smí jednou pracovat. Na jednu klikni. Co vyrobí, položí se na ni.
guide-terra-futura-choose-title = Vyber si, co dostaneš.
guide-terra-futura-choose-text = Tahle karta ti dává na výběr. Body za surovinu: { $raw }, a zaplatíš s ní lepší věci. Peníze body nenesou, ale některé karty je chtějí.
guide-terra-futura-arrow-title = A teď kartu se šipkou.
guide-terra-futura-arrow-text = Co stojí před šipkou, promění v to, co stojí za ní. Tak se ze surovin stávají produkty. Body za kus: potraviny { $food }, surovina jen { $raw }.
guide-terra-futura-line-title = Najdi dobré místo.
guide-terra-futura-line-text = Ukaž na místo a uvidíš, které karty by probudilo. Čím víc tvých karet leží v jeho řádku a sloupci, tím víc toho v tomto tahu stihneš.
guide-terra-futura-order-title = Nejdřív sbírej, pak směňuj.
guide-terra-futura-order-text = Pořadí určuješ ty. Začni kartami, které něco dávají, ať máš pak čím platit. Když karta nesvítí, ukaž na ni: řekne ti, co chybí.
guide-terra-futura-pay-title = Zaplať.
guide-terra-futura-pay-text = Klikni na to, čím chceš zaplatit, na kterékoli své kartě. Nech si, co tvé další karty v tomto tahu ještě potřebují.
guide-terra-futura-pollute-title = Kam se znečištěním?
guide-terra-futura-pollute-text = První kostka na kartě tě na konci stojí { $penalty ->
        [one] { $penalty } bod
        [few] { $penalty } body
       *[other] { $penalty } bodů
    }. Volná pozice ji unese; bez ní se karta zastaví a zamkne i to, co na ní leží. Kostky pohromadě stojí méně.
guide-terra-futura-goal-title = Oč hraješ.
guide-terra-futura-goal-text = Tyhle dvě bodovací karty jsou jen tvoje. Na konci použiješ vzor z jedné a sadu z jedné za body navíc. Ber si karty, které ti sadu pomohou naplnit.
guide-terra-futura-copy-title = Výpomoc.
guide-terra-futura-copy-text = Uděláš to, co stojí dole na kartě někoho jiného. Platíš ty a znečištění je taky tvoje. Majitel dostane jednu z věcí, kterými platíš: pomoc něco stojí.
guide-terra-futura-move-title = Přesuň znečištění.
guide-terra-futura-move-text = Přesun sem přinese kostky z tvých ostatních karet, nejvýš { $transfer_limit }. Karta bez kostek body nestojí a zastavená karta se zase probudí. Přestat smíš kdykoli.
guide-terra-futura-discard-title = V nabídce nic dobrého?
guide-terra-futura-discard-text = Jednou za tah, než si kartu vezmeš, smíš vyhodit nejstarší kartu jedné úrovně: přijde nová. Také si smíš líznout kartu naslepo.
guide-terra-futura-reward-title = Někdo použil tvou kartu.
guide-terra-futura-reward-text = Zkopíroval, co tvoje karta umí, a ty dostaneš jednu z věcí, kterými zaplatil. Vyber si, co nejvíc potřebuješ.
guide-terra-futura-clean-title = Jedna kostka smí pryč.
guide-terra-futura-clean-text = Někdo zkopíroval tvůj přesun. Za to smíš z kterékoli své karty sundat jednu kostku. Jinak se jí zbavit nedá.
guide-terra-futura-pattern-title = Závěrečná aktivace.
guide-terra-futura-pattern-text = Tvoje krajina je plná. Vyber vzor, jehož čtyři karty ti nejvíc pomohou: budou ještě jednou pracovat a pak se počítá.
guide-terra-futura-final-title = Naposledy.
guide-terra-futura-final-text = Teď pracují jen karty tvého vzoru. Vyrob produkty, pokud můžeš. Kostka na čisté kartě pořád stojí { $penalty ->
        [one] { $penalty } bod
        [few] { $penalty } body
       *[other] { $penalty } bodů
    }.
guide-terra-futura-score-title = Vyber svou sadu.
guide-terra-futura-score-text = Přinese své body pokaždé, když ji tvé věci naplní. Nic se za to neplatí. Pak se počítá všechno a každá karta s kostkou stojí { $penalty ->
        [one] { $penalty } bod
        [few] { $penalty } body
       *[other] { $penalty } bodů
    }.

## Terra

aim-terra-win = Vyhrává, kdo má nejvíc bodů, až dojdou karty.
aim-terra-lose = Prohrají všichni, když krizí naplno propukne { $region_limit } v jednom regionu, { $colour_limit } jedné barvy nebo { $world_limit } celkem.

guide-terra-done-text = Umíš lízat, přispívat, pomáhat, schovávat i odkládat. Zbytek je na tobě: kolik dáš a kolik si necháš? Hraj až do konce.

guide-terra-welcome-title = Vítej!
guide-terra-welcome-text = Světem otřásají krize. Karty, které dáš, je řeší; s kartami, které si necháš, můžeš vyhrát, ale jen když svět vydrží. Prohlédni si pět obrázků, nebo začni.
guide-terra-draw-title = Lízni si kartu.
guide-terra-draw-text = Tak začíná každý tah. Řešení jde do tvé ruky a nikdo jiný ho nevidí. Krize leží přede všemi a každý dostane otázku, zda pomůže.
guide-terra-give-title = Krize! Přispěješ?
guide-terra-give-text = Každý jednu kartu její barvy. Když součet dosáhne hrozby, je vyřešená: body za první kartu { $first_points }, za nejvyšší { $highest_points }. Jinak jsou karty ztracené.
guide-terra-help-title = Pomoz se starou krizí.
guide-terra-help-text = Krize, kterou nikdo včas nevyřešil, ve světě zůstává. Na každou smíš zahrát jednu kartu, nebo tah ukončit. Kdo ji vyřeší, získá body: { $last_points }.
guide-terra-hoard-title = Teď si smíš karty schovat.
guide-terra-hoard-text = Za pomoc v tomto tahu smíš odložit karty, které k sobě patří (počet: { $combination }). Na konci se počítá jejich hodnota a žádná krize je nevezme. Tím tah skončí.
guide-terra-limits-title = Jak daleko je konec?
guide-terra-limits-text = Krize v jednom regionu: { $region_limit }, jedné barvy: { $colour_limit }, celkem: { $world_limit }. Při takovém počtu všichni prohrají a žádné body neplatí. Sleduj tyhle ukazatele a lízni si.
guide-terra-discard-title = Příliš mnoho karet.
guide-terra-discard-text = Na konci tahu si smíš nechat nejvýš tolik karet: { $hand_limit }. Odlož, co ti pomáhá nejméně, často nízkou kartu. Příště ji raději dej na krizi.

## Terrabilis

aim-terrabilis-win = Vyhrává, kdo má nejvíc bodů v roce, kdy některá země dokončí cíl (počet staveb: { $goal }).
aim-terrabilis-lose = Všichni prohrají, když teploměr praskne častěji než tolikrát: { $bursts }.

guide-terrabilis-done-text = Stavba, Aliance, obchod, půjčka i potíže: to všechno už znáš. Teď veď svou zemi: buduj ji a hlídej teploměr. Hraj až do konce.

guide-terrabilis-welcome-title = Vítej!
guide-terrabilis-welcome-text = Přebíráš malou zemi, která má málo peněz. Vybuduj ji. Škody všech zemí dopadají na jeden teploměr: když praskne příliš často, prohrají všichni. Prohlédni si obrázky, nebo začni.
guide-terrabilis-roll-title = Hoď kostkami.
guide-terrabilis-roll-text = Tvoje figurka jde dál a pole řekne, co se stane. Když kterákoli figurka projde Startem, končí rok pro všechny: země dostanou, co jejich stavby vynášejí.
guide-terrabilis-draw-title = Lízni si plán.
guide-terrabilis-draw-text = Rozvíjíš svou zemi. Vyber balíček: hospodářství nese peníze, služby body a díky energii to všechno běží. Časem potřebuješ všechny tři.
guide-terrabilis-build-title = Postav, nebo jednu vrať.
guide-terrabilis-build-text = Karta ukazuje, co stojí, co ročně vynese a co udělá s přírodou a pohodou. Postav takovou, na kterou máš, nebo jednu vrať pod balíček.
guide-terrabilis-zone-title = Společný teploměr.
guide-terrabilis-zone-text = Tady leží příroda a pohoda, o které země přišly. Míst má { $places }. Když se jedno nedostane, praskne: všechno je navždy pryč a teploměr se zmenší.
guide-terrabilis-quiz-title = Otázka.
guide-terrabilis-quiz-text = Vyber odpověď. Špatná nic nestojí a ukáže se ti správná i se zdrojem.
guide-terrabilis-reward-title = Správně! Vyber si odměnu.
guide-terrabilis-reward-text = Terry ({ $quiz_terras }), energie ({ $quiz_energy }), nebo nový hod. Energii potřebuješ ke stavění; další hod může přinést dobré pole, nebo špatné.
guide-terrabilis-follow-title = Tady se nevybírá.
guide-terrabilis-follow-text = Některá pole a karty se prostě stanou: přečti si, co dělají, a pokračuj. Než klikneš, vidíš, koho to co stojí.
guide-terrabilis-slush-title = Špinavé peníze?
guide-terrabilis-slush-text = Vezmi si { $fund } terr a na teploměr půjde část tvé pohody (kusů: { $fund_price }). Nebo odmítni a házej znovu. Kdo to zaplatí?
guide-terrabilis-join-title = Vstoupíš do Aliance?
guide-terrabilis-join-text = Členové spolu obchodují a válek se neúčastní. Zato platíš daň z CO2 za všechno, co máš postavené, teď i při každé návštěvě. Členem už zůstaneš.
guide-terrabilis-trade-title = Čas obchodovat.
guide-terrabilis-trade-text = Člen na tomto poli smí obchodovat s ostatními členy. Vyber si toho, kdo má, co potřebuješ, nebo obchodování ukonči.
guide-terrabilis-offer-title = Sestav nabídku.
guide-terrabilis-offer-text = Přidávej, co dáváš a co žádáš, a pak nabídku předlož. Druhá strana souhlasí, jen když na tom také vydělá. Když ji zrušíš, jednání končí.
guide-terrabilis-answer-title = Nabídka pro tebe.
guide-terrabilis-answer-text = Podívej se na obě strany: co dáš a co dostaneš. Souhlas, když to víc potřebuješ ty. Smíš odmítnout a slyšet další nabídku, nebo jednání ukončit.
guide-terrabilis-disaster-title = Přírodní katastrofa.
guide-terrabilis-disaster-text = Hoď jednou kostkou: rozhodne, koho ještě zasáhne. Platíš { $lander } terr, kus přírody a kus pohody. Počasí hranice nezná.
guide-terrabilis-hit-title = Zasáhla i tebe.
guide-terrabilis-hit-text = Kromě { $victim } terr ztrácíš přírodu, nebo pohodu, jak si vybereš (kusů: { $victim_counters }). Nech si od obou: bez jedné z nich tvoje země končí.
guide-terrabilis-loan-title = Málo peněz?
guide-terrabilis-loan-text = Při každém rozhodnutí si smíš půjčit { $borrowed } terr. Stojí to hned pohodu (kusů: { $loan_price }) a ročně { $interest } terr a do konce musíš půjčku vrátit.
guide-terrabilis-owe-title = Na tohle nemáš.
guide-terrabilis-owe-text = Půjč si a zaplať z půjčky. Nebo se vzdej: tvoje země zaplatí, co má, a ze hry odchází. Půjčit si je skoro vždycky lepší.

## Nova Ziemia

aim-nova-ziemia-win =
    { $competition ->
        [0] Všichni společně vyhrají, když jsou splněné všechny cíle.
       *[other] Vyhrává, kdo má první dost bodů: za každý úkol splněný s tolika akcemi, kolik řekl, je jeden.
    }
aim-nova-ziemia-lose =
    { $competition ->
        [0] Všichni prohrají, když v knihovně chybí karta, kterou je třeba líznout.
       *[other] Úkol, který nezvládneš, bod bere. Když úkoly dojdou, nevyhrává nikdo.
    }

guide-nova-ziemia-done-text = Umíš tvarovat, osidlovat, plnit cíle i přežít neúspěch. Hrajte dál: splníte všechny cíle? Později zkuste katastrofy nebo soutěž proti sobě.

guide-nova-ziemia-welcome-title = Vítej!
guide-nova-ziemia-welcome-text = Společně tvarujete planetu, dokud nejsou splněné všechny cíle. Vyhrajete, nebo prohrajete jako tým. Prohlédni si nejdřív pět obrázků, nebo rovnou začni.
guide-nova-ziemia-zones-title = Tvaruj planetu.
guide-nova-ziemia-zones-text = Tvé mise chtějí zóny: trojúhelníky jedné barvy, které se dotýkají. Kliknutím na dílek ho otočíš či obrátíš, šipka posune řadu nebo sloupec. Akcí smí být nejvýš { $actions_a_turn }.
guide-nova-ziemia-back-title = Zkoušej.
guide-nova-ziemia-back-text = Ukaž na dílek nebo na šipku a uvidíš, co by se změnilo. Akci, která nebyla k ničemu, smíš vzít zpět a pak se nepočítá.
guide-nova-ziemia-settle-title = Mise je splněná.
guide-nova-ziemia-settle-text = Fajfka znamená splněnou misi. Zbylé akce můžeš využít i pro některý cíl. Jdi za modrou šipkou; osidlováním tvarování končí.
guide-nova-ziemia-meet-title = Odevzdej misi.
guide-nova-ziemia-meet-text = Vyber misi, u které je fajfka. Za každou odevzdanou se musí líznout nová a knihovna je váš čas: často stačí jedna.
guide-nova-ziemia-reach-title = Cíl na dosah!
guide-nova-ziemia-reach-text = Zóna, kterou nevyužila žádná mise, poslouží cíli. Spolu s misí ve stejném tahu smíš cíl otočit. Splňte všechny cíle a společně vyhrajete.
guide-nova-ziemia-end-title = Pro teď dost?
guide-nova-ziemia-end-text = Další mise stojí karty z knihovny. Ukonči tah: mise si dobereš na { $hand } a hraje další.
guide-nova-ziemia-failure-title = A když nic nejde?
guide-nova-ziemia-failure-text = To se stane každému. Zkus jednou, co to stojí, dokud je to levné: osidluj hned, bez akce. Počet misí, které odejdou: { $failure } a za každou akci jedna navíc.
guide-nova-ziemia-discard-title = Cena neúspěchu.
guide-nova-ziemia-discard-text = Vyber, které mise odejdou. Nech si ty, které se k planetě teď hodí. Nové přijdou z knihovny, a když je prázdná, všichni prohrajete.

## How to play, in five pictures: what stands below each, and what it shows

how-terra-futura-1-text = Vezmi si kartu z nabídky.
how-terra-futura-1-label = Dvě řady odkrytých karet; jedna z nich jde k tobě.
how-terra-futura-2-text = Přilož ji: probudí svůj řádek a sloupec.
how-terra-futura-2-label = Čtverec tři krát tři místa; nová karta rozsvítí karty ve svém řádku a sloupci.
how-terra-futura-3-text = Karty dávají suroviny, nebo z nich dělají produkty.
how-terra-futura-3-label = Jedna karta dává zelenou a červenou, druhá je mění na produkt.
how-terra-futura-4-text = Znečištění: karta s kostkami stojí body, jedna kostka navíc ji zastaví.
how-terra-futura-4-label = Kostka na volné pozici stojí { $penalty ->
        [one] { $penalty } bod
        [few] { $penalty } body
       *[other] { $penalty } bodů
    }; karta s kostkou uprostřed je přeškrtnutá.
how-terra-futura-5-text = Na konci vzor ještě jednou pracuje a všechno se spočítá.
how-terra-futura-5-label = Vzor se čtyřmi místy a body: produkt za hodně, surovina za málo.

how-terra-1-text = Lízni si: řešení do ruky, nebo krize pro všechny.
how-terra-1-label = Balíček; z něj přichází zelená karta řešení a karta krize s hrozbou.
how-terra-2-text = Dávejte karty její barvy. Když dosáhnou hrozby, je vyřešená.
how-terra-2-label = Krize s hrozbou 11 a tři karty: 5, 2 a 4; body za první i za nejvyšší: { $highest_points }.
how-terra-3-text = Pozdě? Pomáhej později, kartu po kartě: poslední boduje.
how-terra-3-label = Ke dvěma kartám na červené krizi přibývá další; body za ni: { $last_points }.
how-terra-4-text = Kdo pomohl, smí schovat tři karty, které k sobě patří: body na konec.
how-terra-4-label = Karty s hodnotami 2, 3 a 4 se pokládají lícem dolů.
how-terra-5-text = Příliš mnoho krizí a všichni prohráli.
how-terra-5-label = Krize v jednom regionu: { $region_limit }, jedné barvy: { $colour_limit }, celkem: { $world_limit }; zeměkoule je přeškrtnutá.

how-terrabilis-1-text = Hoď: pole, na které dojdeš, řekne, co se stane.
how-terrabilis-1-label = Dvě kostky a figurka, která jde po cestě.
how-terrabilis-2-text = Stav: teď to stojí peníze a energii, pak to každý rok vynáší.
how-terrabilis-2-label = Z mince a energie je budova, která nese další a další mince.
how-terrabilis-3-text = Co země ztratí, leží na jednom teploměru. Nenech ho prasknout.
how-terrabilis-3-label = Tři země kladou žetony do jedné řady (míst: { $places }); tři místa jsou volná.
how-terrabilis-4-text = Členové Aliance spolu obchodují.
how-terrabilis-4-label = Dva lidé si mění minci za zelený žeton.
how-terrabilis-5-text = Vyhrává nejvíc bodů. Když ale teploměr praskne příliš často, prohrají všichni.
how-terrabilis-5-label = Tři budovy a jejich body ({ $service_points }, { $economic_points } a { $renewable_points }), vedle nich teploměr, který praská.

how-nova-ziemia-1-text = Planeta: dílky čtyř barev.
how-nova-ziemia-1-label = Šest čtvercových dílků; každý má čtyři trojúhelníky: bílé, modré, žluté nebo zelené.
how-nova-ziemia-2-text = Nejvýš tolik akcí: { $actions_a_turn }. Otoč, obrať, nebo posuň řadu.
how-nova-ziemia-2-label = Dílek, který se otáčí, dílek, který se obrací, a řada, která se posouvá.
how-nova-ziemia-3-text = Trojúhelníky jedné barvy, které se dotýkají, jsou zóna. Spočítej je.
how-nova-ziemia-3-label = Tři zelené trojúhelníky na dvou dílcích a karta se zelenou trojkou.
how-nova-ziemia-4-text = Odevzdej splněnou misi; pak smí přijít i cíl.
how-nova-ziemia-4-label = Mise na ruce ({ $hand }), u jedné fajfka, a cíl s číslem { $first_goal }.
how-nova-ziemia-5-text = Všechny cíle splněné: všichni vyhrajete. Došly karty: všichni prohrajete.
how-nova-ziemia-5-label = Čtyři cíle s fajfkami, vedle nich prázdný balíček a −{ $failure } za neúspěšný tah.
