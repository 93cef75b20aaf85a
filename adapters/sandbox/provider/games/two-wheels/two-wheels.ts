/** Two wheels: two numbers from one to ten every minute [TWH-1…TWH-3]. */
import * as v from 'valibot';
import { stake } from '../stake.ts';
import { createClockedGame, numbersOf } from '../tv/create-clocked-game.ts';

const SEGMENTS = 10;
/** The sum in the middle of all sums. */
const MIDDLE = SEGMENTS + 1;
/** Hundredths. */
const TABLE = { half: 190, side: 210, equal: 940, middle: 940, colours: 375, number: 490 };

const PLACES = [
  ...['left', 'right', 'equal', 'odd', 'even', 'low', 'high', 'middle', 'reds', 'blacks'],
  ...Array.from({ length: SEGMENTS }, (_, at) => `n${at + 1}`),
];
const schema = v.object({ stake, on: v.picklist(PLACES) });

/** The places that two numbers pay, with their hundredths. Odd numbers are red, even ones black. */
function paidBy(left: number, right: number): ReadonlyMap<string, number> {
  const sum = left + right;
  const places: [string, number][] = [
    left === right ? ['equal', TABLE.equal] : [left > right ? 'left' : 'right', TABLE.side],
    [sum % 2 === 1 ? 'odd' : 'even', TABLE.half],
    sum === MIDDLE ? ['middle', TABLE.middle] : [sum < MIDDLE ? 'low' : 'high', TABLE.side],
    [`n${left}`, TABLE.number],
    [`n${right}`, TABLE.number],
  ];
  if (left % 2 === right % 2) places.push([left % 2 === 1 ? 'reds' : 'blacks', TABLE.colours]);
  return new Map(places);
}

export const twoWheels = createClockedGame({
  id: 'two-wheels',
  table: { segments: SEGMENTS, ...TABLE },
  schema,
  draw: (draws) => ({ wheels: [draws.below(SEGMENTS) + 1, draws.below(SEGMENTS) + 1] }),
  pays: ({ on }, result) => {
    const [left = 0, right = 0] = numbersOf(result, 'wheels');
    return paidBy(left, right).get(on) ?? 0;
  },
  returns: [
    { bet: 'wheels-half', value: { n: 19n, d: 20n } },
    { bet: 'wheels-side', value: { n: 189n, d: 200n } },
    { bet: 'wheels-equal', value: { n: 47n, d: 50n } },
    { bet: 'wheels-colours', value: { n: 15n, d: 16n } },
    { bet: 'wheels-number', value: { n: 931n, d: 1_000n } },
  ],
  singlePays: {
    'wheels-half': TABLE.half,
    'wheels-side': TABLE.side,
    'wheels-equal': TABLE.equal,
    'wheels-colours': TABLE.colours,
    'wheels-number': TABLE.number,
  },
  max: 20,
});
