"""The program as one package: what `pip install` puts beside other people's packages under a name of its own.

In the checkout the rooms (`game`, `scenes`, `assets`, `localization`) lie beside this folder, in an installed copy
inside it; `setup.py` says so, and `__main__.py` finds them in either place.
"""
