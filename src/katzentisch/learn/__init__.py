"""For those who train: views as numbers, the field's interfaces, and many matches stepped at once."""
