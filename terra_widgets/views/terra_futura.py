"""How Terra Futura is shown."""

from terra_widgets.views.snapshot import snapshot

SECRETS = "scoring"

__all__ = ["SECRETS", "snapshot"]
