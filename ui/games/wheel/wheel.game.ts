/** Wheel in its frame. */
import { choice, choose, el, pointAt, setAll, svg } from '../dom.ts';
import { startGame } from '../frame.ts';
import { WORDS } from './words.ts';

/** The segments, in hundredths, as the provider's table has them: the Verify page checks the table's hash. */
const WHEELS = {
  steady: [120, 0, 150, 120, 0, 120, 0, 170, 120, 0, 120, 0, 150, 120, 0, 120, 0, 190, 300, 140],
  bold: [0, 0, 200, 0, 0, 0, 300, 0, 0, 0, 0, 200, 0, 0, 0, 0, 0, 0, 0, 1_240],
} as const;
type Wheel = keyof typeof WHEELS;
const SEGMENTS = 20;
const STEP = 360 / SEGMENTS;
const SPIN_MS = 2_000;

const levelOf = (times: number): string =>
  times === 0 ? 'none' : times < 200 ? 'low' : times < 1_000 ? 'middle' : 'high';

function segmentsOf(wheel: Wheel): readonly SVGElement[] {
  return WHEELS[wheel].flatMap((times, at) => {
    const [from, to] = [(at - 0.5) * STEP, (at + 0.5) * STEP];
    return [
      svg('path', {
        class: `segment is-${levelOf(times)}`,
        d: `M0 0L${pointAt(100, from)}A100 100 0 0 1 ${pointAt(100, to)}Z`,
      }),
      svg(
        'text',
        { class: `segment-text is-${levelOf(times)}`, transform: `rotate(${at * STEP}) translate(0 -82)` },
        times === 0 ? '0' : String(times / 100),
      ),
    ];
  });
}

startGame(WORDS, ({ say, play, stake, result, announce, isReduced }) => {
  let wheel: Wheel = 'steady';
  let turned = 0;
  const rotor = svg('g', {}, ...segmentsOf(wheel));
  const picture = svg(
    'svg',
    { viewBox: '-108 -114 216 222', class: 'turning', 'aria-hidden': 'true' },
    rotor,
    svg('circle', { r: 26, class: 'hub' }),
    svg('path', { d: 'M0 -94 -8 -112H8Z', class: 'pointer' }),
  );
  const wheels = choice(
    say('wheel'),
    'wheel',
    [
      ['steady', say('steady')],
      ['bold', say('bold')],
    ] as const,
    (chosen) => {
      wheel = chosen;
      rotor.replaceChildren(...segmentsOf(wheel));
    },
  );

  async function spinTo(segment: number): Promise<void> {
    const target = -segment * STEP;
    const from = turned;
    turned = target - 360 * (Math.ceil((target - from) / 360) + 3);
    setAll(rotor, { transform: `rotate(${turned})` });
    if (!isReduced)
      await rotor.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turned}deg)` }], {
        duration: SPIN_MS,
        easing: 'cubic-bezier(.2,.7,.1,1)',
      }).finished;
  }

  return {
    stage: el('div', { class: 'stage' }, picture),
    controls: [wheels],
    button: say('spin'),
    showBet: (bet) => choose(wheels, bet['wheel']),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (amount === null) return announce(say('BAD_AMOUNT'));
      const played = wheel;
      const round = await play({ stake: amount, wheel: played });
      const segment = round?.shown['segment'];
      if (round === null || typeof segment !== 'number') return undefined;
      await spinTo(segment);
      return result(round, `${String((WHEELS[played][segment] ?? 0) / 100)}×.`);
    },
  };
});
