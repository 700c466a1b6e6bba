"""What the tests of fitting words share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.shell.app import App
from tests.fit.walk import standing


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """An application without a first scene, with plain pictures that are there at once."""
    with standing(tmp_path) as made:
        yield made
