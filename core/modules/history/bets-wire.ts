/** Decodes the answers of the history's own calls. Schemas that siblings share are in `wire.ts`. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith } from '../../http/wire-tools.ts';
import type { Bet } from './views.ts';
import { betSchema } from './wire.ts';

export const decodeBet: Decode<Bet> = decodeWith(betSchema);

export interface BetsPage {
  readonly bets: readonly Bet[];
  readonly next: string | null;
}

export const decodeBetsPage: Decode<BetsPage> = decodeWith(
  v.object({ bets: v.array(betSchema), next: v.nullable(v.string()) }),
);
