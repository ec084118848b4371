### Setting up, tables, positions and records, in Czech. One message per key; $names are facts.
###
### Facts can't be inflected, so: amounts ("2 zelené žetony") read the same as subject and as object;
### names of players stand as subjects of verbs in the present tense, which fits any gender and any team;
### names of cards follow the word "karta"; a place comes first, before a colon ("b3:", "řádek 1, sloupec 3:").

## Setting up

game-unknown = Hra { $name } neexistuje. K dispozici: { $known }.
game-near = Hra { $name } neexistuje. Nemá to být „{ $near }“? K dispozici: { $known }.
game-is-players = Na prvním místě stojí hra. Napište tw.new(players={ $players }), nebo s hrou tw.new("terra", players={ $players }). K dispozici: { $known }.
option-unknown = Volba „{ $name }“ neexistuje. Nemá to být „{ $near }“?
option-edition = Vydání { $found } neexistuje. Použijte "later" (pozdější), nebo "first" (první).
option-number = Volba „{ $name }“ je celé číslo od { $least } do { $most }, ne { $found }.
option-not-bool = Volba „{ $name }“ je True (ano), nebo False (ne), ne { $found }.
players-number = Hráčů Terry Futury je { $least_players } až { $players }, nebo jeden ve zkušebním režimu (sandbox=True), ne { $found }.
players-not-names = Hráči jsou číslo, nebo seznam jmen, například ["Team A", "bot:greedy"], ne { $found }.
players-name = { $found } nemůže být jméno hráče. Použijte 1 až { $most } znaků na jednom řádku.
players-many = Tolik hráčů ({ $found }) nemá žádná hra. Zadejte nejvýše { $most } jmen.
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

move-unknown-now = „{ $found }“ není tah. Teď můžete hrát třeba „{ $near }“. Všechny možné tahy najdete v table.legal_moves.
game-long = V této hře je tahů už { $most }; delší by se nedala uchovat. Začněte novou.
undo-nothing = Není co vrátit zpět.
undo-unseen = Tímto tahem se odkrylo něco, co bylo skryté, takže ho nelze vrátit. Pokud všichni souhlasí, jde to: table.undo({ $count }, consent=[{ $names }]).
undo-shown = Tímto tahem se ukázala karta, kterou ostatní neznali, takže ho nelze vrátit. Pokud všichni souhlasí, jde to: table.undo({ $count }, consent=[{ $names }]).
undo-answer = Tento tah byl odpovědí jinému hráči, takže ho nelze vrátit. Pokud všichni souhlasí, jde to: table.undo({ $count }, consent=[{ $names }]).
undo-followed = Od tohoto tahu už rozhodoval jiný hráč, takže ho nelze vrátit. Pokud všichni souhlasí, jde to: table.undo({ $count }, consent=[{ $names }]).
undo-consent = Tahy, které už platí, lze vrátit, jen když souhlasí všichni u stolu. Ještě chybí: { $names }.
play-by-other = Tento tah hráč { $name } udělat nemůže: teď rozhoduje { $decides }.
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
position-unknown-key = V části { $where }: { $found } tu nemá žádný význam. Může tu být: { $known }.
position-key-near = V části { $where }: { $found } tu nemá žádný význam. Nemá to být „{ $near }“?
position-no-players = Pozice potřebuje hráče, například "players": [{ "{" }"name": "Tým A"{ "}" }, { "{" }"name": "Tým B"{ "}" }]. Celou pozici k opsání ukáže table.position().
position-not-now = „{ $where }“ nemá při rozhodnutí „{ $found }“ žádný význam.
position-game = Herní situace je pro hru { $found }, která tu není.
position-players = Hráčů v herní situaci je 1 až { $players }, ne { $found }.
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

frame-seat = { $found } u tohoto stolu nikdo není. Hráči jsou: { $known }.
record-about = Rozehraná hra z Terry ({ $names }). Je zapečetěná, aby tu nikdo nečetl, co hráči ještě nesmějí vědět; čitelná bude, až hra skončí. Pokračujte v ní v notebooku: tw.load("název tohoto souboru")
record-not-json = { $where }: toto není uložená hra z Terry, nebo je poškozená ({ $problem }). Vezměte její neporušenou kopii.
record-too-large = { $where }: uložená hra má méně než { $most } bajtů; tento soubor jich má { $size }.
record-not-ours = { $where }: toto není hra uložená programem Terra.
record-version = { $where }: tato hra je uložená ve formátu { $found }; tato verze čte formáty do { $known }. Nainstalujte novější verzi.
record-field = { $where }: v této uložené hře „{ $field }“ chybí, nebo není v pořádku.
record-move = { $where }: tah { $number }, „{ $move }“, nelze přehrát: { $reason }
record-chance = Tato hra potřebuje vědět, co přinesla náhoda v bodě { $number }; v záznamu to chybí, nebo to neodpovídá.
resume-not-ours = Toto není kód pro pokračování z programu Terra. Takový kód začíná na TERRA1- a obsahuje celou hru: zkopírujte ho celý.
resume-damaged = Tento kód pro pokračování je poškozený. Zkopírujte ho znovu a celý z místa, kde byl zobrazen.
record-rules = { $where }: tato hra se hrála podle verze { $found } svých pravidel a tady je verze { $known }. Otevřete ji v té verzi, která ji uložila.
resume-rules = Tento kód patří ke hře podle verze { $found } jejích pravidel a tady je verze { $known }. Otevřete ho v té verzi, která ho vytvořila.
resume-deck = Tento kód pro pokračování vznikl s jiným balíčkem ({ $found }, tady { $known }). Zadejte stejný balíček, například deck="my_cards.csv".
resume-long = Tento kód pro pokračování slibuje tahů víc než { $most }, a tolik žádná hra nemá. Zkopírujte ho znovu a celý z místa, kde byl zobrazen.
record-file = { $where }: { $problem }. Zkontrolujte název a složku.
save-other = { $where } už existuje a není to uložená hra. Zvolte jiný název, nebo soubor nahraďte: table.save(..., overwrite=True).
record-unknown = { $where }: „{ $field }“ nemá v uložené hře žádný význam. Soubor byl změněn nebo je poškozený.
record-long = { $where }: tahů má tato hra { $found }; přehrát jich jde nejvýše { $most }.
record-damaged = { $where }: tato uložená hra je poškozená, nebo byla po uložení změněna. Vezměte její neporušenou kopii.
take-up-other = Toto je hra od jiného stolu ({ $names }). Vraťte ji pomocí tw.resume nebo tw.load ve vlastní buňce.
