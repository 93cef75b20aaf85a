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
  /** The operator's clock minus ours, milliseconds. */
  readonly clockOffset: number;
  readonly maxLegs: number;
}
