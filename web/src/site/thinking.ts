/** Long work, done by Python in a worker of its own, which is started when it is first needed. */

import type { FromWorker, ToWorker } from './messages'

/** The name of such a worker. */
export const THINKING = 'thinking'

export type Think = (name: string, needed: string) => Promise<string>

/** Has work done in a worker with the files of a folder. */
export function thinker(folder: string): Think {
  let other: Worker | null = null
  let last = 0
  const asked = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>()
  const fail = (): void => {
    other?.terminate()
    other = null
    for (const { reject } of asked.values()) reject(new Error('the thinking worker stopped'))
    asked.clear()
  }
  const begin = (): Worker => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: THINKING })
    worker.onerror = fail
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'failed') fail()
      if (data.kind !== 'worked') return
      const waits = asked.get(data.id)
      asked.delete(data.id)
      if (data.text === null) waits?.reject(new Error('the work failed'))
      else waits?.resolve(data.text)
    }
    const first: ToWorker = { kind: 'start', folder }
    worker.postMessage(first)
    return worker
  }
  return (name, needed) =>
    new Promise((resolve, reject) => {
      other ??= begin()
      const id = ++last
      asked.set(id, { resolve, reject })
      const message: ToWorker = { kind: 'work', id, name, needed }
      other.postMessage(message)
    })
}
