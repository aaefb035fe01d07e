/**
 * The champion's networks, which come after Python: a first game does not wait for them. They go into Python's file
 * system one after the other; one that Python needs before that is fetched while it waits.
 */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The fingerprint of each network, by the name of its file. */
export type Fingerprints = Record<string, string>

interface FileSystem {
  analyzePath(path: string): { exists: boolean }
  mkdirTree(path: string): void
  writeFile(path: string, content: Uint8Array): void
}

const INSIDE = '/daikaiju/daikaiju/champion/networks'
const TRIES = 3
const PAUSE = 800

/** Something else arrived than the network. */
class Another extends Error {}

export class Networks {
  private tried = new Set<string>()

  constructor(
    private readonly folder: string,
    private readonly fingerprints: Fingerprints,
    private readonly FS: FileSystem,
    private readonly pause = PAUSE,
  ) {
    FS.mkdirTree(INSIDE)
  }

  /** Fetch all of them, one after the other. What does not arrive is left to whoever needs it. */
  async fetchAll(): Promise<void> {
    for (const name of Object.keys(this.fingerprints)) await this.fetchSoon(name)
  }

  /** Fetch one at once, while everything else in this worker waits; says whether it is there. */
  fetchNow(name: string): boolean {
    for (let tries = 1; tries <= TRIES && !this.has(name); tries++) {
      try {
        const request = new XMLHttpRequest()
        request.open('GET', this.addressOf(name), false)
        request.responseType = 'arraybuffer'
        if (this.tried.has(name)) request.setRequestHeader('Cache-Control', 'no-cache')
        this.tried.add(name)
        request.send()
        if (request.status === 200) this.put(name, new Uint8Array(request.response as ArrayBuffer))
      } catch {
        // The next try may have it.
      }
    }
    return this.has(name)
  }

  private async fetchSoon(name: string): Promise<void> {
    for (let tries = 1; tries <= TRIES && !this.has(name); tries++) {
      if (tries > 1) await new Promise((resolve) => setTimeout(resolve, this.pause * (tries - 1)))
      try {
        const response = await fetch(this.addressOf(name), { cache: this.tried.has(name) ? 'no-cache' : 'default' })
        this.tried.add(name)
        if (response.ok) this.put(name, new Uint8Array(await response.arrayBuffer()))
      } catch {
        // The next try may have it.
      }
    }
  }

  private put(name: string, content: Uint8Array): void {
    if (bytesToHex(sha256(content)) !== this.fingerprints[name]) throw new Another(name)
    if (!this.has(name)) this.FS.writeFile(`${INSIDE}/${name}`, content)
  }

  private has(name: string): boolean {
    return this.FS.analyzePath(`${INSIDE}/${name}`).exists
  }

  private addressOf(name: string): string {
    return `${this.folder}networks/${name}`
  }
}
