"""Finding places in the rulebook by words or rule numbers; accents and case do not matter."""

from __future__ import annotations

import re
from dataclasses import dataclass

from scenes.rulebook.content import Article, Contents
from scenes.rulebook.markup import fold, folded

MOST = 40
AROUND = 70
_RULE = re.compile(r"(bb-)?[a-z]+[.-]\d+")


@dataclass(frozen=True, slots=True)
class Hit:
    """A found article, the words around the find, and how well it answers (lower is better)."""

    article: str
    context: str
    rank: int


def tokens(query: str) -> list[str]:
    """The words of a query, folded."""
    return fold(query).split()


class Index:
    """All articles of a language, ready to be searched."""

    def __init__(self, contents: Contents) -> None:
        self._entries = [
            (one, fold(one.title), *folded(one.plain), tuple(rule.lower() for rule in one.rules))
            for one in contents.articles.values()
        ]

    def find(self, query: str) -> list[Hit]:
        """The best places for a query, best first; every word must be there."""
        words = tokens(query)
        if not words or len("".join(words)) < 2:
            return []
        hits = []
        for article, title, body, origin, rules in self._entries:
            if not all(word in title or word in body or _rule(word, rules) for word in words):
                continue
            hits.append(
                Hit(article.id, _context(article, body, origin, words), _rank(article, title, body, rules, words))
            )
        return sorted(hits, key=lambda hit: hit.rank)


def _rule(word: str, rules: tuple[str, ...]) -> bool:
    return bool(_RULE.fullmatch(word)) and any(rule in (word, f"bb-{word}") for rule in rules)


def _rank(article: Article, title: str, body: str, rules: tuple[str, ...], words: list[str]) -> int:
    """0 for a rule's number, then titles, then words that begin so, then the rest; terms win over cards."""
    whole = " ".join(words)
    last = {"term": 1, "section": 0, "text": 0, "lines": 3}.get(article.style, 2)
    if any(_rule(word, rules) for word in words):
        return last
    if title == whole:
        return 10 + last
    if title.startswith(whole):
        return 20 + last
    if whole in title:
        return 30 + last
    begins = all(re.search(rf"(?<!\w){re.escape(word)}", body) for word in words)
    return (40 if begins else 50) + last


def _context(article: Article, body: str, origin: list[int], words: list[str]) -> str:
    """The text around the first find, cut at words."""
    plain = article.plain
    at = min((found for word in words if (found := body.find(word)) >= 0), default=0)
    if not origin:
        return ""
    middle = origin[at]
    start, stop = max(0, middle - AROUND), min(len(plain), middle + AROUND + 20)
    while 0 < start < middle and not plain[start - 1].isspace():
        start += 1
    while middle < stop < len(plain) and not plain[stop].isspace():
        stop -= 1
    cut = plain[start:stop].strip()
    return ("… " if start else "") + cut + (" …" if stop < len(plain) else "")
