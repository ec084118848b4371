### Terra, in Czech. One message per key; $names are facts.

game-terra = Terra
game-terra-about = Krize světa, a kdo pomůže.

## Decks

terra-deck-twice = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ této barvy už je na řádku { NUMBER($before, useGrouping: 0) }. Ponechte jen jeden z nich.
terra-deck-not-here = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec „{ $column }“: „{ $found }“ nemá pro druh „{ $kind }“ význam. Nechte buňku prázdnou.
terra-deck-no-crisis = { $file }: chybí krize barvy { $colour } v oblasti { $region }. Každá barva potřebuje jednu krizi v každé ze šesti oblastí.
terra-deck-no-solution = { $file }: chybí řešení barvy { $colour } s hodnotou { $value }. Každá barva potřebuje hodnoty 1 až 6.

## Setting up

terra-players = Hráčů Terry je { $least_players } až { $players }, ne { $found }.
terra-teams = Týmy mohou hrát jen při sudém počtu hráčů, ne při počtu { $found }.

## Why a move is refused

terra-not-now =
    „{ $move }“ teď nejde. { $decision ->
        [draw] Nejdřív si lízněte kartu: "draw".
        [give] Přišla krize: přispějte kartou její barvy, nebo řekněte "pass".
        [act] Hrajte karty na propuknuté krize, schovejte si trojici, nebo řekněte "end".
       *[discard] Nejdřív odhoďte karty, ať jich zbude nejvýš { $hand_limit }.
    }
terra-over = Hra skončila.
terra-no-card = Kartu { $card } v ruce nemáte.
terra-give-colour =
    { $card } se nehodí: na tuto krizi patří jen { $colour ->
        [green] zelené
        [blue] modré
       *[red] červené
    } karty.
terra-help-twice = Na tuto krizi jste v tomto tahu už hráli: na každou krizi jedna karta za tah.
terra-help-none =
    { $region ->
        [north-america] V Severní Americe
        [south-america] V Jižní Americe
        [europe] V Evropě
        [africa] V Africe
        [asia] V Asii a na Blízkém východě
       *[oceania] V Oceánii a jihovýchodní Asii
    } žádná propuknutá { $colour ->
        [green] zelená
        [blue] modrá
       *[red] červená
    } krize není.
terra-hoard-first = Nejdřív zahrajte kartu na propuknutou krizi: kdo v tomto tahu nic nedal, nesmí si karty schovat.
terra-hoard-cards = Karty { $cards } v ruce pohromadě nemáte.
terra-hoard-combination = { $cards }: tyto karty se společně schovat nesmějí. Musí jich být { $combination }, mít stejnou hodnotu nebo jít po sobě a být všechny téže barvy, nebo každá jiné.

## How it ended

terra-lost =
    Svět je ztracen a všichni s ním: { $limit ->
        [region] propuknuté krize ({ $count }) { $region ->
            [north-america] v Severní Americe
            [south-america] v Jižní Americe
            [europe] v Evropě
            [africa] v Africe
            [asia] v Asii a na Blízkém východě
           *[oceania] v Oceánii a jihovýchodní Asii
        }
        [colour] propuknuté { $colour ->
            [green] zelené
            [blue] modré
           *[red] červené
        } krize ({ $count })
       *[all] propuknuté krize ({ $count })
    }.
terra-won-by-points = Svět je zachráněn. Nejvíc bodů: { $points }.
terra-won-level =
    Svět je zachráněn. Několik hráčů má shodně { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
terra-count-track = počitadlo bodů
terra-count-hoard = schované karty
terra-count-partner = spoluhráč

## Positions

terra-position-players = Herní situace má tolik hráčů jako hra, { $least_players } až { $players }, ne { $found }.
terra-position-card = V části { $where }: { $found } není karta řešení. Jmenují se G1 až G6, B1 až B6 a R1 až R6.
terra-position-too-many =
    V části { $where }: karet { $found } je v balíčku jen { $most } a všechny už jsou použité.
terra-position-crisis = V části { $where }: { $found } není krize. Krize se jmenuje podle barvy a oblasti, například "green europe".
terra-position-crisis-twice = V části { $where }: krize „{ $found }“ je tam dvakrát.
terra-position-colour = V části { $where }: { $found } má jinou barvu než krize.
terra-position-solved = V části { $where }: karty na krizi „{ $found }“ dosahují její hrozby, byla by tedy vyřešená.
terra-position-lost = Tolik propuknutých krizí znamená prohru: rozhodnutí může být jen "over".
terra-position-played = V části { $where }: hráčů, kteří odpověděli, je { $found }; pak je o krizi rozhodnuto a nikdo se už neptá.
terra-position-helped = V části { $where }: { $found } není ani propuknutá krize s kartami, ani krize vyřešená.
terra-position-hoard = V části { $where }: tyto karty netvoří žádnou kombinaci o počtu { $combination }.
terra-position-few = Na to, co se má rozdat, nezbývá dost karet.
terra-position-missing =
    { $found ->
        [one] 1 karta není
        [few] { $found } karty nejsou
       *[other] { $found } karet není
    } nikde. Uveďte je mezi odhozenými nebo v balíčku, nebo vynechte „discards“ a „solved“.
terra-position-hand = V části { $where }: karet v ruce teď může být nejvýš { $most }, ne { $found }.
terra-position-no-discard = Nikdo nemusí odhazovat, dokud má karet nejvýš { $hand_limit }.
terra-position-no-draw = Není co lízat: balíček je prázdný.
terra-position-not-over =
    Hra neskončila: v balíčku { $found ->
        [one] zbývá 1 karta
        [few] zbývají { $found } karty
       *[other] zbývá { $found } karet
    }.

## Players that explain themselves

terra-player-draw = líznout si kartu
terra-player-give = přispět kartou { $card } proti krizi „{ $crisis }“
terra-player-pass = nepřispět proti krizi „{ $crisis }“
terra-player-help = zahrát { $card } na krizi „{ $crisis }“
terra-player-hoard = schovat si { $cards }
terra-player-end = ukončit tah
terra-player-discard = odhodit { $card }
terra-player-why =
    Vybral jsem si { $what }, { $why ->
        [finish] protože to na vyřešení krize stačí.
        [best] protože víc udělat nemohu a ostatní mohou přidat zbytek.
        [enough] protože ostatní už přispěli dost.
        [none] protože kartu té barvy nemám.
        [hopeless] protože krizi už včas vyřešit nejde a karty by přišly nazmar.
        [solve] protože to krizi vyřeší.
        [later] protože každá karta ji přiblíží konci.
        [reserve] protože zbytek si nechávám na to, co přijde.
        [spare] protože bych si ty karty stejně nechat nemohl.
        [doom] protože jinak je ztraceno všechno, i to, co mám schované.
        [leave] protože to zvládnou ostatní a mé karty mi přinesou víc.
        [ticket] protože pak si smím karty schovat.
        [hoard] protože tyto karty mi přinesou nejvíc.
        [wait] protože teď z toho nic nemám.
        [repay] protože ostatní dali tolik co já.
        [withhold] protože jsem dal víc než ostatní.
        [draw] jako všichni.
       *[lowest] protože má nejmenší cenu.
    }
terra-player-thinker =
    Vybral jsem si { $what }: dohrál jsem do konce { $worlds ->
        [one] 1 možný svět
        [few] { $worlds } možné světy
       *[other] { $worlds } možných světů
    } a tohle mi vyšlo nejlépe; svět se zachránil v { $saved } % z nich.
