"""Which modules are compiled: where a companion's time goes, and nothing that is stored or read from cards.

Left out are modules with msgspec's data classes (state, frames, questions), which mypyc cannot hold, and the shapes of
the verbs' arguments, whose types are read while cards are compiled: compiled classes forget those types. Nor those that
others build their own classes on (the generator of chance).
"""

from __future__ import annotations

MODULES = (
    "game/core/card_game.py",
    "game/core/engine/frame.py",
    "game/core/engine/numbers.py",
    "game/core/engine/runner.py",
    "game/core/engine/state.py",
    "game/core/engine/triggers.py",
    "game/bigbook/rules/actions.py",
    "game/bigbook/rules/curses.py",
    "game/bigbook/rules/kinds.py",
    "game/bigbook/rules/payment.py",
    "game/bigbook/rules/player.py",
    "game/bigbook/rules/purse.py",
    "game/bigbook/rules/rules.py",
    "game/bigbook/rules/spells.py",
    "game/bigbook/rules/state.py",
    "game/bigbook/rules/suggestions.py",
    "game/bigbook/rules/zones.py",
    "game/bigbook/verbs/acting.py",
    "game/bigbook/verbs/base.py",
    "game/bigbook/verbs/cards.py",
    "game/bigbook/verbs/curses.py",
    "game/bigbook/verbs/deck.py",
    "game/bigbook/verbs/exchanges.py",
    "game/bigbook/verbs/players.py",
    "game/bigbook/verbs/spells.py",
    "game/bigbook/verbs/supply.py",
    "game/bigbook/verbs/turn.py",
    "game/bigbook/ai/answers.py",
    "game/bigbook/ai/determinize.py",
    "game/bigbook/ai/evaluation.py",
    "game/bigbook/ai/features.py",
    "game/bigbook/ai/outlook.py",
    "game/bigbook/ai/planner.py",
    "game/bigbook/ai/search.py",
)
ROOMS = ("game", "localization")
"""What a compiled copy holds: enough for `python -m game`."""
NATIVE = {"game/core/engine/frame.py": "Frame", "game/bigbook/rules/player.py": "Player"}
"""Data classes of msgspec that are plain classes in the copy, by module: they come and go most."""
OPEN = {"game/core/engine/state.py": "BaseState", "game/core/card_game.py": "CardGame"}
"""Classes on which modules that are not compiled build their own, by module; mypyc must be told in the copy."""
