"""Terra Futura, whole: the rules in RULES.md, carried out."""

from terra_widgets.rules.terra_futura.game import TerraFutura
from terra_widgets.rules.terra_futura.options import Options

__all__ = ["Options", "TerraFutura"]
