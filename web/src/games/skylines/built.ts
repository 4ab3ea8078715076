/** What was built by which card, as the game went. */
import { takenBack } from '../../wire/events'
import type { Event, Step } from '../../wire/types.gen'

const BUILDS: readonly unknown[] = ['play', 'tile', 'place']

/** Gives every step that still stands, with the card that was being played in it, if one was. */
export function stepsWithCards(events: readonly Event[]): { readonly step: Step; readonly card: string | null }[] {
  const gone = takenBack(events)
  let card: string | null = null
  return events.flatMap((event) =>
    event.kind === 'moved' && !gone.has(event.seq)
      ? event.steps.map((step) => {
          if (step.move?.do === 'play') card = String(step.move.card)
          return { step, card: BUILDS.includes(step.move?.do) ? card : null }
        })
      : [],
  )
}

/** Gives the card by which a tile was laid at a place; nothing if it lay there from the start. */
export function builtBy(events: readonly Event[], at: string): string | null {
  return (
    stepsWithCards(events).findLast(({ step }) => step.move?.do === 'place' && String(step.move.at) === at)?.card ??
    null
  )
}
