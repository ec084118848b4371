### print(table) hry Nova Ziemia, česky. Jedna zpráva na klíč; $názvy jsou údaje.

nova-text-zones = Zóny (trojúhelníky jedné barvy, které spolu souvisejí) a jejich velikosti:
nova-text-missions = Mise hráče { $name }, tajné:
nova-text-hidden =
    { $name }: { $count ->
        [one] jedna skrytá mise
        [few] { $count } skryté mise
       *[other] { $count } skrytých misí
    }
nova-text-done = Dosavadní akce tohoto tahu: { $actions }
nova-text-bid = { $name }: nabídka { $bid }; splněné úkoly { $up }, nesplněné { $down }
nova-text-aim = Cíl: společně splnit všechny cíle dřív, než dojde knihovna. V tahu použijte akce (nejvýš { $actions_a_turn }) a pak osidlujte: odložte aspoň jednu svou splněnou misi a s ní cíle, které splní jiné zóny. Bez splněné mise se platí kartami: { $failure } a za každou akci ještě jedna. Počet karet v ruce se doplňuje na { $hand } z knihovny.
nova-text-aim-contest = Cíl: říci, s jak málo akcemi úkol zvládnete. Hraje nejnižší nabídka: splněný úkol přinese bod, nesplněný bod vezme.
nova-text-legend = Značky: každá destička má čtyři trojúhelníky, na severu, východě, jihu a západě, s písmeny barev: W bílá, B modrá, Y žlutá, G zelená. Trojúhelníky spolu souvisejí uvnitř destičky, kde mají společnou hranu (sever a východ ano, sever a jih ne), a přes hranu mezi dvěma destičkami. table.ahead("rotate b2") ukáže stůl po tahu, table.hint() poradí cestu.
nova-text-previews = Co by jedna akce udělala s největšími zónami:
nova-text-tiles = { $verb } s kteroukoli destičkou od { $first } do { $last }
nova-text-tiles-flip = { $verb } s kteroukoli destičkou od { $first } do { $last } a ew nebo ns
nova-text-bids = { $verb } s kterýmkoli číslem od { $first } do { $last }
nova-text-does =
    { $verb ->
        [rotate] otočit destičku o 180°, například "rotate b2"
        [flip] obrátit destičku, například "flip b2 ew": ew prohodí východ a západ, ns sever a jih, a polovina destičky změní barvu
        [shift] posunout řadu nebo sloupec o jedno místo; co vypadne, vrátí se na druhém konci
        [back] vzít poslední akci zpět
        [settle] ukončit akce a podívat se, co je splněno
        [end] ukončit tah
        [bid] tolik akcí
        [pass] níž nejít
       *[time] minuta uplynula
    }
