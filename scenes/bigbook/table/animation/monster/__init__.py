"""The monster on the left page as something alive: how it comes, idles, acts, dies and escapes."""
