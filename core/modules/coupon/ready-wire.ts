/** Decodes the operator's coupons: shared by a code, repeated from a bet, and ready expresses. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { betTypeSchema, withBetType } from '../history/public.ts';
import { answeredLegIdentityEntries } from '../line/public.ts';
import type { Expresses, LoadedCoupon } from './types.ts';

const loadedLeg = v.object({
  ...answeredLegIdentityEntries,
  price: integer,
  isBanker: v.optional(v.boolean(), false),
  blockId: v.optional(integer, 0),
});
const loadedEntries = {
  betType: betTypeSchema,
  systemValue: v.optional(integer, 2),
  missing: v.optional(integer, 0),
  legs: v.array(loadedLeg),
};

export const decodeLoaded: Decode<LoadedCoupon> = decodeWith(withBetType(v.object(loadedEntries)));
export const decodeCode: Decode<{ readonly code: string }> = decodeWith(v.object({ code: v.string() }));

const express = withBetType(
  v.object({
    ...loadedEntries,
    id: v.string(),
    coef: v.optional(integer, 0),
    bonusPercent: v.optional(integer, 0),
  }),
);
/** Ready expresses: of live games and of the line. */
export const decodeExpresses: Decode<Expresses> = decodeWith(
  v.object({ live: v.array(express), line: v.array(express) }),
);
