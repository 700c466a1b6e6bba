"""What the tests of fitting words share."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.shell.app import App
from tests.fit.walk import standing


@pytest.fixture
def app() -> Iterator[App]:
    """An application without a first scene, with plain pictures that are there at once, as the walk has it: its folder
    stands on screens, and pytest's own is named after the worker and the test."""
    with tempfile.TemporaryDirectory() as folder, standing(Path(folder)) as made:
        yield made
