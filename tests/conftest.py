"""What holds for all tests: no screen, no sound; a fault of the picture that players never notice is an error, so is
a text that a screen asks for and nobody has written."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from platformdirs import user_cache_path
from xdist.scheduler import WorkStealingScheduling

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["COLUMNS"] = "100"  # whatever terminal the tests run in


from game.core.engine.collector import look_seldom
from scenes.kit import materials  # after the drivers are chosen
from scenes.shell import voice
from scenes.shell.crash import Mishaps
from tests import slow
from tests.lengths import left_out, play_long
from tests.missing_texts import watching
from tests.scenes.resized import FOLDER

Mishaps.strict = True
voice.aloud = False
materials.store = materials.Store(2**29)
"""Room for the furniture of the windows of many sizes and languages that a process of tests opens."""
materials.fineness = 0.25
"""Its paper and wood are smooth: a few points of each are as good as many for what tests ask of them."""


def keep_compiled_modules() -> Path | None:
    """Compile each module once, not once for each run, each worker and each command that a test starts: where the tree
    shall stay clean, in a folder for caches of whoever runs the tests. It is given to the one who chose it."""
    if not sys.dont_write_bytecode or "PYTHONPYCACHEPREFIX" in os.environ:
        return None
    folder = user_cache_path("big-book-tests", appauthor=False) / "compiled"
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(folder)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    return folder


def forget_passing(folder: Path) -> None:
    """What tests have compiled in folders of their own is not met again; what is imported still later is not written
    any more."""
    sys.dont_write_bytecode = True
    for passing in (MEMORY, Path(tempfile.gettempdir())):
        shutil.rmtree(folder.joinpath(*passing.resolve().parts[1:]), ignore_errors=True)


def keep_drawings() -> Path | None:
    """Rasterise each drawing once for a run, not once for each worker. The folder is given to the one who made it, who
    takes it away."""
    if FOLDER in os.environ:
        return None
    folder = Path(tempfile.mkdtemp(prefix="big-book-drawings-"))
    os.environ[FOLDER] = str(folder)
    return folder


HERE = Path(__file__).parent
MEMORY, ENOUGH = Path("/dev/shm"), 2**30


def keep_files_in_memory() -> None:
    """A journal is flushed to the disk after every act: on a disk in memory, where there is one, nobody waits."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="the long forms of soaks; choose them with -m soak")
    parser.addoption("--slow", action="store_true", help="the tests that take long (tests/slow.txt), and no other")
    parser.addoption(
        "--sparing", action="store_true", help="all but those; so it is where nothing is asked for by name"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of forms that are alike the short form plays some, and where nothing is asked for by name, no test that takes
    long; a form that is asked for by its own name is played."""
    if not any("[" in argument for argument in config.args):
        out = set(left_out(items))
        if config.option.slow or config.option.sparing:
            out |= slow.left_out(items, only=config.option.slow)
        config.hook.pytest_deselected(items=[item for item in items if item in out])
        items[:] = [item for item in items if item not in out]


def pytest_configure(config: pytest.Config) -> None:
    """Before any test is read and any worker is started."""
    look_seldom()  # what is read of thousands of tests stays
    unnamed = config.args_source is config.ArgsSource.TESTPATHS and not config.option.long
    config.option.sparing |= unnamed and not config.option.slow  # workers are told it as an option
    play_long(bool(config.getoption("--long")))
    keep_files_in_memory()
    compiled, drawings = keep_compiled_modules(), keep_drawings()
    if compiled is not None:
        atexit.register(forget_passing, compiled)
    if drawings is not None:
        atexit.register(shutil.rmtree, drawings, ignore_errors=True)


def asked_for(config: pytest.Config) -> Iterator[Path]:
    """The files with tests among what the command names."""
    for name in config.args:
        path = Path(config.invocation_params.dir, name.partition("::")[0])
        yield from path.rglob("test_*.py") if path.is_dir() else [path]


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Workers share the work of compiling: each reads first what the others read last."""
    worker = getattr(session.config, "workerinput", None)
    if worker is not None:
        own, count = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
        for path in sorted(asked_for(session.config))[own::count]:
            with suppress(Exception, pytest.skip.Exception):  # is met and told again when the tests are collected
                import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))
    return (yield)


def pytest_collection_finish() -> None:
    """Nor need Python look through what was read of them again and again for circles."""
    look_seldom()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Each worker goes through neighbouring tests, so that what a module prepares is prepared in one of them."""
    return WorkStealingScheduling(config, log)


@pytest.fixture(autouse=True)
def no_text_is_missing(request: pytest.FixtureRequest) -> Iterator[None]:
    """On the screens of the game nobody meets a raw key such as `[kit.why.nothing]`."""
    if "localization" in str(request.path) or request.node.get_closest_marker("broken_language"):
        yield
        return
    with watching() as missing:
        yield
    assert not missing.texts
