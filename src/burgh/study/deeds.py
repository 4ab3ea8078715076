"""A whole decision as a player thinks of it: all its moves, what it brings, why, and what then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from burgh.core.benefits import Benefit, Deed, Side
from burgh.core.game import View
from burgh.core.ledger import Ledger
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.said import Said, button_said, say, with_where
from burgh.core.state import State
from burgh.core.values import Change
from burgh.study.forecast import Effort, Forecast, account_of, next_turn, plain, quick_move
from burgh.study.reasons import Reason, Step

MOST: Final = 3  # reasons that are told
LONGEST: Final = 12  # moves of one decision
AGREED: Final = 0.3  # a plan is told where so many of the worlds come to it
LOOKED_AT: Final = 2  # worlds that are played again to see what the plan will cost
SIDES: Final[tuple[Side, ...]] = ("now", "later", "denies")
# What the reasons of any title are: on which side they are, and about how many points they weigh.
# Those that read the ledger stand in where the title itself has nothing to say.
OF_EVERY_TITLE: Final[dict[str, tuple[Side, float]]] = {
    "denies": ("denies", 3.0),
    "deadline": ("later", 2.0),
    "takes_lead": ("now", 1.0),
    "hurts": ("denies", 1.0),
}
INSTEAD: Final[dict[str, tuple[Side, float]]] = {
    "forced": ("now", 1.0),
    "gains": ("now", 3.0),
    "spares": ("now", 1.0),
    "prepares": ("later", 2.0),
}


def deed_of(view: View, number: int) -> Deed[Any]:
    """A move and what belongs to the same decision: the rest is chosen quickly, from the view."""
    state, moves = view.state, list[Move]()
    changes: list[Change] = []
    rng = Rng(1)
    while True:
        moves.append(view.title.moves.name(state, number))
        ledger, state = Ledger(), state.clone()
        state.apply(number, ledger)
        changes += [view.title.ledger.entry(state, entry) for entry in ledger.entries]
        if len(moves) == LONGEST or not is_half_done(view, state):
            break
        number = quick_move(state, rng)
    account = view.accounts[account_of(view, view.turn)]
    return Deed(view.state, state, view.turn, account, tuple(moves), tuple(changes))


def is_half_done(view: View, state: State) -> bool:
    """Whether the one who decides has not finished."""
    if state.is_over() or int(state.decider()) != view.turn:
        return False
    return view.title.phases[state.phase()] in view.title.half_phases


def steps_of(view: View, deed: Deed[Any]) -> tuple[Step, ...]:
    """The moves of a decision, each with where it goes."""
    state, steps = view.state, list[Step]()
    for move in deed.moves:
        where = view.title.words.where(state, move)
        text = view.title.moves.write(state, move)
        steps.append(Step(view.turn, plain(move), text, 1.0, where))
        number = view.title.moves.number(state, move)
        state = state.clone()
        state.apply(number, None)
    return tuple(steps)


def places_in(view: View, deed: Deed[Any]) -> tuple[str, ...]:
    """All places that the moves of a decision name."""
    state, found = view.state, list[str]()
    for move in deed.moves:
        found += view.title.advice.places(state, move)
        number = view.title.moves.number(state, move)
        state = state.clone()
        state.apply(number, None)
    return tuple(dict.fromkeys(found))


def brings(view: View, deed: Deed[Any]) -> dict[str, int]:
    """What a decision does to the numbers of its maker, in the end."""
    tracks = range(int(deed.before.tracks()))
    found = {
        view.title.ledger.tracks[track]: int(deed.after.value(deed.account, track))
        - int(deed.before.value(deed.account, track))
        for track in tracks
    }
    return {track: amount for track, amount in found.items() if amount}


# --- why ---------------------------------------------------------------------------------------


def told_benefits(view: View, deed: Deed[Any], reasons: Sequence[Reason]) -> tuple[Benefit, ...]:
    """The two or three things that carry a decision: what the title finds, then what any has."""
    own = list(view.title.advice.benefits(deed))
    found = own + [of_any_title(each) for each in reasons if each.kind in OF_EVERY_TITLE]
    if not own:
        found += [of_any_title(each) for each in reasons if each.kind in INSTEAD]
    return weightiest(found)


def of_any_title(reason: Reason) -> Benefit:
    """Say a reason as a benefit."""
    side, weight = (OF_EVERY_TITLE | INSTEAD)[reason.kind]
    head = Said(f"{reason.said.key}.head", reason.said.args)
    return Benefit(reason.kind, side, head, reason.said, weight)


def weightiest(found: Iterable[Benefit]) -> tuple[Benefit, ...]:
    """The weightiest of each side, and then the weightiest of the rest, one of each kind."""
    ordered = sorted(found, key=lambda each: -each.weight)
    kinds = {each.kind: each for each in reversed(ordered)}  # the weightiest of each kind stays
    rest = [each for each in ordered if kinds[each.kind] is each]
    firsts = [next((each for each in rest if each.side == side), None) for side in SIDES]
    chosen = [each for each in firsts if each is not None]
    chosen += [each for each in rest if each not in chosen][: MOST - len(chosen)]
    return tuple(sorted(chosen, key=lambda each: -each.weight))


# --- what then ---------------------------------------------------------------------------------


def plan_of(view: View, deed: Deed[Any], found: Forecast, effort: Effort, seed: int) -> Said | None:
    """What the next turn may be, where enough worlds agree and nothing unseen is needed."""
    ideas = Counter(ending.later for ending in found.endings if ending.later is not None)
    common = ideas.most_common(1)
    if not common or common[0][1] < AGREED * len(found.endings):
        return None
    worlds = [at for at, ending in enumerate(found.endings) if ending.later == common[0][0]]
    later = [next_turn(view, found.number, effort, seed, which) for which in worlds[:LOOKED_AT]]
    then = [(each[0], view.title.moves.name(*each)) for each in later if each is not None]
    return view.title.advice.plan(deed, then) if then else None


def decision_said(view: View, steps: Sequence[Step]) -> Said:
    """Name a whole decision: by its first move, and by the first place that is named."""
    where = next((step.where for step in steps if step.where is not None), None)
    return with_where(button_said(steps[0].move, view.title.things(view.options)), where)


# --- how near ----------------------------------------------------------------------------------


def amount_said(key: str, points: float, *, is_race: bool) -> Said:
    """Say a difference in the title's own unit; `<key>-points` where it has no words for it."""
    args = {"count": max(1, round(abs(points))), "race": "yes" if is_race else "no"}
    return Said(key, dict(args), Said(f"{key}-points", dict(args)))


def sure_said(low: float, high: float, worlds: int) -> Said:
    """Say how sure a difference is: from how many simulated games, and how far it may be off."""
    unit = Said("score-unit", {}, Said("score-unit-points"))
    sizes = sorted((round(abs(low)), round(abs(high))))
    least = sizes[0] if low * high > 0 else 0  # it may be nothing at all
    return say("hint-sure", worlds=worlds, low=least, high=sizes[1], unit=unit)
