/** Two wheels in their frame: both turn for all players every minute. */
import { el, pointAt, setAll, svg } from '../dom.ts';
import { numbersIn } from '../round.ts';
import { createPlaces } from '../places.ts';
import type { Shown } from '../shared.ts';
import { startShared } from '../shared.ts';
import { WORDS } from './words.ts';

const NUMBERS = Array.from({ length: 10 }, (_, at) => at + 1);
const STEP = 360 / NUMBERS.length;
const SPIN_MS = 4_000;
/** The right wheel turns longer. */
const LATER_MS = 1_500;
const LATEST_MS = SPIN_MS + LATER_MS;

function createWheel(): {
  readonly whole: SVGSVGElement;
  readonly turn: (number: number, ms: number) => Promise<void>;
} {
  let turned = 0;
  const rotor = svg(
    'g',
    {},
    ...NUMBERS.flatMap((number, at) => [
      svg('path', {
        class: `segment is-${number % 2 === 1 ? 'red' : 'black'}`,
        d: `M0 0L${pointAt(100, (at - 0.5) * STEP)}A100 100 0 0 1 ${pointAt(100, (at + 0.5) * STEP)}Z`,
      }),
      svg('text', { class: 'segment-text', transform: `rotate(${at * STEP}) translate(0 -78)` }, String(number)),
    ]),
  );
  return {
    whole: svg(
      'svg',
      { viewBox: '-108 -114 216 222', class: 'turning', 'aria-hidden': 'true' },
      rotor,
      svg('circle', { r: 30, class: 'hub' }),
      svg('path', { d: 'M0 -94 -8 -112H8Z', class: 'pointer' }),
    ),
    turn: async (number, ms) => {
      const from = turned;
      const target = -(number - 1) * STEP;
      turned = target - 360 * (Math.ceil((target - from) / 360) + 4);
      setAll(rotor, { transform: `rotate(${turned})` });
      if (ms > 0)
        await rotor.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turned}deg)` }], {
          duration: ms,
          easing: 'cubic-bezier(.2,.7,.1,1)',
        }).finished;
    },
  };
}

startShared(WORDS, (bench) => {
  const { say } = bench;
  const places = createPlaces(bench, 'odd');
  const [left, right] = [createWheel(), createWheel()];
  const numbersOf = (result: Shown): readonly [number, number] => {
    const [first = 1, second = 1] = numbersIn(result['wheels']);
    return [first, second];
  };

  return {
    stage: el(
      'div',
      { class: 'stage' },
      el('div', { class: 'wheels' }, left.whole, right.whole),
      places.group(
        say('place'),
        ([...['left', 'right', 'equal', 'odd', 'even'], ...['low', 'high', 'middle', 'reds', 'blacks']] as const).map(
          (on) => [on, say(on)],
        ),
        true,
      ),
      places.group(
        say('number'),
        NUMBERS.map((number) => [`n${number}`, String(number)]),
      ),
      el('p', { class: 'pays' }, say('pays')),
    ),
    bet: (stake) => ({ bet: { stake, on: places.chosen() } }),
    showBet: places.showBet,
    onBet: places.show,
    onDraw: () => undefined,
    show: async ({ result, endsAt }) => {
      const [first, second] = numbersOf(result);
      const isAtOnce = bench.isReduced || endsAt - bench.now() < LATEST_MS;
      await Promise.all([left.turn(first, isAtOnce ? 0 : SPIN_MS), right.turn(second, isAtOnce ? 0 : LATEST_MS)]);
    },
    word: ({ shown }) => {
      const [first, second] = numbersOf(shown);
      return say('result', { left: first, right: second });
    },
    brief: (result) => numbersOf(result).join(' · '),
  };
});
