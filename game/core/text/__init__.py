"""Words in many languages, and data files read strictly."""
