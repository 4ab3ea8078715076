"""The notebooks run from their first cell to their last, as Jupyter runs them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
WITH_TABLES = "123"  # notebooks in which a game is shown
LARGEST = 16_384  # bytes: what they print is not kept


def test_there_are_six_of_them_and_they_are_small() -> None:
    """They are kept without what they print, so that a change of one can be read."""
    assert len(NOTEBOOKS) == 6
    for notebook in NOTEBOOKS:
        text = notebook.read_text("utf-8")
        assert len(text) < LARGEST
        cells = json.loads(text)["cells"]
        assert all(not cell.get("outputs") for cell in cells)


@pytest.mark.slow
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
# The libraries of Jupyter close their sockets and loops when they like.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_notebook_runs(notebook: Path, tmp_path: Path) -> None:
    """No cell fails, and where a game is shown its table is drawn."""
    client = pytest.importorskip("nbclient", reason="notebooks are run by nbclient and ipykernel")
    formats = pytest.importorskip("nbformat", reason="notebooks are run by nbclient and ipykernel")
    read = formats.read(notebook, as_version=4)
    client.NotebookClient(read, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [
        output["data"]
        for cell in read.cells
        for output in cell.get("outputs", ())
        if output["output_type"] == "execute_result"
    ]
    assert any("image/svg+xml" in each for each in shown) == (notebook.stem[0] in WITH_TABLES)
