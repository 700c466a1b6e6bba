"""The drawing kit: builds assets/art from one small file per picture (see tools/art/README.md)."""
