"""On a hub a class joins by the Jupyter server, and nothing of Jupyter is open to students."""

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request

import pytest

from terra_widgets.jupyter import CONFIG

pytestmark = pytest.mark.long
BASE = "/user/ada/"


class Server:
    """A Jupyter server as on a hub, on loopback."""

    def __init__(self, folder, token):
        env = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "TERRA"))}
        env |= {
            "HOME": str(folder), "JUPYTER_CONFIG_DIR": str(folder / "config"), "JUPYTER_CONFIG_PATH": str(CONFIG),
            "JUPYTER_RUNTIME_DIR": str(folder / "runtime"), "TERRA_ROOMS": str(folder / "rooms"),
            "BINDER_LAUNCH_HOST": "here", "JUPYTER_SERVER_ALLOW_UNAUTHENTICATED_ACCESS": "no",
            "JUPYTER_PREFER_ENV_PATH": "0",
        }  # fmt: skip
        words = [
            "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1", "--ServerApp.port=0",
            f"--IdentityProvider.token={token}", f"--ServerApp.base_url={BASE}", f"--ServerApp.root_dir={folder}",
            "--ServerApp.jpserver_extensions=jupyter_lsp=False",
        ]  # fmt: skip
        self.log = folder / "log"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "jupyter_server", *words], env=env, stderr=self.log.open("w"), cwd=folder
        )
        self.rooms = folder / "rooms"
        until = time.monotonic() + 60
        while time.monotonic() < until and not list(self.rooms.glob("*.json")):
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        (path,) = self.rooms.glob("*.json")
        self.way = json.loads(path.read_text())
        self.root = self.way["address"].removesuffix("terra/")
        while time.monotonic() < until and self.get("terra/nothing")[0] == 0:
            time.sleep(0.05)

    def get(self, path, data=None, **headers):
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.root + path, body, headers)
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(
                request, timeout=20
            ) as found:
                return found.status, found.read().decode(), found.url
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode(), error.url
        except OSError:
            return 0, "", ""

    def ask(self, what, **more):
        status, text, _ = self.get("terra/control", {"secret": self.way["secret"], "ask": what, **more})
        return status, json.loads(text) if status == 200 else text


@pytest.fixture(scope="module", params=["secret-token", ""], ids=["token", "no token"])
def server(request, tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("hub"), request.param)
    running.token = request.param
    try:
        yield running
    finally:
        running.process.terminate()
        running.process.wait(20)


def test_there_is_no_room_before_a_notebook_opens_one(server):
    assert server.get("terra/")[0] == 404


def test_a_notebook_opens_a_room_and_students_see_it_without_a_token(server, tmp_path):
    assert server.ask("open", words=["--game", "terra", "--data", str(tmp_path / "x.class")]) == (200, {})
    status, page, _ = server.get("terra/")
    assert status == 200
    assert 'data-page="student"' in page
    assert server.get("terra/static/room.js")[0] == 200
    about = server.ask("about")[1]
    assert len(about["code"]) == 7
    assert about["address"].endswith("/user/ada/terra/")


def test_nobody_without_the_secret_asks_for_anything(server):
    assert server.get("terra/control", {"secret": "x" * 22, "ask": "about"})[0] == 403
    assert server.get("terra/control", {"ask": "about"})[0] == 403
    assert server.get("terra/control", ["about"])[0] == 403


@pytest.mark.parametrize("path", [
    "api/contents", "api/kernels", "api/terminals", "terra/../api/contents", "terra/%2e%2e/api/contents",
    "terra/static/../../api/contents", "terra//api/contents", "terra/api/contents", "terra/lab", "terra/tree",
    "terra/static/..%2f..%2fapi%2fcontents", "terra/static/boards.js",
])  # fmt: skip
def test_no_path_of_the_room_leads_to_jupyter(server, path):
    status, text, url = server.get(path)
    if path.startswith("api/") and not server.token:
        pytest.skip("a server without a token is open to everybody anyway")
    inside = status == 200 and "login" not in url
    if ".." in path and not server.token:
        assert "terra" not in url or not inside  # the client itself has taken the dots away
    else:
        assert not inside, (status, url, text[:100])
