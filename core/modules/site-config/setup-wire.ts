/**
 * The site config's fields that the first price does not need [CFG-4], decoded outside the entry chunk into the words
 * of the core. A field that is missing or has another shape has its default, which means "the operator has no such
 * thing"; the others stay.
 */
import * as v from 'valibot';
import { routeNamesOf } from '../../navigation/wire.ts';

const flag = v.fallback(v.boolean(), false);
const textOr = /* @__NO_SIDE_EFFECTS__ */ (otherwise: string) => v.fallback(v.string(), otherwise);
const integerOr = /* @__NO_SIDE_EFFECTS__ */ (otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.integer()), otherwise);
const strings = v.fallback(v.array(v.string()), []);

const answered = v.object({
  group_id: integerOr(0),
  analyticsCollectorApiKey: textOr(''),
  /** Analytics services beside the operator's collector: each with its key and its script, pinned by its hash. */
  analyticsServices: v.fallback(
    v.array(
      v.object({
        service: v.picklist(['tag', 'counter4', 'counter8', 'pixel', 'sportsData']),
        key: v.optional(v.string(), ''),
        url: v.string(),
        integrity: v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[A-Za-z\d+/]{40,90}={0,2}$/)),
      }),
    ),
    [],
  ),
  licenceConfig: v.fallback(
    v.nullable(v.object({ dmca: v.object({ domains: strings, name: v.string(), content: v.string() }) })),
    null,
  ),
  customizeConfig: v.fallback(v.object({ geo_with_twelve_format: strings, has_twelve_h_by_geo: flag }), {
    geo_with_twelve_format: [],
    has_twelve_h_by_geo: false,
  }),
  langHiddenUnauthorized: strings,
  isMainVipDomainAuthNeed: flag,
  geoAuthReqVip: strings,
  isAvailableConfirmTerms: flag,
  /** A blocking check without an answer closes the site [BLK-5]. */
  isMaintenanceOnBlockFailure: flag,
  isFatmanAnalyticsAvailable: flag,
  isVipDomain: flag,
  /** False where developers' pages are there. */
  isProduction: v.fallback(v.boolean(), true),
  isAutoLogoffEnable: flag,
  autoLogoffInactiveMinutes: integerOr(0),
  isShowNotifyUpdate: flag,
  isOneTapAuthEnabled: flag,
  homepageType: v.fallback(v.picklist(['sports', 'live', 'casino']), 'sports'),
  hasBonus1st: flag,
  preselectedBonusIdByRouteName: v.fallback(v.array(v.object({ route: v.string(), id: v.number() })), []),
  isShowPaymentPageOnlyAuth: flag,
  partnerHasTaxes: v.fallback(v.boolean(), true),
  /** Https prefixes of payment providers' pages that may be shown in a frame, beside the operator's own. */
  paymentProviders: strings,
  consultantParams: v.fallback(v.nullable(v.object({ consultant_id: v.string() })), null),
  isShowIdentification: v.fallback(v.boolean(), true),
  promoBonusToOffer: flag,
  availableRoutes: v.fallback(
    v.nullable(
      v.pipe(
        v.array(v.number()),
        v.transform((numbers) => routeNamesOf(numbers)),
      ),
    ),
    null,
  ),
  isSlotFirstDepositRedirect: flag,
  isSnowfall: flag,
  headerRows: v.fallback(v.picklist(['auto', 'single', 'double']), 'auto'),
  policyLogoCountries: v.fallback(v.array(v.number()), [1, 66, 126, 228, 120]),
  hasCookiesPopup: flag,
  afterSignIn: v.fallback(v.array(v.object({ from: v.string(), to: v.string() })), []),
  notFoundUrls: strings,
  /** Names of routes that need an identity, or data after the registration [NAV-41]. */
  routesWithIdentity: strings,
  routesWithData: strings,
  isRegistrationCustom: flag,
  registrationTypes: v.fallback(v.array(v.string()), ['fast_reg']),
  socialProviders: strings,
  loginModes: v.fallback(v.array(v.string()), ['login_password']),
  showFavoriteTeams: v.fallback(v.boolean(), true),
  hasRegistrationReminder: flag,
  registrationReminderDelaySeconds: integerOr(60),
  registrationReminderPauseHours: integerOr(24),
  hasNewSiteModal: flag,
  /** Kinds of modals that the operator opens itself [MDL-14]. */
  announcedModals: strings,
  isRechargeModal: flag,
  /** The site is a part of another application, which signs players in [NAV-23]. */
  isAccountMiddleware: flag,
  isAgeWarning: flag,
  isAgeWarningEachSession: flag,
  /** The rule pack of limits that applies: 'default', or a country or province [LIM-15]. */
  jurisdiction: textOr('default'),
});

/** Domain names for the operator's abbreviated fields; the other fields keep theirs. */
export const setupSchema = v.pipe(
  answered,
  v.transform(
    ({
      group_id,
      customizeConfig,
      langHiddenUnauthorized,
      isMainVipDomainAuthNeed,
      geoAuthReqVip,
      isAvailableConfirmTerms,
      isFatmanAnalyticsAvailable,
      isAutoLogoffEnable,
      autoLogoffInactiveMinutes,
      isShowNotifyUpdate,
      hasBonus1st,
      preselectedBonusIdByRouteName,
      isShowPaymentPageOnlyAuth,
      partnerHasTaxes,
      consultantParams,
      isShowIdentification,
      isSlotFirstDepositRedirect,
      showFavoriteTeams,
      ...others
    }) => ({
      ...others,
      groupId: group_id,
      /** Upper-case country codes whose clocks count twelve hours. */
      twelveHourCountries: customizeConfig.has_twelve_h_by_geo ? customizeConfig.geo_with_twelve_format : [],
      languagesHiddenFromGuests: langHiddenUnauthorized,
      isSignInRequiredOnVipDomain: isMainVipDomainAuthNeed,
      countriesRequiringSignIn: geoAuthReqVip,
      hasTermsToConfirm: isAvailableConfirmTerms,
      isAnalyticsAvailable: isFatmanAnalyticsAvailable,
      /** Null: an idle player stays signed in. */
      idleLogoutMinutes: isAutoLogoffEnable && autoLogoffInactiveMinutes > 0 ? autoLogoffInactiveMinutes : null,
      announcesUpdates: isShowNotifyUpdate,
      hasFirstDepositBonus: hasBonus1st,
      preselectedBonuses: preselectedBonusIdByRouteName,
      isPaymentPageForPlayersOnly: isShowPaymentPageOnlyAuth,
      hasTaxes: partnerHasTaxes,
      /** The consultant of the support chat; null for none. */
      consultantId:
        consultantParams === null || consultantParams.consultant_id === '' ? null : consultantParams.consultant_id,
      isIdentificationShown: isShowIdentification,
      isSlotFirstDeposit: isSlotFirstDepositRedirect,
      areFavouriteTeamsShown: showFavoriteTeams,
    }),
  ),
);

export type SiteSetup = Readonly<v.InferOutput<typeof setupSchema>>;
