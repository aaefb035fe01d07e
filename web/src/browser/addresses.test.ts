import { expect, test } from 'vitest'
import { asFiles, withServer } from './addresses'

const PATHS = ['/', '/t/abc-1', '/rules/king', '/game/abc/review', '/people/%D0%AE']

test('with a server the path is the address', () => {
  for (const path of PATHS) {
    expect(withServer.of(path)).toBe(path)
    expect(withServer.pathOf(new URL(withServer.of(path), 'https://play.example/t/other'))).toBe(path)
  }
})

test.each(['https://play.example/', 'https://host.example/some/folder/', 'https://host.example/folder/index.html?/t/other#there'])(
  'as files the path is the query of %s',
  (base) => {
    for (const path of PATHS) {
      const address = new URL(asFiles.of(path), base)
      expect(asFiles.pathOf(address)).toBe(path)
      expect(address.pathname).toBe(new URL('./', base).pathname)
    }
  },
)

test('a hash stays a hash', () => {
  for (const path of ['/', '/rules/king']) {
    const address = new URL(asFiles.of(`${path}#B-ENTER-1`), 'https://host.example/folder/?/t/abc')
    expect(address.hash).toBe('#B-ENTER-1')
    expect(asFiles.pathOf(address)).toBe(path)
  }
})

test('what others add to a link is not part of the path', () => {
  expect(asFiles.pathOf({ pathname: '/folder/', search: '?/t/abc&from=mail' })).toBe('/t/abc')
  expect(asFiles.pathOf({ pathname: '/folder/', search: '?from=mail' })).toBe('/')
  expect(asFiles.pathOf({ pathname: '/folder/index.html', search: '' })).toBe('/')
})
