import { describe, expect, it } from 'vitest';
import { setupOf } from 'touchline/core/site-config/setup';
import type { SiteConfig } from 'touchline/core/site-config/views';

const CONFIG: SiteConfig = {
  languages: ['en'],
  defaultLanguage: 'en',
  countryCode: 'DE',
  geoCountryId: 1,
  geoCurrency: 'EUR',
  companyName: 'T',
  isRegistrationAllowed: true,
  minAge: 18,
  currencies: [],
  countries: [],
  clockOffset: 0,
  coupon: {
    maxLegs: 1,
    isVipBetAllowed: false,
    isBonusBetAllowed: false,
    isAdvanceAllowed: false,
    isPromoCodeAllowed: false,
    isOneClickAllowed: false,
    hasExpressOfTheDay: false,
    hasBetGenerator: false,
    minAmountTypes: [],
    maxAmountTypes: [],
    antiExpressMargin: 116,
  },
};

describe('the other fields of the site config', () => {
  it('[CFG-4] have neutral values before the config arrives, and where it is silent', () => {
    expect(setupOf(null)).toMatchObject({
      isVipDomain: false,
      availableRoutes: null,
      isProduction: true,
      registrationTypes: ['fast_reg'],
    });
    expect(setupOf({ ...CONFIG })).toEqual(setupOf(null));
  });

  it('[CFG-4] are decoded one by one: an invalid one has its default, the others stay', () => {
    const setup = setupOf({
      ...CONFIG,
      more: {
        isVipDomain: 'yes',
        availableRoutes: [47, 13],
        afterSignIn: [{ from: 'live', to: 'line' }],
        consultantParams: { consultant_id: 7 },
      },
    });
    expect(setup).toMatchObject({
      isVipDomain: false,
      availableRoutes: ['rules'],
      afterSignIn: [{ from: 'live', to: 'line' }],
      consultantId: null,
    });
  });

  it('[CFG-4] are the same object for the same config', () => {
    const config = { ...CONFIG, more: { isVipDomain: true } };
    expect(setupOf(config)).toBe(setupOf(config));
  });
});
