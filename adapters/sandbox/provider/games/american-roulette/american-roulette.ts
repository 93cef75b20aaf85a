/** American roulette: a zero and a double zero, and the five-number top line [AMR-1…AMR-5]. */
import { createRoulette, PAYS, RED } from '../roulette/layout.ts';

const POCKETS = 38;
/** The pocket of the double zero. */
const DOUBLE_ZERO = 37;
const TOP_LINE = [0, DOUBLE_ZERO, 1, 2, 3] as const;
const TOP_LINE_PAYS = 7;

export const americanRoulette = createRoulette({
  id: 'american-roulette',
  version: 1,
  table: {
    pockets: POCKETS,
    doubleZero: DOUBLE_ZERO,
    red: RED,
    pays: PAYS,
    topLine: TOP_LINE,
    topLinePays: TOP_LINE_PAYS,
  },
  pockets: POCKETS,
  hasLaPartage: false,
  ownPlaces: new Map([
    ['n00', { pockets: [DOUBLE_ZERO], pays: PAYS.number }],
    ['topLine', { pockets: TOP_LINE, pays: TOP_LINE_PAYS }],
  ]),
  returns: [
    { bet: 'all-other', value: { n: 18n, d: 19n } },
    { bet: 'top-line', value: { n: 35n, d: 38n } },
  ],
  stakes: { min: 0.1, max: 200 },
});
