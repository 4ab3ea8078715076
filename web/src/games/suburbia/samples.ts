/** What the gallery shows: a turn of Suburbia as the mock-ups have it, in the shapes the wire has. */
import type { Said } from '../../words/said'
import type { Change, Refusal } from '../../words/speaker'

export const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dmitri', 'Émile']

const tileSaid = (tile: string): Said => ({ key: `tile-${tile}` })

export const CHANGES: Change[] = [
  {
    seat: 0,
    track: 'money',
    amount: -9,
    applied: -9,
    cause: 'price',
    at: null,
    rule: 'S5.1',
    why: { key: 'ledger-price' },
  },
  {
    seat: 0,
    track: 'income',
    amount: 1,
    applied: 1,
    cause: 'fast_food_restaurant',
    at: '-2,2',
    rule: 'S6.2',
    why: tileSaid('fast_food_restaurant'),
  },
  {
    seat: 0,
    track: 'population',
    amount: 3,
    applied: 3,
    cause: 'mobile_home_community',
    at: '-1,1',
    rule: 'S6.3',
    why: tileSaid('mobile_home_community'),
  },
  {
    seat: 0,
    track: 'population',
    amount: 3,
    applied: 3,
    cause: 'homeowners_association',
    at: '-1,2',
    rule: 'S6.3',
    why: tileSaid('homeowners_association'),
  },
  {
    seat: 0,
    track: 'income',
    amount: -1,
    applied: -1,
    cause: 'red_line',
    at: null,
    rule: 'S8.2',
    why: { key: 'ledger-red_line' },
  },
  {
    seat: 0,
    track: 'reputation',
    amount: -1,
    applied: -1,
    cause: 'red_line',
    at: null,
    rule: 'S8.2',
    why: { key: 'ledger-red_line' },
  },
  {
    seat: 0,
    track: 'money',
    amount: 1,
    applied: 1,
    cause: 'income',
    at: null,
    rule: 'S7.1',
    why: { key: 'ledger-income' },
  },
  {
    seat: 0,
    track: 'population',
    amount: 1,
    applied: 1,
    cause: 'reputation',
    at: null,
    rule: 'S7.2',
    why: { key: 'ledger-reputation' },
  },
  {
    seat: 1,
    track: 'income',
    amount: 1,
    applied: 1,
    cause: 'farm',
    at: '1,1',
    rule: 'S6.5',
    why: tileSaid('farm'),
  },
  {
    seat: 2,
    track: 'income',
    amount: 1,
    applied: 1,
    cause: 'slaughterhouse',
    at: '0,3',
    rule: 'S6.5',
    why: tileSaid('slaughterhouse'),
  },
  {
    seat: 2,
    track: 'income',
    amount: -1,
    applied: -1,
    cause: 'fancy_restaurant',
    at: '1,0',
    rule: 'S6.5',
    why: tileSaid('fancy_restaurant'),
  },
]

export const REFUSALS: Refusal[] = [
  { rule: 'S5.1', key: 'cannot_afford', missing: 12, thing: null, at: null, said: null },
  { rule: 'S2.3', key: 'on_board', missing: null, thing: null, at: '0,-1', said: null },
]

export const BOROUGH: [string, number, number][] = [
  ['suburbs', 0, 0],
  ['community_park', 0, 1],
  ['heavy_factory', 0, 2],
  ['mobile_home_community', -1, 1],
  ['homeowners_association', -1, 2],
  ['convenience_store', 1, 0],
  ['office_building', 1, 1],
  ['lake', 1, 2],
  ['lake', 0, 3],
]
export const OPEN: [number, number, number][] = [
  [-2, 1, 5],
  [-2, 2, 7],
  [-2, 3, 5],
  [-1, 3, 5],
  [-1, 4, 2],
  [0, 4, 2],
  [1, 3, 2],
  [2, -1, 2],
  [2, 0, 2],
  [2, 1, -1],
  [2, 2, 0],
]
export const LINES = [14, 21, 28, 34, 40, 46, 52, 58, 63]
