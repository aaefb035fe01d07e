/** How many tables wait for this person, in the title of whatever page is shown, and as a dot in its icon. */

let count = 0
let watcher: MutationObserver | null = null

export function markPage(tables: number): void {
  count = tables
  watcher ??= watchTitle()
  mark()
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = icon.href.replace(/favicon(-turn)?\.svg/, tables > 0 ? 'favicon-turn.svg' : 'favicon.svg')
}

export function marked(title: string, tables: number): string {
  const plain = title.replace(/^\(\d+\) /, '')
  return tables > 0 ? `(${tables}) ${plain}` : plain
}

function mark(): void {
  const wanted = marked(document.title, count)
  if (document.title !== wanted) document.title = wanted
}

/** Pages set their own titles whenever they like. */
function watchTitle(): MutationObserver {
  const observer = new MutationObserver(mark)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return observer
}
