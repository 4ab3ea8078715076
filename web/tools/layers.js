/**
 * Which room of the client may import which. A room knows itself and the rooms of the rows above its own;
 * rooms of one row do not know each other. The rows are in docs/architecture.md.
 */
const ROWS = [
  ['wire'],
  ['pick', 'shapes', 'art', 'route'],
  ['words'],
  ['motion'],
  ['parts'],
  ['session'],
  ['games'],
  ['account', 'house', 'learn', 'lobby', 'review', 'rules'],
  ['table'],
  ['pages'],
]
const WHY = 'This room is not above yours: tools/layers.js.'

/** The configurations that hold every room to its place. */
export const layers = [...ROWS.flatMap((rooms, row) => rooms.map((room) => roomLayer(room, row))), titleLayer()]

function roomLayer(room, row) {
  const allowed = [room, ...above(row)].join('|')
  return forbid(
    [`src/${room}/*`],
    [`^\\.\\./(?!(${allowed})/)`, ...(room === 'games' ? ['^\\./(?!generic/)\\w+/'] : [])],
  )
}

/** A title knows what all titles share, but no other title, and not the list of them. So does the generic one, which the list falls back on. */
function titleLayer() {
  const allowed = above(ROWS.findIndex((rooms) => rooms.includes('games'))).join('|')
  return forbid(['src/games/*/*'], [`^\\.\\./\\.\\./(?!(${allowed})/)`, '^\\.\\./\\w+/', '^\\.\\./titles$'])
}

function above(row) {
  return ROWS.slice(0, row).flat()
}

function forbid(files, patterns) {
  return {
    files,
    ignores: ['**/*.test.ts', '**/*.test.svelte'],
    rules: {
      'no-restricted-imports': ['error', { patterns: patterns.map((regex) => ({ regex, message: WHY })) }],
      'no-restricted-syntax': [
        'error',
        ...patterns.map((regex) => ({
          selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
          message: WHY,
        })),
      ],
    },
  }
}
