/**
 * Which tab of the browser has which table. Where the browser has no locks (over plain HTTP), the store itself refuses
 * what two tabs write at once.
 */

const PREFIX = 'daikaiju table '

export class Locks {
  private held = new Map<string, () => void>()
  /** What is being taken. */
  private asked = new Map<string, Promise<boolean>>()

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

  /** One request after the other: what is just being taken away from another tab is ours already. */
  private async request(table: string, options: LockOptions): Promise<boolean> {
    while (this.asked.has(table)) await this.asked.get(table)
    const locks = (navigator as { locks?: LockManager }).locks
    if (!locks || this.held.has(table)) return true
    const asked = this.ask(locks, table, options).finally(() => this.asked.delete(table))
    this.asked.set(table, asked)
    return asked
  }

  private ask(locks: LockManager, table: string, options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null)
        if (!lock) return undefined
        return new Promise((release) => this.held.set(table, release))
      }
      locks.request(PREFIX + table, options, hold).catch(() => {
        resolve(false)
        this.held.delete(table)
        this.lost(table)
      })
    })
  }
}
