### print(table): co mají společné všechny hry, česky. Jedna zpráva na klíč; $názvy jsou údaje.

terminal-title = { $game }. { $round }. Na řadě je { $name }.
terminal-automatic = { $name } (automat, { $typed })
terminal-since = Od posledního rozhodnutí hráče { $name }:
terminal-since-more =
    ({ $count ->
        [one] Jeden dřívější řádek je
        [few] { $count } dřívější řádky jsou
       *[other] { $count } dřívějších řádků je
    } v table.since("{ $name }").)
terminal-fresh = Nově v ruce: { $cards }.
terminal-moves = { $name } může hrát:
terminal-hidden = Tahy, které tu nejsou, by ukázaly karty hráče { $name }. { $name } se sám podívá na print(table.text(secrets_of="{ $quoted }")).
terminal-advance = Teď rozhoduje { $name }. Automatické hráče necháte hrát příkazem table.advance().
terminal-count =
    { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
secrets-automatic = { $name } je automat. Jeho karty zůstanou skryté do konce hry.
player-unknown = U tohoto stolu není hráč { $found }. Sedí tu: { $known }.
