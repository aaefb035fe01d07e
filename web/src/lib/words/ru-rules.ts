export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/ru/*-{rules,rulings}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
