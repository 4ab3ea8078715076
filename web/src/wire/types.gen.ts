/* Generated from src/burgh/server/wire.py by `npm run types`. */

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answers".
 */
export type Answers =
  Welcome | Happened | Confirmed | Tried | Explained | Proposal | Presence | Hinted | Pong | Problem;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event = Began | Sat | Left | Moved | Undone | Asked | Answered | Said | Paused | Ended;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Request".
 */
export type Request =
  Sit | Confirm | Try | Explain | TakeBack | AskAll | Answer | Say | Mute | Propose | Hint | Look | Ping;

export interface Wire {}
/**
 * Say yes or no to a question.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  ask: number;
  id: string;
  seat: number;
  type: "answer";
  yes: boolean;
}
/**
 * Somebody answered; `settled` tells the end of it, if it came to one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answered".
 */
export interface Answered {
  ask: number;
  at: number;
  kind: "answered";
  seat: number;
  seq: number;
  settled: boolean | null;
  yes: boolean;
}
/**
 * First of all, and after each `sit`: the table, what is mine, the log so far, the view.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  events: (Began | Sat | Left | Moved | Undone | Asked | Answered | Said | Paused | Ended)[];
  looked: number;
  mine: number[];
  muted: number[];
  seen: Seen | null;
  table: TableInfo;
  type: "welcome";
}
/**
 * The deal is made and sealed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Began".
 */
export interface Began {
  at: number;
  kind: "began";
  seq: number;
  sha256: string;
}
/**
 * Somebody took a seat, or a bot took over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sat".
 */
export interface Sat {
  at: number;
  kind: "sat";
  level: number | null;
  name: string;
  seat: number;
  seq: number;
}
/**
 * Somebody gave up a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Left".
 */
export interface Left {
  at: number;
  kind: "left";
  name: string;
  seat: number;
  seq: number;
}
/**
 * A seat decided; `away` says that a bot or the clock did it for somebody.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  at: number;
  away: boolean;
  kind: "moved";
  seat: number;
  seq: number;
  steps: Step[];
}
/**
 * One small decision: nothing in it where it is secret from the one who is told.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  changes: Change[];
  is_half: boolean;
  move: {
    [k: string]: unknown;
  } | null;
  ply: number;
  shown: Shown[];
  text: string | null;
}
/**
 * A ledger entry. Seat -1 is the table; `applied` is what a stop left of `amount`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  amount: number;
  applied: number;
  at: string | null;
  cause: string;
  rule: string;
  seat: number;
  track: string;
}
/**
 * A hidden thing that was turned up, to one seat or to everybody; no undo behind a barrier.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Shown".
 */
export interface Shown {
  barrier: boolean;
  thing: string;
  to: number | null;
}
/**
 * Moves were taken back to a ply; the trace stays.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undone".
 */
export interface Undone {
  asked: boolean;
  at: number;
  kind: "undone";
  seat: number;
  seq: number;
  to_ply: number;
}
/**
 * A question was put to the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  ask: Ask;
  at: number;
  kind: "asked";
  seq: number;
}
/**
 * A question to all people at the table: waiting for the seats named.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ask".
 */
export interface Ask {
  id: number;
  seat: number;
  to_ply: number | null;
  waiting: number[];
  what: "pause" | "replace" | "resume" | "undo";
  whom: number | null;
}
/**
 * A line of chat. Plain text: whoever shows it escapes it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  at: number;
  kind: "said";
  name: string;
  seat: number;
  seq: number;
  text: string;
}
/**
 * The clocks stand still, or go on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Paused".
 */
export interface Paused {
  at: number;
  is_paused: boolean;
  kind: "paused";
  seq: number;
}
/**
 * The game is over and the deal lies open.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ended".
 */
export interface Ended {
  at: number;
  kind: "ended";
  opened: string | null;
  outcome: Outcome;
  seq: number;
}
/**
 * How the game ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  facts: {
    [k: string]: unknown;
  };
  ranking: number[][];
  reason: string;
  scores: number[];
}
/**
 * The game as one seat may see it, with all it needs for deciding.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seen".
 */
export interface Seen {
  asks: Ask[];
  closed: Closed[];
  is_over: boolean;
  legal: Legal[];
  outcome: Outcome | null;
  phase: string;
  ply: number;
  position: {
    [k: string]: unknown;
  };
  scores: number[];
  seat: number;
  seq: number;
  standings: Standing[];
  tracks: {
    [k: string]: {
      [k: string]: number;
    };
  };
  turn: number;
  undo: Undo;
}
/**
 * A move somebody might want and why it is not to be had.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Closed".
 */
export interface Closed {
  move: {
    [k: string]: unknown;
  };
  refusal: Refusal;
}
/**
 * Why a move is not legal: the rule, a code, and what stands in the way.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  at?: string | null;
  key: string;
  missing?: number | null;
  rule: string;
  thing?: string | null;
}
/**
 * A legal move and what it changes in the end: seat (-1: table) -> track -> amount.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Legal".
 */
export interface Legal {
  move: {
    [k: string]: unknown;
  };
  net: {
    [k: string]: {
      [k: string]: number;
    };
  };
  shows: boolean;
  text: string;
}
/**
 * A goal as it stands now: measured at each seat, who would score it, and for how much.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  leader: number | null;
  measures: number[];
  owner: number | null;
  thing: string;
  worth: number;
}
/**
 * How far back is free (a ply), and what lies behind it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  barrier: Shown[];
  free_to: number;
}
/**
 * A table as lists and its own page show it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  changed_at: number;
  clock: Clock | null;
  commitment: Commitment | null;
  created_at: number;
  data_version: string;
  engine: string;
  hints: boolean;
  id: string;
  is_branch: boolean;
  is_host: boolean;
  is_listed: boolean;
  is_paused: boolean;
  options: {
    [k: string]: unknown;
  };
  ply: number;
  rematch: string | null;
  result: string | null;
  seats: SeatInfo[];
  seq: number;
  status: "ended" | "open" | "playing";
  title: "bigcity" | "skylines" | "suburbia";
  turn: number[];
}
/**
 * Time for a whole game and each decision, in seconds; who runs out is played by a bot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  budget: number;
  increment?: number;
}
/**
 * A sealed deal: sha256 of the text opened at the end, which then can be checked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Commitment".
 */
export interface Commitment {
  is_chosen: boolean;
  opened: string | null;
  sha256: string;
}
/**
 * Who sits where.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  is_mine: boolean;
  is_present: boolean;
  kind: "automatic" | "bot" | "link" | "open" | "person";
  level: number | null;
  name: string;
  seat: number;
  seconds_left?: number | null;
}
/**
 * New events, and the view after them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Happened".
 */
export interface Happened {
  events: (Began | Sat | Left | Moved | Undone | Asked | Answered | Said | Paused | Ended)[];
  seen: Seen | null;
  table: TableInfo;
  type: "happened";
}
/**
 * A request was carried out and is kept for good.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Confirmed".
 */
export interface Confirmed {
  again?: boolean;
  id: string;
  seq: number;
  type: "confirmed";
}
/**
 * Where staged moves lead: the view then, and what they change one by one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Tried".
 */
export interface Tried {
  id: string;
  ply: number;
  seen: Seen;
  steps: Step[];
  type: "tried";
}
/**
 * What a move would change, item by item and in all; or why it is refused.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Explained".
 */
export interface Explained {
  changes: Change[];
  id: string;
  net: {
    [k: string]: {
      [k: string]: number;
    };
  };
  refusal: Refusal | null;
  type: "explained";
}
/**
 * What another seat might do.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Proposal".
 */
export interface Proposal {
  moves: (
    | {
        [k: string]: unknown;
      }
    | string
  )[];
  ply: number;
  seat: number;
  type: "proposal";
}
/**
 * Who is at the table now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  present: number[];
  type: "presence";
  watching: number;
}
/**
 * The best moves with expected result, interval, line and reasons (docs/analysis.md).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  hints: {
    [k: string]: unknown;
  }[];
  id: string;
  ply: number;
  type: "hinted";
}
/**
 * The line is open.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
}
/**
 * What went wrong, as a code with its place; `words` say it in English for people and logs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  id?: string | null;
  refusal?: Refusal | null;
  type: "problem";
  where?: string;
  words: string;
}
/**
 * Ask the table for a pause, to go on, or for a bot in the place of an absent player.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskAll".
 */
export interface AskAll {
  id: string;
  seat: number;
  type: "ask";
  what: "pause" | "replace" | "resume";
  whom?: number | null;
}
/**
 * A "what if": a table of my own that begins at a ply of a game that has ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Branch".
 */
export interface Branch {
  ply: number;
  table: string;
}
/**
 * Everything printed on the components of a title, by kind of thing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  data_version: string;
  printed: {
    [k: string]: unknown;
  };
  title: "bigcity" | "skylines" | "suburbia";
}
/**
 * Another name or language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChangeMe".
 */
export interface ChangeMe {
  language?: ("en" | "fr" | "ru") | null;
  name?: string | null;
}
/**
 * Make one or more small decisions, all or none. `ply` is what was seen; `key` counts once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Confirm".
 */
export interface Confirm {
  id: string;
  /**
   * @minItems 1
   * @maxItems 40
   */
  moves: [
    (
      | {
          [k: string]: unknown;
        }
      | string
    ),
    ...(
      | {
          [k: string]: unknown;
        }
      | string
    )[]
  ];
  ply: number;
  seat: number;
  type: "confirm";
}
/**
 * A new table and the links for its empty seats.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Created".
 */
export interface Created {
  links: Link[];
  table: TableInfo;
}
/**
 * An invitation: the secret belongs behind the `#` of an address, which no log sees.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  seat: number;
  secret: string;
  table: string;
}
/**
 * An account to make or to enter; the games of the guest go with it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Credentials".
 */
export interface Credentials {
  account: string;
  password: string;
}
/**
 * Ask what a move would change, item by item, after staged ones; or why it is refused.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Explain".
 */
export interface Explain {
  id: string;
  move:
    | {
        [k: string]: unknown;
      }
    | string;
  ply: number;
  seat: number;
  /**
   * @maxItems 40
   */
  staged: (
    | {
        [k: string]: unknown;
      }
    | string
  )[];
  type: "explain";
}
/**
 * Ask for the best moves with their reasons, where the table allows it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  id: string;
  ply: number;
  seat: number;
  type: "hint";
}
/**
 * A record to keep and look at.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ImportRecord".
 */
export interface ImportRecord {
  record: string;
}
/**
 * Take a seat: an open one, or the one the link is for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  name?: string | null;
  seat?: number | null;
  secret?: string | null;
}
/**
 * A bot of a strength from 1 to 5, and the longest it thinks about one decision.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Level".
 */
export interface Level {
  level: number;
  seconds: number;
}
/**
 * Say that everything up to here was read.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  seq: number;
  type: "look";
}
/**
 * Who is asking.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  account: string | null;
  csrf: string;
  language: "en" | "fr" | "ru";
  name: string;
  person: string;
}
/**
 * Hear no more, or again, what a seat says.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  id: string;
  is_muted: boolean;
  seat: number;
  type: "mute";
}
/**
 * A table to open. Seats that are `me` more than once share a device (hot seat).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  clock?: Clock | null;
  hints?: boolean;
  listed?: boolean;
  options?: {
    [k: string]: unknown;
  };
  packs?: string[];
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats:
    | [SeatPlan]
    | [SeatPlan, SeatPlan]
    | [SeatPlan, SeatPlan, SeatPlan]
    | [SeatPlan, SeatPlan, SeatPlan, SeatPlan]
    | [SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan]
    | [SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan]
    | [SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan]
    | [SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan];
  seed?: number | null;
  title: "bigcity" | "skylines" | "suburbia";
}
/**
 * Who is to sit on a seat: me, whoever has the link or finds the table, or a bot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatPlan".
 */
export interface SeatPlan {
  kind: "bot" | "link" | "me" | "open";
  level?: number | null;
  name?: string | null;
}
/**
 * My own notes at a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Note".
 */
export interface Note {
  text: string;
}
/**
 * A wish as it is kept; the target is shown shortened.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Notice".
 */
export interface Notice {
  digest_minutes: number;
  id: string;
  kind: "email" | "push" | "webhook";
  target: string;
}
/**
 * How to say that it is my turn; several within `digest_minutes` come as one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NoticeWish".
 */
export interface NoticeWish {
  digest_minutes?: number;
  kind: "email" | "push" | "webhook";
  target: string;
}
/**
 * Keep the line open.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * Show the others what one might do: staged moves, kept nowhere; none takes it back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Propose".
 */
export interface Propose {
  /**
   * @maxItems 40
   */
  moves: (
    | {
        [k: string]: unknown;
      }
    | string
  )[];
  ply: number;
  seat: number;
  type: "propose";
}
/**
 * The server's public key for web push.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PushKey".
 */
export interface PushKey {
  key: string;
}
/**
 * A game as one may know it: every event, and the view at each ply on demand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  events: (Began | Sat | Left | Moved | Undone | Asked | Answered | Said | Paused | Ended)[];
  plies: number;
  table: TableInfo;
  tracks: {
    [k: string]: {
      [k: string]: number;
    };
  }[];
}
/**
 * Look with the eyes of a seat of mine (-1: as a spectator), with the log after `after`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  after?: number;
  seat: number;
  type: "sit";
}
/**
 * See where staged moves lead, as far as the seat can know; nothing is changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Try".
 */
export interface Try {
  id: string;
  /**
   * @maxItems 40
   */
  moves: (
    | {
        [k: string]: unknown;
      }
    | string
  )[];
  ply: number;
  seat: number;
  type: "try";
}
/**
 * Take moves back to a ply: at once where it is free, else everybody is asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  id: string;
  ply: number;
  seat: number;
  to_ply: number;
  type: "take_back";
}
/**
 * Say something to the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  id: string;
  seat: number;
  text: string;
  type: "say";
}
/**
 * How a finished game was played (docs/analysis.md); None while it is worked out.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  progress: number;
  review: {
    [k: string]: unknown;
  } | null;
  table: string;
}
/**
 * A seat of mine.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatAt".
 */
export interface SeatAt {
  seat: number;
}
/**
 * A base class for defining efficient serializable objects.
 *
 * Fields are defined using type annotations. Fields may optionally have
 * default values, which result in keyword parameters to the constructor.
 *
 * Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
 * ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
 * methods can. A tuple of the field names is available on the class via the
 * ``__struct_fields__`` attribute if needed.
 *
 * Additional class options can be enabled by passing keywords to the class
 * definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute.
 *
 * Configuration
 * -------------
 * frozen: bool, default False
 *    Whether instances of this type are pseudo-immutable. If true, attribute
 *    assignment is disabled and a corresponding ``__hash__`` is defined.
 * order: bool, default False
 *    If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
 *    will be generated for this type.
 * eq: bool, default True
 *    If True (the default), an ``__eq__`` method will be generated for this
 *    type. Set to False to compare based on instance identity alone.
 * kw_only: bool, default False
 *    If True, all fields will be treated as keyword-only arguments in the
 *    generated ``__init__`` method. Default is False.
 * omit_defaults: bool, default False
 *    Whether fields should be omitted from encoding if the corresponding value
 *    is the default for that field. Enabling this may reduce message size, and
 *    often also improve encoding & decoding performance.
 * forbid_unknown_fields: bool, default False
 *    If True, an error is raised if an unknown field is encountered while
 *    decoding structs of this type. If False (the default), no error is raised
 *    and the unknown field is skipped.
 * tag: str, int, bool, callable, or None, default None
 *    Used along with ``tag_field`` for configuring tagged union support. If
 *    either are non-None, then the struct is considered "tagged". In this case,
 *    an extra field (the ``tag_field``) and value (the ``tag``) are added to the
 *    encoded message, which can be used to differentiate message types during
 *    decoding.
 *
 *    Set ``tag=True`` to enable the default tagged configuration (``tag_field``
 *    is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
 *    a string (or less commonly int) value directly to be used as the tag
 *    (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 *    takes the class qualname and returns a valid tag value (e.g.
 *    ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None
 *    The field name to use for tagged union support. If ``tag`` is non-None,
 *    then this defaults to ``"type"``. See the ``tag`` docs above for more
 *    information.
 * rename: str, mapping, callable, or None, default None
 *    Controls renaming the field names used when encoding/decoding the struct.
 *    May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
 *    ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
 *    or kebab-case respectively. May also be a mapping from field names to the
 *    renamed names (missing fields are not renamed). Alternatively, may be a
 *    callable that takes the field name and returns a new name or ``None`` to
 *    not rename that field. Default is ``None`` for no field renaming.
 * repr_omit_defaults: bool, default False
 *    Whether fields should be omitted from the generated repr if the
 *    corresponding value is the default for that field.
 * array_like: bool, default False
 *    If True, this struct type will be treated as an array-like type during
 *    encoding/decoding, rather than a dict-like type (the default). This may
 *    improve performance, at the cost of a more inscrutable message encoding.
 * gc: bool, default True
 *    Whether garbage collection is enabled for this type. Disabling this *may*
 *    help reduce GC pressure, but will prevent reference cycles composed of only
 *    ``gc=False`` from being collected. It is the user's responsibility to ensure
 *    that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False
 *    Whether instances of this type support weak references. Defaults to False.
 * dict: bool, default False
 *    Whether instances of this type will include a ``__dict__``. Setting this to
 *    True will allow adding additional undeclared attributes to a struct instance,
 *    which may be useful for holding private runtime state. Defaults to False.
 * cache_hash: bool, default False
 *    If enabled, the hash of a frozen struct instance will be computed at most
 *    once, and then cached on the instance for further reuse. For expensive
 *    hash values this can improve performance at the cost of a small amount of
 *    memory usage.
 *
 * Examples
 * --------
 * Here we define a new `Struct` type for describing a dog. It has three fields;
 * two required and one optional.
 *
 * >>> class Dog(Struct):
 * ...     name: str
 * ...     breed: str
 * ...     is_good_boy: bool = True
 * ...
 * >>> Dog('snickers', breed='corgi')
 * Dog(name='snickers', breed='corgi', is_good_boy=True)
 *
 * Additional struct options can be set as part of the class definition. Here
 * we define a new `Struct` type for a frozen `Point` object.
 *
 * >>> class Point(Struct, frozen=True):
 * ...     x: float
 * ...     y: float
 * ...
 * >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
 * {Point(x=1.5, y=2.0): 1}
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Struct".
 */
export interface Struct {}
/**
 * Tables for the home page: mine, those with a free seat, those to watch.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableLists".
 */
export interface TableLists {
  mine: TableInfo[];
  open: TableInfo[];
  playing: TableInfo[];
}
/**
 * What a lobby needs to know about a title.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TitleInfo".
 */
export interface TitleInfo {
  is_shared: boolean;
  key: "bigcity" | "skylines" | "suburbia";
  levels: Level[];
  modes: {
    [k: string]: unknown;
  }[];
  options: {
    [k: string]: unknown;
  };
  packs: string[];
  phases: string[];
  seats: number[];
  tracks: string[];
}
/**
 * My own notes at a table, all of them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WriteNote".
 */
export interface WriteNote {
  text: string;
}
