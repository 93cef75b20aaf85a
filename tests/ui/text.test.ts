/** Reading words: from files that may hold anything, by keys that may be unknown. That every locale is whole is `locales.test.ts`. */
import { describe, expect, it } from 'vitest';
import { decodeTexts, simpleSpeaker } from '../../ui/web/text.ts';

describe('decodeTexts', () => {
  it('takes strings alone, whatever it is given', () => {
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

  it('writes parameters as they are, and only those that are given', () => {
    expect(say('hello', { name: '<b>&' })).toBe('Hi, <b>&');
    expect(say('hello')).toBe('Hi, ');
    expect(say('hello', JSON.parse('{"__proto__": {"name": "x"}}') as Record<string, string>)).toBe('Hi, ');
  });

  it('says an unknown key as it stands', () => {
    expect(say('no.such.key')).toBe('no.such.key');
  });
});
