import { has, say } from './words.svelte'

/** What an edition is called; most are called by their year. */
export function editionName(edition: string): string {
  const key = `web-edition-${edition}`
  return has(key) ? say(key) : edition
}
