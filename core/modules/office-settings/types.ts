import type { HiddenSports } from '../line/public.ts';

/** The settings of the office that this site has a use for, by the operator's names. */
export const SETTING_IDS = [
  'user_hide_balance',
  'enable_mail_news',
  'enable_mail_deposit',
  'enable_mail_bets',
  'enable_sms_news',
  'bonus_offers',
  'first_deposit_bonus',
] as const;
export type SettingId = (typeof SETTING_IDS)[number];

export const PRODUCTS = ['line', 'live'] as const;
export type Product = (typeof PRODUCTS)[number];

export interface NamedSport {
  readonly id: number;
  readonly name: string;
}

/** The operator's names for the wallets of a player; each has a text of the site. */
export const WALLET_TITLES = ['wallets', 'balances'] as const;
export type WalletTitle = (typeof WALLET_TITLES)[number];

/** The operator's names for the check of promo codes; each has a text of the site. */
export const PROMO_TITLES = ['bonusCode', 'voucher'] as const;
export type PromoTitle = (typeof PROMO_TITLES)[number];

/** The parts of the office that the operator shows; a field that the operator does not send counts as shown. */
export interface OfficeOffer {
  readonly areFavouriteTeamsShown: boolean;
  readonly isPromoCodeCheckShown: boolean;
  /** Null: the site's own title. */
  readonly promoTitle: PromoTitle | null;
  readonly areWalletsShown: boolean;
  /** Null: the site's own title. */
  readonly walletTitle: WalletTitle | null;
  readonly areClubPointsShown: boolean;
  /** The points of the operator's club. */
  readonly clubPoints: number;
  /** All points ever earned. */
  readonly pointsEarned: number;
  readonly cashback: {
    readonly arePointRulesShown: boolean;
    readonly areFurtherTermsShown: boolean;
    /** Points are called promo points. */
    readonly arePromoPoints: boolean;
    readonly promoPoints: number;
  };
}

/** While the operator says nothing else. */
export const ALL_SHOWN: OfficeOffer = {
  areFavouriteTeamsShown: true,
  isPromoCodeCheckShown: true,
  promoTitle: null,
  areWalletsShown: true,
  walletTitle: null,
  areClubPointsShown: true,
  clubPoints: 0,
  pointsEarned: 0,
  cashback: { arePointRulesShown: true, areFurtherTermsShown: true, arePromoPoints: false, promoPoints: 0 },
};

/** The player as the menu of the office names them. Personal data: in no message, state, log or storage. */
export interface MenuOwner {
  readonly name: string;
  readonly email: string;
  /** ISO 3166 alpha-2; '' while unknown. */
  readonly countryCode: string;
  /** Minor units of the main account's currency. */
  readonly bonusBalance: number;
  readonly canDeposit: boolean;
}

export interface SettingsAnswer {
  /** Only settings that the operator offers. */
  readonly values: Readonly<Partial<Record<SettingId, boolean>>>;
  /** The sports that can be hidden. */
  readonly sports: Readonly<Record<Product, readonly NamedSport[]>>;
  readonly hidden: HiddenSports;
  readonly office: OfficeOffer;
}

/** An error of a save. The operator's own messages come first. */
export interface SaveError {
  readonly isOperatorsOwn: boolean;
  readonly message: string;
}

export interface OfficeSettingsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The operator's settings, with the changes that are being saved. */
  readonly answer: SettingsAnswer | null;
  /** Changes that wait for their answer. */
  readonly saving: number;
  readonly isSaved: boolean;
  /** A change was not saved, and what the operator has is not loaded yet. */
  readonly isOutdated: boolean;
  /** Why the last change was not saved: at most three messages; '' where there was no answer. */
  readonly problems: readonly string[];
}
