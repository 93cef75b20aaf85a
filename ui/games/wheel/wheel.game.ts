/** Wheel in its frame. */
import { choice, choose, el } from '../dom.ts';
import { startGame } from '../frame.ts';
import { createWheel, type Segment } from '../turning.ts';
import { WORDS } from './words.ts';

/** The segments, in hundredths, as the provider's table has them: the Verify page checks the table's hash. */
const WHEELS = {
  steady: [120, 0, 150, 120, 0, 120, 0, 170, 120, 0, 120, 0, 150, 120, 0, 120, 0, 190, 300, 140],
  bold: [0, 0, 200, 0, 0, 0, 300, 0, 0, 0, 0, 200, 0, 0, 0, 0, 0, 0, 0, 1_240],
} as const;
type Wheel = keyof typeof WHEELS;
const SPIN_MS = 2_000;

const levelOf = (times: number): string =>
  times === 0 ? 'none' : times < 200 ? 'low' : times < 1_000 ? 'middle' : 'high';

const segmentsOf = (wheel: Wheel): readonly Segment[] =>
  WHEELS[wheel].map((times) => ({ look: levelOf(times), text: String(times / 100) }));

startGame(WORDS, ({ text, play, stake, result, announce, isReduced }) => {
  let wheel: Wheel = 'steady';
  const turning = createWheel({ name: 'segment', hub: 26, textAt: 82 }, segmentsOf(wheel));
  const wheels = choice(
    text('wheel'),
    'wheel',
    [
      ['steady', text('steady')],
      ['bold', text('bold')],
    ] as const,
    (chosen) => {
      wheel = chosen;
      turning.draw(segmentsOf(wheel));
    },
  );

  return {
    stage: el('div', { class: 'stage' }, turning.picture),
    controls: [wheels],
    button: text('spin'),
    showBet: (bet) => choose(wheels, bet['wheel']),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (amount === null) return announce(text('BAD_AMOUNT'));
      const played = wheel;
      const round = await play({ stake: amount, wheel: played });
      const segment = round?.shown['segment'];
      if (round === null || typeof segment !== 'number') return undefined;
      await turning.turnTo(segment, isReduced() ? 0 : SPIN_MS);
      return result(round, `${String((WHEELS[played][segment] ?? 0) / 100)}×.`);
    },
  };
});
