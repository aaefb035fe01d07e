import { expect, test, vi } from 'vitest'
import type { Habit } from '../../net/types'

vi.mock('../../i18n/words.svelte', () => ({ say: (key: string) => key }))
vi.mock('../../browser/settings.svelte', () => ({ settings: { language: 'en' } }))
const { costliest } = await import('./figures')

const share = (done: number): Habit['yours'] => ({ cases: 20, done, low: 0, high: 1 })
const habit = (name: string, mine: number, champion: number, differs: Habit['differs']): Habit => ({
  name,
  cases: 20,
  yours: share(mine),
  reviewed: 20,
  compared: share(mine),
  champion: share(champion),
  differs,
})

test('the habit that costs most clearly differs, and most of all', () => {
  const habits = [habit('buys', 2, 20, null), habit('leaves', 4, 9, 'less'), habit('stops', 15, 4, 'more')]
  expect(costliest(habits)?.name).toBe('stops')
  expect(costliest([habit('buys', 2, 20, null)])).toBeNull()
  expect(costliest([{ ...habit('buys', 2, 20, 'less'), compared: null }])).toBeNull()
  expect(costliest([])).toBeNull()
})
