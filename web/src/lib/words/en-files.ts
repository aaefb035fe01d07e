export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/en/{files,fair}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
