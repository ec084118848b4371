### Setting up, tables, positions and records, in Czech. One message per key; $names are facts.
###
### Facts can't be inflected, so: amounts ("2 zelené žetony") read the same as subject and as object;
### names of players stand as subjects of verbs in the present tense, which fits any gender and any team;
### names of cards follow the word "karta"; a place comes first, before a colon ("b3:", "řádek 1, sloupec 3:").

## Setting up

game-unknown = Hra { $name } neexistuje. K dispozici: { $known }.
option-unknown = Volba „{ $name }“ neexistuje. Nemá to být „{ $near }“?
option-edition = Vydání { $found } neexistuje. Použijte "later" (pozdější), nebo "first" (první).
option-number = Volba „{ $name }“ je celé číslo od { $least } do { $most }, ne { $found }.
option-not-bool = Volba „{ $name }“ je True (ano), nebo False (ne), ne { $found }.
players-number = Terra Futura je pro { $least_players } až { $players } hráčů, nebo pro jednoho ve zkušebním režimu (sandbox=True), ne pro { $found }.
players-not-names = Hráči jsou číslo, nebo seznam jmen, například ["Team A", "bot:greedy"], ne { $found }.
players-name = { $found } nemůže být jméno hráče. Použijte 1 až { $most } znaků na jednom řádku.
players-twice = Dva hráči se jmenují „{ $found }“. Dejte každému vlastní jméno.
player-kind = Automatický hráč „{ $found }“ neexistuje. K dispozici: { $known }.
seed-not-number = Semínko náhody (seed) je celé číslo od 0 do { $most }, ne { $found }.
language-unknown = Jazyk { $found } tu zatím není. K dispozici: { $known }.
deck-too-small =
    Počet { $what ->
        [starting] počátečních karet
        [scoring] bodovacích karet
       *[level] karet I. a II. úrovně
    } v balíčku je { $have }; pro { $players ->
        [one] 1 hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    } je jich potřeba { $need }.

## Tables

undo-nothing = Není co vrátit zpět.
undo-unseen = Tímto tahem se odkryla nová karta, takže ho nelze vrátit. Ve zkušebním režimu (sandbox=True) by to šlo.
redo-nothing = Není co zahrát znovu.

## Positions

position-not-dict = V části { $where }: očekávají se názvy s hodnotami ({ "{" }...{ "}" }), ne { $found }.
position-not-list = V části { $where }: očekává se seznam, ne { $found }.
position-long = V části { $where }: seznam je příliš dlouhý (počet položek: { $found }, nejvýše { $most }).
position-not-text = Toto není text popisu herní situace: { $found }.
position-line = Řádku { $line } v popisu herní situace nelze rozumět: { $found }
position-number = V části { $where }: očekává se celé číslo od { $low } do { $high }, ne { $found }.
position-cell = V části { $where }: { $found } není místo. Místa se značí a1 až e5; počáteční karta leží na c3.
position-player = V části { $where }: { $found } není mezi hráči.
position-card = V části { $where }: { $found } není karta z tohoto balíčku.
position-card-level = V části { $where }: karta { $found } je jiné úrovně.
position-card-twice = V části { $where }: karta { $found } je tu dvakrát.
position-unknown-key = V části { $where }: { $found } tu nemá žádný význam.
position-not-now = „{ $where }“ nemá při rozhodnutí „{ $found }“ žádný význam.
position-game = Herní situace je pro hru { $found }, která tu není.
position-players = Herní situace má 1 až { $players } hráčů, ne { $found }.
position-names = Každý hráč v herní situaci má vlastní jméno.
position-start-first = V části { $where }: první kartou území je počáteční karta, na místě c3.
position-outside = V části { $where }: území by přesáhlo počet řádků nebo sloupců { $span }.
position-apart = V části { $where }: karta nesousedí s žádnou z karet uvedených před ní. Uveďte karty v pořadí, v jakém se přikládaly.
position-scoring = V části { $where }: každý hráč má dvě bodovací karty, ne { $found }. Napište "unknown", a rozdají se náhodně.
position-decision = Rozhodnutí { $found } neexistuje.
position-turns = Takové počty karet ({ $found }, v pořadí tahů) v této chvíli nemohou nastat: hráči se střídají po tazích a každý jich má { $turns }.
position-picked = V části { $where }: vzor se vybírá na začátku závěrečné aktivace, sada až po všech závěrečných aktivacích.
position-row = V části { $where }: řada má tolik karet: { $row_length }, dokud je co brát z balíčku nebo z odhazovací hromádky; tady jich má { $found }.
position-cards-left = Karet, které lze ještě vzít, zbývá { $found }; zbývající tahy jich potřebují { $need }.
position-discarded = "discarded" je True, nebo se vynechá, a patří jen k rozhodnutí "market".
position-not-offered = V části { $where }: { $found } není mezi místy, která lze teď aktivovat.
position-no-activations = Když nezbývá žádná aktivace, tah končí. Uveďte aspoň jedno místo, nebo zvolte jiné rozhodnutí.
position-effect = V části { $where }: tento efekt nikdy nevede k rozhodnutí „{ $found }“.
position-no-card = V části { $where }: na místě { $found } žádná karta neleží.
position-copy = V části { $where }: tuto kartu nelze kopírovat.
position-paid = V části { $where }: zaplacené zdroje neodpovídají ceně, nebo nelze zaplatit zbytek.
position-moved = V části { $where }: na aktivované kartě leží méně kostek znečištění, než kolik se jich na ni přesunulo.
position-stuck = K rozhodnutí „{ $found }“ tu nemůže nikdy dojít: žádný tah není možný. Zkontrolujte rozehraný efekt a co leží na kartách.
position-acting-inactive = V části { $where }: aktivovaná karta je neaktivní.
position-supply = Na kartách leží víc žetonů, než kolik jich ve hře je.

## Records

record-not-json = { $where }: toto není uložená hra z Terry, nebo je poškozená ({ $problem }). Vezměte její neporušenou kopii.
record-too-large = { $where }: uložená hra má méně než { $most } bajtů; tento soubor jich má { $size }.
record-not-ours = { $where }: toto není hra uložená programem Terra.
record-version = { $where }: tato hra je uložená ve formátu { $found }; tato verze čte formáty do { $known }. Nainstalujte novější verzi.
record-field = { $where }: v této uložené hře „{ $field }“ chybí, nebo není v pořádku.
record-move = { $where }: tah { $number }, „{ $move }“, nelze přehrát: { $reason }
record-chance = Tato hra potřebuje vědět, co přinesla náhoda v bodě { $number }; v záznamu to chybí, nebo to neodpovídá.
resume-not-ours = Toto není kód pro pokračování z programu Terra. Takový kód začíná na TERRA1- a obsahuje celou hru: zkopírujte ho celý.
resume-damaged = Tento kód pro pokračování je poškozený. Zkopírujte ho znovu a celý z místa, kde byl zobrazen.
resume-deck = Tento kód pro pokračování vznikl s jiným balíčkem ({ $found }, tady { $known }). Zadejte stejný balíček, například deck="my_cards.csv".
record-file = { $where }: { $problem }. Zkontrolujte název a složku.
record-unknown = { $where }: „{ $field }“ nemá v uložené hře žádný význam. Soubor byl změněn nebo je poškozený.
record-damaged = { $where }: tato uložená hra je poškozená, nebo byla po uložení změněna. Vezměte její neporušenou kopii.
take-up-other = Toto je hra od jiného stolu ({ $names }). Vraťte ji pomocí tw.resume nebo tw.load ve vlastní buňce.
