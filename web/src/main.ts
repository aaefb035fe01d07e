import { mount } from 'svelte'
import App from './App.svelte'
import { followSettings } from './lib/appearance.svelte'
import { settings } from './lib/settings.svelte'
import { speakLanguage } from './lib/words.svelte'
import './styles/base.css'

followSettings()
await speakLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })
