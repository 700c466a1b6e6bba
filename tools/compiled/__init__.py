"""The rules and the companions compiled with mypyc, beside the pure ones."""
