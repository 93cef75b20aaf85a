/**
 * Texts: a key with parameters, by i18next. Sentences are in `locales/<language>/<namespace>.json`, flat, one file per
 * namespace, loaded when a screen needs it.
 */
import { createContext, useContext } from 'react';
import { createInstance, type i18n } from 'i18next';
import type { Translate } from 'touchline/kernel/text';
import type { Language } from 'touchline/core/preferences/types';
import { LANGUAGES } from 'touchline/core/preferences/types';
import { decodeSentences, isolated } from './format/sentences.ts';

export type Params = Readonly<Record<string, string | number>>;
export type { Translate };
/**
 * `line` is enough for a list of games; `game` has all other markets and the game page; `media` has what is around the
 * markets: the live view, statistics, results; `bonus` has bonus games, toto and tournaments.
 */
export type Namespace =
  | 'common'
  | 'line'
  | 'game'
  | 'coupon'
  | 'office'
  | 'display'
  | 'asian'
  | 'auth'
  | 'security'
  | 'captcha'
  | 'pages'
  | 'limits'
  | 'identification'
  | 'tools'
  | 'remote'
  | 'rewards'
  | 'inbox'
  | 'casino'
  | 'virtual'
  | 'bonus'
  | 'shell'
  | 'closed'
  | 'cashier'
  | 'windows'
  | 'media'
  | 'betEdit'
  | 'cashOut'
  | 'calculator'
  | 'kiosk'
  | 'boards';

export interface Texts {
  readonly i18n: i18n;
  /** The text of a key in i18next's language. */
  readonly translate: Translate;
  /**
   * Switches the language once its texts have loaded; until then the previous one stays. A language that fails to load
   * changes nothing.
   */
  readonly changeLanguage: (language: Language) => Promise<void>;
  /** Loads more texts before a screen that needs them is shown. A file that failed is loaded again by the next call. */
  readonly loadNamespaces: (...more: readonly Namespace[]) => Promise<void>;
}

/** The texts of every page's first render. */
export const FIRST_NAMESPACES: readonly Namespace[] = ['common', 'line'];
/** Keys are unique over all files, so i18next has them as one namespace. */
const ALL = 'all';
/** Until the first texts have loaded, every text is a blank that keeps its line's height. */
const BLANK = '\u00a0';
/** Translated texts in memory. */
const MAX_KEPT = 5_000;

export function isLanguage(code: string | null): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** The texts of one page. `loadFile` loads a locale file as a module or as its content. */
export function createTexts(loadFile: (language: Language, namespace: Namespace) => Promise<unknown>): Texts {
  const instance = createInstance();
  const namespaces = new Set<Namespace>(FIRST_NAMESPACES);
  const files = new Map<string, Promise<void>>();
  /**
   * Translated texts of one language, until more of its texts have loaded: a page of prices asks thousands of times for
   * the same few hundred, and i18next takes longer to find one than React to render its element.
   */
  const kept = new Map<string, string>();
  let keptLanguage = '';
  let wanted: Language = 'en';
  let shown: Language = wanted;
  let isEmpty = true;
  /** Whether a text may be on the screen without its file. */
  let isIncomplete = true;
  void instance.init({
    lng: wanted,
    fallbackLng: false,
    ns: [ALL],
    defaultNS: ALL,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    parseMissingKeyHandler: (key) => (isEmpty ? BLANK : key),
    missingInterpolationHandler: () => '',
    // React escapes texts itself.
    interpolation: { escape: (value: unknown) => isolated(value, shown), useRawValueToEscape: true },
    react: { useSuspense: false, bindI18n: 'languageChanged loaded' },
    resources: {},
  });

  function load(language: Language, namespace: Namespace): Promise<void> {
    const file = `${language}/${namespace}`;
    const known = files.get(file);
    if (known !== undefined) return known;
    const loading = loadFile(language, namespace).then((module) => {
      instance.addResourceBundle(language, ALL, decodeSentences(module), false, true, { silent: true });
      kept.clear();
    });
    files.set(file, loading);
    loading.catch(() => files.delete(file));
    return loading;
  }

  async function refresh(): Promise<void> {
    const language = wanted;
    try {
      await Promise.all([...namespaces].map((namespace) => load(language, namespace)));
    } catch (error) {
      isIncomplete = true;
      throw error;
    }
    if (language !== wanted) return;
    const wasIncomplete = isIncomplete;
    isEmpty = isIncomplete = false;
    shown = language;
    // A component that needs more texts renders after them: announcing them would only render the whole page again.
    if (instance.language !== language) await instance.changeLanguage(language);
    else if (wasIncomplete) instance.emit('loaded', { [language]: [ALL] });
  }

  return {
    i18n: instance,
    translate(key, params) {
      if (keptLanguage !== instance.language) kept.clear();
      keptLanguage = instance.language;
      const asked = params === undefined ? key : key + JSON.stringify(params);
      const found = kept.get(asked);
      if (found !== undefined) return found;
      const text = instance.t(key, params ?? {});
      if (kept.size >= MAX_KEPT) kept.clear();
      if (!isEmpty) kept.set(asked, text);
      return text;
    },
    async changeLanguage(language) {
      if (language === wanted && !isEmpty) return;
      const before = wanted;
      wanted = language;
      try {
        await refresh();
      } catch (error) {
        if (wanted === language) wanted = before;
        if (isEmpty) {
          isEmpty = false;
          instance.emit('loaded', {});
        }
        throw error;
      }
    },
    async loadNamespaces(...more) {
      const known = more.map((namespace) =>
        namespaces.has(namespace) ? files.get(`${wanted}/${namespace}`) : undefined,
      );
      if (known.every((file) => file !== undefined)) return void (await Promise.all(known));
      more.forEach((namespace) => namespaces.add(namespace));
      await refresh();
    },
  };
}

/** The texts of the browser's page. */
export const texts = createTexts((language, namespace) => import(`./locales/${language}/${namespace}.json`));
export const { changeLanguage, loadNamespaces } = texts;

interface Translation {
  readonly t: Translate;
  readonly language: Language;
}

/** Provided by `TextProvider`. */
export const TranslationContext = createContext<Translation | null>(null);

function useTranslationContext(): Translation {
  const translation = useContext(TranslationContext);
  if (translation === null) throw new Error('no TextProvider above');
  return translation;
}

export function useText(): Translate {
  return useTranslationContext().t;
}

/** The displayed language, which may lag behind the chosen one. */
export function useTextLanguage(): Language {
  return useTranslationContext().language;
}
