import type { Guard, Target, Verdict } from '../guard.ts';
import { PASS } from '../guard.ts';
import type { RequiredFacts } from '../navigation-context.ts';

/** A longer redirect address drops its query rather than its language. */
const MAX_RETURN_LENGTH = 2_000;

/** A language of the site: the wanted one, else English, else the site's first. `null` where the site has none. */
function languageOf(wanted: string, languages: readonly string[]): string | null {
  return languages.includes(wanted) ? wanted : languages.includes('en') ? 'en' : (languages[0] ?? null);
}

/**
 * Settles the language of an address. A missing language becomes the player's. Capitals become small letters. An
 * unknown language (and the player's own, where it is not available) becomes `detected`. A known language becomes the
 * player's own.
 */
function settleLanguage(target: Target, context: RequiredFacts, detected = context.language): Verdict {
  if (target.language !== null && context.languages.includes(target.language)) {
    return target.language === context.language
      ? PASS
      : { kind: 'pass', commands: [{ type: 'preferences/choose', payload: { language: target.language } }] };
  }
  const own = target.language?.toLowerCase() ?? context.language;
  const language = languageOf(context.languages.includes(own) ? own : detected, context.languages);
  const path = target.path === '/' ? '' : target.path;
  const rest = path + target.query + target.hash;
  return language === null
    ? PASS
    : { kind: 'redirect', to: `/${language}${rest.length > MAX_RETURN_LENGTH ? path : rest}`, status: 302 };
}

/**
 * The first part of every path is the language. A missing language is added, an unknown one is replaced by the detected
 * one, and a known one becomes the player's [NAV-2]. Guests get the device's best language that is not hidden from
 * guests [NAV-28]. Open: a page in the wrong language is still a page.
 */
export const urlLanguage: Guard = {
  name: 'url language',
  onFault: 'open',
  judge(target, context) {
    const hidden = context.signedIn === false ? context.languagesHiddenFromGuests : [];
    const languages = context.languages.filter((language) => !hidden.includes(language));
    return settleLanguage(
      target,
      { ...context, languages },
      context.detectedLanguages.find((language) => languages.includes(language)),
    );
  },
};
