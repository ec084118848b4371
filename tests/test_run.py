"""`run.py` is safe to repeat, quick the second time, and ends trouble with a sentence."""

import ast
import importlib.util
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import venv
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "run.py"
OFFLINE = "NewConnectionError: Failed to establish a new connection: [Errno 111] Connection refused"


class Installer:
    """Stands in for venv, pip and uv: makes the environment, notes what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answers: dict[str, tuple[int, str] | type[BaseException]] = {}

    def __call__(self, words, env=None):
        text = " ".join(map(str, words[1:]))
        self.asked.append(text)
        for part, answer in self.answers.items():
            if part in text:
                if isinstance(answer, tuple):
                    return answer
                raise answer
        if text.startswith("-m venv"):
            venv.create(words[-1], with_pip=False)
        return 0, ""


@pytest.fixture
def run(tmp_path, monkeypatch):
    """A fresh `run.py` in an empty project, with nothing that reaches out of it."""
    spec = importlib.util.spec_from_file_location("run", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "constraints.txt").write_text("uv==1\n")
    monkeypatch.setattr(module, "ROOT", str(tmp_path))
    monkeypatch.setattr(module, "uv_settings", lambda python: {})
    monkeypatch.setattr(module, "foreground", lambda words, **more: 0)
    return module


@pytest.fixture
def installer(run, monkeypatch):
    fake = Installer()
    monkeypatch.setattr(run, "call", fake)
    return fake


def sentence(capsys):
    """The one sentence on the error stream."""
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def test_an_old_python_can_read_it():
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_it_imports_the_standard_library_only():
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    used = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    used |= {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in used} <= sys.stdlib_module_names


def test_an_old_python_is_told_so(run, installer, monkeypatch, capsys):
    monkeypatch.setattr(run, "OLDEST", (9, 1))
    assert run.main([]) == 1
    assert sentence(capsys).startswith("Terra needs Python 9.1 or newer, and this is Python 3.")
    assert installer.asked == []


def test_the_first_start_installs_with_uv_at_pinned_versions(run, installer, tmp_path):
    assert run.main([]) == 0
    make, first, rest, slow = installer.asked
    assert make == f"-m venv {tmp_path / '.venv'}"
    assert "pip install" in first
    assert "-c constraints.txt" in first
    assert rest.startswith("-m uv pip install")
    assert rest.endswith("-c constraints.txt -e .")
    assert slow.endswith("pip uninstall -y rfc3987-syntax")


@pytest.mark.long
def test_the_second_start_is_quick_and_installs_nothing(run, installer):
    run.main([])
    installer.asked.clear()
    began = time.perf_counter()
    assert run.main([]) == 0
    assert time.perf_counter() - began < 3
    assert installer.asked == []


def test_extras_are_added_to_what_is_there_and_stay(run, installer):
    run.main([])
    run.main(["test"])
    assert sum("-m venv" in text for text in installer.asked) == 1
    assert "-e .[test]" in installer.asked[-2]
    installer.asked.clear()
    run.main([])
    run.main(["test"])
    assert installer.asked == []


def test_changed_pins_are_installed_in_place(run, installer, tmp_path):
    run.main(["test"])
    installer.asked.clear()
    (tmp_path / "constraints.txt").write_text("uv==2\n")
    run.main([])
    assert not any("-m venv" in text for text in installer.asked)
    assert "-e .[test]" in installer.asked[-2]


@pytest.mark.parametrize("step", ["-m venv", "pip install", "uv pip install", "uninstall"])
def test_an_interrupted_installation_is_made_anew(run, installer, tmp_path, capsys, step):
    installer.answers[step] = KeyboardInterrupt
    assert run.main([]) == 130
    assert "Stopped." in capsys.readouterr().err
    left = tmp_path / ".venv" / "left_over"
    left.touch()
    installer.answers.clear()
    assert run.main([]) == 0
    assert not left.exists()


def test_an_environment_whose_python_is_gone_is_made_anew(run, installer, tmp_path):
    python = Path(run.kit())
    installer.asked.clear()
    python.unlink()
    run.kit()
    assert installer.asked[0].startswith("-m venv")


def test_an_environment_that_was_moved_is_made_anew(run, installer, tmp_path, monkeypatch):
    run.kit()
    installer.asked.clear()
    shutil.copytree(tmp_path, tmp_path / "elsewhere", symlinks=True)
    monkeypatch.setattr(run, "ROOT", str(tmp_path / "elsewhere"))
    run.kit()
    assert installer.asked[0].startswith("-m venv")


def test_a_torn_note_counts_as_unfinished(run, installer, tmp_path):
    run.kit()
    installer.asked.clear()
    (tmp_path / ".venv" / run.STATE).write_text('{"home": ')
    run.kit()
    assert installer.asked[0].startswith("-m venv")


def test_somebody_elses_environment_is_left_alone(run, installer, tmp_path, capsys):
    theirs = tmp_path / ".venv" / "precious"
    theirs.parent.mkdir()
    theirs.touch()
    assert run.main([]) == 1
    assert "was not made by run.py: rename or delete it" in sentence(capsys)
    assert theirs.exists()


@pytest.mark.parametrize("step", ["pip install", "-e ."])
def test_no_network_is_a_sentence(run, installer, capsys, step):
    installer.answers[step] = (1, OFFLINE)
    assert run.main([]) == 1
    assert "no network: check the connection" in sentence(capsys)


@pytest.mark.parametrize(
    "output",
    [
        "ERROR: Could not install packages: [Errno 28] No space left on device",
        "error: failed to write to file: No space left on device (os error 28)",
        "OSError: [WinError 112] There is not enough space on the disk",
        "Disk quota exceeded (os error 122)",
    ],
)
@pytest.mark.parametrize("step", ["-m venv", "pip install", "-e ."])
def test_a_full_disk_is_a_sentence(run, installer, capsys, step, output):
    installer.answers[step] = (1, output)
    assert run.main([]) == 1
    assert sentence(capsys).startswith("The disk is full: Terra needs about 1.2 GB free")


def test_too_little_room_is_seen_before_anything_is_made(run, installer, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(run.shutil, "disk_usage", lambda path: SimpleNamespace(free=10**8))
    assert run.main([]) == 1
    assert sentence(capsys).startswith("The disk is full")
    assert not (tmp_path / ".venv").exists()


def test_our_own_writing_to_a_full_disk_is_a_sentence(run, installer, monkeypatch, capsys):
    def write(folder, state):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(run, "write_state", write)
    assert run.main([]) == 1
    assert sentence(capsys).startswith("The disk is full")


def test_a_folder_that_cannot_be_written_is_a_sentence(run, installer, monkeypatch, capsys):
    def mkdir(path):
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr(run.os, "mkdir", mkdir)
    assert run.main([]) == 1
    assert "can't be written: close what may be using it, or copy" in sentence(capsys)


def test_a_missing_venv_module_is_a_sentence(run, installer, monkeypatch, capsys):
    find = importlib.util.find_spec
    monkeypatch.setattr(
        run.importlib.util, "find_spec", lambda name: None if name == "ensurepip" else find(name)
    )
    assert run.main([]) == 1
    assert "sudo apt install python3-venv" in sentence(capsys)


def test_an_untrusted_certificate_is_a_sentence(run, installer, capsys):
    installer.answers["pip install"] = (1, "SSLError: CERTIFICATE_VERIFY_FAILED")
    assert run.main([]) == 1
    assert "set PIP_CERT" in sentence(capsys)


def test_where_uv_fails_pip_installs(run, installer, capsys):
    installer.answers["-m uv"] = (2, "error: something about uv")
    assert run.main([]) == 0
    assert "trying again with pip" in capsys.readouterr().out
    assert "pip install" in installer.asked[-2]
    assert installer.asked[-2].endswith("-c constraints.txt -e .")


def test_where_there_is_no_uv_pip_installs(run, installer):
    installer.answers["--only-binary uv"] = (1, "No matching distribution found for uv")
    assert run.main([]) == 0
    assert not any("-m uv" in text for text in installer.asked)


def test_an_unknown_failure_shows_what_the_installer_said(run, installer, capsys):
    installer.answers["-e ."] = (1, "line 1\nthe real cause")
    assert run.main([]) == 1
    said = capsys.readouterr().err
    assert "the real cause" in said
    assert "the lines above say why" in said


def test_bench_has_an_environment_of_its_own(run, installer, tmp_path, monkeypatch):
    ran = []
    monkeypatch.setattr(run, "foreground", lambda words, **more: ran.append(words) or 0)
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "requirements.txt").write_text("chess==1\n")
    assert run.main(["bench", "--seconds", "1"]) == 0
    assert ran[0][0].startswith(str(tmp_path / ".venv-bench"))
    assert ran[0][1:] == ["-m", "bench", "--seconds", "1"]
    assert not (tmp_path / ".venv").exists()


@pytest.mark.parametrize("word", ["balance", "tournament", "speed"])
def test_the_words_of_the_lab_run_its_modules(run, installer, tmp_path, monkeypatch, word):
    ran = []
    monkeypatch.setattr(run, "foreground", lambda words, **more: ran.append(words) or 1)
    assert run.main([word, "--games", "8"]) == 1
    assert ran[0][0].startswith(str(tmp_path / ".venv"))
    assert ran[0][1:] == ["-m", f"terra_widgets.simulation.{word}", "--games", "8"]
    assert importlib.util.find_spec(ran[0][2])
    assert f"python3 run.py {word} [...]" in run.HELP


def test_the_test_command_is_pytest_and_gives_its_code(run, installer, monkeypatch):
    ran = []
    monkeypatch.setattr(run, "foreground", lambda words, **more: ran.append(words[1:]) or 5)
    assert run.main(["test", "-k", "tf41"]) == 5
    assert ran == [["-m", "pytest", "-k", "tf41"]]


def test_all_tests_are_asked_for_by_a_word_that_pytest_gets(run, installer, monkeypatch):
    ran = []
    monkeypatch.setattr(run, "foreground", lambda words, **more: ran.append(words[1:]) or 0)
    run.main(["test", "--all", "-x"])
    assert ran == [["-m", "pytest", "--all", "-x"]]


@pytest.mark.parametrize(("own", "kept"), [(None, ".pytest_cache/bytecode"), ("/elsewhere", "/elsewhere")])
def test_tests_keep_bytecode_where_python_is_told_to_keep_none(run, monkeypatch, tmp_path, own, kept):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    if own:
        monkeypatch.setenv("PYTHONPYCACHEPREFIX", own)
    env = run.keep_bytecode()
    assert "PYTHONDONTWRITEBYTECODE" not in env
    assert Path(env["PYTHONPYCACHEPREFIX"]) == tmp_path / kept
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    assert "PYTHONPYCACHEPREFIX" not in run.keep_bytecode()


@pytest.fixture
def checks(tmp_path):
    folder = tmp_path / "tests" / "checks"
    folder.mkdir(parents=True)
    for name in ("house.py", "mutants.py", "__init__.py", "notes.txt"):
        (folder / name).touch()


def test_a_check_is_run_by_its_name(run, installer, checks, tmp_path, monkeypatch):
    ran = []
    monkeypatch.setattr(run, "foreground", lambda words, **more: ran.append(words) or 1)
    assert run.main(["check", "house", "--short"]) == 1
    assert ran[0][0].startswith(str(tmp_path / ".venv"))
    assert ran[0][1:] == [str(Path("tests", "checks", "house.py")), "--short"]


def test_checks_are_listed(run, installer, checks, capsys):
    assert run.main(["check"]) == 0
    assert capsys.readouterr().out == "There is: house, mutants\n"
    assert installer.asked == []


def test_an_unknown_check_is_a_sentence(run, installer, checks, capsys):
    assert run.main(["check", "huose"]) == 1
    assert sentence(capsys) == "There is no check 'huose'. There is: house, mutants."


def test_options_are_handed_on_to_jupyterlab(run, installer, monkeypatch):
    ran = []
    monkeypatch.setattr(run, "foreground", lambda words, **more: ran.append(words[1:]) or 0)
    run.main(["--no-browser", "--port", "9999"])
    run.main(["mine.ipynb"])
    assert ran[0][:2] == ["-m", "jupyterlab"]
    assert ran[0][-3:] == ["--no-browser", "--port", "9999"]
    assert "--LabApp.default_url=/lab/tree/notebooks/en/00_start_here.ipynb" in ran[0]
    assert not any("00_start_here" in word for word in ran[1])


@pytest.mark.parametrize("root_user", [True, False])
def test_jupyterlab_starts_as_root_too_and_only_for_this_machine(
    run, installer, monkeypatch, capsys, root_user
):
    ran = []
    monkeypatch.setattr(run, "foreground", lambda words, **more: ran.append(words) or 0)
    monkeypatch.setattr(run, "is_root", lambda: root_user)
    run.main([])
    run.main(["--ip=0.0.0.0"])
    assert [("--allow-root" in words) for words in ran] == [root_user, root_user]
    assert [("--ServerApp.ip=127.0.0.1" in words) for words in ran] == [True, False]
    assert ("runs as root" in capsys.readouterr().out) == root_user


def test_the_first_notebook_is_there(run, root):
    assert (root / run.FIRST_NOTEBOOK).is_file()


def test_a_mistyped_command_is_a_sentence(run, installer, capsys):
    assert run.main(["tset"]) == 1
    assert sentence(capsys).startswith("There is no command 'tset'")


def test_uv_uses_what_pip_is_set_up_for(tmp_path):
    settings = tmp_path / "pip.conf"
    settings.write_text(
        "[global]\nindex-url = http://one.invalid/simple\nextra-index-url = http://two.invalid/a\n"
        "find-links = wheels more\n"
    )
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PIP_", "UV_"))}
    env.pop("SSL_CERT_FILE", None)
    env |= {
        "PIP_CONFIG_FILE": str(settings),
        "PIP_INDEX_URL": "http://three.invalid/simple",
        "PIP_CERT": "school.pem",
        "UV_INDEX": "http://mine.invalid/simple",
    }
    code = (
        "import json, sys; sys.path.insert(0, sys.argv[1]); import run;"
        "print(json.dumps(run.uv_settings(sys.executable)))"
    )
    words = [sys.executable, "-c", code, str(SCRIPT.parent)]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert found["UV_DEFAULT_INDEX"] == "http://three.invalid/simple"
    assert found["UV_INDEX"] == "http://mine.invalid/simple"
    assert found["UV_FIND_LINKS"] == "wheels,more"
    assert found["SSL_CERT_FILE"] == "school.pem"


def test_a_call_gives_the_code_and_all_that_was_said(run, capsys):
    code = "import sys; print('Collecting cards'); print('oh', file=sys.stderr); sys.exit(3)"
    assert run.call([sys.executable, "-u", "-c", code]) == (3, "Collecting cards\noh")
    assert capsys.readouterr().out == "  Collecting cards\n"


@pytest.mark.long
def test_a_real_pip_without_network_ends_with_the_sentence(tmp_path):
    for name in ("run.py", "pyproject.toml", "constraints.txt"):
        shutil.copy(SCRIPT.parent / name, tmp_path)
    with socket.socket() as closed:  # bound but not listening: it refuses every connection
        closed.bind(("127.0.0.1", 0))
        env = {key: value for key, value in os.environ.items() if not key.startswith("PIP_")}
        env["PIP_CONFIG_FILE"] = os.devnull
        env["PIP_INDEX_URL"] = f"http://127.0.0.1:{closed.getsockname()[1]}/simple"
        done = subprocess.run(
            [sys.executable, "run.py"],
            cwd=tmp_path,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert "no network: check the connection" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.long
def test_the_wheel_holds_all_of_the_package_but_the_frontend(root, tmp_path):
    skipped = shutil.ignore_patterns("__pycache__", "frontend")
    shutil.copytree(root / "terra_widgets", tmp_path / "terra_widgets", ignore=skipped)
    shutil.copytree(root / "lessons", tmp_path / "terra_widgets" / "lesson_data", ignore=skipped)
    files = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    (tmp_path / "terra_widgets" / "lesson_data").rename(tmp_path / "lessons")
    (tmp_path / "terra_widgets" / "frontend").mkdir()
    (tmp_path / "terra_widgets" / "frontend" / "board.ts").touch()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(root / name, tmp_path)
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    subprocess.run(words, cwd=tmp_path, check=True, capture_output=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    # What belongs into etc/ of an environment has a place of its own in a wheel.
    held = {re.sub(r"^terra_widgets-[^/]+\.data/data/", "terra_widgets/jupyter/", name) for name in held}
    assert held == files
    assert "terra_widgets/py.typed" in held
    assert "terra_widgets/text/en/kit.ftl" in held
    assert "terra_widgets/lesson_data/03_cubes_pile_up/en.toml" in held
