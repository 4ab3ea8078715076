import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

/** Lets the client import the engine's data: a `.toml` file becomes a module with its content. */
export function toml(): Plugin {
  return {
    name: 'toml',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null
      return { code: `export default ${JSON.stringify(parse(code))}`, map: null }
    },
  }
}
