export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/ru/{bots,glossary,monsters,server,web-lobby,web-look,web-table}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
