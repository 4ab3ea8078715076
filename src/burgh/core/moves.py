"""Moves outside the engine: named values, one line of text, JSON; each kind declared once.

A kind of move is a class. Its fields say how they are numbered, written and read in a position;
`text` is grammar and printer at once. `Moves` derives the rest:

    class Invest(Move, frozen=True, code=INVEST, due=(ACT,), text="invest @ {cell}"):
        cell: Annotated[Hex, CellField()]

    MOVES = Moves(Invest | Skip, code_of=verb_of, base=...)

A compiled title has its own way to put a kind and its fields into one number. Others leave that to
`Moves(union)` and `WordField(WHICH, ...)`: twelve bits for each of two fields, the kind above.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import compress, product
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar, get_args, get_type_hints

import msgspec

from burgh.core.malformed import Malformed, converted, introduce
from burgh.core.said import Arg, Said, say
from burgh.core.state import State
from burgh.core.text import plain_name

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Find = Callable[[str], str | None]

MOST_LETTERS: Final = 200
MOST_CANDIDATES: Final = 12  # of an abbreviation that fits several things
THING: Final = r"(?!from\b|@)[\w'\u2019][\w'\u2019 &.-]*?"  # a name, before `from` or `@`


class Part(NamedTuple):
    """Some bits of an engine number that hold a field."""

    shift: int

    def of(self, number: int) -> int:
        return number >> self.shift & PART_MASK

    def share(self, value: int) -> int:
        return (value & PART_MASK) << self.shift


PART_BITS: Final = 12
PART_MASK: Final = (1 << PART_BITS) - 1
WHICH: Final = Part(0)
WHERE: Final = Part(PART_BITS)
CODE: Final = Part(2 * PART_BITS)


class Form(NamedTuple):
    """One way a kind is numbered and written, with the values its fields have there."""

    code: int  # the number of the kind in the engine
    text: str  # how it is written: `buy {tile} {slot?} @ {cell}`; what has a ? may be left out
    fixed: Mapping[str, Any] = {}

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]


class Kind(msgspec.StructMeta):
    """What a class of moves declares about itself beside its fields.

    Most kinds have one form, `code` and `text`; `forms` is for those that have several.
    """

    due: tuple[int, ...]  # the phases it belongs to
    forms: tuple[Form, ...]

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        code: int = -1,
        due: tuple[int, ...] = (),
        text: str = "",
        forms: tuple[Form, ...] = (),
        **config: Any,
    ) -> Kind:
        """Make the class; without a tag of its own, JSON calls it as the line does."""
        forms = forms or ((Form(code, text),) if text else ())
        if forms:
            config.setdefault("tag", forms[0].verb)
        made = super().__new__(cls, name, bases, namespace, **config)
        made.due, made.forms = due, forms
        return made


class Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, metaclass=Kind):
    """One choice of one player. Each title derives its own kinds, told apart by `do`."""

    due: ClassVar[tuple[int, ...]]
    forms: ClassVar[tuple[Form, ...]]

    @property
    def do(self) -> str:
        """The name of the kind in JSON."""
        return str(self.__struct_config__.tag)

    def __str__(self) -> str:
        """One line of text, in full: read where the move belongs, it gives the same move."""
        form = next((each for each in self.forms if has_form(self, each.fixed)), self.forms[0])
        fields, words = fields_of(type(self)), [form.verb]
        for token in tokens_of(form):
            words.append(fields[token].text(getattr(self, token)) if token in fields else token)
        return " ".join(word for word in words if word)


class Field(Generic[S_contra]):
    """How one field of a move is numbered, written and read in a position.

    A field the number says nothing of (`number` is 0) only repeats what the position tells: `usual`
    fills it in, and the rules compare it.
    """

    what: str = "something"  # for complaints: `what-tile` is the message, `tile` the word
    example: str = ""
    pattern: str = r"\S.*?"  # which part of a line is this field
    form: str = r".*"  # how that part must look to be read
    unless: str = ""  # a line may leave this field out where it has that other one
    leads: bool = False  # actions with the same value of this field lie side by side

    def value(self, state: S_contra, number: int) -> Any:
        """The value in an engine number."""
        raise NotImplementedError(type(self).__name__)

    def number(self, state: S_contra, value: Any, move: Move) -> int:
        """The share of a value in the engine number."""
        return 0

    def values(self, state: S_contra) -> Sequence[Any]:
        """Everything the field might be, however unwise; nothing where that would be too much."""
        return ()

    def shares(self, state: S_contra) -> Sequence[int]:
        """The share of every value it can have in a game with the options of this position."""
        return (0,)

    def usual(self, state: S_contra, value: Any, move: Move) -> Any:
        """The value as it is usually put; a missing one is filled in where the position tells."""
        return value

    def text(self, value: Any) -> str:
        """The value in a line that says everything."""
        return str(value)

    def write(self, state: S_contra, value: Any, move: Move) -> str:
        """The value in a line; nothing where it goes without saying."""
        return self.text(value)

    def read(self, state: S_contra, text: str) -> Any:
        """The value of a part of a line that has the right form."""
        raise NotImplementedError(type(self).__name__)


class NameField(Field[S_contra]):
    """A field that names a thing: typed in full, or by a beginning that fits one thing only."""

    pattern = THING

    def names(self, state: S_contra) -> Sequence[str]:
        """Everything that can be named."""
        raise NotImplementedError(type(self).__name__)

    def values(self, state: S_contra) -> Sequence[str]:
        return self.names(state)

    def hidden(self, state: S_contra) -> Sequence[str]:
        """What can be named in full, and is not proposed: things face down."""
        return ()

    def read(self, state: S_contra, text: str) -> str:
        """The thing that is meant."""
        names = self.names(state)
        if text in names:  # the usual case, and quick
            return text
        known = {plain_name(name): name for name in (*self.hidden(state), *names)}
        asked = plain_name(text.replace("&", " and "))
        if asked in known:
            return known[asked]
        begun = [name for name in names if asked and plain_name(name).startswith(asked)]
        if len(begun) == 1:
            return begun[0]
        if begun:
            more = ["…"] if len(begun) > MOST_CANDIDATES else []
            raise unreadable("several", text=text[:40], names=[*begun[:MOST_CANDIDATES], *more])
        raise unreadable("unknown", text=text[:40])


class WordField(NameField[State]):
    """One of a fixed list of words, numbered by its place there; what is face down is not proposed.

    A word that is not on the list has a number that no legal move has, so the rules refuse it.
    """

    def __init__(
        self, part: Part, words: Sequence[str], *, what: str, example: str, face_down: str = ""
    ) -> None:
        self._part, self._words = part, tuple(words)
        self._named = tuple(word for word in words if word != face_down)
        self._hidden = (face_down,) if face_down else ()
        self.what, self.example = what, example

    def names(self, state: State) -> Sequence[str]:
        return self._named

    def hidden(self, state: State) -> Sequence[str]:
        return self._hidden

    def value(self, state: State, number: int) -> str:
        return self._words[self._part.of(number)]

    def number(self, state: State, value: str, move: Move) -> int:
        return self._part.share(self._words.index(value) if value in self._words else PART_MASK)

    def shares(self, state: State) -> Sequence[int]:
        return [self._part.share(place) for place in range(len(self._words))]


class NumberField(Field[State]):
    """A small number in a part of the engine number; `first` is how people count the first."""

    what, pattern, form = "number", r"\S+", r"\d{1,4}"

    def __init__(
        self,
        part_of: Callable[[int], int],
        share: Callable[[int], int],
        *,
        first: int = 0,
        example: int = 1,
        count: Callable[[Any], int] = lambda _: 1,
    ) -> None:
        """`count` says of a position how many numbers there are in a game with its options."""
        self._part_of, self._share, self._first = part_of, share, first
        self._count = count
        self.example = str(example)

    def value(self, state: State, number: int) -> int:
        return self._part_of(number) + self._first

    def number(self, state: State, value: int, move: Move) -> int:
        return self._share(value - self._first)

    def shares(self, state: State) -> Sequence[int]:
        return [self._share(place) for place in range(self._count(state))]

    def read(self, state: State, text: str) -> int:
        return int(text)


class Declared(NamedTuple):
    """A form of a kind with the fields it has, ready for use."""

    kind: Any  # the class; `type[Move]` would not let it be made with fields
    verb: str
    base: int
    fixed: Mapping[str, Any]
    fields: Mapping[str, Field[Any]]
    tokens: tuple[str, ...]  # of a line, after the verb: `@`, or a field's name
    line: re.Pattern[str]
    optional: frozenset[str]
    make: Callable[[Any, int], Move]


class Moves(Generic[S]):
    """All kinds of moves of a title: engine number, named value, text and JSON, each way."""

    def __init__(
        self,
        union: Any,
        *,
        code_of: Callable[[int], int] = CODE.of,
        base: Callable[[int], int] = CODE.share,
    ) -> None:
        """Read the declarations; `base` gives the number of a kind without its fields."""
        self.union = union
        self.kinds: tuple[type[Move], ...] = get_args(union)
        self._holder: Any = msgspec.defstruct("Holder", [("move", union)])
        self._code_of = code_of
        self._forms: dict[type[Move], list[Declared]] = {}
        self._by_code: dict[int, list[Declared]] = {}
        self._by_verb: dict[str, Declared] = {}
        self._usual: dict[type[Move], list[tuple[str, Field[Any]]]] = {}
        for kind in self.kinds:
            fields = fields_of(kind)
            self._usual[kind] = [
                (name, field)
                for name, field in fields.items()
                if type(field).usual is not Field.usual
            ]
            for form in kind.forms:
                found = declared(kind, form, int(base(form.code)), fields)
                self._forms.setdefault(kind, []).append(found)
                self._by_code.setdefault(int(form.code), []).append(found)
                self._by_verb.setdefault(found.verb, found)
        for kind, forms in self._forms.items():
            self._by_verb.setdefault(tag_of(kind), forms[0])

    @property
    def verbs(self) -> tuple[str, ...]:
        """Every first word of a line."""
        return tuple(self._by_verb)

    def name(self, state: S, number: int) -> Move:
        """The named move of an engine number."""
        found = self._by_code[self._code_of(number)]
        return (found[0] if len(found) == 1 else due_of(found, state)).make(state, number)

    def number(self, state: S, move: Move) -> int:
        """The engine number of a move in its usual form that names existing things."""
        form = self._form(move)
        number = form.base
        for name, field in form.fields.items():
            number += field.number(state, getattr(move, name), move)
        return number

    def numbers(self, state: S) -> list[int]:
        """The number of every move there can be in a game with the options of this position.

        They follow from the declarations: every value of every field of every form. They ascend,
        but for a field that leads.
        """
        found: dict[int, int] = {}
        for form, shares in self.shares(state):
            leading = [field.leads for field in form.fields.values()]
            for each in product(*shares.values()):
                found[form.base + sum(each)] = sum(compress(each, leading))
        return sorted(found, key=lambda number: (found[number], number))

    def shares(self, state: S) -> Iterator[tuple[Declared, dict[str, Sequence[int]]]]:
        """Each form with what the values of each of its fields add to the number of a move."""
        for forms in self._forms.values():
            for form in forms:
                yield form, {name: field.shares(state) for name, field in form.fields.items()}

    def wishes(self, state: S) -> Iterator[Move]:
        """Moves one may have in mind now: for each value of each field one with that value.

        The other fields are as in a legal move of the kind where there is one.
        """
        legal = [self.name(state, number) for number in state.legal()]
        for kind in self.kinds:
            if state.phase() in kind.due:
                known = next((move for move in legal if type(move) is kind), None)
                yield from variations(kind, known, self._forms[kind][0].fields, state)

    def complete(self, state: S, move: Move) -> Move:
        """The move in its usual form, with everything filled in that the position tells."""
        for name, field in self._usual[type(move)]:
            value = getattr(move, name)
            usual = field.usual(state, value, move)
            if usual != value:
                move = msgspec.structs.replace(move, **{name: usual})
        return move

    def write(self, state: S, move: Move) -> str:
        """One line of text."""
        form = self._form(move)
        words = [form.verb]
        for token in form.tokens:
            field = form.fields.get(token)
            word = token if field is None else field.write(state, getattr(move, token), move)
            if word:
                words.append(word)
        return " ".join(words)

    def read(self, state: S, text: str, find: Find | None = None) -> Move:
        """The move of a line; `Malformed` says what is missing or unknown.

        `find` gives the key of a thing by its name in the reader's language.
        """
        line = text.strip()
        if len(text) > MOST_LETTERS:  # patterns take long over long lines
            raise unreadable("too_long")
        verb = line.lower().split(maxsplit=1)[0] if line else ""
        found = self._by_verb.get(verb)
        if found is None:
            raise unreadable("verb", text=verb[:40], verbs=[*self._by_verb])
        match = found.line.fullmatch(line)
        if match is None:
            raise misread(found, line)
        parts = match.groupdict()
        given = {
            name: read_part(found, found.fields[name], parts[name], state, find)
            for name in parts
            if not may_miss(found, name, parts)
        }
        return self.complete(state, found.kind(**found.fixed, **given))

    def from_json(self, state: S, plain: Any) -> Move:
        """The move of JSON data, in its usual form."""
        return self.complete(state, self._convert(plain))

    def _convert(self, plain: Any) -> Move:
        """Read JSON data as a move.

        msgspec keeps what it knows of a Struct, and looks at a union anew with every value: 50 µs.
        So the move is read as a field; what does not fit is said by the plain way.
        """
        introduce(self._holder)
        try:
            found: Move = msgspec.convert({"move": plain}, self._holder).move
        except (msgspec.ValidationError, UnicodeError):
            found = converted(plain, self.union, "move")
        return found

    def _form(self, move: Move) -> Declared:
        """The form a move has; where none fits it is read as the first, and the rules refuse it."""
        forms = self._forms[type(move)]
        if len(forms) > 1:
            for form in forms:
                if has_form(move, form.fixed):
                    return form
        return forms[0]


def variations(
    kind: Any, known: Move | None, fields: Mapping[str, Field[Any]], state: State
) -> Iterator[Move]:
    """Moves of a kind that differ from a known one in one field, for each value it can have."""
    values = {name: field.values(state) for name, field in fields.items()}
    if known is None:
        if not all(values.values()):
            return
        known = kind(**{name: found[0] for name, found in values.items()})
    yield known
    for name, found in values.items():
        for value in found:
            if value != getattr(known, name):
                yield msgspec.structs.replace(known, **{name: value})


def due_of(found: Sequence[Declared], state: State) -> Declared:
    """Of kinds with one code, the one that belongs to the phase."""
    phase = state.phase()
    return next(each for each in found if phase in each.kind.due)


def tag_of(kind: type[Move]) -> str:
    """The name of a kind in JSON."""
    return str(kind.__struct_config__.tag)


@cache  # annotations are slow to read
def fields_of(kind: type[Move]) -> dict[str, Field[Any]]:
    """The declarations of a class's fields, from their annotations."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: field_of(kind, name, hints[name]) for name in kind.__struct_fields__}


def has_form(move: Move, fixed: Mapping[str, Any]) -> bool:
    """Whether a move has the values that a form of its kind gives to fields."""
    return all(getattr(move, name) == value for name, value in fixed.items())


def tokens_of(form: Form) -> tuple[str, ...]:
    """The parts of a line after the verb: `@`, or a field's name."""
    return tuple(token.strip("{?}") for token in form.text.split()[1:])


def declared(kind: Any, form: Form, base: int, fields: Mapping[str, Field[Any]]) -> Declared:
    """Read one form of a class: which fields it has, and the pattern of its line."""
    own = {name: field for name, field in fields.items() if name not in form.fixed}
    tokens = tokens_of(form)
    return Declared(
        kind=kind,
        verb=form.verb,
        base=base,
        fixed=form.fixed,
        fields=own,
        tokens=tokens,
        line=line_pattern({form.verb, tag_of(kind)}, tokens, own),
        optional=frozenset(token for token in tokens if f"{{{token}?}}" in form.text),
        make=maker(kind, form.fixed, own),
    )


def field_of(kind: type[Move], name: str, hint: Any) -> Field[Any]:
    """The declaration in `Annotated[type, Field()]`."""
    for part in getattr(hint, "__metadata__", ()):
        if isinstance(part, Field):
            return part
    raise TypeError(f"{kind.__name__}.{name} says no Field: Annotated[type, SomeField()]")


def maker(
    kind: Any, fixed: Mapping[str, Any], fields: Mapping[str, Field[Any]]
) -> Callable[[Any, int], Move]:
    """A function from position and number to the move; by the count of fields, for speed."""
    values = [
        fields[name].value if name in fields else always(fixed[name])
        for name in kind.__struct_fields__
    ]
    if not values:
        only: Move = kind()
        return lambda state, number: only
    if len(values) == 1:
        (first,) = values
        return lambda state, number: kind(first(state, number))
    if len(values) == 2:
        first, second = values
        return lambda state, number: kind(first(state, number), second(state, number))
    if len(values) == 3:
        first, second, third = values
        return lambda state, number: kind(
            first(state, number), second(state, number), third(state, number)
        )
    return lambda state, number: kind(*[value(state, number) for value in values])


def always(value: Any) -> Callable[[Any, int], Any]:
    """A function that gives the same value in every position."""
    return lambda state, number: value


def line_pattern(
    verbs: set[str], tokens: tuple[str, ...], fields: Mapping[str, Field[Any]]
) -> re.Pattern[str]:
    """The pattern of a whole line. Every field may be missing: the complaint comes when reading."""
    found, gap = rf"(?:{'|'.join(map(re.escape, sorted(verbs)))})", r"\s+"
    for token in tokens:
        if token in fields:
            found += rf"(?:{gap}(?P<{token}>{fields[token].pattern}))?"
            gap = r"\s+"
        else:
            gap = rf"\s*{re.escape(token)}\s*"
    return re.compile(found, re.IGNORECASE)


def may_miss(found: Declared, name: str, parts: Mapping[str, str | None]) -> bool:
    """Whether a field is left out of a line, and rightly so."""
    unless = found.fields[name].unless
    return parts[name] is None and (name in found.optional or parts.get(unless) is not None)


def read_part(
    found: Declared, field: Field[Any], text: str | None, state: Any, find: Find | None
) -> Any:
    """Read one field of a line, or say what is wrong with it."""
    if text is None:
        raise unreadable("missing", **needed(found, field))
    if not re.fullmatch(field.form, text, re.IGNORECASE):
        raise unreadable("wrong", text=text[:40], **needed(found, field))
    if find is not None and isinstance(field, NameField):
        text = find(text) or text
    return field.read(state, text)


def needed(found: Declared, field: Field[Any]) -> dict[str, Arg]:
    """What a line of this kind has to have."""
    what = Said(f"what-{field.what}", {}, say("what-other", what=field.what))
    return {"verb": found.verb, "what": what, "example": example(found)}


def misread(found: Declared, line: str) -> Malformed:
    """Say why a line does not fit its verb."""
    rest = line.partition(" ")[2].strip()[:40]
    if not found.tokens:
        return unreadable("alone", verb=found.verb, text=rest)
    return unreadable("line", example=example(found))


def unreadable(key: str, **args: Arg) -> Malformed:
    """Say to whoever typed a move why it cannot be read: `malformed-` and the key."""
    return Malformed("move", say(f"malformed-{key}", **args))


def example(found: Declared) -> str:
    """Show how a line of this kind is written."""
    line = [found.verb]
    for token in found.tokens:
        line.append(found.fields[token].example if token in found.fields else token)
    return " ".join(word for word in line if word)
