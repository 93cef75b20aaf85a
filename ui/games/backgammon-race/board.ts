/** The home boards of a race in a frame: where the checkers stand after each throw, and their picture. */
import { el, setAll, svg } from '../dom.ts';

const POINTS = 6;
/** Width of a point, and the base line of its checkers. */
const WIDTH = 40;
const BASE = 104;
const RADIUS = 11;
const TALLEST = 96;

/** Checkers on each point, the nearest first. */
export type Side = readonly number[];
export const FULL: Side = Array.from({ length: POINTS }, () => 2);

const leftOn = (side: Side): number => side.reduce((sum, each) => sum + each, 0);

function moved(side: Side, die: number): Side {
  const from = (side[die - 1] ?? 0) > 0 ? die - 1 : side.findLastIndex((count) => count > 0);
  return side.map((count, at) => count - (at === from ? 1 : 0) + (at === from - die ? 1 : 0));
}

/** A side after a throw: the higher die first, equal dice four times. */
export function afterThrow(side: Side, a: number, b: number): Side {
  const dice = a === b ? [a, a, a, a] : a > b ? [a, b] : [b, a];
  return dice.reduce((now, die) => (leftOn(now) === 0 ? now : moved(now, die)), side);
}

export interface Board {
  readonly whole: HTMLElement;
  show(side: Side, text: string): void;
}

export function createBoard(colour: 'white' | 'black'): Board {
  const checkers = svg('g');
  // The farthest point is on the left.
  const leftOf = (at: number): number => (POINTS - 1 - at) * WIDTH;
  const picture = svg(
    'svg',
    { viewBox: `0 0 ${POINTS * WIDTH} 120`, class: `board is-${colour}`, role: 'img' },
    svg('rect', { width: POINTS * WIDTH, height: 120, class: 'wood' }),
    ...FULL.flatMap((_, at) => [
      svg('path', {
        class: at % 2 === 0 ? 'point' : 'point is-dark',
        d: `M${leftOf(at) + 4} ${BASE}h${WIDTH - 8}l-${WIDTH / 2 - 4} -88Z`,
      }),
      svg('text', { class: 'point-number', x: leftOf(at) + WIDTH / 2, y: 116 }, String(at + 1)),
    ]),
    checkers,
  );
  const caption = el('p', { 'aria-hidden': 'true' });
  return {
    whole: el('div', { class: 'board-side' }, picture, caption),
    show: (side, text) => {
      checkers.replaceChildren(
        ...side.flatMap((count, at) => {
          const step = Math.min(2 * RADIUS, TALLEST / Math.max(1, count));
          return Array.from({ length: count }, (_, place) =>
            svg('circle', {
              class: 'checker',
              cx: leftOf(at) + WIDTH / 2,
              cy: BASE - RADIUS - place * step,
              r: RADIUS,
            }),
          );
        }),
      );
      setAll(picture, { 'aria-label': text });
      caption.textContent = text;
    },
  };
}
