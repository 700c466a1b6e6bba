"""How events become movement; the only room that changes what is shown."""
