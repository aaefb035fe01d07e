export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/uk/{bots,glossary,monsters,server,web-lobby,web-look,web-table}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
