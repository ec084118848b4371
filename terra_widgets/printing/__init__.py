"""Games and lessons on paper, for classes without computers."""

from terra_widgets.printing.kit import print_kit

__all__ = ["print_kit"]
