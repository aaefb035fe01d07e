export default Object.values(
  import.meta.glob<string>(
    ['../../../../src/daikaiju/words/uk/*.ftl', '!**/rules-*.ftl', '!**/cli.ftl', '!**/check.ftl', '!**/serve.ftl'],
    { eager: true, query: '?raw', import: 'default' },
  ),
)
