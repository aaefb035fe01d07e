/** How the path of a page is written in the address bar. */

export interface Addresses {
  /** What leads to a path, which may end in a hash. */
  of(path: string): string
  /** The path of an address. */
  pathOf(address: Pick<URL, 'pathname' | 'search'>): string
}

export const withServer: Addresses = {
  of: (path) => path,
  pathOf: ({ pathname }) => pathname,
}

/** Where files are all there is, every address must be that of a file: the path is its query. */
export const asFiles: Addresses = {
  of: (path) => (path.startsWith('/#') || path === '/' ? `./${path.slice(1)}` : `./?${path}`),
  // Whoever passes a link on may have added to it.
  pathOf: ({ search }) => /^\?(\/[^&]*)/.exec(search)?.[1] ?? '/',
}
