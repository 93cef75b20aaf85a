/**
 * Judges an address at the first paint, when only the first routes and few facts are known. The guards use these rules
 * later, with more facts. An address outside the first routes is undecided.
 */
import { encodedReturn, returnAddress } from './return-address.ts';
import type { Target, Verdict } from './guard.ts';
import type { Outcome } from './navigation.ts';
import type { Route } from './routes.ts';
import type { RequiredFacts } from './navigation-context.ts';

/** A placeholder until the whole table has decided. No return address leads here. */
const UNDECIDED: Route = { name: 'undecided', path: '', layout: 'main', screen: 'undecided', access: 'player' };
const BARE: Route = { ...UNDECIDED, layout: 'empty' };
/** First path segments of pages without the frame, so that no frame is drawn before those pages load. */
const FRAMELESS = /^\/(?:onpay|block|site-up|coming-s|suspension$|confirm$|oldb|auth-app|maint|landing-)/;
/** A longer redirect address drops its query rather than its language. */
const MAX_RETURN_LENGTH = 2_000;
const PASS: Verdict = { kind: 'pass' };

/** The language prefix, such as `/en`, in the address's language or else the player's. */
export function prefixOf({ language }: Target, context: { readonly language: string }): string {
  return `/${(language ?? context.language).toLowerCase()}`;
}

/** Follows routes that stand for another route; a registration route requires an operator that allows registration. */
export function leadOn(target: Target, route: Route, context: RequiredFacts): Verdict {
  const { redirectTo } = route;
  if (redirectTo !== undefined) {
    const to = redirectTo
      .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(target.params[name] ?? ''))
      .replace(/^\/(?=$|\?)/, '');
    return { kind: 'redirect', to: prefixOf(target, context) + to, status: 302 };
  }
  if (route.needs === 'registration' && !context.isRegistrationAllowed) return { kind: 'fail', status: 404 };
  return PASS;
}

/**
 * Sends a guest from a player's page to the login, and a player from a guest's page to the return address. Waits while
 * the session is unknown.
 */
export function sortOut(target: Target, access: Route['access'], context: RequiredFacts): Verdict {
  if (access === 'all') return PASS;
  if (context.signedIn === null) return { kind: 'wait', command: null, until: ({ signedIn }) => signedIn !== null };
  const prefix = prefixOf(target, context);
  if (access === 'player' && !context.signedIn)
    return { kind: 'redirect', to: `${prefix}/user/login${encodedReturn(target, prefix)}`, status: 302 };
  if (access === 'guest' && context.signedIn)
    return { kind: 'redirect', to: returnAddress(target.query) ?? prefix, status: 302 };
  return PASS;
}

/** A language of the site: the wanted one, else English, else the site's first. `null` where the site has none. */
function languageOf(wanted: string, languages: readonly string[]): string | null {
  return languages.includes(wanted) ? wanted : languages.includes('en') ? 'en' : (languages[0] ?? null);
}

/**
 * Settles the language of an address. A missing language becomes the player's. Capitals become small letters. An
 * unknown language (and the player's own, where it is not available) becomes `detected`. A known language becomes the
 * player's own.
 */
export function speakIt(target: Target, context: RequiredFacts, detected = context.language): Verdict {
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

/** Judges an address for the first paint, where a wait counts as a pass [NAV-4]. */
export function firstLook(target: Target, context: RequiredFacts): Outcome {
  const { route } = target;
  if (route === null)
    return { kind: 'show', target: { ...target, route: FRAMELESS.test(target.path) ? BARE : UNDECIDED }, commands: [] };
  for (const verdict of [
    leadOn(target, route, context),
    sortOut(target, route.access, context),
    speakIt(target, context),
  ]) {
    if (verdict.kind === 'redirect') return verdict;
    if (verdict.kind === 'fail') return { ...verdict, target };
  }
  return { kind: 'show', target, commands: [] };
}
