import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SCORE, type Sound, type SoundName } from './score'

const NAMES = Object.keys(SCORE) as SoundName[]

/** As much of Web Audio as is needed to see what starts when. */
function fakeAudio() {
  const begun: number[] = []
  const param = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} })
  const node = () => ({
    gain: param(),
    frequency: param(),
    Q: param(),
    connect: (next: unknown) => next,
    start: (at: number) => begun.push(at),
    stop() {},
  })
  const opened: object[] = []
  class Fake {
    currentTime = 1
    sampleRate = 8
    state = 'running'
    destination = node()
    constructor() {
      opened.push(this)
    }
    createGain = node
    createOscillator = node
    createBufferSource = node
    createBiquadFilter = node
    createDynamicsCompressor = node
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
    resume = async () => {}
    suspend = async () => {}
  }
  return { Fake, begun, opened }
}

let touch: () => void = () => {}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', (kind: string, heard: () => void) => {
    if (kind === 'pointerdown') touch = heard
  })
})
afterEach(() => vi.unstubAllGlobals())

test('where there is no Web Audio everything is silent', async () => {
  const { play, setEnabled } = await import('./sound')
  touch()
  for (const name of NAMES) play(name)
  setEnabled(false)
})

test('nothing is opened before the first touch, and one room serves all sounds', async () => {
  const { Fake, begun, opened } = fakeAudio()
  vi.stubGlobal('AudioContext', Fake)
  const { play } = await import('./sound')
  play('dice')
  expect(opened).toHaveLength(0)
  touch()
  for (const name of NAMES) play(name)
  expect(opened).toHaveLength(1)
  expect(begun.length).toBeGreaterThan(NAMES.length)
})

test('the switch silences, and the same sound at the same instant is heard once', async () => {
  const { Fake, begun } = fakeAudio()
  vi.stubGlobal('AudioContext', Fake)
  const { play, setEnabled } = await import('./sound')
  touch()
  setEnabled(false)
  play('keep')
  expect(begun).toHaveLength(0)
  setEnabled(true)
  play('keep')
  play('keep')
  expect(begun).toHaveLength(1)
})

test('every sound is short and never too loud', () => {
  for (const name of NAMES) {
    const { tones = [], puffs = [] }: Sound = SCORE[name]
    expect(tones.length + puffs.length, name).toBeGreaterThan(0)
    for (const { at = 0, lasts, from, to = from, loud = 0.3 } of [...tones, ...puffs]) {
      expect(at + lasts, name).toBeLessThanOrEqual(1.5)
      expect(Math.min(from, to), name).toBeGreaterThan(20)
      expect(loud, name).toBeGreaterThan(0)
      expect(loud, name).toBeLessThanOrEqual(1)
    }
  }
})
