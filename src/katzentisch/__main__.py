"""`python -m katzentisch` is the command `katzentisch`."""

import sys

from katzentisch.cli import main

sys.exit(main())
