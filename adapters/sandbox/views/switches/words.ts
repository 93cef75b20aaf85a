/** The texts of the page itself. The operator describes each switch, in English. */
export const EN = {
  intro:
    'Each switch changes the answers of this stand-in operator to everybody at once; open pages receive them with their next request. The descriptions of the switches are in English.',
  always: 'What closes the site closes this page too. The operator has one of its own that is always there:',
  search: 'Find a switch',
  reset: 'Reset all',
  changed: 'changed',
  set: 'set',
  failed: 'The operator did not answer.',
  count: 'Shown:',
};
export const WORDS: Readonly<Record<string, typeof EN>> = {
  en: EN,
  ru: {
    always: 'То, что закрывает сайт, закрывает и эту страницу. У оператора есть своя, которая открыта всегда:',
    intro:
      'Каждый переключатель сразу меняет то, что этот учебный оператор говорит всем; открытые страницы узнают об этом со следующим запросом. Что он делает, сказано по-английски.',
    search: 'Найти переключатель',
    reset: 'Сбросить всё',
    changed: 'изменён',
    set: 'установлено',
    failed: 'Оператор не ответил.',
    count: 'Показано:',
  },
  de: {
    always: 'Was die Website schließt, schließt auch diese Seite. Der Betreiber hat eine eigene, die immer da ist:',
    intro:
      'Jeder Schalter ändert sofort, was dieser Ersatzbetreiber allen sagt; offene Seiten hören davon bei der nächsten Frage. Was ein Schalter tut, steht auf Englisch dabei.',
    search: 'Schalter finden',
    reset: 'Alles zurücksetzen',
    changed: 'geändert',
    set: 'gesetzt',
    failed: 'Der Betreiber hat nicht geantwortet.',
    count: 'Gezeigt:',
  },
  ar: {
    always: 'ما يغلق الموقع يغلق هذه الصفحة أيضًا. وللمشغّل صفحة خاصة به متاحة دائمًا:',
    intro:
      'يغيّر كل مفتاح فورًا ما يقوله هذا المشغّل البديل للجميع؛ وتعلم الصفحات المفتوحة بذلك عند سؤالها التالي. وصف كل مفتاح بالإنجليزية.',
    search: 'ابحث عن مفتاح',
    reset: 'إعادة ضبط الكل',
    changed: 'مُغيَّر',
    set: 'تم',
    failed: 'لم يُجب المشغّل.',
    count: 'المعروض:',
  },
};
