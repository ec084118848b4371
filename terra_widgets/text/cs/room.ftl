### Místnost: třída na mnoha zařízeních. Co něco odmítá, říká, co dělat dál.

room-gone = Není spojení. Nic se neztratilo: jakmile se síť vrátí, stránka sama pokračuje.
room-ended = Místnost se zavřela. Co jste udělali, zůstává uložené.
room-erased = Tahle třída je smazaná. Stránku můžete zavřít.
room-removed = Už nejste v místnosti. Pokud to byl omyl, načtěte stránku znovu a připojte se.
room-key-elsewhere = Vaše místo teď máte na jiném zařízení. Tuto stránku můžete zavřít.
room-table = Stůl { $number }
room-empty-seat = Místo { $number }

## Příchod

room-code = Tohle není kód místnosti. Podívejte se na plátno nebo se zeptejte: má šest písmen a číslic.
room-too-many-codes = Zkoušelo se odsud příliš mnoho kódů. Pár vteřin počkejte a napište kód znovu.
room-door = Dveře jsou zavřené. Poproste vedoucího, ať je otevře.
room-full = Místnost je plná: je v ní { $most } lidí.
room-name = { $found } tu nemůže být jméno. Napište jeden řádek, nejvýše { $most } znaků.
room-name-taken = „{ $name }“ už tu někdo je. Zvolte jiné jméno; pokud jste to byli vy, stiskněte „Už jsem tu byl“.
room-nobody = Nikdo se tu nejmenoval { $name }. Napište jméno, které jste měli, nebo se připojte znovu.
room-waits = Chvilku počkejte: vedoucí musí potvrdit, že jste { $name }.
room-not-let-back = Vedoucí vám to místo nedal. Můžete se připojit pod jiným jménem.
room-late-took-over = Pokračujete za hráče { $name } u stolu { $number }. Hra už začala.
room-late-joined = Máte místo u stolu { $number }. Hra už začala.
room-late-own-table = Máte vlastní stůl, číslo { $number }. Ostatní už začali.

## Místa a stoly

room-no-seat = Takové místo tu není. Vyberte jiné.
room-no-table = Tenhle stůl už není.
room-no-person = Tenhle člověk už v místnosti není.
room-no-game = V tomto kroku se nehraje. Přejděte na krok se hrou a pak lidi usaďte.
room-seats = { $found } lidí se ke stolu této hry nevejde. Zvolte 1 až { $most }.
room-tables = Stolů už je { $most }. Usaďte lidi k nim nebo některé zavřete.
room-seat-taken = Sedí tam { $name }. Vyberte jiné místo nebo hráče { $name } nejdřív přesaďte.
room-seat-gone = Někdo byl rychlejší, nebo je po hře. Vyberte jiné místo.
room-sits-already = Místo už máte. Nejdřív ho opusťte.
room-seat-empty = Stůl { $number }: volné místo
room-seat-takes-over = Stůl { $number }: pokračovat za hráče { $name }
room-seat-with = hraje { $names }
players-seats = Jména nesedí k místům: zadáno { $found }, potřeba { $wanted }. Zadejte pro každé místo jedno jméno.

## Hra

room-paused = Všechno stojí. Za chvíli se pokračuje.
room-only-watches = U tohoto stolu se jen díváte. Rozhodují ti, kdo u něj sedí.
room-no-hints = Teď se neradí. Poraďte se s ostatními u stolu.
room-undo-asked = Ptáme se ostatních u stolu, zda to smíte vzít zpět.
room-undo-waits = Ptáme se ostatních, zda smíte vzít zpět poslední rozhodnutí.
room-undo-asks = { $name } chce vzít zpět poslední rozhodnutí. Souhlasíte?
room-nothing-asked = Nikdo už nic vzít zpět nechce.
room-nothing-to-undo = U tohoto stolu není co vzít zpět.

## Co teď, v jednom řádku

room-now-paused = Pauza. Zvedněte oči od obrazovky.
room-now-gathering = Vítejte! Začne se, až tu budou všichni.
room-now-over = To je konec. Děkujeme za hru!
room-now-look = Dívejte se a čtěte. Pak si o tom povíme.
room-now-enter = { $count ->
    [one] Vyplňte dole jednu věc.
    [few] Vyplňte dole { $count } věci.
   *[other] Vyplňte dole { $count } věcí.
}
room-now-done = Hotovo! Počkejte na ostatní.
room-now-no-seat = Ještě nemáte místo. Vyberte si dole.
room-now-no-table = Ještě nemáte místo. Vedoucí vám ho za chvilku dá.
room-now-predict = Napište předpověď a zapečeťte ji.
room-now-claim = Řekněte, co si o tvrzení myslíte.
room-now-vote = Hlasujte.
room-now-quiz = Odpovězte na otázky.
room-now-before = Odpovězte na otázky. Můžete hádat.
room-now-after = Odpovězte na otázky ještě jednou.
room-now-ticket = Napište dvě krátké věty.
room-answered = Odpovědělo { $count } z { $of }.
room-now-game-over = Vaše hra skončila. Podívejte se, co se stalo.
room-now-decide = Jste na tahu.
room-now-wait = Rozhoduje { $name }.

## Vedoucí

room-help-called = Vedoucí ví, že potřebujete pomoc.
room-help-over = Dobře. Říct si můžete kdykoli znovu.
room-news-paused = Všechno stojí.
room-news-goes-on = Pokračuje se.
room-news-said = Zpráva je odeslaná.
room-message-long = Zpráva má nejvýše { $most } znaků. Řekněte to stručněji.
room-no-step = Takový krok není: plán jich má { $last }.

## Soubor

room-file = { $where } se pro třídu nedá použít: { $problem }. Vyberte jiný soubor.
room-file-other = { $where } je něco jiného nebo patří jiné verzi této sady. Zvolte jiné jméno souboru.
room-disk = Na disk se nedá psát ({ $problem }). Třída pokračuje a nic se neztratí, dokud tento program běží. Uvolněte teď místo na disku.
room-erase = { $where } se nepodařilo smazat: { $problem }. Smažte ho sami.
room-erase-code = Chcete-li třídu smazat, napište její kód: { $code }.

## V sešitu

room-notebook-students = Žáci otevřou
room-notebook-code = Kód:
room-notebook-cockpit = Otevřít kokpit
room-notebook-lead = a vést třídu.
room-notebook-text = { $title }: žáci otevřou { $address } a napíšou kód { $code }. Kokpit: print(room.cockpit).
room-not-started = Místnost se nepodařilo otevřít. { $problem }
room-closed = Místnost je zavřená. Otevřete ji znovu s jejím souborem: tw.Room(data="...").
room-says = Místnost hlásí: { $said }
room-order = Tohle místnost neumí. Použijte verzi sady, se kterou byla otevřena.
room-erase-sure = Tím se smaže třída se vším, co v ní lidé udělali. Potvrďte to: room.erase(sure=True).
