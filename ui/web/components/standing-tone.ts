/** The colour of a standing. */
import type { Standing } from 'touchline/core/line/rules/market-standing';

export const TONE: Readonly<Record<Standing, 'won' | 'lost' | 'back'>> = {
  win: 'won',
  halfWin: 'won',
  refund: 'back',
  halfLose: 'back',
  lose: 'lost',
};
