import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fonts } from './build-tools/fonts.ts'
import { flags } from './build-tools/flags.ts'
import { packed } from './build-tools/packed.ts'
import { site } from './build-tools/site.ts'
import { sprites } from './build-tools/sprites.ts'
import { words } from './build-tools/words.ts'

const server = process.env.DAIKAIJU_SERVER ?? 'http://127.0.0.1:8420'

/** What every page needs, what the first screen adds, and what boards with dice add. */
const BASE = /src\/(browser\/(router|scroll|appearance)|net\/(api|transport|moderation)|i18n\/(messages|problems))/
const FIRST_SCREEN =
  /src\/(game\/(ladder|newTable|setUp)|features\/home\/(Hero|returning)|ui\/(Header|HomeLink|LadderNote|LanguageChoice|MenuButton|SiteNav|StrengthChoice|WayCard|Ways|sections)|art\/((Icon|Monster|Skyline)\.svelte|monsters\.ts|ruins))/
const TABLE =
  /src\/(ui\/(AnswerButton|Confirm|Dialog|GoButton|LiveRegion|MessageText|NameField|RollButtons|TryAgain|keys)|art\/((CardArt|DieFace|Token)\.svelte|cards\.ts|tokens\.ts|packPictures)|game\/packs|i18n\/percent|net\/random|browser\/touch)/

/** Mode `site` builds the page that plays without a server, for any folder of any web server. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [sprites(), fonts(), words(mode === 'site'), svelte(), flags(mode === 'site'), site(), packed()],
  build: {
    outDir: mode === 'site' ? '../build/play' : '../src/daikaiju/server/page',
    emptyOutDir: true,
    // The Content-Security-Policy allows files of our own only: nothing may hide in data: addresses or inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What is needed together is one file: small ones would travel with more headers than text.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: BASE },
            { name: 'first', test: FIRST_SCREEN },
            { name: 'play', test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  // Files of tests are kept apart in contexts of few threads: a process for each would take three times as long.
  // How fast a machine is, is no part of a test: the limit only ends what hangs.
  test: { include: ['src/**/*.test.ts'], pool: 'vmThreads', testTimeout: 120_000 },
}))
