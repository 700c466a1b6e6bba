"""How the table is drawn; it reads and asks the rules nothing."""
