### print(table) hry Terra, česky. Jedna zpráva na klíč; $názvy jsou údaje.

terra-text-world = Propuknuté krize a karty na nich:
terra-text-calm = Žádná krize nepropukla.
terra-text-impending = Když karty dosáhnou hrozby, je krize vyřešená: body za první kartu { $first_points }, za nejvyšší { $highest_points }. Když ne, karty propadnou a krize propukne.
terra-text-hand = Karty hráče { $name }, tajné: { $cards }
terra-text-hoard = Zásoba hráče { $name }, tajná až do konce: { $cards }
terra-text-aim = Cíl: společně dobrat celý balíček dřív, než se dosáhne některé meze; pak vyhrává nejvíce bodů. Body: { $first_points } za první a { $highest_points } za nejvyšší kartu u krize, která se vyřeší hned, { $last_points } za kartu, která vyřeší propuknutou krizi, a hodnoty karet ve vaší zásobě. Ve ztraceném světě nevyhrává nikdo.
terra-text-legend = Značky: G zelená, B modrá, R červená, s hodnotou karty: G5 je zelená 5. Ke krizi patří jen karty její barvy. Karty ({ $combination }) k sobě patří, když jsou stejné, když mají jednu hodnotu ve třech barvách, nebo když jdou po sobě v jedné barvě či ve všech třech. Na konci tahu si karet necháte nejvýš { $hand_limit }.
terra-text-does =
    { $verb ->
        [draw] vzít horní kartu: řešení do ruky, nebo krizi, na kterou se ptáme všech
        [pass] nedat nic
        [end] ukončit tah
       *[discard] odhodit tuto kartu
    }
terra-text-then =
    pak { $total } z { $threat }
terra-text-worth =
    hodnota { $count ->
        [one] 1 bod
        [few] { $count } body
       *[other] { $count } bodů
    }, pokud bude svět zachráněn; ukončí tah
