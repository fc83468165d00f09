"""What a bench starts to measure the sources: seconds and games in, figures out."""

from __future__ import annotations

import sys

from katzentisch.bench.engines import measure
from katzentisch.core.catalogue import find
from katzentisch.core.view import encode

seconds, *names = sys.argv[1:]
sys.stdout.write(encode(measure([find(name).game for name in names], float(seconds))).decode())
