/** The values of placeholders in the keys of toto: tables over their types. */
import { DRAW_STATUSES, TOTO_REFUSALS, TOTO_SECTIONS, type TotoCoupon } from 'touchline/core/toto/types';
import type { RightStop } from 'touchline/core/user/public';

const STATES: Readonly<Record<TotoCoupon['status'], true>> = { open: true, won: true, lost: true, refunded: true };
const STOPS: Readonly<Record<RightStop, true>> = {
  banned: true,
  notAllowed: true,
  maintenance: true,
  siteBlocked: true,
};
const LISTS = ['all', 'nonWinners'];
const NONE = ['open', 'next', 'unknown'];

export const TOTO_SHAPES = {
  'toto.section.*': [...TOTO_SECTIONS],
  'toto.page.*': ['toto', 'toto-next', 'toto-draws', 'toto-coupons', 'toto-non-winners'],
  'toto.rule.*': ['system', 'pool', 'classes', 'share', 'jackpot', 'void', 'simulated'],
  'toto.status.*': [...DRAW_STATUSES],
  'toto.note.*': DRAW_STATUSES.filter((status) => status !== 'open'),
  'toto.state.*': Object.keys(STATES),
  'toto.stop.*': Object.keys(STOPS),
  'toto.refused.*': [...TOTO_REFUSALS],
  'toto.none.*.title': NONE,
  'toto.none.*.text': NONE,
  'toto.empty.*.title': LISTS,
  'toto.empty.*.text': LISTS,
} as const;
