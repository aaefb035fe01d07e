export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/ru/web-{account,moderation,people,pairing,tournaments}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
