export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/en/rules-*.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
