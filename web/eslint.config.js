/** What the client is held to besides its types (`npm run check`) and its layout (prettier). */
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'
import { layers } from './tools/layers.js'

export default defineConfig(
  { ignores: ['src/wire/types.gen.ts', 'public/', '.planted-*/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      'no-undef': 'off', // svelte-check knows what is defined
      'no-control-regex': 'off', // table/asked.ts looks for them on purpose
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'off', // `let { ... } = $props()` is how Svelte writes it; the next line knows the difference
      'svelte/prefer-const': ['error', { excludedRunes: ['$props'] }],
      'svelte/no-useless-mustaches': 'off', // {' '} is the space that Svelte would trim
      'svelte/no-at-html-tags': 'off', // only our own drawings are put in as they are
      'svelte/prefer-svelte-reactivity': 'off', // maps are built inside one derived value and never changed after
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.svelte.ts'],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  ...layers,
)
