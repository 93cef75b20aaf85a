/** European roulette, one zero, la partage on even chances [ROUL-1…ROUL-5]. */
import { createRoulette, PAYS, RED } from './layout.ts';

const POCKETS = 37;

export const roulette = createRoulette({
  id: 'roulette',
  version: 1,
  table: { pockets: POCKETS, red: RED, pays: PAYS, zeroReturnsToEvenChances: [1, 2] },
  pockets: POCKETS,
  hasLaPartage: true,
  ownPlaces: new Map(),
  returns: [
    { bet: 'even', value: { n: 73n, d: 74n } },
    { bet: 'other', value: { n: 36n, d: 37n } },
  ],
  stakes: { min: 0.1, max: 200 },
});
