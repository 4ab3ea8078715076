/** Speaks HTTP with the server: JSON both ways, the CSRF token sent along, problems as errors. */
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
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET') headers['x-csrf-token'] = csrf || (await me()).csrf
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Refused(await problemOf(answer), answer.status)
  const text = await answer.text()
  return (text && (answer.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : text) as T
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
    }
  }
}
