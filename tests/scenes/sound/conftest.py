"""One folder of made-up sounds for all tests of a process."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenes.sound.room import write_sounds


@pytest.fixture(scope="session")
def sounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of sounds with its list."""
    return write_sounds(tmp_path_factory.mktemp("sounds"))
