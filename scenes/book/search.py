"""Finding places in a book by words as people type them: without case, accents, and in any order."""

from __future__ import annotations

import re
from dataclasses import dataclass

from scenes.book.articles import Article, BookContents
from scenes.book.markup import fold, folded

MOST = 40
AROUND = 70
OTHER_WORDS = 25
"""The rank of what is found by a word of its list: after titles that begin so, before titles that hold it."""
_RULE = re.compile(r"([a-z]+-)?[a-z]+[.-]\d+")


@dataclass(frozen=True, slots=True)
class Hit:
    """A found article, the words around the find, how well it answers (lower is better).

    `other` is the word of the article's list that answers for it, where its own text does not.
    """

    article: str
    context: str
    rank: int
    other: str = ""


def tokens(query: str) -> list[str]:
    """The words of a query, folded."""
    return fold(query).split()


@dataclass(frozen=True, slots=True)
class _Entry:
    """An article ready to be searched: title and text folded, where every letter of the text came from, its rules."""

    article: Article
    title: str
    body: str
    origin: list[int]
    rules: tuple[str, ...]


class Index:
    """All articles of a language, ready to be searched."""

    def __init__(self, contents: BookContents) -> None:
        self._entries = [
            _Entry(one, fold(one.title), *folded(one.plain), tuple(rule.lower() for rule in one.rules))
            for one in contents.articles.values()
        ]

    def find(self, query: str) -> list[Hit]:
        """The best places for a query, best first; every word must be there."""
        words = tokens(query)
        if not words or len("".join(words)) < 2:
            return []
        hits = []
        for one in self._entries:
            says = all(word in one.title or word in one.body or _rule(word, one.rules) for word in words)
            other = _other(one.article, words)
            if not says and not other:
                continue
            rank = _rank(one.article, one.title, one.body, one.rules, words) if says else OTHER_WORDS
            if other and fold(other) == " ".join(words):
                rank = min(rank, OTHER_WORDS)
            context = _context(one.article, one.body, one.origin, words)
            hits.append(Hit(one.article.id, context, rank, "" if says else other))
        return sorted(hits, key=lambda hit: hit.rank)


def _other(article: Article, words: list[str]) -> str:
    """The first of an article's other words that holds the whole query, each of its words from its start."""
    for other in article.also:
        parts = fold(other).split()
        if all(any(part.startswith(word) for part in parts) for word in words):
            return other
    return ""


def _rule(word: str, rules: tuple[str, ...]) -> bool:
    return bool(_RULE.fullmatch(word)) and any(word in (rule, rule.partition("-")[2]) for rule in rules)


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
