"""The position and the rules, a file a chapter, compiled: numbers in, numbers out."""
