/** Keno: twenty of eighty numbers are drawn; the player has chosen one to ten [KENO-1…KENO-4]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { choose } from '../choose.ts';
import { highestOf, winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { chooseSome } from '../../fairness/stream.ts';

const NUMBERS = 80;
const DRAWN = 20;
const MAX_PICKS = 10;

/** Multipliers in hundredths by picks, from no hits to all. */
const PAYS: readonly (readonly number[])[] = [
  [],
  [0, 380],
  [0, 0, 1_600],
  [0, 0, 200, 4_800],
  [0, 0, 100, 900, 12_000],
  [0, 0, 0, 300, 2_400, 65_000],
  [0, 0, 0, 200, 800, 8_500, 160_000],
  [0, 0, 0, 100, 500, 2_500, 20_000, 700_000],
  [0, 0, 0, 0, 300, 1_400, 10_000, 100_000, 1_500_000],
  [0, 0, 0, 0, 100, 800, 4_000, 30_000, 500_000, 2_500_000],
  [300, 0, 0, 0, 0, 300, 2_200, 15_000, 100_000, 600_000, 3_000_000],
];

/** The exact returns by picks, stated as they are published; the tests prove each from its table. */
const RETURNED: readonly (readonly [n: bigint, d: bigint])[] = [
  [19n, 20n],
  [76n, 79n],
  [969n, 1_027n],
  [76_665n, 79_079n],
  [152_025n, 158_158n],
  [75_714n, 79_079n],
  [73_653n, 75_998n],
  [293_860_011n, 305_131_970n],
  [293_619_971n, 305_131_970n],
  [41_655_510_159n, 43_328_739_740n],
];

const schema = v.object({
  stake,
  numbers: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(NUMBERS))),
    v.minLength(1),
    v.maxLength(MAX_PICKS),
    v.check((numbers) => new Set(numbers).size === numbers.length, 'different numbers'),
  ),
});

export const keno: Game<v.InferOutput<typeof schema>> = {
  id: 'keno',
  version: 1,
  table: { numbers: NUMBERS, drawn: DRAWN, pays: PAYS },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, { stake: amount, numbers }, moves) => {
    if (moves.length > 0) return null;
    const drawn = chooseSome(draws, NUMBERS, DRAWN).map((at) => at + 1);
    const hits = numbers.filter((number) => drawn.includes(number)).length;
    return { shown: { drawn, hits }, pays: paysOf(amount, fromScaled(PAYS[numbers.length]?.[hits] ?? 0, 100)) };
  },
  returns: RETURNED.map(([n, d], at) => ({ bet: `numbers-${at + 1}`, value: { n, d } })),
  highestWin: () =>
    highestOf(
      PAYS.flatMap((byHits, picks) =>
        byHits.map((hundredths, hits) =>
          winOf(`numbers-${picks}`, fromScaled(hundredths, 100), {
            n: choose(DRAWN, hits) * choose(NUMBERS - DRAWN, picks - hits),
            d: choose(NUMBERS, picks),
          }),
        ),
      ),
    ),
  stakes: { min: 0.1, max: 10 },
};
