"""Many games at once: the arena and its ratings, on local processes."""
