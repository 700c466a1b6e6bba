"""Where the rooms of the program lie in a wheel: inside one package, out of the way of everybody else's `game`.

Everything else about the project stands in `pyproject.toml`; only this depends on the folders that are there, and
on the address in `game/version.py`, if there is one.
"""

import runpy

from setuptools import find_namespace_packages, setup

PACKAGE = "big_book_of_madness"
CODE, DATA = ("game", "scenes"), ("assets", "localization")
# Folders of data alone count as packages too (whoever asks Python is told so), but never what Python keeps beside them.
rooms = [f"{room}{inner}" for room in (*CODE, *DATA) for inner in ("", ".*")]
found = find_namespace_packages(include=rooms, exclude=["*__pycache__*"])
home = runpy.run_path("game/version.py")["HOME"]
addresses = (
    {"Homepage": home, "Issues": f"{home}/issues", "Changelog": f"{home}/blob/main/CHANGELOG.md"} if home else {}
)
setup(
    project_urls=addresses,
    packages=[PACKAGE, *(f"{PACKAGE}.{name}" for name in found)],
    package_dir={PACKAGE: PACKAGE, **{f"{PACKAGE}.{room}": room for room in (*CODE, *DATA)}},
    package_data={
        f"{PACKAGE}.game": ["**/*.yaml"],
        **{f"{PACKAGE}.{room}": ["**/*"] for room in DATA},
    },
)
