import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { MenuOwner, OfficeOffer, SaveError, SettingId, SettingsAnswer } from './types.ts';
import { PROMO_TITLES, SETTING_IDS, WALLET_TITLES } from './types.ts';

const BASE = '/web-api/office/settings';
export const SETTINGS_PATHS = { load: BASE, save: `${BASE}/save`, sports: `${BASE}/sports` } as const;
export const MENU_PATH = '/web-api/office/menu';

const MAX_MESSAGE = 500;
const isKnown = (id: string): id is SettingId => SETTING_IDS.some((known) => known === id);
const group = v.fallback(v.array(v.object({ id: v.string(), value: v.boolean() })), []);
const sports = v.array(v.object({ id: integer, name: v.pipe(v.string(), v.maxLength(200)) }));
const ids = v.array(integer);
const shown = v.fallback(v.boolean(), true);
const count = v.fallback(v.pipe(integer, v.minValue(0)), 0);

/** The operator's keys [D3.9]; a missing or broken one has its default, so that no flag costs the page. */
const offer = v.object({
  showFavoriteTeams: shown,
  showPromoCodeCheck: shown,
  showWallets: shown,
  walletAttributes: v.fallback(
    v.object({ title_translation_key: v.fallback(v.nullable(v.picklist(WALLET_TITLES)), null) }),
    { title_translation_key: null },
  ),
  clubPoints: count,
  showClubPoints: shown,
  pointsAccumulated: count,
  promoSetting: v.fallback(
    v.object({
      promoCodeCheckSection: v.object({
        isAvailable: shown,
        titleTranslationKey: v.fallback(v.nullable(v.picklist(PROMO_TITLES)), null),
      }),
    }),
    { promoCodeCheckSection: { isAvailable: true, titleTranslationKey: null } },
  ),
  cashbackSetting: v.fallback(
    v.object({
      additional_data: v.object({
        isVisiblePromoPointsRules: shown,
        showAdditionalCashBackTerms: shown,
        promoPoints: count,
        usePromoPointsName: v.fallback(v.boolean(), false),
      }),
    }),
    {
      additional_data: {
        isVisiblePromoPointsRules: true,
        showAdditionalCashBackTerms: true,
        promoPoints: 0,
        usePromoPointsName: false,
      },
    },
  ),
});

function offerOf(wire: v.InferOutput<typeof offer>): OfficeOffer {
  const { additional_data: more } = wire.cashbackSetting;
  const { promoCodeCheckSection: promo } = wire.promoSetting;
  return {
    areFavouriteTeamsShown: wire.showFavoriteTeams,
    isPromoCodeCheckShown: wire.showPromoCodeCheck && promo.isAvailable,
    promoTitle: promo.titleTranslationKey,
    areWalletsShown: wire.showWallets,
    walletTitle: wire.walletAttributes.title_translation_key,
    areClubPointsShown: wire.showClubPoints,
    clubPoints: wire.clubPoints,
    pointsEarned: wire.pointsAccumulated,
    cashback: {
      arePointRulesShown: more.isVisiblePromoPointsRules,
      areFurtherTermsShown: more.showAdditionalCashBackTerms,
      arePromoPoints: more.usePromoPointsName,
      promoPoints: more.promoPoints,
    },
  };
}

export const decodeSettings: Decode<SettingsAnswer> = decodeWith(
  v.pipe(
    v.object({
      commonSettings: group,
      otherSettings: group,
      notificationSettings: group,
      bonusSetting: group,
      firstDepositBonusSetting: group,
      ...offer.entries,
      lineSports: sports,
      liveSports: sports,
      lineDisallowSports: ids,
      liveDisallowSports: ids,
    }),
    v.transform((wire): SettingsAnswer => {
      const all = [...wire.commonSettings, ...wire.otherSettings, ...wire.notificationSettings].concat(
        wire.bonusSetting,
        wire.firstDepositBonusSetting,
      );
      return {
        values: Object.fromEntries(all.flatMap(({ id, value }) => (isKnown(id) ? [[id, value]] : []))),
        sports: { line: wire.lineSports, live: wire.liveSports },
        hidden: { line: wire.lineDisallowSports, live: wire.liveDisallowSports },
        office: offerOf(wire),
      };
    }),
  ),
);

/** The status of the operator's own messages. */
const OPERATORS_OWN = 2;
const message = v.pipe(v.string(), v.maxLength(MAX_MESSAGE));
const saveError = v.pipe(
  v.object({ status: integer, message }),
  v.transform((wire): SaveError => ({ isOperatorsOwn: wire.status === OPERATORS_OWN, message: wire.message })),
);
/** The errors of a save; none: it was saved. */
export const decodeSave: Decode<readonly SaveError[]> = decodeWith(
  v.pipe(
    v.object({
      success: v.boolean(),
      data: v.object({
        message: v.fallback(message, ''),
        errors: v.fallback(v.array(saveError), []),
      }),
    }),
    v.transform(({ success, data }): readonly SaveError[] =>
      success ? [] : data.errors.length > 0 ? data.errors : [{ isOperatorsOwn: false, message: data.message }],
    ),
  ),
);

const shortText = v.fallback(v.pipe(v.string(), v.maxLength(200)), '');
export const decodeMenuOwner: Decode<MenuOwner> = decodeWith(
  v.pipe(
    v.object({
      menuUserData: v.object({
        bonus_balance: count,
        country_code: shortText,
        recharge_allow: v.fallback(v.boolean(), false),
        email: shortText,
        name: shortText,
      }),
    }),
    v.transform(({ menuUserData: wire }): MenuOwner => ({
      name: wire.name,
      email: wire.email,
      countryCode: wire.country_code,
      bonusBalance: wire.bonus_balance,
      canDeposit: wire.recharge_allow,
    })),
  ),
);
