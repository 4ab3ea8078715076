"""Who plays: bots, matches between them, search."""
