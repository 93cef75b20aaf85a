/**
 * Lucky 6: 35 of 48 balls come one after another; six chosen numbers pay by the place of the last one [LK6-1…LK6-4].
 */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import { chooseSome } from '../../fairness/stream.ts';
import { choose } from '../choose.ts';
import { winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { createClockedGame, numbersOf } from '../tv/create-clocked-game.ts';

const SIZE = 48;
const DRAWN = 35;
const PICKS = 6;
/** Hundredths by the place at which the sixth number comes, from the sixth ball to the last. */
export const BY_PLACE = [
  ...[2_000_000, 1_000_000, 500_000, 250_000, 100_000, 50_000, 30_000, 20_000, 15_000, 10_000, 8_000, 7_000],
  ...[6_000, 5_000, 4_500, 4_000, 3_000, 2_000, 1_800, 1_400, 1_100, 900, 800, 600, 500, 400, 300, 200, 150, 100],
] as const;
/** Of the first ball: odd, even, 1 to 24, 25 to 48. */
const FIRST = ['odd', 'even', 'under', 'over'] as const;
const SIDE = 186;

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SIZE));
const schema = v.union([
  v.object({
    stake,
    numbers: v.pipe(
      v.array(number),
      v.length(PICKS),
      v.check((numbers) => new Set(numbers).size === PICKS),
    ),
  }),
  v.object({ stake, on: v.picklist(FIRST) }),
]);
type LuckyBet = v.InferOutput<typeof schema>;

function isFirstHit(side: (typeof FIRST)[number], ball: number): boolean {
  switch (side) {
    case 'odd':
      return ball % 2 === 1;
    case 'even':
      return ball % 2 === 0;
    case 'under':
      return ball <= SIZE / 2;
    case 'over':
      return ball > SIZE / 2;
  }
}

export const lucky6 = createClockedGame<LuckyBet>({
  id: 'lucky-6',
  table: { numbers: SIZE, drawn: DRAWN, picks: PICKS, byPlace: BY_PLACE, side: SIDE },
  schema,
  draw: (draws) => ({ drawn: chooseSome(draws, SIZE, DRAWN).map((at) => at + 1) }),
  pays: (bet, result) => {
    const drawn = numbersOf(result, 'drawn');
    if ('on' in bet) return isFirstHit(bet.on, drawn[0] ?? 0) ? SIDE : 0;
    const places = bet.numbers.map((each) => drawn.indexOf(each));
    return places.includes(-1) ? 0 : (BY_PLACE[Math.max(...places) + 1 - PICKS] ?? 0);
  },
  returns: [
    { bet: 'numbers-6', value: { n: 1402094n, d: 1533939n } },
    { bet: 'sides', value: fromScaled(SIDE, 200) },
  ],
  singlePays: { sides: SIDE },
  otherWins: () =>
    BY_PLACE.map((hundredths, at) =>
      winOf(`numbers-${PICKS}`, fromScaled(hundredths, 100), {
        n: choose(at + PICKS - 1, PICKS - 1),
        d: choose(SIZE, PICKS),
      }),
    ),
  max: 2,
});
