import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { toml } from './tools/toml.ts'

const games = fileURLToPath(new URL('../src/burgh/games', import.meta.url))
const study = fileURLToPath(new URL('../src/burgh/study', import.meta.url))
const core = fileURLToPath(new URL('../src/burgh/core', import.meta.url))
const PATIENCE = 120_000 // milliseconds; no test takes as long, on a busy machine either

/** Words of a language come in few files: those of the site and of the core in one, those of each title of the engine in one more. */
function wordsOf(path: string): string {
  const title = /burgh\/games\/(\w+)\//.exec(path)?.[1]
  const language = /(\w+)\.ftl/.exec(path)?.[1]
  return ['words', title, language].filter(Boolean).join('-')
}

// The engine's printed data (.toml) and words (.ftl) are imported from where they lie: one source, no copies.
export default defineConfig({
  base: './',
  plugins: [svelte(), toml()],
  resolve: {
    alias: { '@games': games, '@core': core, '@study': study },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/burgh/_client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf, test: /\.ftl/ }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    // Host and Origin stay those of the dev server, so the server sees one address, and its cookies come back here.
    proxy: { '/api': { target: process.env.BURGH_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'jsdom',
    css: true,
    globalSetup: ['tools/engine.ts'],
    setupFiles: ['tools/dom.ts', 'tools/server.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
  },
})
