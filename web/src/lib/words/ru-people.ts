export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/ru/web-{account,moderation,people,pairing,tournaments,friends}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
