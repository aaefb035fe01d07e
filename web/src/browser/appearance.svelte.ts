/** The page looks as this browser's settings say: by night or by day, with more or less motion, in larger or smaller text. */

import { settings } from './settings.svelte'

const light = matchMedia('(prefers-color-scheme: light)')
const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether animations are off. */
export function isStill(): boolean {
  return settings.motion === 'less' || reduced.matches
}

export function followSettings(): void {
  let systemIsLight = $state(light.matches)
  light.addEventListener('change', () => (systemIsLight = light.matches))
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      const { theme, motion, textSize } = settings
      root.dataset['theme'] = theme === 'system' ? (systemIsLight ? 'day' : 'night') : theme
      root.dataset['motion'] = motion
      root.style.setProperty('--text-size', `${textSize * 100}%`)
      root.style.setProperty('--larger', `${Math.max(0, textSize - 1)}`)
    })
  })
}
