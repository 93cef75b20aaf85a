/** Texts from arbitrary files and by unknown keys. `locales.test.ts` covers the completeness of every locale. */
import { describe, expect, it } from 'vitest';
import { decodeTexts, simpleSpeaker } from '../../ui/web/text.ts';

describe('decodeTexts', () => {
  it('keeps string values only, whatever the input', () => {
    expect([...decodeTexts({ default: { a: 'A', b: 1, c: null } })]).toEqual([['a', 'A']]);
    expect([...decodeTexts(null)]).toEqual([]);
    expect([...decodeTexts('x')]).toEqual([]);
  });
});

describe('simpleSpeaker', () => {
  const say = simpleSpeaker(
    'ru',
    new Map([
      ['games_one', '{{count}} игра'],
      ['games_few', '{{count}} игры'],
      ['games_many', '{{count}} игр'],
      ['games_other', '{{count}} игры'],
      ['hello', 'Hi, {{ name }}'],
    ]),
  );

  it('chooses the plural form of the language', () => {
    expect([1, 2, 5, 21].map((count) => say('games', { count }))).toEqual(['1 игра', '2 игры', '5 игр', '21 игра']);
  });

  it('inserts parameters literally, and only the given ones', () => {
    expect(say('hello', { name: '<b>&' })).toBe('Hi, <b>&');
    expect(say('hello')).toBe('Hi, ');
    expect(say('hello', JSON.parse('{"__proto__": {"name": "x"}}') as Record<string, string>)).toBe('Hi, ');
  });

  it('returns an unknown key unchanged', () => {
    expect(say('no.such.key')).toBe('no.such.key');
  });
});
