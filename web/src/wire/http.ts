/** Speaks HTTP with the server: JSON both ways, the CSRF token sent along, problems as errors. */
import { learnFrom, SEEN_HEADER, seenOf } from './seen'
import type { Me, Problem } from './types.gen'

/** Something the server would not do, with its code and place. */
export class Refused extends Error {
  readonly problem: Problem
  readonly status: number

  constructor(problem: Problem, status: number) {
    super(problem.words)
    this.problem = problem
    this.status = status
  }
}

let csrf = ''

/** Gives who is asking; the first call makes a guest. */
export async function me(): Promise<Me> {
  const found = await get<Me>('/api/me')
  csrf = found.csrf
  return found
}

export function get<T>(path: string): Promise<T> {
  return call<T>('GET', path)
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return call<T>('POST', path, body)
}

export function send<T>(method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  return call<T>(method, path, body)
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', ...seenHeader(path, body) }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET') headers['x-csrf-token'] = csrf || (await me()).csrf
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Refused(await problemOf(answer), answer.status)
  const text = await answer.text()
  const isJson = text && (answer.headers.get('content-type') ?? '').includes('json')
  const found = (isJson ? JSON.parse(text) : text) as T
  learnFrom(found)
  return found
}

/** Tells the node that answers how much was seen of the table that is asked about. */
function seenHeader(path: string, body: unknown): Record<string, string> {
  const table = /^\/api\/tables\/([a-z0-9]{12})/.exec(path)?.[1] ?? (body as { table?: string } | undefined)?.table
  const seen = table ? seenOf(table) : -1
  return seen >= 0 ? { [SEEN_HEADER]: String(seen) } : {}
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem
  } catch {
    return {
      type: 'problem',
      code: 'unreachable',
      words: answer.statusText || 'the server does not answer',
      where: '',
      id: null,
      refusal: null,
      said: null,
      wait: null,
    }
  }
}
