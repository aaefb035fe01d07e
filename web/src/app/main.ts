import { mount } from 'svelte'
import App from './App.svelte'
import { followSettings } from '../browser/appearance.svelte'
import { place, prefetch, setPages } from '../browser/router.svelte'
import { settings } from '../browser/settings.svelte'
import { speakLanguage } from '../i18n/words.svelte'
import { find } from './routes'
import '../styles/base.css'

followSettings()
const words = speakLanguage(settings.language)
setPages((path) => find(path).page())
// Fetched along with the words of every page.
prefetch(place.path)
await words
mount(App, { target: document.getElementById('app')! })
