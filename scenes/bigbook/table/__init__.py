"""The table: where a game of The Big Book of Madness is played.

`scene` brings the rooms together; `layout` says where things lie. `python -m tests.rooms`
lists every module with its idea.
"""
