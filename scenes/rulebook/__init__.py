"""The rulebook inside the game: text and cards as articles, laid out on the pages of an open book.

Where to look for what:

- the words: `content` (articles), `entries` (every card's), `markup` (links), `search`, `landing` (where it opens)
- reading: `reader` (the person), `history`
- setting pages: `typeset` (articles to rows), `flow` (rows), `pages` (rows to pages), `layout` (parts of the screen)
- pictures: `easel` (what all are made with), `figures`, `diagrams`
- the summary: `glance` (where it is used), `sheet`, `sheet_block`, `sheet_parts`, `sheet_pictures`, `summary_leaf` (in
  the book), `docked` (at the table)
- the screen: `scene`, its `bar` and `keys`, `looks` (drawing), `turning` (the leaf)
"""
