"""Lists of games by pages, on both databases."""

from __future__ import annotations

from itertools import chain

from burgh.server.store import Cursor, Store, Wanted
from tests.server.store.conftest import Opened, asynchronous
from tests.server.store.test_lists import make_bots


async def pages_of(store: Store, wanted: Wanted, size: int) -> list[list[str]]:
    """Go through a list to its end."""
    found: list[list[str]] = []
    after: Cursor | None = None
    while not found or after is not None:
        games, after = await store.lists.page(wanted, after, size)
        found.append([game.game for game in games])
    return found


@asynchronous
async def test_what_waits_for_me_comes_first(opened: Opened) -> None:
    """The longest waiting on top; then the others, the last changed first; not what is over."""
    async with opened() as store:
        for game, changed_at, turn in (
            ("soon", 5.0, (0,)),
            ("long", 1.0, (0,)),
            ("theirs", 9.0, (1,)),
            ("older", 2.0, (1,)),
            ("between", 3.25, (0,)),
        ):
            await make_bots(store, game, "ada", "bob", changed_at=changed_at, turn=turn)
        await make_bots(store, "over", "ada", changed_at=4.0, status="ended", turn=())
        await make_bots(store, "foreign", "bob", changed_at=4.0, turn=(0,))
        order = ["long", "between", "soon", "theirs", "older"]
        for size in (1, 2, 3, 50):
            found = await pages_of(store, Wanted("mine", "ada"), size)
            assert list(chain(*found)) == order
            assert max(map(len, found)) <= size
        assert await pages_of(store, Wanted("ended", "ada"), 5) == [["over"]]


@asynchronous
async def test_games_changed_at_one_moment_are_each_listed_once(opened: Opened) -> None:
    """However the pages are cut."""
    async with opened() as store:
        games = [f"game{number:02d}" for number in range(12)]
        for game in games:
            await make_bots(store, game, "ada", changed_at=7.0, status="open")
        found = await pages_of(store, Wanted("open", ""), 5)
        assert [len(page) for page in found] == [5, 5, 2]
        assert list(chain(*found)) == games


@asynchronous
async def test_only_public_games_are_found_by_others(opened: Opened) -> None:
    """By status, title, and names of those who play."""
    async with opened() as store:
        await make_bots(store, "secret", "Ada", status="playing", is_listed=False)
        await make_bots(store, "public", "Ada", status="playing")
        await make_bots(store, "over", "Ada", status="ended")
        await make_bots(store, "other", "Боб", status="playing", title="bigcity")
        for wanted, games in (
            (Wanted("playing", "eve"), {"public", "other"}),
            (Wanted("finished", "eve"), {"over"}),
            (Wanted("playing", "eve", player="aD"), {"public"}),
            (Wanted("playing", "eve", player="бОБ"), {"other"}),
            (Wanted("playing", "eve", title="bigcity"), {"other"}),
            (Wanted("playing", "eve", player="%"), set()),
        ):
            assert set(chain(*await pages_of(store, wanted, 5))) == games, wanted
