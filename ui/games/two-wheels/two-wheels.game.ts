/** Two wheels in their frame: both turn for all players every minute. */
import { el } from '../dom.ts';
import { numbersIn } from '../round.ts';
import { createPlaces } from '../places.ts';
import type { Shown } from '../shared.ts';
import { startShared } from '../shared.ts';
import { createWheel, type TurningWheel } from '../turning.ts';
import { WORDS } from './words.ts';

const NUMBERS = Array.from({ length: 10 }, (_, at) => at + 1);
const SPIN_MS = 4_000;
/** The right wheel turns longer. */
const LATER_MS = 1_500;
const LATEST_MS = SPIN_MS + LATER_MS;

const numberWheel = (): TurningWheel =>
  createWheel(
    { name: 'segment', hub: 30, textAt: 78 },
    NUMBERS.map((number) => ({ look: number % 2 === 1 ? 'red' : 'black', text: String(number) })),
  );

startShared(WORDS, (bench) => {
  const { text } = bench;
  const places = createPlaces(bench, 'odd');
  const [left, right] = [numberWheel(), numberWheel()];
  const numbersOf = (result: Shown): readonly [number, number] => {
    const [first = 1, second = 1] = numbersIn(result['wheels']);
    return [first, second];
  };

  return {
    stage: el(
      'div',
      { class: 'stage' },
      el('div', { class: 'wheels' }, left.picture, right.picture),
      places.group(
        text('place'),
        ([...['left', 'right', 'equal', 'odd', 'even'], ...['low', 'high', 'middle', 'reds', 'blacks']] as const).map(
          (on) => [on, text(on)],
        ),
        true,
      ),
      places.group(
        text('number'),
        NUMBERS.map((number) => [`n${number}`, String(number)]),
      ),
      el('p', { class: 'pays' }, text('pays')),
    ),
    bet: (stake) => ({ bet: { stake, on: places.chosen() } }),
    showBet: places.showBet,
    onBet: places.show,
    onDraw: () => undefined,
    show: async ({ result, endsAt }) => {
      const [first, second] = numbersOf(result);
      const isAtOnce = bench.isReduced() || endsAt - bench.now() < LATEST_MS;
      await Promise.all([
        left.turnTo(first - 1, isAtOnce ? 0 : SPIN_MS),
        right.turnTo(second - 1, isAtOnce ? 0 : LATEST_MS),
      ]);
    },
    word: ({ shown }) => {
      const [first, second] = numbersOf(shown);
      return text('result', { left: first, right: second });
    },
    brief: (result) => numbersOf(result).join(' · '),
  };
});
