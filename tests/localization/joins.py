"""Where an article, a preposition and a noun have come together as nobody says them, because a sentence brought one and
the noun's form another."""

from __future__ import annotations

import re

BAD_JOINS = {
    "en": r"\ba (?=[aeio]\w)(?!one|eu)|\b(the|an?) (the|an?)\b",
    "es": r"\b(a|de) el (?!«)|\bun el\b|\b(el|la|un|una) (el|la|un|una)\b|\b(del|al) (el|la|los|las)\b"
    r"|\b[Ll]a [Aa]gua\b|\b[Ee]l [Ll]ocura\b|\b[Uu]n [Ll]ocura\b",
    "pt": r"\b(de|em|a|por) [oa]s? (?=Loucura|Água|Terra|Fogo|Ar\b|suporte|baralho|mão|pilha)|\bum Loucura\b"
    r"|\b(de|em|a|por) [oa]s? (?=[A-ZÀ-Ý])|\b(o|um|uma|do|da|no|na) (o|um|uma)\b|\bdo do\b|\bda da\b|\bno no\b",
    "it": r"\b(di|a|da|in|su) (il|lo|la|i|gli|le) |\b([Ll]a|[Uu]na?) (Acqua|Aria)\b|\b(il|un) Follia\b"
    r"|\b(il|lo|un|del|al|nel|sul) (il|lo|un|uno|una)\b",
}
"""By language: what stands in no sentence."""


def badly_joined(lang: str, text: str) -> str:
    """What is joined as nobody says it, '' where nothing is."""
    found = re.search(BAD_JOINS.get(lang, r"(?!)"), text)
    return found.group() if found else ""
