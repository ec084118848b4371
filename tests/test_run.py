"""`run.py` is safe to repeat, quick the second time, and ends trouble with a sentence."""

import ast
import hashlib
import importlib.util
import json
import os
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
    (tmp_path / "requirements").mkdir()
    for name in ("uv", "build", "lab", "test", "elsewhere", "setuptools", "bench"):
        (tmp_path / "requirements" / f"{name}.txt").write_text(f"{name}==1\n")
    monkeypatch.setattr(module, "ROOT", str(tmp_path))
    monkeypatch.setattr(module, "uv_settings", lambda python: {"UV_INDEX_STRATEGY": "first-index"})
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


def test_the_first_start_installs_with_uv_only_files_with_known_hashes(run, installer, tmp_path):
    assert run.main([]) == 0
    make, first, rest, kit = installer.asked
    strict = "--require-hashes --only-binary :all: --no-deps"
    assert make == f"-m venv {tmp_path / '.venv'}"
    assert "pip install" in first
    assert first.endswith(f"{strict} -r {Path('requirements/uv.txt')}")
    assert rest.startswith("-m uv pip install")
    lists = f"-r {Path('requirements/build.txt')} -r {Path('requirements/lab.txt')}"
    assert rest.endswith(f"--strict {strict} {lists}")
    assert kit.endswith("--no-deps --no-build-isolation -e .")


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
    assert installer.asked[-2].endswith(f"-r {Path('requirements/test.txt')}")
    installer.asked.clear()
    run.main([])
    run.main(["test"])
    assert installer.asked == []


def test_changed_pins_are_installed_in_place(run, installer, tmp_path):
    run.main(["test"])
    installer.asked.clear()
    (tmp_path / "requirements" / "lab.txt").write_text("lab==2\n")
    run.main([])
    assert not any("-m venv" in text for text in installer.asked)
    assert installer.asked[-2].endswith(f"-r {Path('requirements/test.txt')}")


@pytest.mark.parametrize("step", ["-m venv", "pip install", "uv pip install", "-e ."])
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


@pytest.mark.parametrize("step", ["pip install", "lab.txt"])
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
@pytest.mark.parametrize("step", ["-m venv", "pip install", "lab.txt", "-e ."])
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
    for asked in installer.asked[-2:]:
        assert asked.startswith("-m pip install")
    assert "--require-hashes" in installer.asked[-2]
    assert installer.asked[-2].endswith(f"-r {Path('requirements/lab.txt')}")
    assert installer.asked[-1].endswith("--no-build-isolation -e .")


def test_where_there_is_no_uv_pip_installs(run, installer):
    installer.answers["uv.txt"] = (1, "No matching distribution found for uv")
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
    assert run.main(["bench", "--seconds", "1"]) == 0
    assert ran[0][0].startswith(str(tmp_path / ".venv-bench"))
    assert ran[0][1:] == ["-m", "bench", "--seconds", "1"]
    assert not (tmp_path / ".venv").exists()


def test_what_comes_as_source_only_is_built_with_a_known_tool(run, installer):
    run.peers()
    tool, engines = installer.asked[-2:]
    assert tool.endswith(f"{' '.join(run.STRICT)} -r {Path('requirements/setuptools.txt')}")
    built = "--no-binary rlcard --no-build-isolation"
    assert engines.endswith(f"{' '.join(run.STRICT)} {built} -r {Path('requirements/bench.txt')}")


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


def test_words_are_handed_on_to_the_command_that_starts_jupyterlab(run, installer, monkeypatch, tmp_path):
    ran = []
    monkeypatch.setattr(run, "foreground", lambda words, **more: ran.append(words[1:]) or 0)
    run.main(["--no-browser", "--port", "9999"])
    start = ["-m", "terra_widgets", "start", str(tmp_path)]
    assert ran == [[*start, "--no-browser", "--port", "9999"]]


def test_a_notebook_is_named_as_seen_from_where_the_person_is(run, installer, monkeypatch, tmp_path):
    ran = []
    monkeypatch.setattr(run, "foreground", lambda words, **more: ran.append(words[-1]) or 0)
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "mine.ipynb").touch()
    monkeypatch.chdir(tmp_path / "here")
    run.main(["mine.ipynb"])
    run.main(["notebooks/en/other.ipynb"])
    assert ran == [str(tmp_path / "here" / "mine.ipynb"), "notebooks/en/other.ipynb"]


def test_a_python_that_is_newer_than_the_packages_is_told_so(run, installer, monkeypatch, capsys):
    monkeypatch.setattr(run, "NEWEST", (3, 10))
    installer.answers["lab.txt"] = (1, "ERROR: No matching distribution found for numpy==2.4.6")
    assert run.main([]) == 1
    assert "Not all packages are there for Python 3." in sentence(capsys)


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
        "UV_NO_CACHE": "1",
    }
    code = (
        "import json, sys; sys.path.insert(0, sys.argv[1]); import run;"
        "print(json.dumps(run.uv_settings(sys.executable)))"
    )
    words = [sys.executable, "-c", code, str(SCRIPT.parent)]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert found["UV_DEFAULT_INDEX"] == "http://three.invalid/simple"
    assert found["UV_NO_CACHE"] == "1"
    assert "UV_INDEX" not in found, "no second index is mixed in"
    assert found["UV_FIND_LINKS"] == "wheels,more"
    assert found["UV_INDEX_STRATEGY"] == "first-index"
    assert found["SSL_CERT_FILE"] == "school.pem"


def test_a_call_gives_the_code_and_all_that_was_said(run, capsys):
    code = "import sys; print('Collecting cards'); print('oh', file=sys.stderr); sys.exit(3)"
    assert run.call([sys.executable, "-u", "-c", code]) == (3, "Collecting cards\noh")
    assert capsys.readouterr().out == "  Collecting cards\n"


@pytest.mark.long
def test_a_real_pip_without_network_ends_with_the_sentence(tmp_path):
    for name in ("run.py", "pyproject.toml"):
        shutil.copy(SCRIPT.parent / name, tmp_path)
    shutil.copytree(SCRIPT.parent / "requirements", tmp_path / "requirements")
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


@pytest.mark.parametrize("installer_words", [["-m", "pip", "install"], ["-m", "uv", "pip", "install"]])
@pytest.mark.parametrize("known", [True, False])
def test_a_file_that_is_not_the_one_we_know_is_not_installed(run, tmp_path, installer_words, known):
    wheel = tmp_path / "wheels" / "small-1-py3-none-any.whl"
    wheel.parent.mkdir()
    with zipfile.ZipFile(wheel, "w") as made:
        made.writestr("small.py", "")
        made.writestr("small-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: small\nVersion: 1\n")
        made.writestr(
            "small-1.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        made.writestr("small-1.dist-info/RECORD", "")
    digest = hashlib.sha256(wheel.read_bytes() if known else b"another file").hexdigest()
    (tmp_path / "list.txt").write_text(f"small==1 --hash=sha256:{digest}\n")
    local = ["--no-index", "--find-links", "wheels", "--target", "here"]
    words = [sys.executable, *installer_words, *local, *run.STRICT, "-r", "list.txt"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) is known, done.stderr
    assert (tmp_path / "here" / "small.py").exists() is known
