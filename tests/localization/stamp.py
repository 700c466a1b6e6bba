"""Note which English text each translation was made from: `python tests/localization/stamp.py es`.

Writes `stamps/es.txt` with a short hash of the English entry for every key. When the English text changes later, the
stamp no longer agrees and the test calls the translation stale; after revising it, stamp again.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STAMPS = HERE / "stamps"
sys.path.insert(0, str(ROOT))

from game.core.i18n import Catalogue  # noqa: E402
from game.core.phrases import Template  # noqa: E402


def digest(template: Template) -> str:
    """Eight hex digits that change when any variant of the entry changes."""
    text = "\n".join(f"{name}={text}" for name, text in sorted(template.variants.items()))
    return hashlib.sha256(f"{template.kind} {template.by}\n{text}".encode()).hexdigest()[:8]


def digests(lang: str, folder: Path = ROOT / "localization") -> dict[str, str]:
    """The stamp of every key a language has today."""
    catalogue = Catalogue.load(lang, [folder])
    found = {key: catalogue.template(key) for key in sorted(catalogue.keys())}
    return {key: digest(one) for key, one in found.items() if one}


def current() -> dict[str, str]:
    """The stamp of every English key today, the language's own settings apart."""
    return {key: one for key, one in digests("en").items() if not key.startswith("language.")}


def read(lang: str) -> dict[str, str]:
    """The stored stamps of a language."""
    path = STAMPS / f"{lang}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return dict(line.split(" ", 1) for line in lines)


def main() -> None:
    """Stamp the languages named on the command line."""
    for lang in sys.argv[1:]:
        text = "".join(f"{key} {value}\n" for key, value in current().items())
        (STAMPS / f"{lang}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
