/** The sizes of windows at which components look different, by name: `@media (--phone)` in a component's style. */
const MEDIA = {
  smallest: '(max-width: 500px)',
  phone: '(max-width: 700px)',
  'short-phone': '(max-width: 700px) and (max-height: 700px)',
  'not-phone': '(min-width: 701px)',
  narrow: '(max-width: 800px)',
  tablet: '(max-width: 1050px)',
  'not-tablet': '(min-width: 1051px)',
  // Pages of text, where it is the letters that need the room: with a larger font they look as on a smaller screen.
  'text-tablet': '(max-width: 65.625em)',
  'text-not-phone': '(min-width: 43.8em)',
  low: '(max-height: 600px)',
  'not-low': '(min-height: 601px)',
  shallow: '(max-height: 770px)',
  'not-shallow': '(min-height: 771px)',
  tall: '(min-height: 900px)',
  'not-tall': '(max-height: 899px)',
}

/** Puts in what the names stand for, before Svelte reads the style. */
export const namedMedia = {
  name: 'named-media',
  style: ({ content }) => ({
    code: content.replace(/\(--([a-z-]+)\)(?=[^;{}]*\{)/g, (_, name) => {
      if (!(name in MEDIA)) throw new Error(`no window is called --${name}; build-tools/media.js lists those that are`)
      return MEDIA[name]
    }),
  }),
}
