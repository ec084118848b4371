"""How Nova Ziemia is shown."""

from terra_widgets.games.nova_ziemia.screen.snapshot import NovaZiemiaSnapshot

SNAPSHOT_MAKER = NovaZiemiaSnapshot
