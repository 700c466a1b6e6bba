"""The game in plain lines: the table as letters, what is typed, lists and tallies."""
