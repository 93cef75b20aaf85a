/** Sic bo: three dice, and chips on sums, triples, doubles and single numbers [SIC-1…SIC-7]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { countedWin, highestOf } from '../highest-win.ts';
import { stake } from '../stake.ts';

const FACES = 6;
const DICE = 3;
const MAX_CHIPS = 40;
const MAX_SMALL = 10;

/** Multipliers in hundredths, the stake included. */
const PAYS = {
  small: 200,
  big: 200,
  /** By the distance from the middle: 10 and 11, 9 and 12, up to 4 and 17. */
  total: [750, 810, 970, 1_360, 2_040, 3_400, 6_800],
  anyTriple: 3_400,
  triple: 20_400,
  double: 1_275,
  /** By the number of dice that show the number. */
  single: [0, 200, 300, 900],
} as const;

const PLACE = /^(?:small|big|triple|(?:triple|double|single)[1-6]|total(?:[4-9]|1[0-7]))$/;

const schema = v.object({
  chips: v.pipe(
    v.array(v.object({ on: v.pipe(v.string(), v.regex(PLACE)), stake })),
    v.minLength(1),
    v.maxLength(MAX_CHIPS),
    v.check((chips) => new Set(chips.map(({ on }) => on)).size === chips.length, 'one chip a place'),
  ),
});

/** The multiplier of a place for three dice, in hundredths. */
function sicBoPays(on: string, dice: readonly number[]): number {
  const sum = dice.reduce((all, die) => all + die, 0);
  const isTriple = new Set(dice).size === 1;
  const number = Number(/\d+$/.exec(on)?.[0] ?? 0);
  const shows = dice.filter((die) => die === number).length;
  if (on === 'small') return !isTriple && sum <= MAX_SMALL ? PAYS.small : 0;
  if (on === 'big') return !isTriple && sum > MAX_SMALL ? PAYS.big : 0;
  if (on === 'triple') return isTriple ? PAYS.anyTriple : 0;
  if (on.startsWith('triple')) return shows === DICE ? PAYS.triple : 0;
  if (on.startsWith('double')) return shows >= 2 ? PAYS.double : 0;
  if (on.startsWith('single')) return PAYS.single[shows] ?? 0;
  return sum === number ? (PAYS.total[sum <= MAX_SMALL ? MAX_SMALL - sum : sum - MAX_SMALL - 1] ?? 0) : 0;
}

export const sicBo: Game<v.InferOutput<typeof schema>> = {
  id: 'sic-bo',
  version: 1,
  table: { dice: DICE, faces: FACES, maxSmall: MAX_SMALL, pays: PAYS },
  schema,
  stakeOf: ({ chips }) => chips.reduce((total, { stake: amount }) => total + amount, 0),
  play: (draws, { chips }, moves) => {
    if (moves.length > 0) return null;
    const dice = Array.from({ length: DICE }, () => draws.below(FACES) + 1);
    return {
      shown: { dice },
      pays: chips.reduce(
        (total, { on, stake: amount }) => total + paysOf(amount, fromScaled(sicBoPays(on, dice), 100)),
        0,
      ),
    };
  },
  returns: [
    { bet: 'small-big', value: { n: 35n, d: 36n } },
    { bet: 'totals-outer', value: { n: 17n, d: 18n } },
    { bet: 'totals-8-13', value: { n: 679n, d: 720n } },
    { bet: 'totals-middle', value: { n: 15n, d: 16n } },
    { bet: 'triples', value: { n: 17n, d: 18n } },
    { bet: 'doubles', value: { n: 17n, d: 18n } },
    { bet: 'singles', value: { n: 17n, d: 18n } },
  ],
  highestWin: () => {
    const faces = Array.from({ length: FACES }, (_, at) => at + 1);
    const throws = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => [one, two, three])));
    const winOn = (on: string, bet = on) =>
      countedWin(
        bet,
        throws.map((dice) => sicBoPays(on, dice)),
        100,
      );
    const sums = Array.from({ length: PAYS.total.length }, (_, at) => MAX_SMALL - at);
    return highestOf([
      winOn('triple1', 'one-triple'),
      ...['small', 'triple', 'double1', 'single1', ...sums.map((sum) => `total${sum}`)].map((on) => winOn(on)),
    ]);
  },
  stakes: { min: 0.1, max: 100 },
};
