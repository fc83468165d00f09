"""A training script of docs/, loaded as a module."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import torch

DOCS = Path(__file__).parents[2] / "docs"


def load_docs_script(name: str) -> ModuleType:
    """The script as it stands in docs/; torch then computes in one thread, so that results repeat."""
    spec = spec_from_file_location(name, DOCS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    torch.set_num_threads(1)
    return module
