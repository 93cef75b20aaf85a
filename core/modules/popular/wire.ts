/** The operator's answer about popular bets [POP-1]. */
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { ok } from '../../kernel/result.ts';
import type { PopularBet } from './types.ts';

export const POPULAR_PATH = '/bet-api/v1/popular';

const MAX_SELECTIONS = 10;
const id = v.pipe(integer, v.minValue(0));

const decodeAnswer = decodeWith(
  v.object({
    bets: v.pipe(
      v.array(v.object({ marketId: id, gameId: id, bets: v.pipe(integer, v.minValue(1)) })),
      v.maxLength(MAX_SELECTIONS),
      v.check((all) => new Set(all.map(({ marketId }) => marketId)).size === all.length, 'a selection is listed once'),
      v.check((all) => all.every(({ bets }, at) => bets <= (all[at - 1]?.bets ?? bets)), 'the most bets come first'),
    ),
  }),
);

export const decodePopular: Decode<readonly PopularBet[]> = (value) => {
  const decoded = decodeAnswer(value);
  return decoded.ok ? ok(decoded.value.bets) : decoded;
};
