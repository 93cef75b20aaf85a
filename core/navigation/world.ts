/**
 * All that the guards may know. A guard reads this and the target, nothing else. What a shell's core does not say has the default below, which stands for "the operator
 * has no such thing" or "nothing is the matter": a site without a source for a fact works as if the guard were not there.
 */
import type { Target } from './guard.ts';

export interface Redirect {
  /** The address that was asked about, as `addressOf` writes it. */
  readonly asked: string;
  /** Null where there was no answer. Fields that the operator left out are null: such an answer is ignored [NAV-13]. */
  readonly answer: {
    readonly redirect: boolean;
    readonly code: number | null;
    readonly url: string | null;
    readonly hasReasons: boolean;
    readonly hasBreadcrumbs: boolean;
  } | null;
}

/** What each core knows. */
export interface FirstFacts {
  /** Null until the session's cookie has been asked about. */
  readonly signedIn: boolean | null;
  /** The player's language: chosen, stored or detected. */
  readonly language: string;
  /** What the site speaks. */
  readonly languages: readonly string[];
  readonly isRegistrationAllowed: boolean;
}

export interface MoreFacts {
  /** Null until the operator has said. In production the routes of developers are not there, and the redirect service is heard. */
  readonly isProduction: boolean | null;
  /** The site's own origin, such as `https://site.example`; empty where it is not known: then only paths are the site's. */
  readonly origin: string;
  /** Origins that a redirect may lead to, beside the site's own. */
  readonly allowedOrigins: readonly string[];

  /** Query keys whose values are a referral. */
  readonly referralKeys: readonly string[];
  /** Null where the operator has no redirect service; otherwise what it said last, empty before it has been asked. */
  readonly redirects: readonly Redirect[] | null;
  /** The site's version when it was loaded, and the newest heard of. */
  readonly version: { readonly first: string; readonly newest: string; readonly isTold: boolean } | null;

  /** Whether the site is open to this visitor has been found out, as far as it can be: until then nobody is led away from a page of a closed site. */
  readonly isGateKnown: boolean;
  readonly maintenance: { readonly cookie: string | null; readonly isActive: boolean; readonly webState: boolean };
  /** `unknown` until the operator has said. The reason is the operator's templateTypeId. */
  readonly blocking: (
    | { readonly state: 'unknown' | 'free' }
    | { readonly state: 'blocked'; readonly reason: number; readonly isForcedOff: boolean }
  ) & { /** Known, but not lately: the next page asks again, and does not wait. */ readonly isDue?: boolean };
  /** `failed` counts as loaded: the page tells of it. Null where the shell loads its words by itself. */
  readonly dictionary: { readonly language: string; readonly state: 'loading' | 'ready' | 'failed' } | null;
  readonly media: 'none' | 'missing' | 'there';

  /** Set while something must not be left, such as a payment under way. */
  readonly isNavigationBlocked: boolean;
  /** Level 0 is no ban. */
  readonly ban: { readonly level: number; readonly version: number };
  /** Addresses that are 404 by the operator's wish: paths without language, a `*` at the end for all below. */
  readonly notFoundUrls: readonly string[];
  /** Numbers of the routes that there are; null where the operator gives no list: then all are. */
  readonly availableRoutes: readonly number[] | null;
  readonly isVipDomain: boolean;
  readonly isIdentificationShown: boolean;
  readonly paymentPage: 'all' | 'players' | 'none';

  /** The address that the server drew, if it did, until the page has taken over. */
  readonly serverRendered: string | null;
  /** True with the player's consent and a tag that is loaded. */
  readonly isAnalyticsOn: boolean;

  /** Nobody but players: a VIP domain, or a country where it must be so. */
  readonly isAuthRequired: boolean;
  /** The site is a part of another application, which signs in. */
  readonly isMiddleware: boolean;
  /** Languages that guests do not get. */
  readonly languagesHiddenFromGuests: readonly string[];

  readonly hasOpenModals: boolean;
  /** True when the player must confirm changed terms. `false` on any failure to find out. */
  readonly areTermsChanged: boolean;
  readonly promoBonusToOffer: boolean;
  /** The device's languages, best first, where the address names none that she may have. */
  readonly detectedLanguages: readonly string[];

  /** Depositing is a window. Null while it is not known. */
  readonly isRechargeModal: boolean | null;
  /** Where a registration leads; null when there was none. */
  readonly afterRegistrationUrl: string | null;
  /** The identification bonus waits for the player to identify herself. */
  readonly isIdentificationBonus: boolean;
  readonly isBot: boolean;
  readonly isQuickCouponShown: boolean;
  /** The player has just signed in or registered; and where that leads from which route, by name. */
  readonly hasJustSignedIn: boolean;
  readonly afterSignIn: readonly { readonly from: string; readonly to: string }[];
  /** She has just signed out: her pages lead home, and ask nobody to sign in. */
  readonly hasJustLeft: boolean;
  /** The registry of remote views, by area; null where pages are not delivered so. */
  readonly remoteViews: ReadonlyMap<string, 'loading' | 'ready' | 'error'> | null;
  readonly isSlotFirstDeposit: boolean;

  /** Known to navigation itself: what was shown last, and the addresses whose redirects led to this one, oldest first. */
  readonly previous: Target | null;
  /** The last page shown that is not for guests alone: where signing in leads back to. */
  readonly lastPage: Target | null;
  readonly cameFrom: readonly string[];
}

export type World = FirstFacts & MoreFacts;
/** What a core gives: what it knows. */
export type NavigationWorld = FirstFacts & Partial<MoreFacts>;

const DEFAULTS: MoreFacts = {
  isProduction: true,
  origin: '',
  allowedOrigins: [],
  referralKeys: [],
  redirects: null,
  version: null,
  isGateKnown: true,
  maintenance: { cookie: null, isActive: false, webState: false },
  blocking: { state: 'free' },
  dictionary: null,
  media: 'none',
  isNavigationBlocked: false,
  ban: { level: 0, version: 1 },
  notFoundUrls: [],
  availableRoutes: null,
  isVipDomain: false,
  isIdentificationShown: true,
  paymentPage: 'all',
  serverRendered: null,
  isAnalyticsOn: false,
  isAuthRequired: false,
  isMiddleware: false,
  languagesHiddenFromGuests: [],
  hasOpenModals: false,
  areTermsChanged: false,
  promoBonusToOffer: false,
  detectedLanguages: [],
  isRechargeModal: false,
  afterRegistrationUrl: null,
  isIdentificationBonus: false,
  isBot: false,
  isQuickCouponShown: false,
  hasJustSignedIn: false,
  afterSignIn: [],
  hasJustLeft: false,
  remoteViews: null,
  isSlotFirstDeposit: false,
  previous: null,
  lastPage: null,
  cameFrom: [],
};

export function wholeWorld(known: NavigationWorld): World {
  return { ...DEFAULTS, ...known };
}
