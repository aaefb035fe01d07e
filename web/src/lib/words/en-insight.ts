export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/en/{insight,web-coach}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
