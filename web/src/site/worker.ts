/** The worker in which Python runs the tables of a page; one of the name `thinking` does long work for another. */

import { Database } from './database'
import { Locks } from './locks'
import type { Failure, FromWorker, ToWorker } from './messages'
import { NotArrived, type PyModule, startPython } from './python'
import { THINKING, thinker } from './thinking'

/** How much of the way is behind us once everything has come, and once Python runs; what remains is to load our modules. */
const FETCHED = 0.7
const STARTED = 0.85

const scope = self as unknown as { name: string; postMessage(message: FromWorker): void }
const say = (message: FromWorker): void => scope.postMessage(message)

/** This browser lacks something. */
class Unsupported extends Error {}

/** What was said before Python was there. */
let waiting: ToWorker[] | null = []
let take: (message: ToWorker) => void = (message) => void waiting?.push(message)

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') void start(data.folder)
  else take(data)
}

async function start(folder: string): Promise<void> {
  try {
    // Nothing is fetched in vain.
    if (typeof WebAssembly !== 'object') throw new Unsupported('no WebAssembly')
    const { python, networks } = await startPython(folder, (share) => say({ kind: 'progress', share: share * FETCHED }))
    say({ kind: 'progress', share: STARTED })
    performance.mark('started')
    const module: PyModule = python.pyimport('daikaiju.site.browser')
    performance.mark('imported')
    module.fetch_networks((name: string) => networks.fetchNow(name))
    take = scope.name === THINKING ? working(module) : await serving(module, folder)
    performance.mark('ready')
    say({ kind: 'ready' })
    const missed = waiting ?? []
    waiting = null
    missed.forEach(take)
    // The worker for long work fetches only what it needs.
    if (scope.name !== THINKING) void networks.fetchAll()
  } catch (error) {
    say({ kind: 'failed', why: reason(error), said: String(error) })
  }
}

function reason(error: unknown): Failure {
  if (error instanceof NotArrived) return 'download'
  return error instanceof Unsupported ? 'unsupported' : 'broken'
}

/** Long work, one thing after the other. */
function working(module: PyModule): (message: ToWorker) => void {
  return (message) => {
    if (message.kind !== 'work') return
    let text: string | null = null
    try {
      text = module.work(message.name, message.needed) as string
    } catch (error) {
      console.error(error)
    }
    say({ kind: 'worked', id: message.id, text })
  }
}

/** The site itself. */
async function serving(module: PyModule, folder: string): Promise<(message: ToWorker) => void> {
  const locks = new Locks()
  const port = {
    reply: (id: number, status: number, type: string) => say({ kind: 'reply', id, status, type }),
    more: (id: number, text: string) => say({ kind: 'more', id, text }),
    end: (id: number) => say({ kind: 'end', id }),
    tell: (id: number, text: string) => say({ kind: 'tell', id, text }),
    close: (id: number, code: number) => say({ kind: 'close', id, code }),
  }
  const store = await Database.open((state) => say({ kind: 'storage', state }))
  const site: PyModule = await module.start(port, store, locks, thinker(folder))
  locks.lost = (table) => void site.lose(table)
  return (message) => {
    if (message.kind === 'request') site.request(message.id, message.method, message.path, message.body)
    else if (message.kind === 'abort') site.abort(message.id)
    else if (message.kind === 'open') site.open(message.id, message.table)
    else if (message.kind === 'say') site.hear(message.id, message.text)
    else if (message.kind === 'leave') site.leave(message.id)
    else if (message.kind === 'takeOver') void locks.steal(message.table)
  }
}
