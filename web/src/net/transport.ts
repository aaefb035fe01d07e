/** How the page reaches its tables: over the network, or, where there is no server, in a worker of its own. */

export interface Transport {
  /** Ask something at an address below `/api`. */
  fetch(path: string, init: RequestInit): Promise<Response>
  /** Open a line to a table. */
  open(table: string): WebSocket
}

function socketTo(table: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${table}`)
}

export const transport: Transport = { fetch: (path, init) => fetch(`/api${path}`, init), open: socketTo }

/** Reach tables another way from now on. */
export function useTransport(other: Transport): void {
  Object.assign(transport, other)
}
