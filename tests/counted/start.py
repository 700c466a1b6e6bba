"""What is read before the menu stands, in a process that does nothing else: `python -m tests.counted.start` tells it as
JSON.

Pictures are read by a thread when there is time for it, and count for nothing here."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
OWN = ("game", "scenes")
read: set[str] = set()


def heard(event: str, args: tuple[object, ...]) -> None:
    """A file is opened: those of the project count, without what Python reads of its modules."""
    name = args[0] if event == "open" and isinstance(args[0], str) else ""
    if name.startswith(f"{ROOT}/") and not name.endswith((".py", ".pyc")):
        read.add(name)


def main() -> None:
    """Put the menu on the screen, and tell what was read for it."""
    sys.addaudithook(heard)
    from scenes.program import first_scene  # noqa: PLC0415 - is what is counted
    from scenes.shell.app import App  # noqa: PLC0415 - is what is counted
    from scenes.shell.command_line import Launch  # noqa: PLC0415 - is what is counted
    from tests.scenes.plain_pictures import BlankArt  # noqa: PLC0415 - takes modules of the program with it

    with TemporaryDirectory() as folder:
        app = App(Launch(lang="en", data_dir=Path(folder)), BlankArt())
        first_scene(app)
        app.frame(dt=0.0)
        modules = {name for name in sys.modules if name.split(".")[0] in OWN}
        print(json.dumps({"modules": len(modules), "files": len(read)}))
        app.close()


if __name__ == "__main__":
    main()
