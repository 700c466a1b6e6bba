"""What somebody is called on the screen: their own name, or in the streamer view whom they play.

Whatever shows a name asks here. Saves, profiles and the chronicle keep the names that people have given themselves.
"""

from __future__ import annotations

from typing import Any, Protocol

from scenes.shell.profile import Settings


class Host(Protocol):
    """What knows the settings in use and the words of the language: the application."""

    @property
    def settings(self) -> Settings:
        """The settings in use."""

    def t(self, key: str, /, **args: Any) -> str:
        """A text of the language in use."""


def names_hidden(host: Host) -> bool:
    """Whether nobody's own name may be seen."""
    return host.settings.streamer


def shown_name(host: Host, name: str, role: str = "", number: int = 1) -> str:
    """What somebody called `name` is called on the screen. `role` is the key of the text that says whom they play, ''
    where they play nobody; then they are a player with a `number`, from 1."""
    if not names_hidden(host):
        return name
    return host.t(role) if role else host.t("kit.streamer.player", n=number)


def shown_names(host: Host, names: tuple[str, ...], roles: tuple[str, ...]) -> tuple[str, ...]:
    """What all people of a game are called on the screen, in the order of their seats."""
    keys = (*roles, *[""] * len(names))
    return tuple(shown_name(host, name, role, at) for at, (name, role) in enumerate(zip(names, keys, strict=False), 1))
