"""Options and help of the command lines, in the reader's language."""
