// The engine's file in V8, for engine.py: plays the same games again for every line that it is sent.
//   node engine.mjs FILE.wasm FILE.json RECORDS
// The first line it prints is how long the file took to be ready, the others how long the games took, in milliseconds:
// by the clock, and in processor time.

import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const MOST = 1_000_000
const [, , wasmPath, descriptionPath, recordsPath] = process.argv
const description = JSON.parse(readFileSync(descriptionPath, 'utf8'))
const records = readFileSync(recordsPath)
const file = readFileSync(wasmPath)

function timed(act) {
  const [begun, used] = [performance.now(), process.cpuUsage()]
  const found = act()
  const { user, system } = process.cpuUsage(used)
  console.log((performance.now() - begun).toFixed(3), ((user + system) / 1000).toFixed(3))
  return found
}

const { exports } = timed(() => {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(file))
  instance.exports.initialise()
  return instance
})
const memory = new Uint8Array(exports.memory.buffer)
const [games, scratch] = [exports.games.value, exports.scratch.value]
const batch = description.regions.find((region) => region.name === 'games').count * description.record_size

for await (const _ of createInterface({ input: process.stdin })) {
  timed(() => {
    for (let start = 0; start < records.length; start += batch) {
      const some = records.subarray(start, start + batch)
      memory.set(some, games)
      exports.play_games(games, some.length / description.record_size, MOST, scratch)
    }
  })
}
