"""Terra: four games about a shared planet, in Jupyter notebooks."""

from terra_widgets.errors import TerraError
from terra_widgets.play import at, from_record, load, new
from terra_widgets.record import Record
from terra_widgets.table import Table

__version__ = "0.1.0"
__all__ = ["Record", "Table", "TerraError", "at", "from_record", "load", "new"]
