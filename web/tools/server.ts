// A server for tests that knows one answer: the catalogue of a title, as the engine gives it.
import { inject } from 'vitest'

const CATALOGUE = /^\/api\/titles\/(\w+)\/catalogue/
const elsewhere = globalThis.fetch

globalThis.fetch = (input, init) => {
  const title = CATALOGUE.exec(String(input))?.[1]
  if (!title) return elsewhere(input, init)
  return Promise.resolve(Response.json({ things: inject('things')[title] }))
}
