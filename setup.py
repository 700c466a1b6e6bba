"""Where the rooms of the program lie in a wheel: inside one package, out of the way of everybody else's `game`.

Everything else about the project stands in `pyproject.toml`; only this depends on the folders that are there.
"""

from setuptools import find_namespace_packages, find_packages, setup

PACKAGE = "big_book_of_madness"
CODE, DATA = ("game", "scenes"), ("assets", "localization")
found = [
    *find_packages(include=[f"{room}*" for room in CODE]),
    *find_namespace_packages(include=[f"{room}*" for room in DATA]),
]
setup(
    packages=[PACKAGE, *(f"{PACKAGE}.{name}" for name in found)],
    package_dir={PACKAGE: PACKAGE, **{f"{PACKAGE}.{room}": room for room in (*CODE, *DATA)}},
    package_data={
        f"{PACKAGE}.game": ["**/*.yaml"],
        **{f"{PACKAGE}.{room}": ["**/*"] for room in DATA},
    },
)
