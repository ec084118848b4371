### The command `terra`, in Czech. One message per key; $names are facts.

command-help =
    Terra: hry o společné planetě, v sešitech Jupyteru.

    { "  " }terra start [SLOŽKA]    otevře JupyterLab na úvodní stránce; víc řekne `terra start --help`
    { "  " }terra class             otevře místnost pro třídu na mnoha zařízeních; víc řekne `terra class --help`
    { "  " }terra print [SLOŽKA]    karty, pravidla a pracovní listy k tisku; víc řekne `terra print --help`
    { "  " }terra --version         která je to verze
command-unknown = Příkaz „{ $word }“ neexistuje: seznam vypíše `terra --help`.

## terra start

start-help =
    terra start [SLOŽKA] [SEŠIT] [...]

    Otevře JupyterLab na úvodní stránce, nebo na sešitu z té složky. V klonu Terry je tou složkou klon. Jinde je to
    vaše vlastní složka, { $folder } ve vašem domovském adresáři, pokud neurčíte jinou: uloží se do ní sešity a průvodce
    pro učitele a soubor, který jste změnili, se nikdy nepřepíše.

    Ostatní volby se předají JupyterLabu, například --no-browser, --port 9000 nebo --ip=0.0.0.0.
start-root = Běží to jako root: sešity tu mohou změnit kterýkoli soubor. Dostane se k tomu jen tento počítač.
start-root-open = Běží to jako root: sešity tu mohou změnit kterýkoli soubor, i pro toho, kdo se sem dostane odjinud.
start-put =
    { $count ->
        [one] Jeden soubor byl uložen
        [few] { $count } soubory byly uloženy
       *[other] { $count } souborů bylo uloženo
    } do složky { $folder }: sešity a průvodce pro učitele.
start-kept =
    { $count ->
        [one] Jeden soubor, který jste změnili, zůstává, jak je, i když ho tato verze má jiný
        [few] { $count } soubory, které jste změnili, zůstávají, jak jsou, i když je tato verze má jiné
       *[other] { $count } souborů, které jste změnili, zůstává, jak je, i když je tato verze má jiné
    }: chcete-li nový, starý přesuňte jinam.
start-address = Terra se otevírá v prohlížeči; jinak otevřete tuto adresu:
start-no-browser = Prohlížeč se tu neotevřel. Otevřete v něm tuto adresu:
start-ssh = Jste tu přes ssh. Na svém počítači nejdřív spusťte `{ $command }` a nechte to běžet.
start-container = Zvenku do tohoto kontejneru: zveřejněte port (`-p { $port }:{ $port }`) a spusťte Terru s `--ip=0.0.0.0`.
start-stop = Ctrl-C to zastaví. (Co říká JupyterLab, je v souboru { $log })
start-no-lab = JupyterLab tu není nainstalovaný: spusťte `pip install "terra-widgets[lab]"` a pak to zkuste znovu.
start-no-folder = { $folder } je soubor: uveďte složku.
start-no-notebook = Sešit { $notebook } ve složce { $folder } není: zkontrolujte název, nebo před něj napište složku, ve které je.
start-two-notebooks = Uveďte jeden sešit: ostatní se dají otevřít v JupyterLabu.
start-read-only = Do složky { $folder } nejde zapisovat ({ $problem }), takže by se nic z vaší hry neuložilo: uveďte vlastní složku, například `terra start moje-terra`.
start-no-home = Do složky { $folder } nejde zapisovat ({ $problem }) a Jupyter tam má své soubory: nastavte HOME na vlastní složku a spusťte to znovu.
start-ended = JupyterLab sám skončil; řádky výše jsou konec jeho záznamu, { $log }.
start-failed = JupyterLab se nespustil; řádky výše jsou konec jeho záznamu, { $log }.

## terra class

class-help =
    terra class [--plan JMÉNO | --game JMÉNO] [--seats N] [--language KÓD] [--port N] [--data SOUBOR] [--no-browser]

    Otevře v místní síti místnost pro třídu. Žáci se připojí vlastním telefonem nebo notebookem pomocí kódu; vy vedete
    hodinu z kokpitu, vlastní stránky. Jupyter u toho není a k ničemu jinému se odsud žáci nedostanou.

    { "  " }--plan JMÉNO     čím třída prochází: { $plans }, nebo vlastní soubor TOML
    { "  " }--game JMÉNO     nebo jen hra: { $games }
    { "  " }--seats N        kolik lidí sedí u stolu; obvykle 1, s automatickými hráči
    { "  " }--language KÓD   váš jazyk; každý žák si volí vlastní
    { "  " }--port N         jiný port než první volný od 8800
    { "  " }--data SOUBOR    kde se třída ukládá: se stejným souborem je to zase stejná třída, každý na svém místě
    { "  " }--seed N         stejné karty jako jiná třída s tímto číslem
    { "  " }--no-browser     jen vypsat adresu kokpitu
    { "  " }--only-here      naslouchat jen na tomto počítači, na vyzkoušení
class-words = `terra class` tomu nerozumí: { $problem }. Viz `terra class --help`.
class-plan-or-game = Zadejte plán, nebo hru, ne obojí.
class-seats = { $found } lidí se ke stolu nevejde. Zadejte --seats od 1 do { $most }.
class-port = { $found } není port. Zadejte --port od 1 do 65535 nebo ho vynechte.
class-open = Místnost pro „{ $title }“ je otevřená.
class-again = Místnost pro „{ $title }“ je znovu otevřená: všichni mají svá místa jako předtím.
class-students = Žáci: otevřou { $address } a napíšou kód { $code }.
class-cockpit = Váš kokpit (otevřete ho v prohlížeči na tomto počítači; adresa platí jednou):
    { $cockpit }
class-cockpit-opened = Kokpit se otevřel v prohlížeči. Pokud ne, otevřete tuto adresu, která platí jednou:
    { $cockpit }
class-network = Místnost je dostupná všem zařízením v této síti, nic jiného na tomto počítači ne. Jména jsou dobrovolná a nic odsud neodchází.
class-only-here = Místnost je dostupná jen z tohoto počítače.
class-stop = Ctrl-C ji zavře. Třída se ukládá do { $file }: znovu ji otevře `terra class --data SOUBOR`.
class-stopped = Místnost je zavřená.
room-port = Port { $port } nelze použít: { $problem }. Zadejte jiný pomocí --port nebo ho vynechte.
room-ports = Žádný port od { $first } do { $last } není volný. Zadejte jiný pomocí --port.
