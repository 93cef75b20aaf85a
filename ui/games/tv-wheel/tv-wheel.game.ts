/** Wheel of 19 in its frame: one wheel that turns for all players every minute. */
import { el, pointAt, setAll, svg } from '../dom.ts';
import { createPlaces } from '../places.ts';
import { numberOf } from '../round.ts';
import { startShared } from '../shared.ts';
import { WORDS } from './words.ts';

const SEGMENTS = 19;
const STEP = 360 / SEGMENTS;
const SPIN_MS = 5_000;
const NUMBERS = Array.from({ length: SEGMENTS }, (_, at) => at);

const colourOf = (number: number): string => (number === 0 ? 'star' : number % 2 === 1 ? 'red' : 'black');

startShared(WORDS, (bench) => {
  const { say } = bench;
  const places = createPlaces(bench, 'red');
  let turned = 0;
  const nameOf = (number: number): string => (number === 0 ? say('star') : String(number));
  const rotor = svg(
    'g',
    {},
    ...NUMBERS.flatMap((number) => [
      svg('path', {
        class: `segment is-${colourOf(number)}`,
        d: `M0 0L${pointAt(100, (number - 0.5) * STEP)}A100 100 0 0 1 ${pointAt(100, (number + 0.5) * STEP)}Z`,
      }),
      svg(
        'text',
        { class: 'segment-text', transform: `rotate(${number * STEP}) translate(0 -84)` },
        number === 0 ? '★' : String(number),
      ),
    ]),
  );
  return {
    stage: el(
      'div',
      { class: 'stage' },
      svg(
        'svg',
        { viewBox: '-108 -114 216 222', class: 'turning', 'aria-hidden': 'true' },
        rotor,
        svg('circle', { r: 30, class: 'hub' }),
        svg('path', { d: 'M0 -94 -8 -112H8Z', class: 'pointer' }),
      ),
      places.group(
        say('place'),
        [
          ['red', say('red')],
          ['black', say('black')],
          ['low', '1–9'],
          ['high', '10–18'],
          ['third1', '1–6'],
          ['third2', '7–12'],
          ['third3', '13–18'],
        ],
        true,
      ),
      places.group(
        `${say('place')} 1–18`,
        NUMBERS.map((number) => [`n${number}`, nameOf(number)]),
      ),
      el('p', { class: 'pays' }, say('pays')),
    ),
    bet: (stake) => ({ bet: { stake, on: places.chosen() } }),
    showBet: places.showBet,
    onBet: places.show,
    onDraw: () => undefined,
    show: async ({ result, endsAt }) => {
      const target = -numberOf(result['number']) * STEP;
      const from = turned;
      turned = target - 360 * (Math.ceil((target - from) / 360) + 4);
      setAll(rotor, { transform: `rotate(${turned})` });
      if (!bench.isReduced && endsAt - bench.now() > SPIN_MS)
        await rotor.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turned}deg)` }], {
          duration: SPIN_MS,
          easing: 'cubic-bezier(.2,.7,.1,1)',
        }).finished;
    },
    word: ({ shown }) => say('rolled', { value: nameOf(numberOf(shown['number'])) }),
    brief: (result) => nameOf(numberOf(result['number'])),
  };
});
