/* Generated from src/burgh/table/wire.py by `npm run types`. */

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
export type Event =
  | Began
  | Sat
  | Left
  | Accepted
  | Returned
  | OnVacation
  | Resigned
  | Moved
  | Undone
  | Asked
  | Answered
  | Spoke
  | Paused
  | Ended
  | HandedOver
  | TableClosed;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Request".
 */
export type Request =
  | Sit
  | Confirm
  | Try
  | Explain
  | TakeBack
  | AskAll
  | Answer
  | Resign
  | Abort
  | ComeBack
  | Say
  | Mute
  | Propose
  | Hint
  | Look
  | Ping;

export interface Wire {
  [k: string]: unknown;
}
/**
 * Break the game off without a result, before everybody has made their first decision.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Abort".
 */
export interface Abort {
  type: "abort";
  id: string;
  seat: number;
}
/**
 * How long somebody has been away, and how long until a bot may take their place.
 *
 *     In seconds, as the message is sent. None: nobody knows who is at the table, or it is a vacation.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Absence".
 */
export interface Absence {
  seconds: number;
  replaceable_in: number | null;
}
/**
 * Somebody who was invited said that they play.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  kind: "accepted";
  seq: number;
  at: number;
  seat: number;
}
/**
 * My account, and which address it has: confirmed, or waiting to be.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AccountInfo".
 */
export interface AccountInfo {
  account: string;
  email: string | null;
  email_wanted: string | null;
  can_mail: boolean;
}
/**
 * Say yes or no to a question.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  ask: number;
  yes: boolean;
}
/**
 * Somebody answered; `settled` tells the end of it, if it came to one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answered".
 */
export interface Answered {
  kind: "answered";
  seq: number;
  at: number;
  ask: number;
  seat: number;
  yes: boolean;
  settled: boolean | null;
}
/**
 * The answer to each `sit`: the table, what is mine, the last of the log, the view.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  mine: number[];
  muted: number[];
  looked: number;
  events: (
    | Began
    | Sat
    | Left
    | Accepted
    | Returned
    | OnVacation
    | Resigned
    | Moved
    | Undone
    | Asked
    | Answered
    | Spoke
    | Paused
    | Ended
    | HandedOver
    | TableClosed
  )[];
  seen: Seen | null;
  earlier?: Earlier;
}
/**
 * A table as lists and its own page show it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  title: string;
  status: "closed" | "ended" | "open" | "playing";
  options: {
    [k: string]: unknown;
  };
  seats: SeatInfo[];
  created_at: number;
  changed_at: number;
  seq: number;
  ply: number;
  turn: number[];
  is_listed: boolean;
  hints: boolean;
  is_branch: boolean;
  origin: Origin | null;
  clock: Clock | null;
  is_paused: boolean;
  commitment: Commitment | null;
  engine: string;
  data_version: string;
  result: string | null;
  rematch: string | null;
  is_host: boolean;
  grace: number;
  early_end: EarlyEnd | null;
  can_abort: boolean;
  resigning_ends: boolean;
  is_private: boolean;
  has_password: boolean;
  spectators: boolean;
  spectator_chat: boolean;
  closed_because: string | null;
  may: string[];
}
/**
 * Who sits where.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  seat: number;
  kind: "automatic" | "bot" | "link" | "open" | "person";
  name: string;
  level: number | null;
  is_mine: boolean;
  is_present: boolean;
  seconds_left: number | null;
  is_former: boolean;
  absence: Absence | null;
  vacation_until: number | null;
  owner: string | null;
  can_return: boolean;
  is_invited: boolean;
  style: string;
}
/**
 * Where a "what if" comes from: a game that has ended, and the ply it leaves it at.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Origin".
 */
export interface Origin {
  table: string;
  ply: number;
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
 *     Where it seals a secret, the seed follows from it and from the parts that people have added
 *     when they sat down (docs/fairness.md).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Commitment".
 */
export interface Commitment {
  sha256: string;
  opened: string | null;
  is_chosen: boolean;
  parts: string[];
}
/**
 * How a game was ended before its end by the rules, by which seat, and who won by it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EarlyEnd".
 */
export interface EarlyEnd {
  how: "aborted" | "agreed" | "resigned";
  seat: number | null;
  winners: number[];
}
/**
 * The deal is made and sealed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Began".
 */
export interface Began {
  kind: "began";
  seq: number;
  at: number;
  sha256: string;
}
/**
 * Somebody took a seat, or a bot took over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sat".
 */
export interface Sat {
  kind: "sat";
  seq: number;
  at: number;
  seat: number;
  name: string;
  level: number | null;
  is_former: boolean;
  style: string;
}
/**
 * Somebody gave up a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Left".
 */
export interface Left {
  kind: "left";
  seq: number;
  at: number;
  seat: number;
  name: string;
  is_removed: boolean;
}
/**
 * Somebody took their seat back from a bot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Returned".
 */
export interface Returned {
  kind: "returned";
  seq: number;
  at: number;
  seat: number;
  name: string;
}
/**
 * Somebody is on vacation until a moment, or no longer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OnVacation".
 */
export interface OnVacation {
  kind: "vacation";
  seq: number;
  at: number;
  seat: number;
  until: number | null;
}
/**
 * Somebody gave up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resigned".
 */
export interface Resigned {
  kind: "resigned";
  seq: number;
  at: number;
  seat: number;
}
/**
 * A seat decided; `away` says that a bot or the clock did it for somebody.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  kind: "moved";
  seq: number;
  at: number;
  seat: number;
  steps: Step[];
  away: boolean;
}
/**
 * One small decision: nothing in it where it is secret from the one who is told.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  ply: number;
  move: {
    [k: string]: unknown;
  } | null;
  text: string | null;
  said: Said | null;
  changes: Change[];
  shown: Shown[];
  is_half: boolean;
}
/**
 * A message (`key` or `key.attribute`) and what it is about.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  key: string;
  args?: {
    [k: string]: string | number | (string | number | Said)[] | Said;
  };
  other?: Said | null;
}
/**
 * A ledger entry. Seat -1 is the table; `applied` is what a stop left of `amount`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  seat: number;
  track: string;
  amount: number;
  applied: number;
  cause: string;
  at: string | null;
  rule: string;
  why: Said;
}
/**
 * A hidden thing that was turned up, to one seat or to everybody; no undo behind a barrier.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Shown".
 */
export interface Shown {
  thing: string;
  to: number | null;
  barrier: boolean;
}
/**
 * Moves were taken back to a ply; the trace stays.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undone".
 */
export interface Undone {
  kind: "undone";
  seq: number;
  at: number;
  seat: number;
  to_ply: number;
  asked: boolean;
}
/**
 * A question was put to the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  kind: "asked";
  seq: number;
  at: number;
  ask: Ask;
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
  what: "end" | "pause" | "replace" | "resume" | "undo";
  to_ply: number | null;
  whom: number | null;
  waiting: number[];
}
/**
 * A line of chat. Plain text: whoever shows it escapes it.
 *
 *     Where it was said as a phrase, `text` has it in the speaker's own language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Spoke".
 */
export interface Spoke {
  kind: "said";
  seq: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  phrase: Phrase | null;
  is_former: boolean;
}
/**
 * Ready-made talk that binds nobody: `talk-<key>` of the title, and the numbers it names.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Phrase".
 */
export interface Phrase {
  key: string;
  numbers?: number[];
}
/**
 * The clocks stand still, or go on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Paused".
 */
export interface Paused {
  kind: "paused";
  seq: number;
  at: number;
  is_paused: boolean;
}
/**
 * The game is over and the deal lies open; without an outcome it was ended before.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ended".
 */
export interface Ended {
  kind: "ended";
  seq: number;
  at: number;
  outcome: Outcome | null;
  opened: string | null;
  early: EarlyEnd | null;
}
/**
 * How the game ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  ranking: number[][];
  scores: number[];
  reason: string;
  facts: {
    [k: string]: unknown;
  };
  said: Said[];
}
/**
 * Somebody else is the host from now on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandedOver".
 */
export interface HandedOver {
  kind: "handed_over";
  seq: number;
  at: number;
  name: string;
}
/**
 * The table is closed: nobody comes or plays there any more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableClosed".
 */
export interface TableClosed {
  kind: "closed";
  seq: number;
  at: number;
  reason: string;
  by_operator: boolean;
}
/**
 * The game as one seat may see it, with all it needs for deciding.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seen".
 */
export interface Seen {
  seat: number;
  seq: number;
  ply: number;
  turn: number;
  phase: string;
  is_half: boolean;
  is_over: boolean;
  position: {
    [k: string]: unknown;
  };
  scores: number[];
  tracks: {
    [k: string]: {
      [k: string]: number;
    };
  };
  legal: Legal[];
  closed: Closed[];
  outcome: Outcome | null;
  undo: Undo;
  asks: Ask[];
  standings: Standing[];
  prompt: Said;
  areas?: Area[];
  facts?: {
    [k: string]: unknown;
  };
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
  rule: string;
  key: string;
  missing?: number | null;
  thing?: string | null;
  at?: string | null;
  said?: Said | null;
  held?: number;
}
/**
 * How far back is free (a ply), and what lies behind it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  free_to: number;
  barrier: Shown[];
}
/**
 * A goal as it stands now: measured at each seat, who would score it, and for how much.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  thing: string;
  owner: number | null;
  measures: number[];
  leader: number | null;
  worth: number;
}
/**
 * A part of the table: a map of squares or hexes, or a list. It is called `area-<key>`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Area".
 */
export interface Area {
  key: string;
  form?: "hexes" | "list" | "squares";
  places?: Place[];
  owner?: number | null;
  is_private?: boolean;
  note?: Said | null;
}
/**
 * A place on the table and what lies there.
 *
 *     `at` is what ledgers and refusals call it. `picks` are the fields of a move that somebody who
 *     points at it means: each of them narrows the choice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  at?: string;
  thing?: string;
  x?: number;
  y?: number;
  owner?: number | null;
  count?: number;
  notes?: Said[];
  picks?: {
    [k: string]: string | number;
  };
}
/**
 * Where what was not sent begins, going back: the course of the game, and chat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Earlier".
 */
export interface Earlier {
  course: number | null;
  chat: number | null;
}
/**
 * New events, and the view after them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Happened".
 */
export interface Happened {
  type: "happened";
  table: TableInfo;
  events: (
    | Began
    | Sat
    | Left
    | Accepted
    | Returned
    | OnVacation
    | Resigned
    | Moved
    | Undone
    | Asked
    | Answered
    | Spoke
    | Paused
    | Ended
    | HandedOver
    | TableClosed
  )[];
  seen: Seen | null;
}
/**
 * A request was carried out and is kept for good.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Confirmed".
 */
export interface Confirmed {
  type: "confirmed";
  id: string;
  seq: number;
  again: boolean;
}
/**
 * Where staged moves lead: the view then, and what they change one by one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Tried".
 */
export interface Tried {
  type: "tried";
  id: string;
  ply: number;
  steps: Step[];
  seen: Seen;
}
/**
 * What a move would change, item by item and in all; or why it is refused.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Explained".
 */
export interface Explained {
  type: "explained";
  id: string;
  changes: Change[];
  net: {
    [k: string]: {
      [k: string]: number;
    };
  };
  refusal: Refusal | null;
}
/**
 * What another seat might do, and where that would lead, as an onlooker sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Proposal".
 */
export interface Proposal {
  type: "proposal";
  seat: number;
  ply: number;
  moves: (
    | {
        [k: string]: unknown;
      }
    | string
  )[];
  position: {
    [k: string]: unknown;
  } | null;
}
/**
 * Who is at the table now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: "presence";
  present: number[];
  watching: number;
  absences: {
    [k: string]: Absence;
  };
}
/**
 * The best moves with expected result, interval, line and reasons (docs/analysis.md).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  type: "hinted";
  id: string;
  ply: number;
  hints: {
    [k: string]: unknown;
  }[];
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
  type: "problem";
  code: string;
  words: string;
  where: string;
  id: string | null;
  refusal: Refusal | null;
  said: Said | null;
  wait: number | null;
}
/**
 * Ask the table for a pause, to go on, for a bot in the place of an absent player, or to end.
 *
 *     `whom` is the seat a bot is to take over, and stands nowhere else.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskAll".
 */
export interface AskAll {
  type: "ask";
  id: string;
  seat: number;
  what: "end" | "pause" | "replace" | "resume";
  whom?: number | null;
}
/**
 * Something a host or an operator did.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AuditLine".
 */
export interface AuditLine {
  at: number;
  by: string;
  role: string;
  deed: string;
  table: string;
  whom: string;
  reason: string;
}
/**
 * A ban as it stands.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ban".
 */
export interface Ban {
  id: string;
  name: string;
  person: string | null;
  account: string | null;
  network: string | null;
  until: number | null;
  reason: string;
  by: string;
  at: number;
}
/**
 * Why somebody may not play here, and until when; for good, if no time is named.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BanNotice".
 */
export interface BanNotice {
  reason: string;
  until: number | null;
}
/**
 * Keep a person, an account or a network from the server.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BanWish".
 */
export interface BanWish {
  reason: string;
  person?: string | null;
  account?: string | null;
  network?: string | null;
  until?: number | null;
}
/**
 * Somebody I have blocked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Block".
 */
export interface Block {
  id: string;
  name: string;
  at: number;
}
/**
 * Never read what somebody says, and keep them from tables I host.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlockWish".
 */
export interface BlockWish {
  table: string;
  whom: Whom;
}
/**
 * Somebody at a table: who has a seat, who said a line of chat, or a visitor by handle.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Whom".
 */
export interface Whom {
  seat?: number | null;
  seq?: number | null;
  visitor?: string | null;
}
/**
 * A "what if": a table of my own that begins at a ply of a game that has ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Branch".
 */
export interface Branch {
  table: string;
  ply: number;
}
/**
 * Everything printed on the components of a title, by kind of thing, and what is said of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  title: string;
  data_version: string;
  printed: {
    [k: string]: unknown;
  };
  things: {
    [k: string]: Thing;
  };
}
/**
 * What is said of a tile, card, place or phase: its name, and what is printed on it.
 *
 *     In some roles it goes by another name: a role is a field of a move, or what the move does.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Thing".
 */
export interface Thing {
  name: Said;
  details?: Said[];
  roles?: {
    [k: string]: Said;
  };
}
/**
 * Another name or language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChangeMe".
 */
export interface ChangeMe {
  name?: string | null;
  language?: string | null;
}
/**
 * A way to be told that it is my turn, and what it asks for as the target.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Channel".
 */
export interface Channel {
  kind: string;
  input: "browser" | "email" | "url";
}
/**
 * One option as it is offered; where `only_with` names others, it means nothing without them.
 *
 *     A switch has no values. Where nobody chooses it is as `usual`, which None leaves to others: the
 *     edition, the scenario.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  name: string;
  values: string[];
  usual: string | boolean | null;
  unset: string | null;
  only_with: {
    [k: string]: (string | boolean)[];
  };
  seats: {
    [k: string]: number[];
  };
  is_fine: boolean;
  is_heading: boolean;
}
/**
 * Let nobody come to a table or play there any more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CloseTable".
 */
export interface CloseTable {
  reason?: string;
}
/**
 * Take a seat of mine back that a bot keeps.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ComeBack".
 */
export interface ComeBack {
  type: "come_back";
  id: string;
  seat: number;
}
/**
 * Make one or more small decisions, all or none. `ply` is what was seen; `key` counts once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Confirm".
 */
export interface Confirm {
  type: "confirm";
  id: string;
  seat: number;
  ply: number;
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
}
/**
 * The token of a link in an e-mail, which confirms its address.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Confirmation".
 */
export interface Confirmation {
  token: string;
}
/**
 * A line of chat around a reported one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ContextLine".
 */
export interface ContextLine {
  seq: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}
/**
 * A new table and the links for its empty seats.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Created".
 */
export interface Created {
  table: TableInfo;
  links: Link[];
}
/**
 * An invitation: the secret belongs behind the `#` of an address, which no log sees.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  table: string;
  seat: number;
  secret: string;
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
 * An address for my account, which counts once it is confirmed; an empty one takes it away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EmailWish".
 */
export interface EmailWish {
  email: string;
  password: string;
}
/**
 * Show the link or the password of a private table; from then on it is open to me.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Enter".
 */
export interface Enter {
  secret?: string | null;
  password?: string | null;
}
/**
 * Some of what happened, in order; ask for what came before `before`, if there is more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventPage".
 */
export interface EventPage {
  events: (
    | Began
    | Sat
    | Left
    | Accepted
    | Returned
    | OnVacation
    | Resigned
    | Moved
    | Undone
    | Asked
    | Answered
    | Spoke
    | Paused
    | Ended
    | HandedOver
    | TableClosed
  )[];
  before: number | null;
}
/**
 * Ask what a move would change, item by item, after staged ones; or why it is refused.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Explain".
 */
export interface Explain {
  type: "explain";
  id: string;
  seat: number;
  ply: number;
  /**
   * @maxItems 40
   */
  staged: (
    | {
        [k: string]: unknown;
      }
    | string
  )[];
  move:
    | {
        [k: string]: unknown;
      }
    | string;
}
/**
 * Everything the server keeps of me.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Export".
 */
export interface Export {
  ids: string[];
  name: string;
  language: string;
  account: string | null;
  account_created_at: number | null;
  email: string | null;
  email_wanted: string | null;
  sessions: Session[];
  notices: ExportedNotice[];
  mutes: ExportedMute[];
  blocks: string[];
  vacation_until: number | null;
  games: ExportedGame[];
  chat: ExportedLine[];
}
/**
 * A browser in which I am known.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Session".
 */
export interface Session {
  id: string;
  browser: string;
  system: string;
  created_at: number;
  seen_at: number;
  is_current: boolean;
}
/**
 * A wish to be told, whole.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ExportedNotice".
 */
export interface ExportedNotice {
  kind: string;
  target: string;
  digest_minutes: number;
}
/**
 * A seat I do not want to hear.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ExportedMute".
 */
export interface ExportedMute {
  table: string;
  seat: number;
}
/**
 * A game in which I sit: which seats, and its record once it has ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ExportedGame".
 */
export interface ExportedGame {
  table: string;
  title: string;
  status: string;
  seats: number[];
  names: string[];
  created_at: number;
  changed_at: number;
  note: string;
  record: string | null;
}
/**
 * A line of chat of mine.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ExportedLine".
 */
export interface ExportedLine {
  table: string;
  at: number;
  name: string;
  text: string;
}
/**
 * Bots of a level for all free seats.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FillSeats".
 */
export interface FillSeats {
  level?: number;
  style?: string;
}
/**
 * Ask for the best moves with their reasons, where the table allows it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  ply: number;
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
  seat?: number | null;
  secret?: string | null;
  name?: string | null;
  part?: string | null;
}
/**
 * Somebody known to the server, for its operators.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KnownPerson".
 */
export interface KnownPerson {
  person: string;
  name: string;
  account: string | null;
  is_operator: boolean;
  is_banned: boolean;
  created_at: number;
  tables: number;
}
/**
 * A bot of a strength from 1 to 5, the longest it thinks about one decision, and how it does.
 *
 *     `manner` is `errs` (it looks one move ahead and misjudges), `near` (and thinks of what comes
 *     soon), or a kind of bot: `greedy`, `mcts`, `beam`. `games` is how many imagined games it plays
 *     for a decision, if it plays any.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Level".
 */
export interface Level {
  level: number;
  seconds: number;
  manner: string;
  games: number;
}
/**
 * Say that everything up to here was read.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: "look";
  seq: number;
}
/**
 * Who is asking.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  person: string;
  name: string;
  language: string;
  account: string | null;
  csrf: string;
}
/**
 * Remove somebody from a table, keep them away from it, or let them say nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moderate".
 */
export interface Moderate {
  deed: "bar" | "remove" | "silence" | "unbar" | "unsilence";
  whom: Whom;
  reason?: string;
}
/**
 * Hear no more, or again, what a seat says.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  is_muted: boolean;
}
/**
 * What I am on this server.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyRole".
 */
export interface MyRole {
  is_operator: boolean;
  ban: BanNotice | null;
}
/**
 * Another password for my account, for who knows the present one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewPassword".
 */
export interface NewPassword {
  password: string;
  new_password: string;
}
/**
 * A table to open. Seats that are `me` more than once share a device (hot seat).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  title: string;
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
  options?: {
    [k: string]: unknown;
  };
  packs?: string[];
  seed?: number | null;
  part?: string | null;
  listed?: boolean;
  hints?: boolean | null;
  clock?: Clock | null;
  grace?: number | null;
  private?: boolean;
  password?: string | null;
  spectators?: boolean;
  spectator_chat?: boolean;
}
/**
 * Who is to sit on a seat: me, whoever has the link or finds the table, or a bot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatPlan".
 */
export interface SeatPlan {
  kind: "bot" | "link" | "me" | "open";
  name?: string | null;
  level?: number | null;
  style?: string;
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
  id: string;
  kind: string;
  target: string;
  digest_minutes: number;
  secret: string;
}
/**
 * How to say that it is my turn; several within `digest_minutes` come as one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NoticeWish".
 */
export interface NoticeWish {
  kind: string;
  target: string;
  digest_minutes?: number;
}
/**
 * What I add to the deal with my yes to another game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OwnPart".
 */
export interface OwnPart {
  part?: string | null;
}
/**
 * The password of my account, before something that cannot be taken back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OwnPassword".
 */
export interface OwnPassword {
  password: string;
}
/**
 * A content pack as its files have it: what is printed by file, and its words by language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pack".
 */
export interface Pack {
  title: string;
  name: string;
  files: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  words: {
    [k: string]: string;
  };
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
  type: "propose";
  seat: number;
  ply: number;
  /**
   * @maxItems 40
   */
  moves: (
    | {
        [k: string]: unknown;
      }
    | string
  )[];
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
 * A game as one may know it: its events without chat, by pages; any view on demand.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  table: TableInfo;
  events: (
    | Began
    | Sat
    | Left
    | Accepted
    | Returned
    | OnVacation
    | Resigned
    | Moved
    | Undone
    | Asked
    | Answered
    | Spoke
    | Paused
    | Ended
    | HandedOver
    | TableClosed
  )[];
  tracks: {
    [k: string]: {
      [k: string]: number;
    };
  }[];
  plies: number;
  after: number | null;
  next_ply: number | null;
}
/**
 * What somebody reported, with what was said around it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
  id: string;
  at: number;
  by: string;
  table: string;
  whom: string;
  person: string;
  account: string | null;
  reason: string;
  line: string;
  context: ContextLine[];
  settled_at: number | null;
  settled_by: string;
  outcome: string;
}
/**
 * Tell the operators of a line of chat, or of somebody at a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReportWish".
 */
export interface ReportWish {
  whom: Whom;
  reason: string;
}
/**
 * Look with the eyes of a seat of mine (-1: as a spectator), with the log after `after`.
 *
 *     `seen` is the last event I know of, from any node: the answer is not older than that.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  type: "sit";
  seat: number;
  after?: number;
  seen?: number;
}
/**
 * See where staged moves lead, as far as the seat can know; nothing is changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Try".
 */
export interface Try {
  type: "try";
  id: string;
  seat: number;
  ply: number;
  /**
   * @maxItems 40
   */
  moves: (
    | {
        [k: string]: unknown;
      }
    | string
  )[];
}
/**
 * Take moves back to a ply: at once where it is free, else everybody is asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat: number;
  ply: number;
  to_ply: number;
}
/**
 * Give up: the other one wins, or a bot goes on (`TableInfo.resigning_ends`).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}
/**
 * Say something to the table; a phrase is shown to each reader in their own language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  text: string;
  phrase?: Phrase | null;
}
/**
 * Another password by the token of a link.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reset".
 */
export interface Reset {
  token: string;
  password: string;
}
/**
 * A forgotten password: a link goes to this address, if an account has it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResetWish".
 */
export interface ResetWish {
  email: string;
}
/**
 * What is kept for how many days (0: for ever), and how much would be deleted now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RetentionCount".
 */
export interface RetentionCount {
  what: string;
  days: number;
  count: number;
}
/**
 * How a finished game was played (docs/analysis.md); None while it waits or is worked out.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  table: string;
  progress: number;
  review: {
    [k: string]: unknown;
  } | null;
  state: "done" | "waiting" | "working";
  place: number | null;
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
 * Whether others may look on, and whether they may talk; what is left out stays.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetRules".
 */
export interface SetRules {
  spectators?: boolean | null;
  spectator_chat?: boolean | null;
}
/**
 * What came of a report.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Settle".
 */
export interface Settle {
  outcome?: string;
}
/**
 * Tables for the home page, the first of each list, and where each list goes on.
 *
 *     Mine, those that wait for me first and the longest waiting on top; mine that have ended; those
 *     with a free seat; those to watch.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableLists".
 */
export interface TableLists {
  mine: TableInfo[];
  ended: TableInfo[];
  open: TableInfo[];
  playing: TableInfo[];
  after: {
    [k: string]: string;
  };
}
/**
 * Some tables of a list, and what to ask for the next page with.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TablePage".
 */
export interface TablePage {
  tables: TableInfo[];
  after: string | null;
}
/**
 * Somebody at a table, for its host: here now, seated, or kept away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TablePerson".
 */
export interface TablePerson {
  visitor: string;
  name: string;
  seat: number | null;
  is_here: boolean;
  is_host: boolean;
  is_barred: boolean;
  is_silenced: boolean;
}
/**
 * Be away for some days from now on: games over days wait. None ends it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TakeVacation".
 */
export interface TakeVacation {
  days: number | null;
}
/**
 * What a lobby needs to know about a title.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TitleInfo".
 */
export interface TitleInfo {
  key: string;
  seats: number[];
  choices: Choice[];
  packs: string[];
  tracks: string[];
  phases: string[];
  is_shared: boolean;
  levels: Level[];
  first_level: number;
  styles: string[];
}
/**
 * What a title brings that a client may not have: its words by language, and its rules.
 *
 *     Words are a Fluent file, rules are Markdown; a title without rules of its own has none here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TitleText".
 */
export interface TitleText {
  title: string;
  words: {
    [k: string]: string;
  };
  rules: string;
}
/**
 * Until when I am on vacation, in seconds since 1970; None: I am not.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Vacation".
 */
export interface Vacation {
  until: number | null;
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
