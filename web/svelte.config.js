import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { namedMedia } from './build-tools/media.js'

export default { preprocess: [vitePreprocess(), namedMedia] }
