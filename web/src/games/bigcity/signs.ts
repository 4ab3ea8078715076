/** The signs of Big City: what stands on a lot, and what its ground tells. */
import type { SignGroup } from '../signs'

const signs: readonly SignGroup[] = [
  {
    says: 'signs-buildings',
    signs: [
      { category: 'res', named: 'kind-residence' },
      { category: 'com', named: 'kind-office' },
      { category: 'civ', named: 'kind-special' },
      { category: 'ind', named: 'kind-factory' },
      { category: 'mrk', named: 'piece-city_hall' },
    ],
  },
  {
    says: 'signs-map',
    signs: [
      { ground: 'grass', says: 'city-key-outskirts' },
      { ground: 'lot', says: 'city-key-center' },
      { sign: 'g-tram', says: 'sign-tram' },
      { sign: 'g-card', says: 'sign-hand' },
    ],
  },
]
export default signs
