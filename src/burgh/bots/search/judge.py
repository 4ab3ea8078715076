"""What a position is worth to a seat: by a learned net where there is one, else by the outlook.

A judgement may be short-sighted (`horizon`), and it may have a style: things that it likes beyond
what they are worth. All amounts are hundredths of a point, alone and with rivals.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from burgh.core.ints import i64, vec
from burgh.core.net import LEAD, Net, Seen
from burgh.core.state import FAR, State

WORST: Final[i64] = -(1 << 60)
GUESSED: Final = 1800.0  # hundredths of a point: an outlook so far beyond the aim is mostly a win
ENDED: Final = 200.0  # and a result
POINTS: Final = 20000.0
ALL: Final = 6000.0  # where there is an aim, more points than this are worth no more
WIN: Final = 0.6  # of what an end is worth where there is an aim; the rest are the points
SURE: Final = 9000.0  # hundredths of a point that weigh as much as a win: ALL * WIN / (1 - WIN)
SCALE: Final = 1500.0  # a lead of so much is nearly a won game
GAINED: Final = 6000.0  # alone: so much more than at the start of a search is a great deal
WON: Final = 0.8  # how much of a reward is the victory; the rest is the lead
BY_OUTLOOK: Final = 200.0  # a gain of so much makes a move e times as likely, by the outlook
BY_NET: Final = 300.0  # and by the net
LIKED: Final = 6000.0  # hundredths of a point that a style likes are worth a whole reward
IDLE: Final[i64] = 100  # what the net has to see in a choice that brings the end no nearer


class Judgement(NamedTuple):
    """What a bot judges by: a net, or without one the outlook, as far as its horizon.

    A style has a weight for each of the title's tastes, in hundredths of a point.
    """

    net: Net | None = None
    horizon: int = int(FAR)
    style: tuple[int, ...] = ()


PLAIN: Final = Judgement()


class Judge:
    """Judges the positions of one game; it remembers what it saw last, so each thread has its own.

    Everybody is judged with what that seat may know, even where more lies open: no rival acts on
    what it cannot see. The net reads no more than that; for the outlook the rest is turned over.
    """

    def __init__(self, state: State, by: Judgement = PLAIN) -> None:
        """Begin with a position of the game."""
        self.me: i64 = state.decider()
        self.seats: i64 = state.seats()
        self.is_alone = state.is_shared or self.seats == 1
        self.net = by.net
        self.horizon: i64 = by.horizon
        self.has_style = len(by.style) > 0
        self.style = vec[i64](list(by.style))
        self.tastes = vec[i64]([0] * len(by.style))
        self.scale = BY_OUTLOOK if self.net is None else BY_NET
        self.seen: list[Seen] = []
        # The outlook knows leads alone: an end that losers must agree to is judged like the rest.
        self.ends_by_consent = state.progress() >= 0
        # A net has seen too few games that nobody wants to end to know what waiting costs.
        self.dislikes_waiting = self.net is not None and self.ends_by_consent
        self.aim: i64 = 0
        self.start = 0.0
        # What was found when the searcher's own seat was judged last, for whoever learns from it.
        self.ahead = 0.0
        if self.is_alone:
            self.aim = state.aim()
        if self.net is not None:
            for _seat in range(self.seats):
                self.seen.append(Seen(self.net))
        # What is liked counts from here on: as a whole it would lift every reward to the most.
        self.liked_first: i64 = 0
        if self.has_style:
            self.liked_first = self.liked(state)
        if self.is_alone and self.aim == 0 and not state.is_over():
            self.start = float(int(self.plain_advantage(state, self.me)))

    def look(self, state: State, seat: i64) -> Seen:
        """Ask the net about a position that has not ended."""
        seen = self.seen[seat]
        state.features_into(seat, seen.inputs)
        seen.ask()
        return seen

    def advantage(self, state: State, seat: i64) -> i64:
        """How well a seat stands for one who has to choose a move."""
        found = self.plain_advantage(state, seat)
        if self.has_style and seat == self.me:
            found += self.liked(state)
        return found

    def plain_advantage(self, state: State, seat: i64) -> i64:
        """The same whatever our style."""
        if self.net is None:
            return advantage(state, seat, self.horizon)
        if self.aim != 0:
            found = i64(int(SURE * self.chance(state, seat)))
            return found + seen_from(state, seat, self.horizon)
        if state.is_over():
            return lead(state, seat)
        return self.look(state, seat).points(LEAD)

    def liked(self, state: State) -> i64:
        """What our style likes about a position beyond what it is worth."""
        state.tastes_into(self.me, self.tastes)
        found: i64 = 0
        for i in range(i64(len(self.style))):
            found += self.style[i] * self.tastes[i]
        return found

    def after(self, state: State, move: i64, seat: i64) -> i64:
        """The advantage of a seat after a move."""
        tried = state.clone()
        tried.apply(move, None)
        found = self.advantage(tried, seat)
        if self.dislikes_waiting and not tried.is_over() and tried.progress() <= state.progress():
            found -= IDLE
        return found

    def known_to(self, state: State, seat: i64) -> State:
        """What a seat looks ahead from: the position as it sees it.

        The net reads no more than that anyway, and our own eyes see no more in an imagined world.
        """
        if self.net is not None or seat == self.me or self.is_alone or state.is_over():
            return state
        return state.view(seat)

    def reward(self, state: State, seat: i64) -> float:
        """How well a seat stands, 0 to 1: by victory and lead, alone by its gain or its aim."""
        found = self.plain_reward(state, seat)
        if self.has_style and seat == self.me:
            return share(found + float(int(self.liked(state) - self.liked_first)) / LIKED)
        return found

    def plain_reward(self, state: State, seat: i64) -> float:
        """The same whatever our style."""
        if self.aim != 0:
            if self.net is not None:
                return self.by_aim(state, seat)
            return worth(state, seat, self.horizon)
        if self.is_alone:
            ahead = float(int(self.plain_advantage(state, seat)))
            return self.noted(seat, ahead, squash((ahead - self.start) / GAINED))
        if state.is_over() and (self.net is not None or not self.ends_by_consent):
            ahead = float(int(lead(state, seat)))
            return self.noted(seat, ahead, weighed(won(state, seat), ahead))
        if self.net is None:
            ahead = float(int(outlook_lead(self.known_to(state, seat), seat, self.horizon)))
            return self.noted(seat, ahead, squash(ahead / SCALE))
        seen = self.look(state, seat)
        ahead = float(int(seen.points(LEAD)))
        return self.noted(seat, ahead, weighed(seen.chance(), ahead))

    def by_aim(self, state: State, seat: i64) -> float:
        """What a position with an aim is worth, 0 to 1: by the net's chance, the outlook's points.

        A net knows better how games are lost, the outlook better which of two moves brings more:
        together they do better than either (docs/learning.md).
        """
        ahead = float(int(seen_from(state, seat, self.horizon)))
        found = WIN * self.chance(state, seat) + (1.0 - WIN) * share(ahead / ALL)
        return self.noted(seat, ahead, found)

    def chance(self, state: State, seat: i64) -> float:
        """How likely the aim is reached, by the net; an end has reached it or not."""
        if state.is_over():
            return 1.0 if state.outlook(seat) >= self.aim else 0.0  # a lost game has not
        return self.look(state, seat).chance()

    def noted(self, seat: i64, ahead: float, reward: float) -> float:
        """Keep what our own seat was found to be ahead; gives the reward as it is."""
        if seat == self.me:
            self.ahead = ahead
        return reward


# --- by the outlook and by the score -------------------------------------------------------------


def seen_from(state: State, seat: i64, horizon: i64) -> i64:
    """The outlook of a seat, as far as a horizon."""
    return state.outlook(seat) if horizon >= FAR else state.near_outlook(seat, horizon)


def advantage(state: State, seat: i64, horizon: i64 = FAR) -> i64:
    """How well a seat stands by the outlook, in hundredths of a point of its own.

    What it holds back from its best rival counts a third; alone or together nothing is held back.
    """
    own = seen_from(state, seat, horizon)
    if state.is_shared or state.seats() == 1:
        return own
    rival: i64 = WORST
    for other in range(state.seats()):
        if other != seat:
            theirs = seen_from(state, other, horizon)
            if theirs > rival:
                rival = theirs
    return (3 * own - rival) // 3


def worth(state: State, seat: i64, horizon: i64 = FAR) -> float:
    """What a position is worth to one without rivals, 0 to 1: a win most, then every point.

    Nine points more weigh as much as a tenth of a chance to win, so a game that is safe is not
    played for nothing. A lost game is worth nothing. Without an aim only the points count.
    """
    value = float(int(seen_from(state, seat, horizon)))
    aim = state.aim()
    if aim == 0:
        return share(0.5 + value / POINTS)
    beyond = (value - float(int(aim))) / (ENDED if state.is_over() else GUESSED)
    return WIN * squash(beyond) + (1.0 - WIN) * share(value / ALL)


def share(amount: float) -> float:
    """An amount as it is, but no less than nothing and no more than all."""
    return max(0.0, min(1.0, amount))


def lead(state: State, seat: i64) -> i64:
    """The points of a seat beyond those of its best rival; alone or together, its points."""
    own = state.score(seat)
    if state.is_shared or state.seats() == 1:
        return 100 * own
    rival: i64 = -(1 << 40)
    for other in range(state.seats()):
        if other != seat and state.score(other) > rival:
            rival = state.score(other)
    return 100 * (own - rival)


def outlook_lead(state: State, seat: i64, horizon: i64 = FAR) -> i64:
    """The same as it looks."""
    rival: i64 = -(1 << 40)
    for other in range(state.seats()):
        if other != seat:
            theirs = seen_from(state, other, horizon)
            if theirs > rival:
                rival = theirs
    return seen_from(state, seat, horizon) - rival


def won(state: State, seat: i64) -> float:
    """Give 1 for a game that is won, 0.5 for a victory shared, 0 for a loss."""
    own = state.standing(seat)
    result = 1.0
    for other in range(state.seats()):
        if other != seat:
            theirs = state.standing(other)
            if theirs > own:
                return 0.0
            if theirs == own:
                result = 0.5
    return result


def weighed(victory: float, ahead: float) -> float:
    """A victory, or its chance, and a lead as one number."""
    return WON * victory + (1.0 - WON) * squash(ahead / SCALE)


def squash(ahead: float) -> float:
    """Any number as one between 0 and 1."""
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, ahead))))
