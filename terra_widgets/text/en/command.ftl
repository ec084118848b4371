### The command `terra`, in English. One message per key; $names are facts.

command-help =
    Terra: games about a shared planet, in Jupyter notebooks.

    { "  " }terra start [FOLDER]    open JupyterLab on the start page; `terra start --help` tells more
    { "  " }terra class             open a room for a class on many devices; `terra class --help` tells more
    { "  " }terra print [FOLDER]    cards, rules and hand-outs for a printer; `terra print --help` tells more
    { "  " }terra --version         which version this is
command-unknown = There is no command "{ $word }": `terra --help` lists them.

## terra start

start-help =
    terra start [FOLDER] [NOTEBOOK] [...]

    Opens JupyterLab on the start page, or on a notebook of the folder. In a clone of Terra, the folder is the clone.
    Elsewhere it is one of your own, { $folder } in your home unless you name another: the notebooks and the guides for
    teachers are put there, and a file that you have changed is never written over.

    Other options are handed on to JupyterLab, such as --no-browser, --port 9000 or --ip=0.0.0.0.
start-root = This runs as root: notebooks can change any file here. Only this machine can reach it.
start-root-open = This runs as root: notebooks can change any file here, also for whoever reaches it from elsewhere.
start-put =
    { $count ->
        [one] One file was
       *[other] { $count } files were
    } put into { $folder }: notebooks, and guides for teachers.
start-kept =
    { $count ->
        [one] One file that you changed stays as it is, though this version has
       *[other] { $count } files that you changed stay as they are, though this version has
    } another: move a file away to get the new one.
start-address = Terra is open in your browser, or you open this address:
start-no-browser = No browser was opened here. Open this address in one:
start-ssh = You are here over ssh. On your own computer, first run `{ $command }` and leave it running.
start-container = From outside this container: publish the port (`-p { $port }:{ $port }`), and start Terra with `--ip=0.0.0.0`.
start-stop = Ctrl-C stops it. (What JupyterLab says is in { $log })
start-no-lab = JupyterLab is not installed here: run `pip install "terra-widgets[lab]"`, then this again.
start-no-folder = { $folder } is a file: name a folder.
start-no-notebook = There is no notebook { $notebook } in { $folder }: check the name, or name the folder that it is in first.
start-two-notebooks = Name one notebook: the others can be opened in JupyterLab.
start-read-only = { $folder } can't be written ({ $problem }), so nothing that you play could be kept there: name a folder of your own, as in `terra start my-terra`.
start-no-home = { $folder } can't be written ({ $problem }), and Jupyter keeps its own files there: set HOME to a folder of your own, then run this again.
start-ended = JupyterLab has ended by itself; the lines above are the end of its log, { $log }.
start-failed = JupyterLab could not start; the lines above are the end of its log, { $log }.

## terra class

class-help =
    terra class [--plan NAME | --game NAME] [--seats N] [--language CODE] [--port N] [--data FILE] [--no-browser]

    Opens a room for a class on the local network. Students join with their own phones or laptops by a code; you lead
    from the cockpit, a page of its own. Jupyter is not part of it, and students can't reach anything else here.

    { "  " }--plan NAME      what the class goes through: { $plans }, or a TOML file of your own
    { "  " }--game NAME      or a game alone: { $games }
    { "  " }--seats N        how many people sit at a table; usually 1, with automatic players
    { "  " }--language CODE  your language; each student chooses their own
    { "  " }--port N         another port than the first free one from 8800 on
    { "  " }--data FILE      where the class is kept: the same file again is the same class, everybody on their seats
    { "  " }--seed N         the same cards as another class that was given this number
    { "  " }--no-browser     only print the address of the cockpit
    { "  " }--only-here      listen on this machine alone, to try it out
class-words = `terra class` can't read that: { $problem }. See `terra class --help`.
class-plan-or-game = Give a plan or a game, not both.
class-seats = { $found } people don't fit at a table. Give --seats a number from 1 to { $most }.
class-port = { $found } is no port. Give --port a number from 1 to 65535, or leave it out.
class-open = The room for “{ $title }” is open.
class-again = The room for “{ $title }” is open again: everybody has their seat as before.
class-students = Students: open { $address } and type the code { $code }.
class-cockpit = Your cockpit (open it in a browser on this computer; the address works once):
    { $cockpit }
class-cockpit-opened = Your cockpit is open in your browser. If not, open this address, which works once:
    { $cockpit }
class-network = Every device on this network can reach the room, and nothing else on this computer. Names are optional; nothing leaves this computer.
class-only-here = Only this computer can reach the room.
class-stop = Ctrl-C closes it. The class is kept in { $file }: `terra class --data FILE` opens it again.
class-stopped = The room is closed.
room-port = Port { $port } can't be used: { $problem }. Give another one with --port, or leave it out.
room-ports = No port from { $first } to { $last } is free. Give another one with --port.
