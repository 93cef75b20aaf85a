/**
 * The navigation context: all that a guard may read besides the target. A fact that a core does not provide has the
 * default below, which means "the operator has no such thing" or "no restriction": without a source for a fact, the
 * site behaves as if the guard did not exist.
 */
import type { Target } from './target.ts';

/**
 * Why the operator closes the site to a visitor [BLK-8]. `general`: the operator has given no reason, or one that the
 * requirements do not explain.
 */
export type BlockReason = 'general' | 'siteUpdates' | 'suspension' | 'ukraine' | 'ireland' | 'comingSoon';

/** A player's ban; `exceptWithdrawal` leaves the withdrawal open [USR-3]. */
export type Ban = 'none' | 'full' | 'exceptWithdrawal';

export interface Redirect {
  /** The address of the question, in the form that `addressOf` writes. */
  readonly asked: string;
  /** `null` without an answer. Fields that the operator omitted are `null`: such an answer is ignored [NAV-13]. */
  readonly answer: {
    readonly redirect: boolean;
    readonly code: number | null;
    readonly url: string | null;
    readonly hasReasons: boolean;
    readonly hasBreadcrumbs: boolean;
  } | null;
}

/** The facts that every core provides. */
export interface RequiredFacts {
  /** `null` until the operator has answered whose session the cookie is. */
  readonly signedIn: boolean | null;
  /** The player's language: chosen, stored or detected. */
  readonly language: string;
  /** The languages of the site. */
  readonly languages: readonly string[];
  readonly isRegistrationAllowed: boolean;
}

export interface OptionalFacts {
  /**
   * `null` until the operator has answered. In production, developers' routes do not exist and the redirect service is
   * active.
   */
  readonly isProduction: boolean | null;
  /** The site's own origin, such as `https://site.example`; empty while unknown: then only paths are the site's. */
  readonly origin: string;
  /** Origins that a redirect may lead to, besides the site's own. */
  readonly allowedOrigins: readonly string[];

  /** Query keys whose values are a referral. */
  readonly referralKeys: readonly string[];
  /**
   * `null` where the operator has no redirect service; otherwise its latest answers, empty before the first question.
   */
  readonly redirects: readonly Redirect[] | null;
  /** The site's version when it was loaded, and the newest known one. */
  readonly version: { readonly first: string; readonly newest: string; readonly isAnnounced: boolean } | null;

  /**
   * True once all checks that may close the site to this visitor have finished or failed. Until then no redirect leads
   * away from a page of a closed site.
   */
  readonly isGateKnown: boolean;
  readonly maintenance: { readonly cookie: string | null; readonly isActive: boolean; readonly webState: boolean };
  /** `unknown` until the operator has answered. */
  readonly blocking: (
    | { readonly state: 'unknown' | 'free' }
    | { readonly state: 'blocked'; readonly reason: BlockReason; readonly isForcedOff: boolean }
  ) & { /** Known, but not lately: the next page asks again, and does not wait. */ readonly isDue?: boolean };
  /** `failed` counts as loaded: the page reports the failure. `null` where the shell loads its own words. */
  readonly dictionary: { readonly language: string; readonly state: 'loading' | 'ready' | 'failed' } | null;
  readonly media: 'none' | 'missing' | 'there';

  /** True while the player must not leave the page, such as during a payment. */
  readonly isNavigationBlocked: boolean;
  readonly ban: Ban;
  /** Addresses that the operator declares 404: paths without language; a trailing `*` matches everything below. */
  readonly notFoundUrls: readonly string[];
  /** Names of the listed routes that are available; `null` where the operator gives no list: then all are available. */
  readonly availableRoutes: readonly string[] | null;
  readonly isVipDomain: boolean;
  readonly isIdentificationShown: boolean;
  readonly paymentPage: 'all' | 'players' | 'none';
  /** Whether taxes concern the operator's players [NAV-19]. */
  readonly hasTaxes: boolean;

  /** The address that the server rendered, until the page has taken over; `null` without server rendering. */
  readonly serverRendered: string | null;
  /** True with the player's consent and a loaded tag. */
  readonly isAnalyticsOn: boolean;

  /** The site is for players only: a VIP domain, or a country that requires sign-in. */
  readonly isAuthRequired: boolean;
  /** The site is part of another application, which handles sign-in. */
  readonly isMiddleware: boolean;
  /** Languages that are hidden from guests. */
  readonly languagesHiddenFromGuests: readonly string[];

  readonly hasOpenModals: boolean;
  /** True when the player must confirm changed terms. `false` when the check fails. */
  readonly areTermsChanged: boolean;
  readonly promoBonusToOffer: boolean;
  /** The device's languages, best first, for an address without a language that is available to the visitor. */
  readonly detectedLanguages: readonly string[];

  /** True where depositing opens as a window; `null` while unknown. */
  readonly isRechargeModal: boolean | null;
  /** Where a registration leads; `null` without one. */
  readonly afterRegistrationUrl: string | null;
  /** The player must identify themselves to get the identification bonus. */
  readonly isIdentificationBonus: boolean;
  /**
   * Names of the routes that an identity or further data are needed for, and what the operator still needs [NAV-41].
   */
  readonly identityRoutes: readonly string[];
  readonly dataRoutes: readonly string[];
  readonly isIdentityNeeded: boolean;
  readonly isDataMissing: boolean;
  readonly isBot: boolean;
  readonly isQuickCouponShown: boolean;
  /** The player has just signed in or registered. `afterSignIn` maps route names to the route that follows. */
  readonly hasJustSignedIn: boolean;
  readonly afterSignIn: readonly { readonly from: string; readonly to: string }[];
  /** The player has just signed out: a player's pages lead home without asking for a sign-in. */
  readonly hasJustLeft: boolean;
  /** The registry of remote views, by area; `null` in a shell without remote views. */
  readonly remoteViews: ReadonlyMap<string, 'loading' | 'ready' | 'error'> | null;
  readonly isSlotFirstDeposit: boolean;

  /** Set by navigation itself: the page shown last, and the addresses whose redirects led to this one, oldest first. */
  readonly previous: Target | null;
  /** The last page shown that is not for guests only; signing in leads back there. */
  readonly lastPage: Target | null;
  readonly cameFrom: readonly string[];
}

export type NavigationContext = RequiredFacts & OptionalFacts;
/** The facts that a core provides. */
export type KnownContext = RequiredFacts & Partial<OptionalFacts>;

/** The facts before any feature has provided them. */
export const UNKNOWN: KnownContext = {
  signedIn: null,
  language: 'en',
  languages: [],
  isRegistrationAllowed: true,
  isProduction: null,
  isGateKnown: false,
  isRechargeModal: null,
};

const DEFAULTS: OptionalFacts = {
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
  ban: 'none',
  notFoundUrls: [],
  availableRoutes: null,
  isVipDomain: false,
  isIdentificationShown: true,
  paymentPage: 'all',
  hasTaxes: true,
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
  identityRoutes: [],
  dataRoutes: [],
  isIdentityNeeded: false,
  isDataMissing: false,
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

export function fullContext(known: KnownContext): NavigationContext {
  return { ...DEFAULTS, ...known };
}
