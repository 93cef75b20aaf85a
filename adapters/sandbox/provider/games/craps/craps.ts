/** Craps: two dice; a round is thrown until its bet is decided [CRP-1…CRP-7]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game, StatedReturn } from '../game.ts';
import { paysOf } from '../game.ts';
import { countedWin, highestOf, singleWins } from '../highest-win.ts';
import { stake } from '../stake.ts';

const FACES = 6;
const NATURALS = [7, 11] as const;
const CRAPS = [2, 3, 12] as const;
/** The sum at which the don't pass line gets its stake back. */
const BARRED = 12;
const SEVEN = 7;
const LINE_PAYS = 2;
/** The payments of the field for each sum. */
const FIELD = { 2: 3, 3: 2, 4: 2, 9: 2, 10: 2, 11: 2, 12: 4 } as const satisfies Readonly<Record<number, number>>;
/** The payments of place bets, in parts of 30, so that 7 to 6, 7 to 5 and 9 to 5 are whole. */
const PLACE_SCALE = 30;
const PLACES = { 4: 84, 5: 72, 6: 65, 8: 65, 9: 72, 10: 84 } as const satisfies Readonly<Record<number, number>>;

const BETS = ['pass', 'dont-pass', 'field', 'place-4', 'place-5', 'place-6', 'place-8', 'place-9', 'place-10'] as const;
const schema = v.object({ stake, on: v.picklist(BETS) });
type Bet = v.InferOutput<typeof schema>;

const has = (sums: readonly number[], sum: number): boolean => sums.includes(sum);

/** The payment of the line at the next sum; null while the bet is open. `point` is null before the first throw. */
function linePays({ on, stake: amount }: Bet, point: number | null, sum: number): number | null {
  const isPass = on === 'pass';
  if (point === null) {
    if (has(NATURALS, sum)) return isPass ? amount * LINE_PAYS : 0;
    if (!has(CRAPS, sum)) return null;
    return isPass ? 0 : sum === BARRED ? amount : amount * LINE_PAYS;
  }
  if (sum === point) return isPass ? amount * LINE_PAYS : 0;
  if (sum === SEVEN) return isPass ? 0 : amount * LINE_PAYS;
  return null;
}

const tableOf = (table: Readonly<Record<number, number>>, sum: number): number => table[sum] ?? 0;

/** The bet's payment after a throw; null while the bet is open. */
function paysAfter(bet: Bet, point: number | null, sum: number): number | null {
  const { on, stake: amount } = bet;
  if (on === 'pass' || on === 'dont-pass') return linePays(bet, point, sum);
  if (on === 'field') return amount * tableOf(FIELD, sum);
  const placed = Number(on.split('-')[1]);
  if (sum === placed) return paysOf(amount, fromScaled(tableOf(PLACES, placed), PLACE_SCALE));
  return sum === SEVEN ? 0 : null;
}

const placed = (sums: readonly number[], n: bigint, d: bigint): readonly StatedReturn[] =>
  sums.map((sum) => ({ bet: `place-${sum}`, value: { n, d } }));

export const craps: Game<Bet> = {
  id: 'craps',
  version: 1,
  table: {
    naturals: NATURALS,
    craps: CRAPS,
    barred: BARRED,
    line: LINE_PAYS,
    field: FIELD,
    places: PLACES,
    of: PLACE_SCALE,
  },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, bet, moves) => {
    if (moves.length > 0) return null;
    const dice: number[] = [];
    let point: number | null = null;
    // Every throw decides a bet with a chance of at least one in four, so the loop ends.
    for (;;) {
      const [first, second] = [draws.below(FACES) + 1, draws.below(FACES) + 1];
      dice.push(first, second);
      const pays = paysAfter(bet, point, first + second);
      if (pays !== null) return { shown: { dice }, pays };
      point ??= first + second;
    }
  },
  returns: [
    { bet: 'pass', value: { n: 488n, d: 495n } },
    { bet: 'dont-pass', value: { n: 217n, d: 220n } },
    { bet: 'field', value: { n: 35n, d: 36n } },
    ...placed([6, 8], 65n, 66n),
    ...placed([5, 9], 24n, 25n),
    ...placed([4, 10], 14n, 15n),
  ],
  // The don't pass line pays as the pass line does.
  highestWin: () => {
    const throws = Array.from({ length: FACES * FACES }, (_, at) => Math.floor(at / FACES) + (at % FACES) + 2);
    return highestOf([
      countedWin(
        'field',
        throws.map((sum) => tableOf(FIELD, sum)),
        1,
      ),
      ...singleWins(craps.returns, { pass: LINE_PAYS }, 1),
      ...singleWins(
        craps.returns,
        Object.fromEntries(Object.entries(PLACES).map(([sum, pays]) => [`place-${sum}`, pays])),
        PLACE_SCALE,
      ),
    ]);
  },
  stakes: { min: 0.1, max: 200 },
};
