"""Pictures and previews: of finished games all, of others no more than a lobby says."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from burgh.pictures.png import has_png
from tests.server.serving import Browser, asynchronous, serving, settings_for
from tests.server.test_past import finished

PUBLIC = "http://burgh.example"


def tags(page: str) -> dict[str, str]:
    """What a page says to whoever makes a preview."""
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', page)
    return {name: unescape(said) for name, said in found}


@asynchronous
async def test_a_finished_game_has_a_picture_that_may_be_kept(tmp_path: Path) -> None:
    """SVG always, PNG where the renderer is; both for a day, in three languages, for each seat."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/records", {"record": finished()}))["table"]["id"]
        path = f"/api/tables/{key}/picture"
        answer = await ada.http.get(f"{path}.svg?lang=fr")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.headers["cache-control"] == "public, max-age=86400"
        assert 'width="1200" height="630"' in answer.text
        assert "habitant" in answer.text
        assert "set-cookie" not in answer.headers
        seats = {(await ada.http.get(f"{path}.svg?seat={seat}")).text for seat in range(2)}
        assert len(seats) == 2
        assert (await ada.get(f"{path}.svg?seat=4", 409))["code"] == "no_such_seat"
        drawn = await ada.http.get(f"{path}.png")
        if has_png():
            assert drawn.content.startswith(b"\x89PNG")
        else:
            assert drawn.json()["code"] == "unavailable"
        assert all(wish.table == key for wish in app.state.runtime.album.kept)


@asynchronous
async def test_a_game_in_play_has_no_picture_and_tells_nothing(tmp_path: Path) -> None:
    """Its preview names the game and the seats: no name, no number, nothing of the position."""
    settings = settings_for(tmp_path, BURGH_PUBLIC_URL=PUBLIC)
    async with serving(settings) as (base, _), Browser(base) as ada:
        seats = [{"kind": "me", "name": "Rosalind"}, {"kind": "me", "name": "Barbara"}]
        wish = {"title": "suburbia", "seats": seats}
        key = (await ada.post("/api/tables", wish))["table"]["id"]
        assert (await ada.get(f"/api/tables/{key}/picture.svg", 409))["code"] == "not_ended"
        for path in (f"/t/{key}", f"/r/{key}"):
            page = (await ada.http.get(path)).text
            assert tags(page)["og:title"] == "Suburbia, 2 players"
            assert "og:image" not in tags(page)
            assert "Rosalind" not in page
            assert "Barbara" not in page


@asynchronous
async def test_an_invitation_shows_the_game_and_the_free_seats(tmp_path: Path) -> None:
    """No secret of the link is in the page: the browser keeps it behind the #."""
    settings = settings_for(tmp_path, BURGH_PUBLIC_URL=PUBLIC)
    async with serving(settings) as (base, _), Browser(base) as ada:
        seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
        made = await ada.post("/api/tables", {"title": "bigcity", "seats": seats})
        page = (await ada.http.get(f"/t/{made['table']['id']}?lang=ru")).text
        assert tags(page)["og:title"] == "Big City, игроков: 3, свободных мест: 2"
        assert not [link for link in made["links"] if link["secret"] in page]


@asynchronous
async def test_a_preview_of_a_finished_game_points_home(tmp_path: Path) -> None:
    """Its addresses are whole and ours: a foreign host never comes into a page, even let in."""
    settings = settings_for(tmp_path, BURGH_PUBLIC_URL=PUBLIC, BURGH_HOSTS="*")
    async with serving(settings) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/records", {"record": finished()}))["table"]["id"]
        page = (await ada.http.get(f"/t/{key}?names=no", headers={"host": "evil.example"})).text
        found = tags(page)
        kind = "png" if has_png() else "svg"
        assert found["og:image"] == f"{PUBLIC}/api/tables/{key}/picture.{kind}?lang=en&names=no"
        assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
        assert found["og:url"] == f"{PUBLIC}/t/{key}"
        assert found["twitter:card"] == "summary_large_image"
        assert "people" in found["og:title"]
        assert "evil" not in page
        assert tags((await ada.http.get(f"/r/{key}")).text)["og:url"] == f"{PUBLIC}/r/{key}"


@asynchronous
async def test_names_in_a_preview_are_no_markup(tmp_path: Path) -> None:
    """A name may be written like a tag: in page and picture it stays a name."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        await ada.http.patch("/api/me", json={"name": '"><script>x'})
        key = (await ada.post("/api/records", {"record": finished()}))["table"]["id"]
        page = (await ada.http.get(f"/t/{key}")).text
        assert "<script>x" not in page
        assert "<script>x" not in (await ada.http.get(f"/api/tables/{key}/picture.svg")).text


@asynchronous
async def test_unknown_addresses_lead_into_the_client(tmp_path: Path) -> None:
    """No such table, or no name of one: the page comes without a preview; the client says so."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        for word in ("abcdefghij01", "nonsense", "..%2f..%2fetc"):
            answer = await ada.http.get(f"/t/{word}")
            assert (answer.status_code, tags(answer.text)) in ((200, {}), (404, {}))


@asynchronous
async def test_making_pictures_is_limited_and_looking_at_them_is_not(tmp_path: Path) -> None:
    """What was made is given to everybody; so many new ones a minute are drawn for one address."""
    settings = settings_for(tmp_path, BURGH_LIMIT_PICTURES_A_MINUTE="2")
    async with serving(settings, lambda: 1000.0) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/records", {"record": finished()}))["table"]["id"]
        path = f"/api/tables/{key}/picture.svg?lang="
        asked = [(await ada.http.get(path + lang)).status_code for lang in ("en", "fr", "ru")]
        assert asked == [200, 200, 429]
        assert (await ada.http.get(path + "en")).status_code == 200
