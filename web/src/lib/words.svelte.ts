/** What a person reads, in the language chosen now; a change of language changes everything on the page at once. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'
import { typeset } from './typeset'
import type { Language } from './types'

export const LANGUAGES: Record<Language, string> = { en: 'English', ru: 'Русский', uk: 'Українська' }

type Values = Record<string, FluentVariable>

type Group = 'page' | 'game' | 'files' | 'rules' | 'insight' | 'learn' | 'people'

const FILES: Record<Group, Record<Language, () => Promise<{ default: string[] }>>> = {
  page: {
    en: () => import('./words/en'),
    ru: () => import('./words/ru'),
    uk: () => import('./words/uk'),
  },
  game: {
    en: () => import('./words/en-game'),
    ru: () => import('./words/ru-game'),
    uk: () => import('./words/uk-game'),
  },
  files: {
    en: () => import('./words/en-files'),
    ru: () => import('./words/ru-files'),
    uk: () => import('./words/uk-files'),
  },
  rules: {
    en: () => import('./words/en-rules'),
    ru: () => import('./words/ru-rules'),
    uk: () => import('./words/uk-rules'),
  },
  insight: {
    en: () => import('./words/en-insight'),
    ru: () => import('./words/ru-insight'),
    uk: () => import('./words/uk-insight'),
  },
  learn: {
    en: () => import('./words/en-learn'),
    ru: () => import('./words/ru-learn'),
    uk: () => import('./words/uk-learn'),
  },
  people: {
    en: () => import('./words/en-people'),
    ru: () => import('./words/ru-people'),
    uk: () => import('./words/uk-people'),
  },
}

const loaded = new Map<string, Promise<string[]>>()
const wanted = new Set<Group>(['page'])
const added = new Map<Group, Promise<void>>()

function load(language: Language, group: Group): Promise<string[]> {
  const name = `${language} ${group}`
  let files = loaded.get(name)
  if (!files) {
    files = FILES[group][language]().then((module) => module.default)
    files.catch(() => loaded.delete(name))
    loaded.set(name, files)
  }
  return files
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
export function alsoSay(words: Record<Language, string>): Promise<void> {
  packs.push(words)
  return speakLanguage(settings.language)
}

/** Load the words of tables and of the games themselves: cards, questions and the log. */
export function alsoGame(): Promise<void> {
  return also('game')
}

/** Load what can be wrong with a file or a position, and what is said about proofs. */
export function alsoFiles(): Promise<void> {
  return also('files')
}

/** Load the words of the rules too, which the table does not need. */
export function alsoRules(): Promise<void> {
  return also('rules')
}

/** Load the words with which the coach explains itself. */
export function alsoInsight(): Promise<void> {
  return also('insight')
}

/** Load the words of lessons, and of the pages that tell what Daikaiju is. */
export function alsoLearn(): Promise<void> {
  return also('learn')
}

/** Load the words of accounts and of those who have one. */
export function alsoPeople(): Promise<void> {
  return also('people')
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
