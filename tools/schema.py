"""Write the schema of every message, from which the browser's types are made.

tools/schema.py
"""

from __future__ import annotations

from pathlib import Path

from burgh.table.schema import schema_text

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "schema.json"

if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(schema_text(), encoding="utf-8")
    print(f"Burgh: {FILE.relative_to(Path.cwd()) if FILE.is_relative_to(Path.cwd()) else FILE}")
