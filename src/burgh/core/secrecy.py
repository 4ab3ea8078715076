"""Who may know which move was made."""

from __future__ import annotations

from burgh.core.state import State


def is_secret(before: State, number: int, seat: int) -> bool:
    """Whether a seat cannot tell a move from another one that leads somewhere else."""
    if before.is_open(number) or seat == before.decider():
        return False
    if before.is_closed(number):
        return True
    made = after(before, number)
    seen, whole = made.view(seat).pack(), made.pack()
    for other in before.legal():
        possible = after(before, other)
        if possible.view(seat).pack() == seen and possible.pack() != whole:
            return True
    return False


def after(before: State, number: int) -> State:
    """The state that a move leads to."""
    made = before.clone()
    made.apply(number, None)
    return made
