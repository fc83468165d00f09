"""What the environments of Gymnasium refuse, they refuse in words."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")
gymnasium = pytest.importorskip("gymnasium", reason="NOT INSTALLED: gymnasium")


def test_an_unknown_opponent_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"5211: opponents are kitten, tabby, .*, random, not 'nosuch'"):
        gymnasium.make("katzentisch.learn.gym:katzentisch/5211-v1", opponents="nosuch")
