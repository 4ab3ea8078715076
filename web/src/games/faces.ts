/** What every title's cards have in common: what is printed on a thing, amounts beside their words. */
import type { CardEffect, CardFace, CardOf } from '../parts/card'
import type { Said } from '../words/said'
import type { Speaker } from '../words/speaker'

/** Gives the card of a thing that a title says nothing else about: its name and what is printed on it. */
export function plainFace(speaker: Speaker, { thing }: CardOf): CardFace | null {
  if (!speaker.things[thing]) return null
  return { name: speaker.thing(thing), effects: speaker.printed(thing).map((said) => cardEffect(speaker, said)) }
}

/** Gives what a thing does, by the messages that begin like this. */
export function cardEffects(speaker: Speaker, thing: string, beginnings: readonly string[]): CardEffect[] {
  return speaker
    .printed(thing)
    .filter(({ key }) => beginnings.some((each) => key.startsWith(each)))
    .map((said) => cardEffect(speaker, said))
}

/**
 * Gives one effect: the amount it gives stands beside its words, which are the sentence without it. What gives its amount
 * at once has no further words; its message has an attribute `card` that says so.
 */
export function cardEffect(speaker: Speaker, said: Said): CardEffect {
  const args = said.args ?? {}
  const { gain, effect } = args
  if (isSaid(effect)) {
    const { text, ...more } = cardEffect(speaker, effect)
    return { ...more, text: speaker.say({ ...said, args: { ...args, effect: text } }) }
  }
  const delta = isSaid(gain) ? deltaOf(speaker, gain) : null
  if (!delta) return { text: speaker.say(said) }
  const rest = speaker.say({ ...said, args: { ...args, gain: '' } }).trim()
  return { delta, text: rest || speaker.say({ ...said, key: `${said.key}.card` }) }
}

/** Reads a message `gain` back into the amount and the track it says. */
function deltaOf(speaker: Speaker, { args }: Said): CardEffect['delta'] | null {
  const { track, sign, size } = args ?? {}
  if (typeof track !== 'string' || typeof size !== 'number') return null
  return { track, amount: sign === 'minus' ? -size : size, name: speaker.words.say(`track-${track}`) }
}

function isSaid(arg: unknown): arg is Said {
  return typeof arg === 'object' && arg !== null && 'key' in arg
}
