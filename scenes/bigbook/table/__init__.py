"""The table: where a game of The Big Book of Madness is played.

`scene` brings the rooms together; `layout`, `places` and `geometry` say where things lie. `docs/rooms.md` lists every
module with its idea.
"""
