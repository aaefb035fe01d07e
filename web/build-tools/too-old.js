// For browsers too old for the page itself: nothing here may be newer than they are.
var sentences = {
  en: 'This browser is too old for Daikaiju. Update it, or open the page in a current Chrome, Edge, Firefox or Safari.',
  ru: 'Этот браузер слишком старый для Daikaiju. Обновите его или откройте страницу в свежем Chrome, Edge, Firefox или Safari.',
  uk: 'Цей браузер надто старий для Daikaiju. Оновіть його або відкрийте сторінку в сучасному Chrome, Edge, Firefox чи Safari.',
}
for (var language in sentences) {
  var sentence = document.createElement('p')
  sentence.lang = language
  sentence.appendChild(document.createTextNode(sentences[language]))
  document.body.appendChild(sentence)
}
