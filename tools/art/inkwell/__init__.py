"""Authoring-time geometry and the SVG writer; needs skia-pathops and numpy, the game needs neither."""
