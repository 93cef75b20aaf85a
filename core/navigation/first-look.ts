/**
 * What can be said of an address at the first paint, when little is known and only the first routes are there. The guards say the same later, and more: these rules are theirs, too.
 * An address that is none of the first routes is undecided.
 */
import { encodedReturn, returnAddress } from './return-address.ts';
import type { Target, Verdict } from './guard.ts';
import type { Outcome } from './navigation.ts';
import type { Route } from './routes.ts';
import type { FirstFacts } from './world.ts';

/** Stands for whatever the whole table will say. Nobody is led back to it: it is nobody's page yet. */
const UNDECIDED: Route = { name: 'undecided', path: '', layout: 'main', screen: 'undecided', access: 'player' };
const BARE: Route = { ...UNDECIDED, layout: 'empty' };
/** First segments of pages without the frame, so that none is drawn around them before they are there. */
const FRAMELESS = /^\/(?:onpay|block|site-up|coming-s|suspension$|confirm$|oldb|auth-app|maint|landing-)/;
/** A longer address is better off without its query than without its language. */
const LONGEST = 2_000;
const PASS: Verdict = { kind: 'pass' };

/** `/en`, in the address's language or else the player's; pages are below it. */
export function prefixOf({ language }: Target, world: { readonly language: string }): string {
  return `/${(language ?? world.language).toLowerCase()}`;
}

/** Routes that stand for another lead there; a registration needs an operator who lets players in. */
export function leadOn(target: Target, route: Route, world: FirstFacts): Verdict {
  const { redirectTo } = route;
  if (redirectTo !== undefined) {
    const to = redirectTo
      .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(target.params[name] ?? ''))
      .replace(/^\/(?=$|\?)/, '');
    return { kind: 'redirect', to: prefixOf(target, world) + to, status: 302 };
  }
  if (route.needs === 'registration' && !world.isRegistrationAllowed) return { kind: 'fail', status: 404 };
  return PASS;
}

/** Pages of a player send a guest to the login, pages of a guest a player on her way. Who is not known yet waits. */
export function sortOut(target: Target, access: Route['access'], world: FirstFacts): Verdict {
  if (access === 'all') return PASS;
  if (world.signedIn === null) return { kind: 'wait', command: null, until: ({ signedIn }) => signedIn !== null };
  const prefix = prefixOf(target, world);
  if (access === 'player' && !world.signedIn)
    return { kind: 'redirect', to: `${prefix}/user/login${encodedReturn(target, prefix)}`, status: 302 };
  if (access === 'guest' && world.signedIn)
    return { kind: 'redirect', to: returnAddress(target.query) ?? prefix, status: 302 };
  return PASS;
}

/** A language that the site has: the wanted one, else English, else its first. Null where it has none. */
function languageOf(wanted: string, languages: readonly string[]): string | null {
  return languages.includes(wanted) ? wanted : languages.includes('en') ? 'en' : (languages[0] ?? null);
}

/** A missing language becomes the player's, one in capitals the same in small letters, an unknown one (the player's own, where she may not have it) the `detected`; a known one becomes the player's own. */
export function speakIt(target: Target, world: FirstFacts, detected = world.language): Verdict {
  if (target.language !== null && world.languages.includes(target.language)) {
    return target.language === world.language
      ? PASS
      : { kind: 'pass', commands: [{ type: 'preferences/choose', payload: { language: target.language } }] };
  }
  const own = target.language?.toLowerCase() ?? world.language;
  const language = languageOf(world.languages.includes(own) ? own : detected, world.languages);
  const path = target.path === '/' ? '' : target.path;
  const rest = path + target.query + target.hash;
  return language === null
    ? PASS
    : { kind: 'redirect', to: `/${language}${rest.length > LONGEST ? path : rest}`, status: 302 };
}

/** Waiting counts as passing: the first paint does not wait [NAV-4]. */
export function firstLook(target: Target, world: FirstFacts): Outcome {
  const { route } = target;
  if (route === null)
    return { kind: 'show', target: { ...target, route: FRAMELESS.test(target.path) ? BARE : UNDECIDED }, commands: [] };
  for (const verdict of [leadOn(target, route, world), sortOut(target, route.access, world), speakIt(target, world)]) {
    if (verdict.kind === 'redirect') return verdict;
    if (verdict.kind === 'fail') return { ...verdict, target };
  }
  return { kind: 'show', target, commands: [] };
}
