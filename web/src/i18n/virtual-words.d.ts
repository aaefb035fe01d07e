/** What build-tools/words.ts makes of the Fluent files. */
declare module 'virtual:words' {
  type Name = `${import('../net/types').Language}-${import('../../build-tools/words').Group}`
  const files: Record<Name, () => Promise<{ default: string[] }>>
  export default files
}
