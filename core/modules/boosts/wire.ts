/** The operator's answer about boosted prices [BST-4]. */
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { ok } from '../../kernel/result.ts';
import type { Boost } from './types.ts';

export const BOOSTS_PATH = '/line-api/v1/boosts';

const MAX_BOOSTS = 50;
const id = v.pipe(integer, v.minValue(0));

const decodeAnswer = decodeWith(
  v.object({
    boosts: v.pipe(
      v.array(
        v.object({
          marketId: id,
          ordinaryId: id,
          gameId: id,
          price: v.pipe(integer, v.minValue(1_001)),
          maxStake: v.pipe(integer, v.minValue(1)),
          endsAt: integer,
        }),
      ),
      v.maxLength(MAX_BOOSTS),
      v.check((all) => new Set(all.map(({ marketId }) => marketId)).size === all.length, 'a boost is listed once'),
    ),
  }),
);

export const decodeBoosts: Decode<readonly Boost[]> = (value) => {
  const decoded = decodeAnswer(value);
  return decoded.ok ? ok(decoded.value.boosts) : decoded;
};
