// The engine's file in V8, called as plainly as can be: what test_v8.py compares with wasmtime and Python.
//   node v8.mjs play FILE.wasm FILE.json MOST <records >records
//   node v8.mjs think FILE.wasm FILE.json WEIGHTS.f4 NUMBER <positions >numbers
// `play` sets up and plays games at random; behind the records come the numbers of decisions, as int64. `think` gives
// for each position the champion's choice, what it thought of 64 options, and everybody's chances, all as float64.

import { readFileSync, writeSync } from 'node:fs'

const [, , command, wasmPath, descriptionPath, ...rest] = process.argv
const description = JSON.parse(readFileSync(descriptionPath, 'utf8'))
const region = (name) => description.regions.find((one) => one.name === name)
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasmPath)))
const at = (name) => exports[name].value
const memory = () => new Uint8Array(exports.memory.buffer)
const size = description.record_size
const given = readFileSync(0)

function play(most) {
  const batch = region('games').count
  const records = []
  const decisions = []
  for (let start = 0; start < given.length; start += batch * size) {
    const some = given.subarray(start, start + batch * size)
    memory().set(some, at('games'))
    exports.play_games(at('games'), some.length / size, most, at('scratch'))
    records.push(memory().slice(at('games'), at('games') + some.length))
    decisions.push(memory().slice(at('scratch'), at('scratch') + (8 * some.length) / size))
  }
  return [...records, ...decisions]
}

function think(weights, number) {
  memory().set(weights, at('networks'))
  exports.prepare_network(at('networks'))
  const [answers, values] = [0, 1].map((place) => at('workspaces') + place * region('workspaces').size)
  const scratch = at('scratch')
  const found = []
  for (let start = 0; start < given.length; start += size) {
    const ask = (call, ...more) => {
      memory().set(given.subarray(start, start + size), at('games'))
      return call(at('games'), ...more)
    }
    found.push(new Float64Array([ask(exports.choose, answers, at('networks'), number)]))
    exports.read_scores(answers, scratch, scratch + 64 * 8)
    found.push(new Float64Array(exports.memory.buffer, scratch, 64).slice())
    ask(exports.weigh, 0, values, at('networks'), number, scratch)
    found.push(new Float64Array(exports.memory.buffer, scratch, 6).slice())
  }
  return found
}

exports.initialise()
const found = command === 'play' ? play(Number(rest[0])) : think(readFileSync(rest[0]), Number(rest[1]))
for (const part of found) {
  const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
  for (let written = 0; written < bytes.length;) written += writeSync(1, bytes, written)
}
