// @vitest-environment node
/** The checks of the locales, each proven by a planted defect. */
import { describe, expect, it } from 'vitest';
import { kindName, outcomeName } from 'touchline/core/line/rules/market-names';
import { askedIn, doubledKeys, keysIn, translationProblems } from './locale-checks.ts';

describe('the locale checks', () => {
  const source = {
    'a.b': 'Stake {{amount}}',
    'a.c_one': '{{count}} game',
    'a.c_other': '{{count}} games',
    'a.d': '{{home}}',
  };
  const good = {
    'a.b': 'Сумма {{amount}}',
    'a.c_one': '{{count}} игра',
    'a.c_few': '{{count}} игры',
    'a.c_many': '{{count}} игр',
    'a.c_other': '{{count}} игры',
    'a.d': '{{home}}',
  };
  const without = (key: string): Record<string, string> =>
    Object.fromEntries(Object.entries(good).filter(([each]) => each !== key));

  it.each([
    ['nothing wrong', good, []],
    ['a missing key', without('a.b'), ['a.b: missing']],
    ['a missing plural', without('a.c_few'), ['a.c_few: missing']],
    ['a plural that the language has not', { ...good, 'a.c_two': '{{count}}' }, ['a.c_two: not in English']],
    ['a key of its own', { ...good, 'a.e': 'Ещё' }, ['a.e: not in English']],
    ['a lost parameter', { ...good, 'a.b': 'Сумма' }, ['a.b: {{amount}} is missing']],
    ['a lost number where it says 21, too', { ...good, 'a.c_one': 'одна игра' }, ['a.c_one: {{count}} is missing']],
    ['a misspelt parameter', { ...good, 'a.b': 'Сумма {{amount}} {{stake}}' }, ['a.b: {{stake}} is unknown']],
    ['a broken brace', { ...good, 'a.b': 'Сумма {{amount}} {home}' }, ['a.b: a brace is left over']],
    ['an empty text', { ...good, 'a.d': ' ' }, ['a.d: empty', 'a.d: blanks around it', 'a.d: {{home}} is missing']],
    ['English left over', { ...good, 'a.b': 'Stake {{amount}}' }, ['a.b: still English']],
    ['a shout', { ...good, 'a.b': 'Сумма {{amount}}!' }, ['a.b: shouts']],
  ])('report %s', (_, translated, problems) => {
    expect(translationProblems('ru', source, translated)).toEqual(problems);
  });

  it('allow a missing plural category that covers a single number', () => {
    const arabic = {
      'a.c_zero': 'لا مباريات',
      'a.c_one': 'مباراة',
      'a.c_two': 'مباراتان',
      'a.c_few': '{{count}} مباريات',
      'a.c_many': 'مباراة',
      'a.c_other': '{{count}} مباراة',
    };
    expect(
      translationProblems('ar', { 'a.c_one': source['a.c_one'], 'a.c_other': source['a.c_other'] }, arabic),
    ).toEqual(['a.c_many: {{count}} is missing']);
  });

  it('allow an English word that the language also uses', () => {
    expect(translationProblems('de', { 'a.b': 'Live' }, { 'a.b': 'Live' })).toEqual(['a.b: still English']);
    expect(translationProblems('de', { 'a.b': 'Live' }, { 'a.b': 'Live' }, ['a.b'])).toEqual([]);
  });

  it('report a duplicate key, in one file or across two', () => {
    expect(doubledKeys({ 'a.json': '{\n  "a.b": "x",\n  "a.b": "y"\n}', 'c.json': '{\n  "a.c": "x"\n}' })).toEqual([
      'a.b',
    ]);
    expect(doubledKeys({ 'a.json': '{\n  "a.b": "x"\n}', 'c.json': '{\n  "a.b": "x"\n}' })).toEqual(['a.b']);
  });

  it('report internal words through interpolations', () => {
    const sides = { home: 'Home', away: 'Away', sportId: 1 };
    const market = { kind: 999, type: 5, param: 0, label: null };
    const keys = keysIn((t) => kindName(market, sides, t) + outcomeName(market, sides, t));
    expect(keys).toEqual(['kind.999', 'outcome.999.5']);
  });

  it('find every form in which a key is referenced', () => {
    const code =
      "t('new.key'); t(on ? 'nav.yes' : `nav.${x.y}.z`); text('nav.core', {}); // t('nav.comment')\nimport 'nav.ts'; text(`nav.${f({ a: 1 })}`); format('other.key');";
    const { keys, shapes } = askedIn('ui/web/a.ts', code, new Set(['nav']));
    expect([...keys].toSorted()).toEqual(['nav.core', 'nav.yes', 'new.key']);
    expect([...shapes]).toEqual(['nav.*.z', 'nav.*']);
  });
});
