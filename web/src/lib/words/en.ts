export default Object.values(
  import.meta.glob<string>(
    ['../../../../src/daikaiju/words/en/*.ftl', '!**/rules-*.ftl', '!**/cli.ftl', '!**/check.ftl', '!**/serve.ftl'],
    { eager: true, query: '?raw', import: 'default' },
  ),
)
