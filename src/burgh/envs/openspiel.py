"""Our titles as games of OpenSpiel: `pyspiel.load_game("burgh_suburbia", {"players": 2})`.

The first node is a chance node that draws a deal, one of `deals` seeds from `seed` on, each equally
likely; all chance of a game is in its deal. What a player knows is what their view shows now, not
how it came about: OpenSpiel's perfect recall is not claimed.
"""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from burgh import registry
from burgh.core.chance import chance_of
from burgh.core.game import View
from burgh.core.malformed import Malformed
from burgh.core.options import field_type, text_of_value, value_from_text
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.core.title import AnyTitle
from burgh.envs.layouts import Layout
from burgh.envs.needed import need
from burgh.fast import rewards

need("numpy", "openspiel")
need("pyspiel", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from burgh.envs.episode import Episode  # noqa: E402

DEALS: Final = 1024
UNSET: Final = ""  # an option that is left to the title
UNSET_NUMBER: Final = -1
YES, NO, UNDERLINE, PLUS = "yes", "no", "_", "+"
MOST_POINTS: Final = 32_767  # more than any game gives, and less than any takes away
PARAMETERS: Final = {"players": 0, "deals": DEALS, "seed": 0, "reward": "win"}


class Held:
    """A position as OpenSpiel may copy and keep it; none before the deal.

    It copies what a state holds with `deepcopy` and serialises it with `pickle`.
    """

    def __init__(self, key: str, given: dict[str, Any], state: State | None = None) -> None:
        self.key = key
        self.given = given  # options
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return self.with_state(None if self.state is None else self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        packed = None if self.state is None else self.state.pack()
        return held_again, (self.key, self.given, packed)

    def with_state(self, state: State | None) -> Held:
        """Another position of a game like this."""
        return Held(self.key, self.given, state)


def held_again(key: str, given: dict[str, Any], packed: list[int] | None) -> Held:
    """A position that was kept."""
    title = registry.title(key)
    if packed is None:
        return Held(key, given)
    return Held(key, given, title.position.unpack(title.options.read(given), packed))


class BurghGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A title with its options; `players` 0 leaves their number to the title."""

    key: str = ""  # each title has a class of its own

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title, given = registry.title(self.key), params or {}
        self.reward: Any = given.get("reward", PARAMETERS["reward"])
        self.deals = int(given.get("deals", DEALS))
        self.seed = int(given.get("seed", 0))
        self.layout = Layout(title, options_of(title, given))
        self.episode = Episode(self.layout)  # its buffers are what observers look into
        super().__init__(game_type(title, self.layout, self.reward), self._info(), given)

    def new_initial_state(self, *_: Any) -> BurghState:
        """The chance node before the deal."""
        return BurghState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Who looks at states; only what one player sees is there to look at, as a whole."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        if iig_obs_type is None:
            return Observer(self.episode, is_packed=False)
        if (
            not iig_obs_type.public_info
            or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return Observer(self.episode, is_packed=iig_obs_type.perfect_recall)

    def _info(self) -> Any:
        least, most = utilities(self.layout, self.reward)
        return pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=self.deals,
            num_players=len(self.layout.seats),
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if is_zero_sum(self.layout, self.reward) else None,
            max_game_length=self.layout.title.most_plies,
        )


class BurghState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A position of a game, or the moment before its deal."""

    def __init__(self, game: BurghGame) -> None:
        super().__init__(game)
        self.held = Held(game.key, game.layout.given)

    def current_player(self) -> Any:
        """Chance before the deal, then who decides."""
        state = self.held.state
        if state is None:
            return pyspiel.PlayerId.CHANCE
        if state.is_over():
            return pyspiel.PlayerId.TERMINAL
        return self._layout().seats.index(int(state.decider()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def is_terminal(self) -> bool:
        return self.held.state is not None and self.held.state.is_over()

    def returns(self) -> list[float]:
        """What each player gets: nothing before the end."""
        layout, state = self._layout(), self.held.state
        if state is None or not state.is_over():
            return [0.0] * len(layout.seats)
        outcome = layout.title.result.outcome(layout.options, state)
        found = rewards(layout.title, outcome, self.get_game().reward)
        return [found[seat] for seat in layout.seats]

    def resample_from_infostate(self, player: int, sampler: Any) -> BurghState:
        """A position that looks the same to a player: what they cannot see is dealt again."""
        other: BurghState = self.clone()
        if other.held.state is not None:
            imagined = other.held.state.view(self._layout().seats[player])
            imagined.imagine(Rng(int(sampler() * 2**53)))
            other.held = self.held.with_state(imagined)
        return other

    def __str__(self) -> str:
        """Draw the table as text, as the one sees it who decides."""
        if self.held.state is None:
            return "before the deal"
        return str(self._layout().position(self.held.state))

    def _layout(self) -> Layout:
        found: Layout = self.get_game().layout
        return found

    def _legal_actions(self, player: int) -> list[int]:
        state = self.held.state
        if state is None or player != self.current_player():
            return []
        table = self._layout().table
        found = [int(table.action(number)) for number in state.legal()]
        return sorted(action for action in found if action >= 0)

    def _apply_action(self, action: int) -> None:
        layout, state = self._layout(), self.held.state
        if state is None:
            seed = self.get_game().seed + action
            dealt = layout.title.deal(layout.options, chance_of(seed))
            self.held = self.held.with_state(dealt)
        else:
            state.apply(int(layout.table.number(action)), None)

    def _action_to_string(self, player: int, action: int) -> str:
        state, layout = self.held.state, self._layout()
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.get_game().seed + action}"
        return f"action {action}" if state is None else layout.line(state, action)


class Observer:
    """What a player sees: the numbers of `burgh.envs.layout`, and text.

    The text is the view as packed integers where it tells information states apart, else the board.
    """

    def __init__(self, episode: Episode, *, is_packed: bool) -> None:
        self._layout = layout = episode.layout
        self._is_packed = is_packed
        self._episode = episode
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.unflatten(self.tensor)

    def set_from(self, state: BurghState, player: int) -> None:
        """Write what a player sees of a state; zeros before the deal."""
        if state.held.state is None:
            self.tensor.fill(0)
        else:
            seat = self._layout.seats[player]
            self.tensor[:] = self._episode.observe(seat, state.held.state)

    def string_from(self, state: BurghState, player: int) -> str:
        """What a player sees of a state as text."""
        if state.held.state is None:
            return "before the deal"
        view = state.held.state.view(self._layout.seats[player])
        if self._is_packed:
            return " ".join(map(str, (player, *view.pack())))
        return str(View(self._layout.title, self._layout.options, view))


def load(
    title: str, *, deals: int = DEALS, seed: int = 0, reward: str = "win", **options: Any
) -> Any:
    """The game of a title, options as in `burgh.new`; `pyspiel.load_game` takes them as text."""
    found = registry.title(title)
    chosen = {
        name: value if name == "players" else parameter(found, name, value)
        for name, value in options.items()
    }
    own = {"deals": deals, "seed": seed, "reward": reward}
    return pyspiel.load_game(f"burgh_{title}", {**own, **chosen})


# --- what a game is, for OpenSpiel ---------------------------------------------------------------


def game_type(title: AnyTitle, layout: Layout | None = None, reward: str = "win") -> Any:
    """The type of a title's games: in general, or with options."""
    utility = pyspiel.GameType.Utility.GENERAL_SUM
    if layout is not None and is_zero_sum(layout, reward):
        utility = pyspiel.GameType.Utility.ZERO_SUM
    elif title.is_shared:
        utility = pyspiel.GameType.Utility.IDENTICAL
    return pyspiel.GameType(
        short_name=f"burgh_{title.key}",
        long_name=f"Burgh: {title.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**PARAMETERS, **parameters(title)},
    )


def parameters(title: AnyTitle) -> dict[str, bool | int | str]:
    """The options of a title as parameters, with what each is where nobody sets it."""
    fields = msgspec.structs.fields(title.options.type)
    return {field.name: unset(field) for field in fields if field.name not in PARAMETERS}


def unset(field: Any) -> bool | int | str:
    """What the parameter of an option is where nobody sets it."""
    if isinstance(field.default, bool):
        return field.default
    return UNSET_NUMBER if int in get_args(field.type) else UNSET


def parameter(title: AnyTitle, name: str, value: Any) -> bool | int | str:
    """An option as a parameter.

    OpenSpiel writes parameters as text and takes `false` or `7` there for no text. So a switch
    that may also be left to the title is `yes` or `no`, a word of digits has a line before it, and
    between the words of a list is a plus.
    """
    if isinstance(value, type(parameters(title)[name])):
        return UNDERLINE + value if isinstance(value, str) and value.isdecimal() else value
    if isinstance(value, bool):
        return YES if value else NO
    text = text_of_value(value).replace(",", PLUS)
    if text.startswith("["):
        raise Malformed(f"options.{name}", "OpenSpiel takes lists of plain words only")
    return text


def options_of(title: AnyTitle, given: dict[str, Any]) -> dict[str, Any]:
    """The options in parameters that were set."""
    found: dict[str, Any] = {"players": given["players"]} if given.get("players") else {}
    for name, usual in parameters(title).items():
        value = given.get(name, usual)
        if isinstance(value, bool) or value not in (UNSET, UNSET_NUMBER):
            found[name] = option(title, name, value)
    return found


def option(title: AnyTitle, name: str, value: Any) -> Any:
    """A parameter as an option."""
    if not isinstance(value, str):
        return value
    if bool in get_args(field_type(title.options.type, name)) and value in (YES, NO):
        return value == YES
    text = value.removeprefix(UNDERLINE).replace(PLUS, ",")
    return value_from_text(title.options.type, name, text)


def is_zero_sum(layout: Layout, reward: str) -> bool:
    """Whether what one player wins the others lose."""
    rivals = len(layout.seats)
    is_all = rivals == int(layout.sample.seats()) and not layout.title.is_shared
    if reward == "margin":
        return is_all and rivals == 2
    return is_all and reward == "win" and rivals > 1


def utilities(layout: Layout, reward: str) -> tuple[float, float]:
    """The least and the most a player can get."""
    seats = int(layout.sample.seats())
    if reward != "win":
        most = float(MOST_POINTS * (2 if reward == "margin" else 1))
        return -most, most
    if layout.title.is_shared or seats == 1:
        return -1.0, 1.0
    return -1.0 / (seats - 1), 1.0


def register() -> None:
    """Register every title that shows learners something, once."""
    known = pyspiel.registered_names()
    for key in registry.titles():
        title = registry.title(key)
        if f"burgh_{key}" not in known:
            own = type(f"Burgh{key.title()}", (BurghGame,), {"key": key})
            pyspiel.register_game(game_type(title), own)


register()
