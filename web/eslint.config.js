import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import { configs, parser } from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default [
  js.configs.recommended,
  ...configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['build-tools/*.mjs'], languageOptions: { globals: globals.node } },
  // It runs where modern script does not.
  { files: ['build-tools/too-old.js'], rules: { 'no-var': 'off' } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser, svelteConfig } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // It takes the reason after the colon for more warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // Sets and maps are replaced as a whole ($state.raw), or nothing on the page depends on them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  // Promises that nobody waits for: only in scripts, since the types of components would take minutes.
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.svelte.ts', '**/*.d.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
]
