"""`python -m terra_widgets`: the same as the command `terra`."""

import sys

from terra_widgets.command import main

if __name__ == "__main__":
    sys.exit(main())
