"""`make play`: a table on this machine at once, from the sources if need be."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.environment import VENV

SERVE = [str(VENV / "bin" / "katzentisch"), "serve", "--open"]

if __name__ == "__main__":
    engines = [sys.executable, "-m", "tools.engines", str(os.getpid())]
    subprocess.run(engines, env=os.environ | {"KATZENTISCH_PURE": "1"})
    os.execv(SERVE[0], SERVE)  # it takes the place of this process, so that every signal reaches it as if it were alone
