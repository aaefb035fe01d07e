export default Object.values(
  import.meta.glob<string>(
    ['../../../../src/daikaiju/words/ru/*.ftl', '!**/*-{rules,rulings}.ftl', '!**/{cli,check,serve}.ftl'],
    { eager: true, query: '?raw', import: 'default' },
  ),
)
