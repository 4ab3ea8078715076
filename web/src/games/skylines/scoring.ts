/** Where overall happiness comes from: each milestone's happiness, then what pollution, traffic and crime take away. */
import { inCategory, type Scoring } from '../scoring'

const BURDENS = ['pollution', 'traffic', 'crime']
const OTHER = 'other'

export const SCORING: Scoring = {
  track: 'overall',
  turns: 'happiness',
  sources: [
    { id: 'happiness', says: 'source-happiness', ...inCategory('res'), sign: 'g-happiness', isApart: true },
    { id: OTHER, says: 'source-other', ground: 'var(--sunk)', ink: 'var(--ink)', isSteady: true },
    { id: 'pollution', says: 'source-pollution', ...inCategory('ind'), sign: 'g-pollution', isSteady: true },
    { id: 'traffic', says: 'source-traffic', ...inCategory('utl'), sign: 'g-traffic', isSteady: true },
    { id: 'crime', says: 'source-crime', ...inCategory('mrk'), sign: 'g-crime', isSteady: true },
  ],
  sourceOf: ({ cause, rule }) => {
    const track = cause.replace(/^track:/, '')
    if (rule.startsWith('K9.6')) return 'happiness'
    return rule.startsWith('K10.') && BURDENS.includes(track) ? track : OTHER
  },
  start: OTHER,
  atTheEnd: ['K10.'],
}
