import { mount } from 'svelte'
import App from './App.svelte'
import { followSettings } from '../browser/appearance.svelte'
import { settings } from '../browser/settings.svelte'
import { speakLanguage } from '../i18n/words.svelte'
import { find } from './routes'
import '../styles/base.css'

followSettings()
const words = speakLanguage(settings.language)
// Fetched along with the words of every page; App says so if it, or words of its own, do not arrive.
void find(location.pathname).page().catch(() => undefined)
await words
mount(App, { target: document.getElementById('app')! })
