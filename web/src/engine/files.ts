/** The engine's files, fetched from where they are served. */

import { EngineError } from './errors'

/** A file, or an error if it is not there. */
export async function fetchFile(
  address: string,
  say: (key: string, values: Record<string, string | number>) => string,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address).catch(() => null)
  if (!response?.ok) throw new EngineError('missing', { file: address.split('/').at(-1)! }, say)
  return new Uint8Array(await response.arrayBuffer())
}
