/** What a person reads, in the language chosen now; a change of language changes everything on the page at once. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import files from 'virtual:words'
import type { Group } from '../../build-tools/words'
import { settings } from '../browser/settings.svelte'
import { typeset } from './typeset'
import type { Language } from '../net/types'

export const LANGUAGES: Record<Language, string> = { en: 'English', ru: 'Русский', uk: 'Українська' }

type Values = Record<string, FluentVariable>

const loaded = new Map<string, Promise<string[]>>()
const wanted = new Set<Group>(['page'])
const added = new Map<Group, Promise<void>>()

function load(language: Language, group: Group): Promise<string[]> {
  const name = `${language}-${group}` as const
  let texts = loaded.get(name)
  if (!texts) {
    texts = files[name]().then((module) => module.default)
    texts.catch(() => loaded.delete(name))
    loaded.set(name, texts)
  }
  return texts
}

const packs: Record<Language, string>[] = []

let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }))

/** Use this language from now on; resolves once its words are loaded. */
export async function speakLanguage(language: Language): Promise<void> {
  const texts = await Promise.all([...wanted].map((group) => load(language, group)))
  const next = new FluentBundle(language, { useIsolating: false })
  for (const text of [...texts.flat(), ...packs.map((words) => words[language])]) next.addResource(new FluentResource(text))
  bundle = next
  settings.language = language
  document.documentElement.lang = language
}

/** Add the words of a pack of cards. */
export function addPackWords(words: Record<Language, string>): Promise<void> {
  packs.push(words)
  return speakLanguage(settings.language)
}

/** Load words that not every page needs: those of tables and the games themselves (`game`), of the rules, of lessons (`learn`),
 * of accounts and those who have one (`people`), of the coach (`insight`), of talkative bots (`lines`), and what can be wrong with a file or its dice (`files`). */
export async function loadWords(...groups: Group[]): Promise<void> {
  await Promise.all(groups.map(also))
}

function also(group: Group): Promise<void> {
  let words = added.get(group)
  if (!words) {
    wanted.add(group)
    words = speakLanguage(settings.language)
    added.set(group, words)
    // Words that failed to load must not block a later change of language, and may be requested again.
    words.catch(() => {
      wanted.delete(group)
      added.delete(group)
    })
  }
  return words
}

export function has(key: string, attribute?: string | null): boolean {
  const message = bundle.getMessage(key)
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null
}

/** What a message, or one of its attributes, says with these values. */
export function say(key: string, values?: Values | null, attribute?: string | null): string {
  const message = bundle.getMessage(key)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (pattern == null) {
    const missing = attribute ? `${key}.${attribute}` : key
    console.error(`No words for ${missing}`)
    return missing
  }
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, values, errors)
  if (errors.length > 0) console.error(`${key}:`, errors[0])
  return typeset(text)
}
