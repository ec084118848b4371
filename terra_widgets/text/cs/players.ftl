### Automatic players, in Czech. One message per key; $names are facts.

player-strength = Síla hráče { $kind } je celé číslo od 1 do { $most }, například „{ $kind }:2“, ne „{ $found }“.
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
