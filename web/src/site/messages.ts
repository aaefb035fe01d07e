/** What a page and the worker with its tables say to each other. Requests and lines have numbers, which the page gives them. */

export type ToWorker =
  | { kind: 'start'; folder: string }
  | { kind: 'request'; id: number; method: string; path: string; body: string }
  | { kind: 'abort'; id: number }
  | { kind: 'open'; id: number; table: string }
  | { kind: 'say'; id: number; text: string }
  | { kind: 'leave'; id: number }
  | { kind: 'takeOver'; table: string }
  | { kind: 'work'; id: number; name: string; needed: string }

/** Why there are no tables: a browser that lacks something, files that did not arrive, or something that should not happen. */
export type Failure = 'unsupported' | 'blocked' | 'download' | 'broken'

/** Where games are kept: in the browser's store, or only in memory, because it is refused, full or of a newer version. */
export type StorageState = 'ok' | 'memory' | 'full' | 'newer'

export type FromWorker =
  | { kind: 'progress'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: Failure; said: string }
  | { kind: 'storage'; state: StorageState }
  | { kind: 'reply'; id: number; status: number; type: string }
  | { kind: 'more'; id: number; text: string }
  | { kind: 'end'; id: number }
  | { kind: 'tell'; id: number; text: string }
  | { kind: 'close'; id: number; code: number }
  | { kind: 'worked'; id: number; text: string | null }
