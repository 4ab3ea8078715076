/** What is heard of a place on the map. */
import type { Cell } from '../../shapes/square'
import { language, say } from '../../words/language.svelte'
import { signed } from '../../words/numbers'
import type { City } from './city.svelte'
import { layOut, type Lot, type Street } from './position'
import { facing } from './where'

export function lotName(city: City, { number }: Lot): string {
  const { covered, outer, speaker, position, inHand, plan, worth } = city
  const index = covered.get(number)
  const ground = speaker.words.say(`location-${outer.has(number) ? 'outskirts' : 'center'}`)
  const said =
    index === undefined
      ? say('city-lot-free', { number, ground })
      : say('city-lot-built', { number, ground, piece: speaker.thing(position.pieces[index]![0]) })
  const held = inHand.has(number) ? ` ${say('city-in-hand')}.` : ''
  if (plan.lots.includes(number)) return `${said}${held} ${say('city-chosen')}.`
  const gain = worth.get(number)
  if (gain === undefined) return said + held
  const points = city.isCounted ? ` ${signed(gain, language())} ${speaker.words.say('track-score')}.` : ''
  return `${said}${held} ${say('city-legal')}${points}`
}

export function streetName({ trams, streetTargets, speaker }: City, street: Street): string {
  const state = trams.has(street.key) ? 'city-street-tram' : streetTargets.has(street.key) ? 'city-legal' : null
  return `${say('city-street', { where: speaker.thing(street.name) })} ${state ? say(state) : ''}`.trim()
}

/** Names the place where a district hangs, and how it is turned. */
export function placeName({ plan, lots, speaker }: City, district: number, origin: Cell): string {
  const beside = facing(layOut({ id: district, origin, rotation: plan.rotation }), lots)
  const degrees = plan.rotation * 90
  return say('city-place', { number: district, where: beside ? speaker.say(beside) : '', degrees })
}
