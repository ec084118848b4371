### Dva grafy k lekcím: jiné pořadí karet, jiné počítání znečištění. Česky.

chart-swap-title = Tytéž karty v jiném pořadí
chart-swap-made = { $name }: vyrobené žetony
chart-swap-cubes = { $name }: vzniklé kostky
chart-swap-axis = tah přiložení
chart-swap-placed = jak ležely
chart-swap-swapped = po výměně
chart-swap-placed-hover =
    { $card }: { $amount } za { $chances ->
        [one] { $chances } příležitost
        [few] { $chances } příležitosti
       *[other] { $chances } příležitostí
    }
chart-swap-swapped-hover =
    { $card }, po výměně: { $amount } za { $chances ->
        [one] { $chances } příležitost
        [few] { $chances } příležitosti
       *[other] { $chances } příležitostí
    }
chart-swap-note = Místa si vymění tahy { $pairs }. Každá příležitost přinese totéž co dřív: je to výpočet, ne hra.
chart-swap-nothing = Vyměňovat je co, až leží víc než polovina karet.
chart-swap-no-made = Žádná z těchto karet zatím nic nevyrobila.
chart-swap-no-cubes = Žádná z těchto karet nevytvořila kostku.
chart-swap-summary =
    V tazích 1 až { $turns } tyto karty přinesly { $made ->
        [one] { $made } žeton
        [few] { $made } žetony
       *[other] { $made } žetonů
    } a { $cubes ->
        [one] { $cubes } kostku
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    } znečištění; kdyby si první a druhá polovina ({ $half } a { $half }) vyměnily pořadí, bylo by žetonů asi { $mades } a kostek asi { $cubess }.
chart-column-chances = příležitosti
chart-column-chances-swapped = příležitosti po výměně
chart-column-made-swapped = vyrobené žetony po výměně
chart-column-cubes-swapped = kostky po výměně

chart-penalty-title = Znečištění počítané dvojím způsobem
chart-penalty-points = Body
chart-penalty-lost = ztracené body
chart-penalty-lost-by = { $name }: ztracené body
chart-penalty-card = znečištěná karta stojí { $penalty }
chart-penalty-cube = každá kostka stojí { $penalty }
chart-penalty-hover = { $name }, { $how }: bodů { $points }
chart-penalty-lost-hover =
    { $how }: { $points ->
        [one] { $points } ztracený bod
        [few] { $points } ztracené body
       *[other] { $points } ztracených bodů
    }
chart-penalty-one =
    { $name } má { $cubes ->
        [one] { $cubes } kostku
        [few] { $cubes } kostky
       *[other] { $cubes } kostek
    } na { $cards ->
        [one] { $cards } kartě
        [few] { $cards } kartách
       *[other] { $cards } kartách
    }: bodů { $points }, stojí-li { $penalty } každá znečištěná karta, a { $other }, stojí-li { $penalty } každá kostka.
chart-penalty-part = { $name } { $points } nebo { $other }
chart-penalty-summary =
    Body, když { $penalty } stojí každá znečištěná karta, nebo každá kostka: { $parts }. { $lead ->
        [other] Při počítání podle kostek se vedení mění.
       *[same] Při počítání podle kostek se vedení nemění.
    }
chart-column-polluted = znečištěné karty
chart-column-by-card = body podle karet
chart-column-by-cube = body podle kostek
