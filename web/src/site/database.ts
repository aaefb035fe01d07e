/**
 * The browser's store as Python sees it: texts under keys. What is written is on the disk before Python goes on. If
 * there is no store, or no room in it, everything new is kept in memory, and whoever plays is told.
 */

import type { StorageState } from './messages'

const NAME = 'daikaiju'
const VERSION = 1
const STORES = ['tables', 'entries', 'keys', 'lines', 'archives', 'reviews', 'figures', 'notes'] as const

/** A store, a key, a text, and whether there must be nothing under this key yet. */
type Write = [store: string, key: string, value: string, fresh: boolean]

/** Something is there already: another tab has played on. */
export class Taken extends Error {}

export class Database {
  /** What could not be stored yet, in order, and where it would lie. */
  private waiting: Write[] = []
  private unstored = new Map<string, Map<string, string>>()
  /** The last thing that is being written. */
  private last: Promise<unknown> = Promise.resolve()

  private constructor(
    private disk: IDBDatabase | null,
    private tell: (state: StorageState) => void,
  ) {}

  static async open(tell: (state: StorageState) => void): Promise<Database> {
    try {
      const disk = await opened(NAME)
      const database = new Database(disk, tell)
      // A newer page in another tab wants to change the store: this page goes on in memory, and says so.
      disk.onversionchange = () => database.giveUp()
      tell('ok')
      return database
    } catch (error) {
      tell((error as DOMException | null)?.name === 'VersionError' ? 'newer' : 'memory')
      return new Database(null, tell)
    }
  }

  async read(store: string, key: string): Promise<string | undefined> {
    const unstored = this.unstored.get(store)?.get(key)
    if (unstored !== undefined || !this.disk) return unstored
    return (await answered(this.disk.transaction(store).objectStore(store).get(key))) as string | undefined
  }

  /** What lies from one key to another, as JSON. */
  async within(store: string, first: string, last: string): Promise<string> {
    const found = new Map<string, string>()
    if (this.disk) {
      const range = IDBKeyRange.bound(first, last)
      const place = this.disk.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([answered(place.getAllKeys(range)), answered(place.getAll(range))])
      keys.forEach((key, number) => found.set(key as string, values[number] as string))
    }
    for (const [key, value] of this.unstored.get(store) ?? []) if (key >= first && key <= last) found.set(key, value)
    return JSON.stringify([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  /** Write all of it or nothing, one thing after the other: what still waits for room must not be written twice. */
  write(json: string): Promise<void> {
    const writing = this.last.then(() => this.store(JSON.parse(json) as Write[]))
    this.last = writing.catch(() => undefined)
    return writing
  }

  /** With it goes what had no room before, so that a stored game never has a gap. */
  private async store(writes: Write[]): Promise<void> {
    for (const [store, key, , fresh] of writes) if (fresh && this.unstored.get(store)?.has(key)) throw new Taken(key)
    try {
      if (!this.disk) throw new Error('no store')
      await written(this.disk, [...this.waiting, ...writes])
      if (this.waiting.length > 0) this.tell('ok')
      this.waiting = []
      this.unstored.clear()
    } catch (error) {
      if ((error as DOMException | null)?.name === 'ConstraintError') throw new Taken()
      if (this.disk && this.waiting.length === 0) this.tell('full')
      this.remember(writes)
    }
  }

  private giveUp(): void {
    this.disk?.close()
    this.disk = null
    this.tell('newer')
  }

  private remember(writes: Write[]): void {
    this.waiting.push(...writes)
    for (const [store, key, value] of writes) {
      let kept = this.unstored.get(store)
      if (!kept) this.unstored.set(store, (kept = new Map<string, string>()))
      kept.set(key, value)
    }
  }
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION)
    request.onupgradeneeded = () => {
      for (const store of STORES) if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no store'))
    request.onblocked = () => reject(new Error('an older page holds the store'))
  })
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the store did not answer'))
  })
}

function written(disk: IDBDatabase, writes: Write[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const stores = [...new Set(writes.map(([store]) => store))]
    const transaction = disk.transaction(stores, 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('not stored'))
    for (const [store, key, value, fresh] of writes) {
      const place = transaction.objectStore(store)
      if (fresh) place.add(value, key)
      else place.put(value, key)
    }
  })
}
