"""How Terrabilis is shown."""

from terra_widgets.games.terrabilis.screen.snapshot import TerrabilisSnapshot

SNAPSHOT_MAKER = TerrabilisSnapshot
