export default Object.values(
  import.meta.glob<string>(
    ['../../../../src/daikaiju/words/ru/*.ftl', '!../../../../src/daikaiju/words/ru/{cli*,check,packs,insight,puzzles,learn,web-learn,web-analysis,web-coach,web-review,web-account,web-moderation,web-people,web-pairing,web-friends,web-tournaments,*-rules,*-rulings,web-statistics}.ftl'],
    { eager: true, query: '?raw', import: 'default' },
  ),
)
