/** The signs of Skylines: what the administration counts, services, kinds of tiles. */
import type { SignGroup } from '../signs'
import kinds from './kinds.json'

const TRACKS = ['happiness', 'employment', 'power', 'water', 'garbage', 'pollution', 'traffic', 'crime', 'overall']
const SERVICES = ['health', 'education', 'transit', 'fire', 'police', 'parks']

const signs: readonly SignGroup[] = [
  {
    says: 'signs-change',
    signs: [
      { sign: 'g-coin', named: 'track-money' },
      ...TRACKS.map((track) => ({ sign: `g-${track}`, named: `track-${track}` })),
    ],
  },
  { says: 'signs-services', signs: SERVICES.map((service) => ({ sign: `g-${service}`, named: `service-${service}` })) },
  {
    says: 'signs-tiles',
    signs: Object.entries(kinds).map(([kind, category]) => ({ category, named: `kind-${kind}` })),
  },
]
export default signs
