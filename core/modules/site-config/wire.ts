import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';

const schema = v.object({
  languages: v.pipe(v.array(v.string()), v.minLength(1)),
  defaultLanguage: v.string(),
  country_code: v.string(),
  geoCountryId: integer,
  geoCurrency: v.string(),
  companyName: v.string(),
  isRegistrationAllowed: v.boolean(),
  minAge: integer,
  currencies: v.array(v.object({ id: integer, iso: v.string(), symbol: v.string(), minorDigits: integer })),
  countries: v.array(v.object({ id: integer, code: v.string(), name: v.string() })),
  serverTime: integer,
  coupon: v.object({ maxLegs: integer }),
});

export type SiteConfigWire = v.InferOutput<typeof schema>;
export const decodeSiteConfig: Decode<SiteConfigWire> = decodeWith(schema);
