### The guided first game, in Czech. One message per key; $names are facts.

guide-take-title = Vezměte si kartu
guide-take-text = Každý tah začíná u nabídky. Ve dvou řadách v ní leží karty, které si smí vzít kdokoli. Co karta přináší, stojí v její horní části. Vezměte si takovou, která dává zelenou, červenou, nebo žlutou: to jsou suroviny.
guide-place-title = Přiložte ji
guide-place-text = Toto je vaše území. Zatím má jedinou kartu, vaši počáteční. Novou kartu přiložte vedle ní na některé ze zvýrazněných míst.
guide-use-title = Dejte ji do práce
guide-use-text = Přiložená karta aktivuje svůj řádek a svůj sloupec: každá karta v nich teď smí udělat jednu věc. Vyberte svou novou kartu. Co vyrobí, to se na ni položí.
guide-gain-title = Výběr je na vás
guide-gain-text = Počáteční karta vám dá, co chcete: surovinu (zelenou, červenou, nebo žlutou), nebo peníze. Použijte ji a vyberte si. V této hře se hodí hlavně zelená a červená.
guide-second-title = Karta, která směňuje
guide-second-text = Tah končí, když už není co dělat. Sledujte, jak hraje druhá strana, nebo její tah přeskočte. Pak si vezměte druhou kartu, tentokrát se šipkou. Co stojí před šipkou, to karta promění v to, co stojí za ní. Produkty, třeba potraviny, mají cenu mnohem více bodů.
guide-line-title = Najděte dobré místo
guide-line-text = Ukažte na některé místo a uvidíte, které karty by se z něj aktivovaly. Vyberte místo v jedné linii s oběma svými kartami, ať v tomto tahu pracují všechny tři.
guide-gather-title = Nejdřív získávejte
guide-gather-text = Pořadí, ve kterém karty pracují, určujete vy. Začněte těmi, které vám něco dají, aby potom bylo čím platit.
guide-exchange-title = Potom směňujte
guide-exchange-text = Teď použijte kartu se šipkou a zaplaťte z kterékoli své karty. Pokud není zvýrazněná, ukažte na ni: řekne vám, co chybí. Pak svůj tah ukončete a zkuste to znovu v tom dalším.
guide-pollution-title = Co to stojí krajinu
guide-pollution-text = Mnoho karet, které vyrábějí produkty, vyrábí také znečištění: černou kostku. Položte ji na kartu s volnou pozicí pro znečištění, tam neškodí. Bez volné pozice se karta stane neaktivní a zůstane stát i se vším, co na ní leží. Pokud vaše směna nic neznečistila, přejděte na další krok.
guide-goal-title = Oč se hraje
guide-goal-text = Podívejte se na své dvě bodovací karty. Na konci nechá vzor z jedné z nich některé vaše karty ještě jednou pracovat a sada z jedné z nich přinese body navíc. Počítají se i zdroje a každá karta se znečištěním stojí body. Další kartu vybírejte s ohledem na to.
guide-done-title = Teď už víte, jak na to
guide-done-text = Až bude vaše území plné, přijdou závěrečné aktivace a bodování. Hrajte až do konce. Co není zvýrazněné, to vám řekne proč, když na to ukážete.
guide-left-title = Průvodce je zavřený
guide-left-text = Pokračovat s ním můžete kdykoli.
