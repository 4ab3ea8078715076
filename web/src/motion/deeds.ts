/** From news to plans: who did what, how it looks, and how quickly it is played. */
import type { Move } from '../pick/pick'
import { takenBack } from '../wire/events'
import type { News } from '../wire/news'
import type { Moved, Seen, Step } from '../wire/types.gen'
import {
  backwardOf,
  BACKWARD,
  lengthOf,
  OTHERS,
  planOf,
  quicker,
  slideCues,
  type Cue,
  type Deed,
  type Ribbon,
  type Slide,
  type Way,
} from './plan'

/** How a title's moves look; it knows the names of its moves and where things lie, no rules. */
export interface Manner {
  way(move: Move, seat: number, position: Seen['position']): Way | null
  readonly ribbon?: Ribbon | undefined
  /** What lies elsewhere after a move without being the thing of the move: the market. */
  slides?(before: Seen['position'], after: Seen['position']): Slide[]
}

/** Gives what is played of news, one move after the other. */
export function playOf(news: News, manner: Manner, sums: readonly string[] = []): Cue[] {
  const slides = slidesIn(news, manner)
  if (news.staged) return [...staging(news.staged, news.seen, manner), ...slideCues(slides.filter(({ from }) => from))]
  const all: Cue[] = []
  for (const event of news.events) {
    const cues =
      event.kind === 'moved'
        ? forward(event, news, manner, sums)
        : event.kind === 'undone'
          ? backward(event.seq, news, manner, sums)
          : []
    const start = lengthOf(all)
    all.push(...cues.map((cue) => ({ ...cue, at: cue.at + start })))
  }
  return [...all, ...slideCues(slides)]
}

/** Gives news without what others did. */
export function ownOnly(news: News): News {
  const { seat } = news.seen
  return { ...news, events: news.events.filter((event) => event.kind !== 'moved' || event.seat === seat) }
}

/** When a thing is staged it goes its way, and nothing is counted yet. */
function staging(step: Step, { seat, position }: Seen, manner: Manner): Cue[] {
  const way = wayOf(step, seat, position, manner)
  if (!way || (way.how === 'turn' && way.isOpenToMover)) return []
  return way.to.length ? planOf([{ way, changes: [] }], { mover: seat, own: seat, tracks: {} }) : []
}

function forward(event: Moved, { seen, hasStaged }: News, manner: Manner, sums: readonly string[]): Cue[] {
  const isOwn = event.seat === seen.seat
  const deeds = event.steps.map((step): Deed => ({
    way: wayOf(step, event.seat, seen.position, manner),
    changes: step.changes,
  }))
  const cues = planOf(deeds, {
    mover: event.seat,
    own: seen.seat,
    tracks: seen.tracks,
    sums,
    ribbon: manner.ribbon,
    isStaged: isOwn && hasStaged,
  })
  return isOwn ? cues : quicker(cues, OTHERS)
}

function backward(seq: number, { events, known, shown, seen }: News, manner: Manner, sums: readonly string[]): Cue[] {
  const before = takenBack(known)
  const upToNow = [...known, ...events.filter((event) => event.seq <= seq)]
  const gone = takenBack(upToNow)
  const moved = upToNow.filter(
    (event): event is Moved => event.kind === 'moved' && gone.has(event.seq) && !before.has(event.seq),
  )
  const deeds = moved.flatMap((event) =>
    event.steps.map((step): Deed => ({
      way: wayOf(step, event.seat, (shown ?? seen).position, manner),
      changes: step.changes,
    })),
  )
  return quicker(
    planOf(backwardOf(deeds), {
      mover: moved[0]?.seat ?? -1,
      own: seen.seat,
      tracks: seen.tracks,
      sums,
      ribbon: manner.ribbon,
    }),
    BACKWARD,
  )
}

/** A move taken back puts things back without a show. */
function slidesIn({ shown, seen, events }: News, manner: Manner): Slide[] {
  const isBack = events.some((event) => event.kind === 'undone')
  return shown && manner.slides && !isBack ? manner.slides(shown.position, seen.position) : []
}

function wayOf(step: Step, seat: number, position: Seen['position'], manner: Manner): Way | null {
  return step.move ? manner.way(step.move as unknown as Move, seat, position) : null
}
