import * as v from 'valibot';
import { integer } from '../../http/wire-tools.ts';

/**
 * Names the selection that a leg bets on, sufficient for display without the line. Params are quarters, times
 * milliseconds since the epoch. A coupon's, a bet's, a receipt's and a ready coupon's leg all extend this type.
 */
export interface LegIdentity {
  readonly marketId: number;
  readonly gameId: number;
  readonly sportId: number;
  readonly champ: string;
  readonly home: string;
  readonly away: string;
  /** As of the game. */
  readonly kits?: readonly number[] | undefined;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly label: string | null;
  readonly isLive: boolean;
  readonly startsAt: number;
}

/** Where a leg stands in its coupon. */
export interface LegPlace {
  /** A system's banker, or a lobby leg of a multibet; other types have none. */
  readonly isBanker: boolean;
  readonly blockId: number;
}

/** Schema entries of a stored `LegIdentity`. */
export const legIdentityEntries = {
  marketId: integer,
  gameId: integer,
  sportId: integer,
  champ: v.string(),
  home: v.string(),
  away: v.string(),
  kits: v.optional(v.array(integer)),
  kind: integer,
  type: integer,
  param: integer,
  label: v.nullable(v.string()),
  isLive: v.boolean(),
  startsAt: integer,
};

/** Schema entries of a `LegIdentity` in an answer: an operator may omit the label of a selection that has none. */
export const answeredLegIdentityEntries = { ...legIdentityEntries, label: v.nullish(v.string(), null) };
