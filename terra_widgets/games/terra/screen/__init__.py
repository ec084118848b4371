"""How Terra is shown."""

from terra_widgets.games.terra.screen.snapshot import TerraSnapshot

SNAPSHOT_MAKER = TerraSnapshot
