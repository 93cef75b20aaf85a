/** Tennis, volleyball, table tennis, badminton, snooker, darts and esports for the operator's line. */
import type { MatchModelRules } from '../../line/types.ts';
import { playMatch } from './play.ts';
import { priceMatch } from './price.ts';
import { settleMarket } from './settle.ts';
import { stateAt } from './state-at.ts';
import type { SetTimeline } from './timeline.ts';

export const setRules: MatchModelRules<SetTimeline> = {
  play: playMatch,
  stateAt,
  price: priceMatch,
  settle: settleMarket,
};
