"""`make play`: the server on this machine, and a browser that looks at it.

`PORT` chooses the port; with `SEANCE_NO_BROWSER=1` no browser is opened.
"""

import os
import sys

from seance.cli import main

if __name__ == "__main__":
    sys.exit(main(["serve", "--open", "--port", os.environ.get("PORT", "8000")]))
