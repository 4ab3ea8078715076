"""`python -m burgh` is the command `burgh`."""

from burgh.cli import main

if __name__ == "__main__":
    main()
