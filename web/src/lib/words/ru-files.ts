export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/ru/{files,fair}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
