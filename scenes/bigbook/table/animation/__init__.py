"""How events become movement; the only room that changes what is shown. Its rooms go by who moves."""
