import type { BetTypeName } from '../history/public.ts';

export interface Currency {
  readonly id: number;
  readonly iso: string;
  readonly symbol: string;
  readonly minorDigits: number;
}

export interface Country {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface SiteConfig {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly countryCode: string;
  readonly geoCountryId: number;
  readonly geoCurrency: string;
  readonly companyName: string;
  readonly isRegistrationAllowed: boolean;
  readonly minAge: number;
  readonly currencies: readonly Currency[];
  readonly countries: readonly Country[];
  /** The operator's clock minus the local clock, milliseconds. */
  readonly clockOffset: number;
  readonly coupon: CouponSetup;
  /** The whole answer, undecoded: `setupOf` decodes the rest on demand. */
  readonly more?: unknown;
}

/** The operator's settings of a coupon. */
export interface CouponSetup {
  readonly maxLegs: number;
  readonly isVipBetAllowed: boolean;
  readonly isBonusBetAllowed: boolean;
  readonly isAdvanceAllowed: boolean;
  readonly isPromoCodeAllowed: boolean;
  readonly isOneClickAllowed: boolean;
  readonly hasExpressOfTheDay: boolean;
  readonly hasBetGenerator: boolean;
  /** Bet types with the minimum and the maximum stake. */
  readonly minAmountTypes: readonly (BetTypeName | 'unknown')[];
  readonly maxAmountTypes: readonly (BetTypeName | 'unknown')[];
  /** Thousandths. */
  readonly antiExpressMargin: number;
}
