"""The one place that knows librt: fixed-width integers, `vec`, and their plain stand-ins.

Compiled, `vec[i64]` is a flat C array. Uncompiled it is librt's own class, and where librt has no
wheel it is the list in `burgh.core.plain`: slower, and the same answers.
"""

from mypy_extensions import i16, i64, u8

try:
    from librt.vecs import append, pop, vec
except ImportError:  # pragma: no cover - a platform without librt
    from burgh.core.plain import append, pop, vec  # type: ignore[assignment]

__all__ = ["append", "at_least", "at_most", "i16", "i64", "pop", "u8", "vec"]


def at_least(amount: i64, least: i64) -> i64:
    """The larger of two numbers."""
    return amount if amount > least else least


def at_most(amount: i64, most: i64) -> i64:
    """The smaller of two numbers."""
    return amount if amount < most else most
