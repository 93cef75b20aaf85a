/** Wheel of 19 in its frame: one wheel that turns for all players every minute. */
import { el } from '../dom.ts';
import { createPlaces } from '../places.ts';
import { numberOf } from '../round.ts';
import { startShared } from '../shared.ts';
import { createWheel } from '../turning.ts';
import { WORDS } from './words.ts';

const SEGMENTS = 19;
const SPIN_MS = 5_000;
const NUMBERS = Array.from({ length: SEGMENTS }, (_, at) => at);

const colourOf = (number: number): string => (number === 0 ? 'star' : number % 2 === 1 ? 'red' : 'black');

startShared(WORDS, (bench) => {
  const { text } = bench;
  const places = createPlaces(bench, 'red');
  const nameOf = (number: number): string => (number === 0 ? text('star') : String(number));
  const wheel = createWheel(
    { name: 'segment', hub: 30, textAt: 84 },
    NUMBERS.map((number) => ({ look: colourOf(number), text: number === 0 ? '★' : String(number) })),
  );
  return {
    stage: el(
      'div',
      { class: 'stage' },
      wheel.picture,
      places.group(
        text('place'),
        [
          ['red', text('red')],
          ['black', text('black')],
          ['low', '1–9'],
          ['high', '10–18'],
          ['third1', '1–6'],
          ['third2', '7–12'],
          ['third3', '13–18'],
        ],
        true,
      ),
      places.group(
        `${text('place')} 1–18`,
        NUMBERS.map((number) => [`n${number}`, nameOf(number)]),
      ),
      el('p', { class: 'pays' }, text('pays')),
    ),
    bet: (stake) => ({ bet: { stake, on: places.chosen() } }),
    showBet: places.showBet,
    onBet: places.show,
    onDraw: () => undefined,
    show: ({ result, endsAt }) => {
      const isAtOnce = bench.isReduced() || endsAt - bench.now() <= SPIN_MS;
      return wheel.turnTo(numberOf(result['number']), isAtOnce ? 0 : SPIN_MS);
    },
    word: ({ shown }) => text('rolled', { value: nameOf(numberOf(shown['number'])) }),
    brief: (result) => nameOf(numberOf(result['number'])),
  };
});
