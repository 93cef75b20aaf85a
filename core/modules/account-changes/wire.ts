import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { CurrencyChoice, Quote } from './types.ts';

const BASE = '/web-api/user/accounts';
export const ACCOUNT_PATHS = {
  currencies: `${BASE}/currencies`,
  add: `${BASE}/add`,
  remove: `${BASE}/remove`,
  change: `${BASE}/change`,
  quote: `${BASE}/quote`,
  convert: `${BASE}/convert`,
} as const;

const message = v.fallback(v.string(), '');

export const decodeCurrencies: Decode<{ readonly currencies: readonly CurrencyChoice[] }> = decodeWith(
  v.object({ currencies: v.array(v.object({ id: integer, iso: v.string(), symbol: v.string() })) }),
);

export interface ChangeAnswer {
  readonly success: boolean;
  readonly data: { readonly message: string };
}

export const decodeChange: Decode<ChangeAnswer> = decodeWith(
  v.object({ success: v.boolean(), data: v.fallback(v.object({ message }), { message: '' }) }),
);

export type ConversionAnswer =
  | { readonly success: true; readonly data: Quote }
  | { readonly success: false; readonly data: { readonly code: string; readonly message: string } };

export const decodeConversion: Decode<ConversionAnswer> = decodeWith(
  v.variant('success', [
    v.object({
      success: v.literal(true),
      data: v.object({
        from: integer,
        to: integer,
        amount: integer,
        received: integer,
        rate: v.string(),
        endsAt: integer,
      }),
    }),
    v.object({ success: v.literal(false), data: v.object({ code: v.fallback(v.string(), ''), message }) }),
  ]),
);
