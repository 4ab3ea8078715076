/** Asks the engine once, before all tests, what it says: the things of every title, and a sample to be held to. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TOLD = ['things', 'options', 'names', 'sample'] as const

/** Gives every test what `tests/web/engine.py` prints. */
export default function setup({ provide }: TestProject): void {
  const own = `${root}.venv/bin/python`
  const env = { ...process.env, PYTHONPATH: `${root}src` }
  const options = { cwd: root, env, maxBuffer: 2 ** 28 }
  const printed = execFileSync(existsSync(own) ? own : 'python3', ['-m', 'tests.web.engine'], options)
  const told = JSON.parse(printed.toString()) as Record<(typeof TOLD)[number], never>
  for (const each of TOLD) provide(each, told[each])
}
