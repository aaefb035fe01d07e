import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { speakLanguage } from './lib/words.svelte'
import './styles/base.css'

await speakLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })
