/** Pictures of dice with their names. */
import { el, svg } from './dom.ts';
import type { GameText, Words } from './words.ts';

export const DIE_WORDS = {
  die: ['Die: {value}', 'Кость: {value}', 'Würfel: {value}', 'النرد: {value}'],
} as const satisfies Words;

/** Where the pips are, from one to six, in a square of 100. */
const PIPS = [
  '50 50',
  '26 26,74 74',
  '26 26,50 50,74 74',
  '26 26,26 74,74 26,74 74',
  '26 26,26 74,50 50,74 26,74 74',
  '26 24,26 50,26 76,74 24,74 50,74 76',
];
const ROLL_MS = 350;

/** A die with its name; null is a die that has not been thrown. */
export function dieOf(text: GameText<keyof typeof DIE_WORDS>, value: number | null): HTMLElement {
  const pips = value === null ? [] : (PIPS[value - 1]?.split(',') ?? []);
  const picture = svg(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    svg('rect', { x: 2, y: 2, width: 96, height: 96, rx: 18, class: 'face' }),
    ...pips.map((pip) => {
      const [cx = '', cy = ''] = pip.split(' ');
      return svg('circle', { cx, cy, r: 10, class: 'pip' });
    }),
  );
  return value === null
    ? el('span', { class: 'die' }, picture)
    : el('span', { class: 'die', role: 'img', 'aria-label': text('die', { value }) }, picture);
}

/** Lets dice tumble onto the table. */
export async function tumble(dice: readonly Element[], isReduced: boolean): Promise<void> {
  if (isReduced) return;
  await Promise.all(
    dice.map(
      (die) =>
        die.animate(
          [
            { transform: 'translateY(-1.5rem) rotate(-200deg)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: ROLL_MS, easing: 'ease-out' },
        ).finished,
    ),
  );
}
