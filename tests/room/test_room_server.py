"""The room on the network: who may ask, by which name, how much, and what is answered."""

import asyncio
import json
import threading
import urllib.error
import urllib.request
from concurrent.futures import Future

import pytest
from room_helpers import save
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.websocket import websocket_connect

from terra_widgets.room import address, server
from terra_widgets.room.hub import Hub
from terra_widgets.room.room import Room
from terra_widgets.room.store import Store


class Running:
    """A server on loopback, in a thread of its own."""

    def __init__(self):
        self.started: Future = Future()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))
        self.thread.start()
        self.started.result(20)

    async def run(self):
        self.loop, self.ended = asyncio.get_running_loop(), asyncio.Event()
        clockwork = server.LoopClockwork(self.loop)
        room = Room(Store(None), clockwork, plan="game:terra", seats=2)
        self.hub = Hub(room, clockwork, address="http://192.0.2.7/", qr="", save=save)
        self.doorway = server.Doorway(
            self.hub, "the secret", lambda _: {"fine": 1}, address.known_hosts(set())
        )
        served = HTTPServer(server.application(self.doorway), max_buffer_size=200_000, max_body_size=200_000)
        socket, self.port = bind_unused_port()
        served.add_sockets([socket])
        self.origin = f"http://127.0.0.1:{self.port}"
        self.started.set_result(None)
        await self.ended.wait()
        served.stop()
        self.hub.stop()
        await served.close_all_connections()
        clockwork.close()
        room.store.close()

    def stop(self):
        self.loop.call_soon_threadsafe(self.ended.set)
        self.thread.join()

    def do(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def ask(self, path="/", body=None, **headers):
        """The status, the headers and the text of an answer."""
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.origin}{path}", data=data, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read().decode()

    def poll(self, line, *sent, wait=False):
        status, _, text = self.ask(
            "/poll", {"line": line, "wait": wait, "send": list(sent)}, Origin=self.origin
        )
        assert status == 200
        return json.loads(text)


@pytest.fixture(scope="module")
def running():
    made = Running()
    yield made
    made.stop()


def hello(page="student", key=None, ticket=None):
    return {"hello": {"page": page, "key": key, "ticket": ticket, "language": "en", "visit": None}}


@pytest.mark.parametrize("path", ["/", "/cockpit", "/projector"])
def test_each_page_is_there_and_takes_nothing_from_elsewhere(running, path):
    status, headers, text = running.ask(path)
    assert status == 200
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "http://" not in text
    assert running.hub.room.code not in text


@pytest.mark.parametrize("path", [
    "/lab", "/api", "/api/contents", "/tree", "/static/../room/store.py", "/static/%2e%2e/room/store.py",
    "/static/boards.js.map", "/static/", "/ws/x", "/a.class", "/cockpit/", "//evil.example/",
])  # fmt: skip
def test_nothing_else_is_there(running, path):
    status, headers, text = running.ask(path)
    assert status == 404
    assert text == "404\n"
    assert "Server" not in headers


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example"])
def test_another_sites_name_is_refused(running, host):
    assert running.ask(Host=host)[0] == 421


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
def test_a_page_of_another_site_can_not_poll(running, origin):
    before = len(running.hub.visits)
    assert running.ask("/poll", {"line": None, "wait": False, "send": [hello()]}, Origin=origin)[0] == 403
    assert len(running.hub.visits) == before


def test_a_form_of_another_site_changes_nothing(running):
    status, _, _ = running.ask("/poll", b"line=&send=", Origin="http://evil.example")
    assert status == 403


def test_a_page_of_another_site_gets_no_web_socket(running):
    async def connect():
        request = HTTPRequest(f"ws://127.0.0.1:{running.port}/ws", headers={"Origin": "http://evil.example"})
        await websocket_connect(request)

    with pytest.raises(HTTPClientError) as refused:
        running.do(connect())
    assert refused.value.code == 403


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff", b"[" * 5000, b'{"line":1,"wait":2,"send":3}']
)
def test_a_body_that_no_page_sends_gets_a_number(running, body):
    status, _, text = running.ask("/poll", body, Origin=running.origin)
    assert status == 400
    assert text == "400\n"


def test_a_long_body_is_refused(running):
    assert running.ask("/poll", b"x" * 100_000, Origin=running.origin)[0] == 403


@pytest.mark.parametrize("page", ["cockpit", "projector"])
def test_without_a_key_there_is_no_line_to_the_facilitators_pages(running, page):
    assert running.poll(None, hello(page, "A" * 22)) == {"line": None, "got": []}
    assert running.poll(None, hello(page, ticket="A" * 22)) == {"line": None, "got": []}


def test_a_class_works_by_polling_alone(running):
    first = running.poll(None, hello())
    assert "boot" in first["got"][0]
    page = next(one["whole"] for one in first["got"] if one.get("to") == "page")
    draft = {"code": running.hub.room.code, "name": "Polly", "back": False}
    asked = {"to": "page", "message": {"id": "a", "at": page["number"], "join": draft}}
    got = running.poll(first["line"], asked)["got"]
    assert any("key" in one for one in got)
    assert "Polly" in json.dumps(got)


def test_what_happens_meanwhile_ends_the_wait(running):
    line = running.poll(None, hello(key=None))["line"]
    draft = {"code": running.hub.room.code, "name": "Waiting", "back": False}
    running.poll(line, {"to": "page", "message": {"id": "a", "at": 0, "join": draft}})
    running.poll(line)
    running.loop.call_soon_threadsafe(running.hub.room.say, "Look up", None)
    assert "Look up" in json.dumps(running.poll(line, wait=True)["got"])


def test_an_unknown_line_has_to_say_hello_anew(running):
    assert running.poll("nobody's")["line"] is None


def test_a_web_socket_answers_a_ping(running):
    async def ping():
        url = f"ws://127.0.0.1:{running.port}/ws"
        line = await websocket_connect(HTTPRequest(url, headers={"Origin": running.origin}))
        await line.write_message(json.dumps(hello()))
        await line.write_message(json.dumps({"ping": 7}))
        got = [json.loads(await line.read_message()) for _ in range(3)]
        line.close()
        return got

    assert {"pong": 7} in running.do(ping())


@pytest.mark.parametrize(
    "first", ["{", "[]", '{"hello": 1}', '{"to": "page", "message": {}}', '{"hello": {"page": "x"}}']
)
def test_a_line_that_does_not_say_hello_is_cut(running, first):
    async def begin():
        url = f"ws://127.0.0.1:{running.port}/ws"
        line = await websocket_connect(HTTPRequest(url, headers={"Origin": running.origin}))
        await line.write_message(first)
        return await line.read_message()

    assert running.do(begin()) is None


@pytest.mark.parametrize(
    "body", [b"{", b"[]", b'{"secret": null}', b'{"secret": "another"}', b'{"secret": 7}']
)
def test_without_the_secret_nothing_is_ordered(running, body):
    assert running.ask("/control", body)[0] in {400, 403}


def test_with_the_secret_a_notebook_may_ask(running):
    assert running.ask("/control", {"secret": "the secret"})[0] == 200


def test_a_name_that_is_markup_is_no_markup_in_a_page(running):
    running.hub.room.plan_in("en")
    status, _, text = running.ask("/")
    assert status == 200
    assert "<script>" not in text


def test_who_asks_too_often_has_to_wait():
    running = Running()
    try:
        running.doorway.lines.most, running.doorway.lines.per_second = 3, 0
        assert [running.ask()[0] for _ in range(4)] == [200, 200, 200, 429]
    finally:
        running.stop()


def test_a_class_that_polls_from_one_address_is_not_held_up():
    running = Running()
    try:
        lines = [running.poll(None, hello())["line"] for _ in range(5)]
        running.doorway.lines.most, running.doorway.lines.per_second = 0, 0
        assert all(running.poll(line)["line"] == line for line in lines for _ in range(10))
        assert running.ask("/poll", {"line": "x", "wait": False, "send": []}, Origin=running.origin)[0] == 429
    finally:
        running.stop()


def test_one_page_can_not_poll_without_end():
    running = Running()
    try:
        line = running.poll(None, hello())["line"]
        asked = {"line": line, "wait": False, "send": []}
        running.hub.polls[line].requests.per_second = 0
        found = {running.ask("/poll", asked, Origin=running.origin)[0] for _ in range(70)}
        assert found == {200, 429}
    finally:
        running.stop()


def test_where_there_is_no_room_nothing_is_there():
    running = Running()
    try:
        running.doorway.hub = None
        assert running.ask()[0] == 404
        assert running.ask("/poll", {"line": None, "wait": False, "send": []}, Origin=running.origin)[0] in {
            403,
            404,
        }
    finally:
        running.stop()
