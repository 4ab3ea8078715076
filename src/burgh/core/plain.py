"""A list that stands in for librt's `vec` where librt is not to be had."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


class vec(list[T]):  # noqa: N801 - the name of what it stands for
    """Looks like `librt.vecs.vec`: typed at construction, sliced into its own kind."""

    def __getitem__(self, i: Any) -> Any:  # an index or a slice, as for list
        """An item, or a copied part as another `vec`."""
        found = super().__getitem__(i)
        return vec(found) if isinstance(i, slice) else found


def append(v: vec[T], item: T, /) -> vec[T]:
    """Give `v` with one item more; like librt, the old `v` is not to be used again."""
    v.append(item)
    return v


def pop(v: vec[T], i: int = -1, /) -> tuple[vec[T], T]:
    """Give `v` without item `i`, and that item."""
    item = v[i]
    del v[i]
    return v, item
