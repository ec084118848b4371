"""On a hub a class joins by the Jupyter server, and nothing of Jupyter is open to students."""

import asyncio
import http.client
import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

from terra_widgets.jupyter import CONFIG

pytestmark = pytest.mark.long
BASE = "/user/ada/"


class Server:
    """A Jupyter server as on a hub, on loopback."""

    def __init__(self, folder, token):
        env = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "TERRA"))}
        env |= {
            "HOME": str(folder), "JUPYTER_CONFIG_DIR": str(folder / "config"),
            "JUPYTER_CONFIG_PATH": str(CONFIG),
            "JUPYTER_RUNTIME_DIR": str(folder / "runtime"), "TERRA_ROOMS": str(folder / "rooms"),
            "BINDER_LAUNCH_HOST": "here", "JUPYTER_SERVER_ALLOW_UNAUTHENTICATED_ACCESS": "no",
            "JUPYTER_PREFER_ENV_PATH": "0",
        }  # fmt: skip
        words = [
            "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1", "--ServerApp.port=0",
            f"--IdentityProvider.token={token}", f"--ServerApp.base_url={BASE}",
            f"--ServerApp.root_dir={folder}",
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
        running.before = running.get("terra/")[0]
        data = str(tmp_path_factory.mktemp("class") / "x.class")
        assert running.ask("open", words=["--game", "terra", "--data", data]) == (200, {})
        yield running
    finally:
        running.process.terminate()
        running.process.wait(20)


def test_students_see_the_room_that_a_notebook_has_opened(server):
    assert server.before == 404, "there was none before"
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


PATHS = (
    "terra/../api/contents", "terra/%2e%2e/api/contents", "terra/static/../../api/contents",
    "terra//api/contents", "terra/api/contents", "terra/lab", "terra/tree", "terra/api/kernels",
    "terra/static/..%2f..%2fapi%2fcontents",
)  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_no_path_of_the_room_leads_to_jupyter(server, path):
    host, port = server.root.split("/")[2].split(":")
    line = http.client.HTTPConnection(host, int(port), timeout=20)
    line.request("GET", BASE + path)  # as it stands: other clients take the dots away
    answer = line.getresponse()
    answer.read()
    assert answer.status in {301, 302, 400, 403, 404}
    if answer.status in {301, 302}:
        assert "/login" in answer.headers["Location"] or path == "terra//api/contents"


@pytest.mark.parametrize("path", ["api/contents", "api/kernels", "api/terminals", "lab/tree"])
def test_jupyter_itself_still_asks_for_its_token(server, path):
    if not server.token:
        pytest.skip("a server without a token is open to everybody")
    status, _, url = server.get(path)
    assert status in {403, 404} or "login" in url


def test_students_have_a_line_without_a_token(server):
    async def joined():
        address = f"{server.root.replace('http', 'ws', 1)}terra/ws"
        origin = server.root.partition(BASE)[0]
        line = await websocket_connect(HTTPRequest(address, headers={"Origin": origin}))
        await line.write_message(json.dumps({"hello": {"page": "student", "key": None, "language": "en"}}))
        said = [json.loads(await line.read_message()) for _ in range(2)]
        line.close()
        while await line.read_message() is not None:
            pass
        return said

    first, second = asyncio.run(joined())
    assert "boot" in first
    assert second["whole"]["stage"] == "join"


def test_pages_of_other_sites_get_no_line(server):
    async def joined():
        address = f"{server.root.replace('http', 'ws', 1)}terra/ws"
        await websocket_connect(HTTPRequest(address, headers={"Origin": "http://evil.example"}))

    with pytest.raises(HTTPClientError, match="403"):
        asyncio.run(joined())
