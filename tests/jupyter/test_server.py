"""The setting of the Jupyter server that makes clicks fast is found, and does what it says."""

import json
from types import SimpleNamespace

import pytest

from terra_widgets.jupyter import CONFIG


@pytest.fixture
def server():
    from terra_widgets.jupyter import server  # loads a whole Jupyter server, so not before it is needed

    return server


@pytest.fixture
def usual():
    from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

    return ZMQChannelsWebsocketConnection


def connection_of(server, connection):
    """What a server that had this connection uses once it has loaded the extension."""
    jupyter = SimpleNamespace(web_app=SimpleNamespace(settings={server.SETTING: connection}))
    server._load_jupyter_server_extension(jupyter)
    return jupyter.web_app.settings[server.SETTING]


def read(name):
    return json.loads((CONFIG / name).read_text(encoding="utf-8"))


def test_the_setting_switches_the_extension_on():
    from jupyter_server.extension.manager import ExtensionPackage

    setting = read("jupyter_server_config.d/terra_widgets.json")
    assert setting == {"ServerApp": {"jpserver_extensions": {"terra_widgets.jupyter.server": True}}}
    (point,) = ExtensionPackage(name="terra_widgets.jupyter.server", enabled=True).extension_points.values()
    assert point.validate()


def test_a_setting_leaves_the_picture_of_the_tab_alone():
    setting = read("labconfig/page_config.json")
    assert setting == {"disabledExtensions": {"@jupyterlab/application-extension:faviconbusy": True}}


def test_the_server_uses_our_connection_instead_of_its_usual_one(server, usual):
    assert connection_of(server, usual) is server.PromptConnection


def test_a_connection_chosen_on_purpose_stays(server):
    from jupyter_server.gateway.connections import GatewayWebSocketConnection

    assert connection_of(server, GatewayWebSocketConnection) is GatewayWebSocketConnection


def test_jupyterlab_asks_nobody_for_news_and_keeps_what_widgets_show():
    assert read("labconfig/default_setting_overrides.json") == {
        "@jupyter-widgets/jupyterlab-manager:plugin": {"saveState": True},
        "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    }


def test_a_connection_sends_without_waiting(server, usual, monkeypatch):
    said = []

    class Handler:
        def set_nodelay(self, on):
            said.append(on)

    class Connection(server.PromptConnection):
        websocket_handler = Handler()

    monkeypatch.setattr(usual, "connect", lambda self: said.append("connected"))
    server.PromptConnection.connect(Connection.__new__(Connection))
    assert said == [True, "connected"]
