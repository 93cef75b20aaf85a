/**
 * Texts from arbitrary files, by unknown keys, and while files load or fail. `locales.test.ts` covers the completeness
 * of every locale.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from 'touchline/core/preferences/types';
import type { Namespace, Texts } from '../../ui/web/text.ts';
import { createTranslate, decodeSentences } from '../../ui/web/format/sentences.ts';
import { createTexts } from '../../ui/web/text.ts';

const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en/common': {
    hello: 'Hi, {{ name }}',
    twice: '{{name}} and {{name}}',
    same: 'Same',
    games: 'Games',
    games_one: 'A game',
    games_other: 'Some games',
  },
  'en/coupon': { place: 'Place bet' },
  'ru/common': {
    games_one: '{{count}} игра',
    games_few: '{{count}} игры',
    games_many: '{{count}} игр',
    games_other: '{{count}} игры',
    hello: 'Привет, {{name}}',
  },
  'ru/coupon': { place: 'Сделать ставку' },
  'ar/common': { hello: 'مرحبًا {{name}}', games_few: '{{count}}' },
};

const loadFile = async (language: string, namespace: Namespace): Promise<unknown> => ({
  default: FILES[`${language}/${namespace}`] ?? {},
});

/** Texts whose files are answered by hand, in any order. */
function byHand(): { readonly texts: Texts; readonly answer: (file: string, isThere?: boolean) => Promise<void> } {
  const waiting = new Map<string, (isThere: boolean) => void>();
  const texts = createTexts(
    (language, namespace) =>
      new Promise((resolve, reject) => {
        const file = `${language}/${namespace}`;
        waiting.set(file, (isThere) => (isThere ? resolve(FILES[file] ?? {}) : reject(new Error(`no ${file}`))));
      }),
  );
  return {
    texts,
    async answer(file, isThere = true) {
      const given = waiting.get(file);
      if (given === undefined) throw new Error(`nobody has asked for ${file}`);
      waiting.delete(file);
      given(isThere);
      await new Promise(setImmediate);
    },
  };
}

async function textsIn(language: 'en' | 'ru' | 'ar'): Promise<Texts> {
  const texts = createTexts(loadFile);
  await texts.changeLanguage(language);
  return texts;
}

/** The site's own texts, of all namespaces. */
async function realTexts(language: Language): Promise<Texts> {
  const folder = join(import.meta.dirname, '..', '..', 'ui', 'web', 'locales', language);
  const namespaces = readdirSync(folder).map((file) => basename(file, '.json'));
  const texts = createTexts(async (_, namespace) => {
    return JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8')) as unknown;
  });
  await texts.changeLanguage(language);
  await texts.loadNamespaces(...(namespaces as readonly Namespace[]));
  return texts;
}

describe('decodeSentences', () => {
  it('keeps string values only, whatever the input', () => {
    expect(decodeSentences({ default: { a: 'A', b: 1, c: null } })).toEqual({ a: 'A' });
    expect(decodeSentences(null)).toEqual({});
    expect(decodeSentences('x')).toEqual({});
  });
});

describe('a text', () => {
  it('has the plural form of the language', async () => {
    const { translate } = await textsIn('ru');
    expect([1, 2, 5, 21].map((count) => translate('games', { count }))).toEqual([
      '1 игра',
      '2 игры',
      '5 игр',
      '21 игра',
    ]);
  });

  it('contains parameters literally, and only the given ones', async () => {
    const { translate } = await textsIn('en');
    expect(translate('hello', { name: '<b>&/' })).toBe('Hi, <b>&/');
    expect(translate('hello', { name: '{{name}} $t(hello)' })).toBe('Hi, {{name}} $t(hello)');
    expect(translate('hello')).toBe('Hi, ');
    expect(translate('hello', JSON.parse('{"__proto__": {"name": "x"}}') as Record<string, string>)).toBe('Hi, ');
    expect(translate('twice', { name: 'A' })).toBe('A and A');
  });

  it('isolates names from a right-to-left sentence, but not numbers', async () => {
    const { translate } = await textsIn('ar');
    expect(translate('hello', { name: '1. FC Union' })).toBe('مرحبًا \u20681. FC Union\u2069');
    expect(translate('games', { count: 3 })).toBe('3');
  });

  it('is the plural form for a count, also where there is one without', async () => {
    const { translate } = await textsIn('en');
    expect(translate('games')).toBe('Games');
    expect(translate('games', { count: 1 })).toBe('A game');
    expect(translate('games', { count: 2 })).toBe('Some games');
  });

  it.each(LANGUAGES)('of every key is that of i18next, whatever the parameters, in %s', async (language) => {
    const { i18n, translate } = await realTexts(language);
    const keys = Object.keys(i18n.getResourceBundle(language, 'all') as object);
    expect(keys.length).toBeGreaterThan(1_000);
    for (const params of [{}, { name: 'A', home: 'B', line: '+1.5' }, { count: 5, home: 'B' }])
      expect(keys.map((key) => translate(key, params))).toEqual(keys.map((key) => i18n.t(key, params)));
  });

  it.each(LANGUAGES)('of every key is the same without i18next, for shells without it, in %s', async (language) => {
    const { i18n } = await realTexts(language);
    const sentences = decodeSentences(i18n.getResourceBundle(language, 'all'));
    const plain = createTranslate(sentences, language);
    for (const params of [{}, { name: 'A', home: '{{name}}', line: '+1.5' }, { count: 1 }, { count: 5, home: 'B' }]) {
      const keys = [...Object.keys(sentences), ...Object.keys(sentences).map((key) => key.replace(/_[a-z]+$/, ''))];
      expect(keys.map((key) => plain(key, params))).toEqual(keys.map((key) => i18n.t(key, params)));
    }
  });

  it('is that of its language and parameters, whatever was asked before', async () => {
    const { translate, changeLanguage, loadNamespaces } = await textsIn('en');
    const all = (): readonly string[] => [translate('hello', { name: 'A' }), translate('same'), translate('place')];
    expect(all()).toEqual(['Hi, A', 'Same', 'place']);
    await loadNamespaces('coupon');
    expect(all()).toEqual(['Hi, A', 'Same', 'Place bet']);
    await changeLanguage('ru');
    expect(all()).toEqual(['Привет, A', 'same', 'Сделать ставку']);
    await changeLanguage('en');
    expect(all()).toEqual(['Hi, A', 'Same', 'Place bet']);
    await changeLanguage('ar');
    expect(translate('games', { count: 3 })).toBe('3');
    expect(translate('hello', { name: 3 })).toBe('مرحبًا 3');
    expect(translate('hello', { name: '3' })).toBe('مرحبًا \u20683\u2069');
  });

  it('is its key where there is none', async () => {
    const { translate } = await textsIn('en');
    expect(translate('no.such.key')).toBe('no.such.key');
  });
});

describe('while files load', () => {
  it('a text is blank until the first ones are there, and the key when they fail', async () => {
    const { texts, answer } = byHand();
    const changing = texts.changeLanguage('en').catch((error: unknown) => String(error));
    expect(texts.translate('hello')).toBe('\u00a0');
    await answer('en/line', false);
    expect(await changing).toBe('Error: no en/line');
    expect(texts.translate('place')).toBe('place');
  });

  it('the previous language stays until the next one is complete', async () => {
    const { texts, answer } = byHand();
    const { translate } = texts;
    void texts.changeLanguage('en');
    await answer('en/common');
    await answer('en/line');
    void texts.changeLanguage('ru');
    await answer('ru/common');
    expect(translate('hello', { name: 'A' })).toBe('Hi, A');
    // More texts requested meanwhile belong to the next language, which waits for them.
    void texts.loadNamespaces('coupon');
    await answer('ru/line');
    await answer('ru/coupon');
    expect(translate('hello', { name: 'A' })).toBe('Привет, A');
    expect(translate('place')).toBe('Сделать ставку');
  });

  it('more texts are there at once, and announced only where they may have been missed on the screen', async () => {
    const { texts, answer } = byHand();
    let announced = 0;
    texts.i18n.on('loaded', () => (announced += 1));
    void texts.changeLanguage('en');
    await answer('en/common');
    await answer('en/line');
    expect(announced).toBe(1);
    void texts.loadNamespaces('coupon');
    await answer('en/coupon');
    expect(texts.translate('place')).toBe('Place bet');
    expect(announced).toBe(1);
    const loading = texts.loadNamespaces('game').catch(() => 'failed');
    await answer('en/game', false);
    expect(await loading).toBe('failed');
    void texts.loadNamespaces('game');
    await answer('en/game');
    expect(announced).toBe(2);
  });

  it('a language that fails changes nothing, and a file that failed is loaded again', async () => {
    const { texts, answer } = byHand();
    const { translate } = texts;
    void texts.changeLanguage('en');
    await answer('en/common');
    await answer('en/line');
    const changing = texts.changeLanguage('ru').catch((error: unknown) => String(error));
    await answer('ru/common');
    await answer('ru/line', false);
    expect(await changing).toBe('Error: no ru/line');
    expect(translate('hello', { name: 'A' })).toBe('Hi, A');
    const loading = texts.loadNamespaces('coupon').catch((error: unknown) => String(error));
    await answer('en/coupon', false);
    expect(await loading).toBe('Error: no en/coupon');
    void texts.loadNamespaces('coupon');
    await answer('en/coupon');
    expect(translate('place')).toBe('Place bet');
  });
});
