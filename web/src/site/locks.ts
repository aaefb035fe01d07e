/**
 * Which tab of the browser has which table. Where the browser has no locks (over plain HTTP), the store itself refuses
 * what two tabs write at once.
 */

const PREFIX = 'daikaiju table '

export class Locks {
  private held = new Map<string, () => void>()

  /** Take a table; returns whether no other tab has it. */
  take(table: string): Promise<boolean> {
    return this.request(table, { ifAvailable: true })
  }

  /** Take a table away from another tab. */
  async steal(table: string): Promise<void> {
    await this.request(table, { steal: true })
  }

  giveBack(table: string): void {
    this.held.get(table)?.()
    this.held.delete(table)
  }

  /** Told when another tab takes a table away. */
  lost: (table: string) => void = () => undefined

  private request(table: string, options: LockOptions): Promise<boolean> {
    const locks = (navigator as { locks?: LockManager }).locks
    if (!locks || this.held.has(table)) return Promise.resolve(true)
    return new Promise((resolve) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null)
        if (!lock) return undefined
        return new Promise((release) => this.held.set(table, release))
      }
      locks.request(PREFIX + table, options, hold).catch(() => {
        this.held.delete(table)
        this.lost(table)
      })
    })
  }
}
