export default Object.values(
  import.meta.glob<string>('../../../../src/daikaiju/words/uk/{king-cards,duel-cards,log,duel-log,questions,duel-questions,play,web-duel,web-odds,web-reading,web-replay}.ftl', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
