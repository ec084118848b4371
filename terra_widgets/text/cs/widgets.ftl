### Widgets and the log, in Czech. One message per key; $names are facts.

## Widgets

language-name = Čeština
game-terra-futura = Terra Futura
round-over = Hra skončila

word-undo = Zpět
word-redo = Znovu
word-language = Jazyk
word-auto = Jediná možnost se zahraje sama
word-skip = Přeskočit na váš tah
word-market = Nabídka
word-pile = Odhazovací hromádka
word-discard = Odhodit
word-hand = Karta v ruce
word-supply = Zásoba
word-scoring = Bodovací karty
word-score = Bodovací tabulka
word-log = Průběh hry
word-total = Celkem
word-points = bodů
word-winner = Vítězí
word-inactive = neaktivní
word-show = Ukázat karty
word-hide = Skrýt karty
word-back = Zpět k přítomnosti
word-looking = Pohled zpět
word-automatic = automaticky
word-choices = Možnosti
word-territories = Území
word-pattern = Vzor
word-set = Sada
word-secret = Tajné
word-next = Dál
word-how = Jak se hraje
word-leave = Zavřít průvodce
word-resume = Pokračovat s průvodcem
word-cubes = znečištění
word-cards = karty
word-now = Teď
word-empty = prázdné
word-legend = Značky
word-settings = Nastavení
word-more = Více
word-close = Zavřít
word-fill = Na celou obrazovku
word-players = Hráči
word-since = Od vašeho posledního rozhodnutí
word-go-on = Dál
word-replay = Ukázat znovu
word-first = Na začátek
word-earlier = O tah zpět
word-later = O tah dál
word-charts = Grafy
word-question = Otázka grafu
word-sure = Přesto ano
word-not = Ne, zpět
word-speed = Věci se pohybují
word-speed-off = vůbec
word-speed-slow = pomalu
word-speed-normal = jako obvykle
word-speed-fast = rychle
word-result = Zobrazit výsledek
word-board = Zobrazit hru
word-again = Hrát znovu
word-same = Znovu se stejnými kartami
word-chart = Zobrazit graf
word-review = Rozbor hry
word-rule = Zkusit jiné pravidlo
word-rules = Stejné karty s jedním jiným pravidlem
word-moment = Podívat se na tuto chvíli
list-and = { $items } a { $last }
prompt-automatic = { $name } právě hraje.
prompt-looking = Díváte se zpět na stůl po tahu { $step } (celkem { $last }).
why-automatic = Teď rozhoduje { $name } a hraje automaticky.
why-looking = Díváte se zpět. Chcete-li hrát dál, vraťte se k přítomnosti.
why-over = Hra skončila.

cover-title = Předejte obrazovku: { $name }
cover-text = Teď rozhoduje { $name }, a to s kartami, které nikdo jiný nesmí vidět. Do té doby je stůl zakrytý.
cover-show = Jsem { $name }: odkrýt stůl
why-other = Teď rozhoduje { $name }.
undo-others = Poslední tah může vrátit jen ten, kdo ho udělal.
redo-others = Vrácený tah může znovu zahrát jen ten, kdo ho udělal.
handover = Tyto karty smí vidět jen { $name }. Předejte obrazovku a teprve pak karty ukažte.
handover-automatic = { $name } má bodovací karty skryté až do konce hry.
outcome-text = { $names } vítězí. { $why }
news-undone = Poslední rozhodnutí je vzato zpět.
news-more =
    { $count ->
        [one] Ještě jedna věc je v záznamu.
        [few] Další { $count } věci jsou v záznamu.
       *[other] Dalších { $count } věcí je v záznamu.
    }
news-turns =
    { $count ->
        [one] Proběhl 1 tah; je v záznamu.
        [few] Proběhly { $count } tahy; jsou v záznamu.
       *[other] Proběhlo { $count } tahů; jsou v záznamu.
    }
news-received =
    { $count ->
        [one] Tvoje nová karta: { $cards }.
        [few] Tvoje nové karty: { $cards }.
       *[other] Tvoje nové karty: { $cards }.
    }
news-over = Konec hry. { $said }
news-over-points = Konec hry. { $said } Body: { $points }.
news-redone = Rozhodnutí je zahráno znovu.
gone = Python v tomto notebooku neběží, takže tu nejde hrát. Chcete-li pokračovat, spusťte buňky notebooku znovu.
bundle-missing = Widgety nejsou sestavené. Spusťte: python3 run.py build

message-unknown = Této zprávě ze stránky nelze rozumět, takže se nic nezměnilo. Načtěte stránku znovu.
message-stale = Stůl se mezitím změnil, takže se nic nestalo. Podívejte se znovu a pak vyberte.
message-look = K tahu { $found } se nelze vrátit, protože neexistuje. Poslední tah je { $last }.
message-no-automatic = Teď nerozhoduje automatický hráč.
message-no-secrets = Teď tu nejsou žádné tajné karty k ukázání.
message-no-guide = Tento stůl nemá průvodce.
message-trouble = Něco se pokazilo v programu samotném ({ $problem }). Hra zůstala zachovaná: zkuste to znovu, nebo vezměte poslední rozhodnutí zpět.
widget-no-table = Widget potřebuje stůl, jaký vytvoří tw.new, ne { $found }.
widget-no-view = Hra { $found } zatím nemá v notebooku herní plán: stůl ukáže print(table).
widget-game = Tento prvek ukazuje část hry { $wanted }; stůl je od hry { $found }. Samotné `table` ukáže celý stůl.
widget-player = U tohoto stolu není hráč „{ $found }“. K dispozici: { $known }.

## The end of a game

end-won =
    { $count ->
        [one] { $names } vyhrává!
        [few] { $names } vyhrávají!
       *[other] { $names } vyhrávají!
    }
end-lost = Nikdo nevyhrál.
end-turning = Zlom ({ $when }): { $what } { $done }
end-ahead = { $name } jde do vedení a už ho nepustí.
end-ahead-always = { $name } vede od samého začátku.
news-again = Začíná nová hra.
again-not-over = Nová hra tu může začít, až tahle skončí.
again-not-here = Na téhle obrazovce nová hra začít nemůže.
again-no-rule = Takové pravidlo tu na zkoušku není.
