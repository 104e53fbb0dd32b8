"""`python -m seance.cli` is `seance`."""

import sys

from . import main

sys.exit(main())
