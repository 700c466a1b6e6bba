"""Whatever changes what is being put together ends here: the words, the lists and the lights follow at once."""

from __future__ import annotations

from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.panel.words import panel_text


def write(table: TableContext) -> None:
    """Find the words of the panel anew (another plan, another language, another size)."""
    table.state.text, table.state.reveals = panel_text(table)


def changed(table: TableContext) -> None:
    """The plan, the choice or the card in hand is another: nobody has agreed to it yet, and Enter goes on with it."""
    state = table.state
    state.forget_consent()
    write(table)
    table.touch()
    choice = state.choice
    ready = state.plan is not None or (choice is not None and choice.marks and not choice.reason)
    full = ready and choice is not None and len(choice.marks) == choice.decision.max > 1
    if ready and (full or not table.focus.visible):  # Enter then confirms what is prepared
        table.focus.set("button:confirm", show=False)
