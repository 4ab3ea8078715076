"""What the numbers and actions of learners mean."""

from __future__ import annotations

import numpy as np
import pytest

import burgh
import burgh.envs
from burgh.envs import needed
from tests.envs.samples import every_learners_sample
from tests.every_title.tables import Sample, some


@every_learners_sample
def test_the_features_fill_an_observation_without_gaps(sample: Sample) -> None:
    """Each begins where the one before ends, and unflattening gives views of all numbers."""
    layout = burgh.envs.layout(sample[0], **sample[1])
    numbers = np.arange(layout.size)
    found = layout.unflatten(numbers)
    assert [span.name for span in layout.features] == list(found)
    assert np.concatenate([part.ravel() for part in found.values()]).tolist() == numbers.tolist()
    numbers[:] = 7
    assert all((part == 7).all() for part in found.values())
    batch = layout.unflatten(np.zeros((3, layout.size)))
    assert all(batch[span.name].shape == (3, *span.shape) for span in layout.features)
    with pytest.raises(ValueError, match="numbers, not the shape"):
        layout.unflatten(np.zeros(layout.size + 1))


@every_learners_sample
def test_moves_and_actions_lead_to_each_other(sample: Sample) -> None:
    """Every legal move has an action, by value and by text, and the action gives it back."""
    layout = burgh.envs.layout(sample[0], **sample[1])
    for game in some(sample, 3, 9):
        for move in game.legal_moves[:20]:
            action = layout.action(game, move)
            assert layout.move(game, action) == move
            assert layout.action(game.state, layout.text(game, action)) == action


@every_learners_sample
def test_every_action_has_a_kind_and_a_place_in_each_of_its_fields(sample: Sample) -> None:
    """No two actions have the same parts, and the parts are within what the kinds say."""
    layout = burgh.envs.layout(sample[0], **sample[1])
    factors = layout.factors
    assert len(factors) == layout.actions
    assert len(np.unique(factors, axis=0)) == layout.actions
    for kind, head in enumerate(layout.heads):
        rows = factors[factors[:, 0] == kind]
        for column, (field, most) in enumerate(layout.fields.items(), 1):
            count = head.fields.get(field, 0)
            assert count <= most
            assert (rows[:, column] < max(count, 1)).all()
            assert ((rows[:, column] >= 0) == (field in head.fields)).all()


def test_a_kind_is_the_verb_of_its_moves() -> None:
    """The parts of `buy <tile> @ <cell>` in Suburbia: the slot in the market and the cell."""
    game = burgh.new("suburbia", players=2, seed=7)
    layout = burgh.envs.layout("suburbia", players=2)
    while game.phase == "goal":
        game.push(game.legal_moves[0])
    lines = [(layout.action(game, move), game.write(move)) for move in game.legal_moves]
    for action, line in lines:
        assert layout.heads[layout.factors[action, 0]].verb == line.split()[0]
    assert set(layout.heads[0].fields) == {"slot", "cell"}


@every_learners_sample
def test_a_layout_can_be_read(sample: Sample) -> None:
    """Printed, it is a table that names every feature and every kind of move."""
    layout = burgh.envs.layout(sample[0], **sample[1])
    text = str(layout)
    assert all(f"  {span.name}  " in text and span.meaning in text for span in layout.features)
    assert all(f"\n{head.verb}" in text for head in layout.heads)
    assert f"{layout.size} numbers, {layout.actions} actions" in repr(layout)


def test_what_is_no_legal_action_is_told() -> None:
    """An action out of range or not legal here is named, and so is a move."""
    layout = burgh.envs.layout("suburbia", players=2)
    game = burgh.new("suburbia", players=2, seed=7)
    with pytest.raises(ValueError, match=r"action -1 \(there are 0 to \d+\) is masked"):
        layout.move(game, -1)
    with pytest.raises(ValueError, match=r"action 0 \(discard .*\) is masked"):
        layout.move(game, 0)
    with pytest.raises(burgh.Illegal):
        layout.action(game, "buy farm @ 1,1")


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who lacks PettingZoo is told how to get it."""
    monkeypatch.setattr(needed, "find_spec", lambda name: None)
    with pytest.raises(ImportError, match=r"pettingzoo: pip install 'burgh\[envs\]'"):
        burgh.envs.aec("suburbia")
    with pytest.raises(ImportError, match=r"gymnasium: pip install 'burgh\[envs\]'"):
        burgh.envs.gym("suburbia")
