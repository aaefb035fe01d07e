import { mount } from 'svelte'
import App from './App.svelte'
import { followSettings } from './lib/appearance.svelte'
import { settings } from './lib/settings.svelte'
import { speakLanguage } from './lib/words.svelte'
import { find } from './routes'
import './styles/base.css'

followSettings()
// Fetched along with the words; App says so if it does not arrive.
void find(location.pathname).page().catch(() => undefined)
await speakLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })
