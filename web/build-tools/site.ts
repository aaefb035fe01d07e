/** Makes the page of files alone out of the page of a server: what index.html and the manifest say. */

import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FRIENDS = /with friends or against bots\./g
const ALONE = 'against bots or at one screen, even without a network.'

/** What a browser that is too old shows, and one without scripts. */
const TOO_OLD = `<script nomodule src="./too-old.js"></script>
    <noscript>
      <p lang="en">Daikaiju needs JavaScript. Please allow it for this page.</p>
      <p lang="ru">Daikaiju нужен JavaScript. Разрешите его для этой страницы.</p>
      <p lang="uk">Daikaiju потребує JavaScript. Дозвольте його для цієї сторінки.</p>
    </noscript>`

/** What index.html says with a server, and without. */
const CHANGES: [RegExp, string][] = [
  [FRIENDS, ALONE],
  // A picture for links needs a whole address, and nobody knows where the files will be.
  [/ *<!-- Programs that show a link[^>]*>\n/, ''],
  [/ *<meta property="og:image[^>]*>\n/g, ''],
  [/summary_large_image/, 'summary'],
  [/(?<=<body>)/, `\n    ${TOO_OLD}`],
]

function changed(text: string, before: RegExp, after: string): string {
  if (text.search(before) < 0) throw new Error(`the page no longer says ${before}, which the site replaces`)
  return text.replace(before, after)
}

export function site(): Plugin {
  let folder = ''
  return {
    name: 'site',
    apply: (_, { mode }) => mode === 'site',
    configResolved: (config) => void (folder = config.build.outDir),
    transformIndexHtml: (page) => CHANGES.reduce((text, [before, after]) => changed(text, before, after), page),
    closeBundle() {
      copyFileSync(join(import.meta.dirname, 'too-old.js'), join(folder, 'too-old.js'))
      rmSync(join(folder, 'share.jpg'))
      rmSync(join(folder, 'favicon-turn.svg'))
      rmSync(join(folder, 'invite'), { recursive: true })
      const manifest = join(folder, 'app.webmanifest')
      writeFileSync(manifest, changed(readFileSync(manifest, 'utf8'), FRIENDS, ALONE))
    },
  }
}
