import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { betTypeOf } from '../history/public.ts';

/** A feature that the operator does not name is off. */
const flag = v.optional(v.boolean(), false);
const ALL_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const betTypes = v.optional(v.array(v.pipe(integer, v.transform(betTypeOf))), ALL_TYPES);

const schema = v.looseObject({
  languages: v.pipe(v.array(v.string()), v.minLength(1)),
  defaultLanguage: v.string(),
  country_code: v.string(),
  geoCountryId: integer,
  geoCurrency: v.string(),
  companyName: v.string(),
  isRegistrationAllowed: v.boolean(),
  isVipDomain: flag,
  minAge: integer,
  currencies: v.array(v.object({ id: integer, iso: v.string(), symbol: v.string(), minorDigits: integer })),
  countries: v.array(v.object({ id: integer, code: v.string(), name: v.string() })),
  serverTime: integer,
  coupon: v.object({
    maxLegs: integer,
    isVipBetAllowed: flag,
    isBonusBetAllowed: flag,
    isAdvanceAllowed: flag,
    isPromoCodeAllowed: flag,
    isOneClickAllowed: flag,
    hasExpressOfTheDay: flag,
    hasBetGenerator: flag,
    minAmountTypes: betTypes,
    maxAmountTypes: betTypes,
    antiExpressMargin: v.optional(integer, 116),
  }),
});

export type SiteConfigWire = v.InferOutput<typeof schema>;
export const decodeSiteConfig: Decode<SiteConfigWire> = decodeWith(schema);
