export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/ru/{learn,web-learn}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
