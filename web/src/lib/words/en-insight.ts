export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/en/{insight,puzzles,web-analysis,web-coach,web-review,web-statistics}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
