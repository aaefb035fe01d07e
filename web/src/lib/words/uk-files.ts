export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/uk/{files,fair}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
