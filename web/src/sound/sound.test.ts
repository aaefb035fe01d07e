import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLASSES, SCORE, type Sound, type SoundName } from './score'

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
    curve: null,
    oversample: '',
  })
  const opened: { currentTime: number }[] = []
  const now = 1
  class Fake {
    currentTime = now
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
    createWaveShaper = node
    createConvolver = node
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
  const once = begun.length
  expect(once).toBeGreaterThan(0)
  play('keep')
  expect(begun).toHaveLength(once)
})

test('what is heard again soon is softer, and never the same take twice in a row', async () => {
  const { Fake, opened } = fakeAudio()
  vi.stubGlobal('AudioContext', Fake)
  const performed: { take: number; loud: number }[] = []
  vi.doMock('./mixer', async (original) => ({
    ...(await original<typeof import('./mixer')>()),
    perform: (...[, , , , take, , loud]: Parameters<typeof import('./mixer').perform>) => performed.push({ take: take!, loud: loud! }),
  }))
  const { play } = await import('./sound')
  touch()
  for (let time = 0; time < 8; time++) {
    play('star')
    opened[0]!.currentTime += 0.5
  }
  opened[0]!.currentTime += 60
  play('star')
  vi.doUnmock('./mixer')
  const takes = SCORE.star.takes.length
  for (const [place, { take }] of performed.entries()) {
    if (place > 0) expect(take % takes).not.toBe(performed[place - 1]!.take % takes)
  }
  expect(performed[7]!.loud).toBeLessThan(performed[0]!.loud * 0.6)
  expect(performed[8]!.loud).toBeGreaterThan(0.85)
})

test('every sound is written within its class, and in several takes', () => {
  for (const name of NAMES) {
    const sound: Sound = SCORE[name]
    expect(sound.takes.length, name).toBeGreaterThanOrEqual(3)
    for (const { tones = [], puffs = [] } of sound.takes) {
      expect(tones.length + puffs.length, name).toBeGreaterThan(0)
      for (const { at = 0, lasts, from, to = from, loud = 0.3, swells = 0 } of [...tones, ...puffs]) {
        expect(at + lasts, name).toBeLessThanOrEqual(CLASSES[sound.class].lasts)
        expect(swells, name).toBeLessThan(lasts)
        expect(Math.min(from, to), name).toBeGreaterThan(20)
        expect(loud, name).toBeGreaterThan(0)
        expect(loud, name).toBeLessThanOrEqual(1)
      }
    }
  }
})
