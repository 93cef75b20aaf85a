/**
 * Texts: a key with parameters. Sentences are in `locales/<language>/<namespace>.json`, flat, one file per namespace,
 * loaded when a screen needs it. A small built-in translator serves the first paint; i18next takes over once loaded.
 * Both read the same files and return the same texts.
 */
import { useSyncExternalStore } from 'react';
import type { Translate } from 'touchline/kernel/text';
import type { Language } from 'touchline/core/preferences/types';
import { LANGUAGES } from 'touchline/core/preferences/types';
import { directionOf } from './format/locale.ts';

export type Params = Readonly<Record<string, string | number>>;
export type { Translate };
/** `line` is enough for a list of games; `game` has all other markets, statistics and the game page. */
export type Namespace =
  | 'common'
  | 'line'
  | 'game'
  | 'coupon'
  | 'office'
  | 'auth'
  | 'security'
  | 'captcha'
  | 'pages'
  | 'limits'
  | 'tools'
  | 'remote'
  | 'shell'
  | 'closed'
  | 'cashier'
  | 'windows';
export type Texts = ReadonlyMap<string, string>;

const EAGER: readonly Namespace[] = ['common', 'line'];

/** Creates the translate function of one language. */
export type Speaker = (language: Language, texts: Texts) => Translate;

export const simpleSpeaker: Speaker = (language, texts) => {
  const plural = new Intl.PluralRules(language);
  return (key, params = {}) => {
    const { count } = params;
    const counted =
      typeof count === 'number'
        ? (texts.get(`${key}_${plural.select(count)}`) ?? texts.get(`${key}_other`))
        : undefined;
    const sentence = counted ?? texts.get(key) ?? key;
    return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
      String(Object.hasOwn(params, name) ? params[name] : ''),
    );
  };
};

interface Words {
  readonly language: Language;
  readonly texts: Texts;
  readonly say: Translate;
}

const FIRST_STRONG = '\u2068';
const END = '\u2069';

/**
 * In a right-to-left sentence a name ('1. FC Union Berlin') keeps its own direction and does not change that of the
 * sentence.
 */
const isolating =
  (plain: Speaker): Speaker =>
  (language, texts) => {
    const say = plain(language, texts);
    if (directionOf(language) === 'ltr') return say;
    return (key, params = {}) =>
      say(
        key,
        Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            typeof value === 'string' && value !== '' ? FIRST_STRONG + value + END : value,
          ]),
        ),
      );
  };

let speaker: Speaker = isolating(simpleSpeaker);
/** Until the first texts have loaded, every text is a blank that keeps its line's height. */
const BLANK = '\u00a0';
let words: Words = { language: 'en', texts: new Map(), say: () => BLANK };
let wanted: Language = 'en';
const loaded = new Map<string, Texts>();
const namespaces = new Set<Namespace>(EAGER);
const listeners = new Set<() => void>();

/** Decodes a locale file to texts by key; values that are not strings are dropped. */
export function decodeTexts(module: unknown): Texts {
  const content: unknown =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  if (typeof content !== 'object' || content === null) return new Map();
  return new Map(Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

async function load(language: Language, namespace: Namespace): Promise<Texts> {
  const id = `${language}/${namespace}`;
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const module: unknown = await import(`./locales/${language}/${namespace}.json`);
  const texts = decodeTexts(module);
  loaded.set(id, texts);
  return texts;
}

async function refresh(): Promise<void> {
  const language = wanted;
  await Promise.all([...namespaces].map((namespace) => load(language, namespace)));
  if (language !== wanted) return;
  // Use all texts loaded by now, not only those of this call: concurrent calls may end in any order.
  const texts = new Map([...namespaces].flatMap((namespace) => [...(loaded.get(`${language}/${namespace}`) ?? [])]));
  words = { language, texts, say: speaker(language, texts) };
  listeners.forEach((listener) => listener());
}

export function isLanguage(code: string | null): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/**
 * Switches the language once its texts have loaded; until then the previous one stays. A language that fails to load
 * changes nothing.
 */
export async function speak(language: Language): Promise<void> {
  if (language === wanted && words.texts.size > 0) return;
  const before = wanted;
  wanted = language;
  try {
    await refresh();
  } catch (error) {
    wanted = before;
    if (words.texts.size === 0) {
      words = { ...words, say: (key) => key };
      listeners.forEach((listener) => listener());
    }
    throw error;
  }
}

/** The current load: callers that need the same texts share it; after a failure the next call starts a new one. */
let loading: Promise<void> | null = Promise.resolve();

/** Loads more texts before a screen that needs them is shown. */
export function needWords(...more: readonly Namespace[]): Promise<void> {
  if (loading !== null && more.every((namespace) => namespaces.has(namespace))) return loading;
  more.forEach((namespace) => namespaces.add(namespace));
  const next = refresh().catch((error: unknown) => {
    if (loading === next) loading = null;
    throw error;
  });
  loading = next;
  return next;
}

/** Replaces the built-in translator by i18next. */
export function adoptSpeaker(next: Speaker): void {
  speaker = isolating(next);
  words = { ...words, say: speaker(words.language, words.texts) };
  listeners.forEach((listener) => listener());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const readWords = (): Words => words;

export function useText(): Translate {
  return useSyncExternalStore(subscribe, readWords, readWords).say;
}

/** The displayed language, which may lag behind the chosen one. */
export function useSpoken(): Language {
  return useSyncExternalStore(subscribe, readWords, readWords).language;
}
