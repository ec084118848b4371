#!/usr/bin/env python3
"""Start Terra, or test it; `python3 run.py --help` says how.

Standard library only, and readable by Python 3.6: an old Python then gets a sentence instead of a
syntax error.
"""

import ast
import errno
import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import threading
import time
from typing import Any, Dict, List, Optional, TextIO, Tuple

HELP = """\
Terra: games about a shared planet, in Jupyter notebooks.

  python3 run.py                  install what is needed, open JupyterLab on the start page
  python3 run.py --no-browser     the same; notebooks and options are handed on to `terra start`
  python3 run.py test [...]       run the tests that a change needs; arguments are handed on to pytest
  python3 run.py test --all       run all tests, the long ones too
  python3 run.py check [NAME]     print the figures of one check, such as house; alone: list them
  python3 run.py bench [...]      measure the speed of the rules beside other game engines
  python3 run.py bench start      measure how long a first start takes, beside a bare JupyterLab's
  python3 run.py bench class      measure how fast a room is with 30, 100 and 240 students
  python3 run.py balance [...]    print how fair a game is, from simulated games
  python3 run.py tournament [...] print how strong the automatic players are, each against each
  python3 run.py speed [...]      measure how fast simulations are here
  python3 run.py build [--check]  build the view from terra_widgets/frontend (needs Node), and the
                                  notebooks from lessons/
  python3 run.py class [...]      open a room for a class on many devices; --help says what else
  python3 run.py print [FOLDER]   cards, rules and hand-outs for a printer; --help says what else
  python3 run.py zip [...]        make a zip that installs and runs without any network
  python3 run.py elsewhere [...]  try the widgets in Notebook, Voila and marimo (needs Chromium)
  python3 run.py pin [--upgrade]  write requirements/: every package at one version, with hashes
  python3 run.py badges           write where this copy lives: links that open the lessons on Binder into
                                  README.md, and those of the package into pyproject.toml
  python3 run.py endure [...]     play for hours, damage files, bring hostile inputs, kill kernels, eavesdrop:
                                  is a game lost, a secret told? (`endure soak --minutes 10` for one of them)
  python3 run.py endure class     the same for a class on many devices; --help says what else
  python3 run.py screenshots DIR  take pictures of a table in JupyterLab (needs Chromium); with
                                  --moments [GAME ...]: twelve moments of each game, light and dark;
                                  with --room: a class on its phones, in the cockpit, on the projector

Everything is installed into .venv in this folder (bench: .venv-bench). Delete it to start afresh.
"""

OLDEST = (3, 11)
ROOT = os.path.dirname(os.path.abspath(__file__))
NEWEST = (3, 14)  # newer ones may work once all packages come for them
WHEELS = "wheels"  # a folder with every package, in a copy for machines without a network
ROOM = 1.2  # GB wanted on the disk before an installation: the kit with its tests, and downloads
STATE = "terra.json"  # in the environment: whether, and from what, it was finished

# What the simple commands run, and which extras it needs.
PROGRAMS = {
    "balance": ((), ["-m", "terra_widgets.simulation.balance"]),
    "tournament": ((), ["-m", "terra_widgets.simulation.tournament"]),
    "speed": ((), ["-m", "terra_widgets.simulation.speed"]),
    "class": ((), ["-m", "terra_widgets", "class"]),
    "print": ((), ["-m", "terra_widgets", "print"]),
    "zip": ((), [os.path.join("offline", "make.py")]),
    "pin": ((), [os.path.join("requirements", "pin.py")]),
    "badges": ((), [os.path.join("lessons", "badges.py")]),
    "endure": (("test",), [os.path.join("tests", "endure")]),
    "screenshots": (("test",), [os.path.join("tests", "browser", "screenshots.py")]),
    "elsewhere": (("test", "elsewhere"), ["-m", "pytest", "-n0", "--all", "tests/elsewhere"]),
}  # type: Dict[str, Tuple[Tuple[str, ...], List[str]]]

# How the lists of requirements/ are installed: known files only, and nothing that is not listed.
STRICT = ["--require-hashes", "--only-binary", ":all:", "--no-deps"]
BUILT = ["--no-binary", "rlcard", "--no-build-isolation"]  # it comes as source only

# What pip, uv and the operating systems say, and what it means.
NO_ROOM = re.compile(
    "No space left on device|not enough space on the disk|Disk quota exceeded"
    r"|Errno 28\b|WinError 112\b|os error (28|112|122)\b"
)
NO_TRUST = re.compile("CERTIFICATE_VERIFY_FAILED|invalid peer certificate|UnknownIssuer")
NO_NETWORK = re.compile(
    "NewConnectionError|Failed to establish a new connection|ConnectTimeoutError|Read timed out"
    "|Temporary failure in name resolution|Name or service not known|getaddrinfo failed"
    "|nodename nor servname|Network is unreachable|Connection refused|ConnectionResetError"
    "|RemoteDisconnected|ProxyError|dns error|error sending request|Failed to connect"
)
NO_WHEEL = re.compile("No matching distribution|no usable wheels|no wheels? with a matching|hint: Wheels are")


class Stop(Exception):
    """The end, with a sentence for the person: what is wrong and what to do next."""


def main(words: "List[str]") -> int:
    """Do what the words after `run.py` ask for, and give the exit code."""
    try:
        check_python(sys.version_info[:2])
        return command(words)
    except Stop as stop:
        say(str(stop), sys.stderr)
    except KeyboardInterrupt:
        say("\nStopped. Run it again at any time.", sys.stderr)
        return 130
    except OSError as error:
        sentence = trouble(str(error))
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            sentence = (
                "{} can't be written: close what may be using it, or copy the project to a folder "
                "of your own, then run this again.".format(error.filename or ROOT)
            )
        if not sentence:
            raise
        say(sentence, sys.stderr)
    return 1


def check_python(version: "Tuple[int, int]") -> None:
    """Stop when this Python is too old."""
    if version < OLDEST:
        raise Stop(
            "Terra needs Python {}.{} or newer, and this is Python {}.{}: install a newer one "
            "(python.org has it), then run this again with it.".format(*(OLDEST + version))
        )


def command(words: "List[str]") -> int:
    """Run one of the commands of the help text."""
    word, rest = (words[0], words[1:]) if words else ("", [])
    if word in ("-h", "--help", "help"):
        say(HELP.rstrip())
        return 0
    if word == "test":
        return foreground([kit("test"), "-m", "pytest", *rest], env=keep_bytecode())
    if word == "check":
        return check(rest)
    if word == "build":
        return build(kit("test"), rest)
    if word == "bench" and rest[:1] == ["start"]:
        return foreground([kit("test"), "-m", "bench.start", *rest[1:]])  # with a browser
    if word == "bench" and rest[:1] == ["class"]:
        return foreground([kit("test"), "-m", "bench.classroom", *rest[1:]])
    if word == "bench":
        return foreground([peers(), "-m", "bench", *rest])
    if word in PROGRAMS:
        extras, program = PROGRAMS[word]
        return foreground([kit(*extras), *program, *rest])
    if word and not word.startswith("-") and not word.endswith(".ipynb"):
        raise Stop("There is no command {!r}: `python3 run.py --help` lists them.".format(word))
    words = [os.path.abspath(one) if one.endswith(".ipynb") and os.path.isfile(one) else one for one in words]
    return foreground([kit(), "-m", "terra_widgets", "start", ROOT, *words], replace=True)


def keep_bytecode() -> "Dict[str, str]":
    """The environment for tests, which start hundreds of Pythons.

    Where Python is told to keep no bytecode, as in many containers, each would compile all libraries anew.
    """
    env = dict(os.environ)
    if env.pop("PYTHONDONTWRITEBYTECODE", ""):
        env.setdefault("PYTHONPYCACHEPREFIX", os.path.join(ROOT, ".pytest_cache", "bytecode"))
    return env


def check(words: "List[str]") -> int:
    """Run one of the scripts in tests/checks, or list them."""
    folder = os.path.join("tests", "checks")
    files = sorted(os.listdir(os.path.join(ROOT, folder)))
    known = [name[:-3] for name in files if name.endswith(".py") and not name.startswith("_")]
    if not words:
        say("There is: " + ", ".join(known))
        return 0
    if words[0] not in known:
        raise Stop("There is no check {!r}. There is: {}.".format(words[0], ", ".join(known)))
    return foreground([kit("test"), os.path.join(folder, words[0] + ".py"), *words[1:]])


def build(python: str, words: "List[str]") -> int:
    """Build the types of what Python sends, the view, where Node is, and then the notebooks."""
    shapes = os.path.join("terra_widgets", "frontend", "make_shapes.py")
    code = foreground([python, shapes, *words]) or build_view("--check" in words)
    return code or foreground([python, os.path.join("lessons", "build.py"), *words])


def build_view(check: bool) -> int:
    """Build terra_widgets/static, or only check that it is what the sources give."""
    folder = os.path.join(ROOT, "terra_widgets", "frontend")
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        say(
            "Node is not installed: terra_widgets/static stays as it is. That is all right unless you "
            "changed something in terra_widgets/frontend; then install Node 20 or newer (nodejs.org has "
            "it) and run this again."
        )
        return 0
    lock = os.path.join("terra_widgets", "frontend", "package-lock.json")
    modules = os.path.join(folder, "node_modules")
    if read_state(modules).get("key") != fingerprint([lock]):
        code = foreground([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder])
        if code:
            raise Stop("npm could not install what the view is built with; the lines above say why.")
        write_state(modules, {"key": fingerprint([lock])})
    return foreground([node, os.path.join(folder, "build.mjs"), *(["--check"] if check else [])])


def foreground(words: "List[str]", env: "Optional[Dict[str, str]]" = None, replace: bool = False) -> int:
    """Run a program in this terminal until it ends; Ctrl-C is for the program to handle."""
    sys.stdout.flush()
    os.chdir(ROOT)
    if replace and os.name != "nt":  # the program takes over this process, signals and all
        os.execv(words[0], words)
    child = subprocess.Popen(words, env=env)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            continue


# From here on: environments, how they are made and known to be whole.


def kit(*extras: str) -> str:
    """The Python of .venv, with the kit installed in place, and what these extras need."""
    # What builds the kit is there then: nothing is fetched.
    itself = ["--no-deps", "--no-build-isolation", "-e", "."]
    return prepare(".venv", ("build", "lab"), extras, "pyproject.toml", itself)


def peers() -> str:
    """The Python of .venv-bench, with the engines we measure ourselves against."""
    engines = [*STRICT, *BUILT, "-r", listed("bench")]
    return prepare(".venv-bench", ("setuptools",), (), listed("bench"), engines)


def prepare(
    name: str, lists: "Tuple[str, ...]", extras: "Tuple[str, ...]", also: str, then: "List[str]"
) -> str:
    """Make an environment ready, at once if it already is, and give its Python.

    It has what is listed, and then what `then` installs, which `also` is the file of.
    """
    folder = os.path.join(ROOT, name)
    place = ["Scripts", "python.exe"] if os.name == "nt" else ["bin", "python"]
    python = os.path.join(folder, *place)
    home = "{}.{} {}".format(sys.version_info[0], sys.version_info[1], ROOT)
    state = read_state(folder)
    works = state.get("home") == home and starts(python)
    names = sorted(set(extras) | set(state["extras"] if works else []))
    wanted = [listed(one) for one in (*lists, *names)]
    key = fingerprint([also, listed("uv"), *wanted])
    if works and state["key"] == key and state["extras"] == names:
        return python

    began = time.time()
    wheels_here()
    if not works:
        make(folder)
    write_state(folder, {})  # from here to the end it counts as half-finished
    install(python, [[*STRICT, *(word for one in wanted for word in ("-r", one))], then])
    write_state(folder, {"home": home, "key": key, "extras": names})
    say("Ready after {:.0f} s.".format(time.time() - began))
    return python


def listed(name: str) -> str:
    """The file that lists packages, each with its version and the hashes of its files."""
    return os.path.join("requirements", name + ".txt")


def fingerprint(files: "List[str]") -> str:
    """What an environment is made from, in a few letters."""
    digest = hashlib.sha256()
    for name in files:
        with open(os.path.join(ROOT, name), "rb") as file:
            digest.update(file.read() + b"\0")
    return digest.hexdigest()[:16]


def starts(python: str) -> bool:
    """Whether this Python is there and runs: the one it was made from may have moved."""
    try:
        return subprocess.call([python, "-S", "-c", ""], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def read_state(folder: str) -> "Dict[str, Any]":
    """What was noted when the environment was finished; empty if it never was."""
    try:
        with open(os.path.join(folder, STATE), encoding="utf-8") as file:
            state = json.load(file)
    except (OSError, ValueError):
        return {}
    return state if isinstance(state, dict) else {}


def write_state(folder: str, state: "Dict[str, Any]") -> None:
    """Note it, whole or not at all."""
    path = os.path.join(folder, STATE)
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(state, file)
    os.replace(path + ".new", path)


def make(folder: str) -> None:
    """Make an environment with nothing but pip, in place of one that is broken."""
    if os.path.exists(folder):
        if not os.path.exists(os.path.join(folder, STATE)):
            raise Stop(
                "{} is there already and was not made by run.py: rename or delete it, then run "
                "this again.".format(folder)
            )
        if os.path.realpath(sys.prefix) == os.path.realpath(folder):
            raise Stop(
                "{} is broken and must be made anew, but it is the Python that runs this: "
                "use another Python, for example python3.".format(folder)
            )
        say("{} is incomplete, moved or of another Python; making it anew.".format(os.path.basename(folder)))
        shutil.rmtree(folder)
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise Stop(
            "This Python comes without its venv module: install it (on Debian and Ubuntu: "
            "`sudo apt install python3-venv`), then run this again."
        )
    if shutil.disk_usage(ROOT).free < ROOM * 1e9:
        raise Stop(full())
    say("Making {} with Python {}.".format(os.path.basename(folder), sys.version.split()[0]))
    os.mkdir(folder)
    write_state(folder, {})
    code, output = call([sys.executable, "-m", "venv", folder])
    if code:
        give_up(output)


def install(python: str, steps: "List[List[str]]") -> None:
    """Install step by step with uv, or with pip where uv does not work."""
    say("Installing; the first time this takes a minute or so.")
    local = wheels_here()
    # Without a retry pip does not tell that the network is missing; with its usual five one waits.
    pip = [python, "-m", "pip", "install", "--no-input", "--retries", "2", *local]
    uv = [python, "-m", "uv", "pip", "install", "--python", python, *local]
    code, output = call([*pip, *STRICT, "-r", listed("uv")])
    if code and trouble(output):
        give_up(output)
    env = uv_settings(python) if not code else {}
    for step in steps:
        if env:  # else there is no uv for this machine
            code, output = call([*uv, "--strict", *step], env)
            if code and NO_ROOM.search(output):
                give_up(output)
            if code:
                say("uv could not install it here; trying again with pip, which is slower.")
                env = {}
        if not env:
            code, output = call([*pip, *step])
        if code:
            give_up(output)


def wheels_here() -> "List[str]":
    """How to install from the packages that came along, in a copy for machines without a network."""
    made_for = os.path.join(ROOT, WHEELS, "made_for.json")
    if not os.path.exists(made_for):
        return []
    with open(made_for, encoding="utf-8") as file:
        made = json.load(file)
    python = "{}.{}".format(*sys.version_info[:2])
    here = platform.system() == made["system"] and platform.machine() in made["machines"]
    if not here or python not in made["pythons"]:
        raise Stop(
            "The packages in {} are for {} ({}) with Python {}, and this is {} ({}) with Python {}: use "
            "such a Python, or a zip made for this machine (`python3 run.py zip`, where there is a "
            "network); or delete {}, and the packages come from the network.".format(
                WHEELS,
                made["system"],
                made["machines"][0],
                " or ".join(made["pythons"]),
                platform.system(),
                platform.machine(),
                python,
                WHEELS,
            )
        )
    return ["--no-index", "--find-links", WHEELS]


def uv_settings(python: str) -> "Dict[str, str]":
    """The environment for uv that makes it use the mirrors and certificates pip is set up for."""
    listing = subprocess.run(
        [python, "-m", "pip", "config", "list"], stdout=subprocess.PIPE, check=False
    ).stdout.decode("utf-8", "replace")
    found = {}  # type: Dict[str, Tuple[int, str]]
    for line in listing.splitlines():  # global.index-url='...'; `:env:.` lines are PIP_ variables
        name, _, value = line.partition("=")
        section, _, option = name.rpartition(".")
        if section in ("global", "install", ":env:"):
            rank = ("global", "install", ":env:").index(section)
            found[option] = max(found.get(option, (-1, "")), (rank, str(ast.literal_eval(value))))
    settings = {
        "UV_DEFAULT_INDEX": "index-url",
        "UV_FIND_LINKS": "find-links",
        "UV_INSECURE_HOST": "trusted-host",
        "UV_NO_INDEX": "no-index",
        "SSL_CERT_FILE": "cert",
        "ALL_PROXY": "proxy",
    }
    env = {key: found[option][1] for key, option in settings.items() if option in found}
    if "UV_FIND_LINKS" in env:  # the one list that uv wants with commas
        env["UV_FIND_LINKS"] = ",".join(env["UV_FIND_LINKS"].split())
    # One index has all: what else pip is told to look through is left to pip, where uv fails.
    env["UV_INDEX_STRATEGY"] = "first-index"
    if "SSL_CERT_FILE" not in env:
        env["UV_SYSTEM_CERTS"] = "1"
    env.update(os.environ)  # what a person has set for uv counts more
    return env


# Speaking with the installer, and with the person.


def call(words: "List[str]", env: "Optional[Dict[str, str]]" = None) -> "Tuple[int, str]":
    """Run an installer, show that it is getting on, and give its exit code and all it said."""
    env = dict(env or os.environ, PIP_USER="0", PIP_DISABLE_PIP_VERSION_CHECK="1", PYTHONIOENCODING="utf-8")
    child = subprocess.Popen(words, env=env, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = []  # type: List[str]
    done = threading.Event()
    progress = threading.Thread(target=show_progress, args=(said, done), daemon=True)
    progress.start()
    try:
        for line in child.stdout or ():
            said.append(line.decode("utf-8", "replace").rstrip())  # noqa: PERF401 (shown meanwhile)
        code = child.wait()
    finally:
        if child.poll() is None:  # Ctrl-C
            child.kill()
            child.wait()
        done.set()
        progress.join()
    return code, "\n".join(said)


def show_progress(said: "List[str]", done: threading.Event) -> None:
    """Show how far the installer is until it is done.

    In a terminal that is one line with the seconds gone by, written over; elsewhere a line a step.
    """
    steps = (
        "Collecting",
        "Download",
        "Building",
        "Installing",
        "Resolved",
        "Prepared",
        "Installed",
    )
    began, seen, step, ended = time.time(), 0, "", False
    while not ended:
        ended = done.wait(0.2)
        for line in said[seen:]:
            seen += 1
            if line.strip().startswith(steps):
                step = line.strip()
                if not sys.stdout.isatty():
                    say("  " + step)
        if sys.stdout.isatty():
            width = shutil.get_terminal_size().columns - 1
            shown = "" if ended else "  {:.0f} s  {}".format(time.time() - began, step)
            sys.stdout.write("\r" + printable(shown[:width].ljust(width)) + ("\r" if ended else ""))
            sys.stdout.flush()


def trouble(output: str) -> str:
    """The sentence for a trouble that is not ours, known by what the installer said; or nothing."""
    if NO_ROOM.search(output):
        return full()
    if NO_TRUST.search(output):
        return (
            "The certificate of the package index is not trusted here, as in networks that look "
            "into connections: set PIP_CERT to the certificate file of your network, then run "
            "this again."
        )
    if NO_NETWORK.search(output):
        return (
            "The packages can't be downloaded, there seems to be no network: check the connection "
            "(behind a proxy, set HTTPS_PROXY), then run this again."
        )
    return ""


def full() -> str:
    """The sentence for a full disk."""
    return (
        "The disk is full: Terra needs about {} GB free in {}, and the installer some in your home "
        "and temporary folders; make room, then run this again.".format(ROOM, ROOT)
    )


def give_up(output: str) -> None:
    """Stop with the sentence that fits, or with the end of what the installer said."""
    sentence = trouble(output)
    if not sentence and sys.version_info[:2] > NEWEST and NO_WHEEL.search(output):
        sentence = (
            "Not all packages are there for Python {}.{} yet: run this again with Python {}.{}, "
            "which python.org has.".format(*(sys.version_info[:2] + NEWEST))
        )
    if not sentence:
        say("\n".join(output.splitlines()[-25:]), sys.stderr)
        sentence = "The installation failed; the lines above say why. Running this again is safe."
    raise Stop(sentence)


def say(text: str, stream: "Optional[TextIO]" = None) -> None:
    """Print at once, also where the terminal lacks some letters."""
    print(printable(text), file=stream or sys.stdout, flush=True)


def printable(text: str) -> str:
    """The text with question marks for letters that the terminal does not have."""
    encoding = sys.stdout.encoding or "ascii"
    return text.encode(encoding, "replace").decode(encoding)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
