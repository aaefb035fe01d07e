export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/uk/web-{account,moderation,people,pairing,tournaments,friends}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
