"""How Terra Futura is shown."""

from terra_widgets.games.terra_futura.screen.snapshot import TerraFuturaSnapshot

SNAPSHOT_MAKER = TerraFuturaSnapshot
