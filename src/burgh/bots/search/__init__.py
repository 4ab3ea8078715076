"""Compiled search: play-outs, greedy choice, tree search."""
