import { mount } from 'svelte'
import App from './App.svelte'
import { followSettings } from '../browser/appearance.svelte'
import { place, prefetch, setPages } from '../browser/router.svelte'
import { SITE } from '../browser/site'
import { settings } from '../browser/settings.svelte'
import { speakLanguage } from '../i18n/words.svelte'
import { useTransport } from '../net/transport'
import { find } from './routes'
import '../styles/base.css'

followSettings()
const words = speakLanguage(settings.language)
setPages((path) => find(path).page())
// Fetched along with the words of every page.
prefetch(place.path)
const tables = SITE ? import('../site/connection.svelte') : null
await words
if (tables) useTransport((await tables).inWorker)
mount(App, { target: document.getElementById('app')! })
