"""The command `terra`: what it understands, and what it says when it does not."""

import subprocess
import sys
import tomllib

import pytest

from terra_widgets import __version__, command
from terra_widgets.command import reach, start
from terra_widgets.command.speech import language_here
from terra_widgets.errors import TerraError


@pytest.fixture(autouse=True)
def english(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def test_the_wheel_gives_the_command(root):
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["scripts"] == {"terra": "terra_widgets.command:main"}


def test_it_tells_its_version(capsys):
    assert command.main(["--version"]) == 0
    assert capsys.readouterr().out == f"Terra {__version__}\n"


@pytest.mark.parametrize("words", [[], ["--help"], ["help"]])
def test_its_help_lists_what_it_can_do(words, capsys):
    assert command.main(words) == 0
    said = capsys.readouterr().out
    for word in ("  terra start", "  terra print", "  terra --version"):
        assert word in said


def test_a_mistyped_command_is_a_sentence(capsys):
    assert command.main(["strat"]) == 1
    assert capsys.readouterr().err == 'There is no command "strat": `terra --help` lists them.\n'


def test_it_speaks_the_language_of_the_terminal(monkeypatch, capsys):
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert command.main(["strat"]) == 1
    assert capsys.readouterr().err == "Příkaz „strat“ neexistuje: seznam vypíše `terra --help`.\n"


@pytest.mark.parametrize("said", ["C", "POSIX", "xx_YY.UTF-8"])
def test_it_speaks_english_where_it_does_not_know_the_language(monkeypatch, said):
    monkeypatch.setenv("LANG", said)
    assert language_here() == "en"


def test_it_runs_as_a_module_too():
    words = [sys.executable, "-m", "terra_widgets", "--version"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stdout == f"Terra {__version__}\n"


def test_the_print_kit_is_one_of_its_commands(tmp_path, capsys):
    words = ["print", str(tmp_path), "--no-pdf", "--no-lessons", "--game", "terra"]
    assert command.main(words) == 0
    assert (tmp_path / "index.html").is_file()


def test_without_jupyterlab_it_says_what_to_install(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(start, "NEEDED", "no_such_jupyterlab")
    assert command.main(["start", str(tmp_path)]) == 1
    assert 'pip install "terra-widgets[lab]"' in capsys.readouterr().err


def test_two_notebooks_are_a_sentence():
    with pytest.raises(TerraError, match="Name one notebook"):
        start.read(["one.ipynb", "two.ipynb"])


@pytest.mark.parametrize(
    ("env", "opens"),
    [
        ({}, sys.platform in {"darwin", "win32"}),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "192.0.2.7 5 192.0.2.8 22"}, False),
        ({"BROWSER": "helper", "SSH_TTY": "/dev/pts/0"}, True),
    ],
)
def test_a_browser_is_opened_only_where_the_person_would_see_it(env, opens):
    assert reach.can_open_browser(env) is opens


def test_the_tunnel_goes_to_where_ssh_came_in():
    words = reach.tunnel({"SSH_CONNECTION": "192.0.2.7 50000 192.0.2.8 22"}, 8890)
    assert words.startswith("ssh -N -L 8890:127.0.0.1:8890 ")
    assert words.endswith("@192.0.2.8")
    assert " -p 2222 " in reach.tunnel({"SSH_CONNECTION": "192.0.2.7 50000 192.0.2.8 2222"}, 8890)
