/** Fishing in its frame. */
import type { Animal } from '../catch.ts';
import { createCatch } from '../catch.ts';
import { svg } from '../dom.ts';
import { startGame } from '../frame.ts';
import { WORDS } from './words.ts';

interface Look {
  readonly colour: string;
  /** Half of the body's height, and how far the body reaches to the left of its tail. */
  readonly half: number;
  readonly length: number;
  readonly hasStripes?: boolean;
  readonly hasWhiskers?: boolean;
}

const STRIPES = [0.35, 0.5, 0.65];

/** Where the mouth is, at the end of the line. */
const NOSE = 14;

/** A fish that looks to the left, in 100 by 60. */
function fish({ colour, half, length, hasStripes = false, hasWhiskers = false }: Look): SVGElement {
  const [middle, tail] = [NOSE + length / 2, NOSE + length];
  const [top, bottom] = [30 - half * 1.5, 30 + half * 1.5];
  return svg(
    'g',
    { fill: colour, stroke: '#0d1f2b', 'stroke-width': 1.2, 'stroke-linejoin': 'round' },
    svg('path', { d: `M${tail - 6} 30L${tail + 10} ${30 - half}Q${tail + 5} 30 ${tail + 10} ${30 + half}Z` }),
    svg('path', {
      d: `M${middle - 2} ${30 - half * 0.9}L${middle + 8} ${25 - half}L${middle + 16} ${30 - half * 0.6}Z`,
    }),
    svg('path', { d: `M${NOSE} 30Q${middle} ${top} ${tail} 30Q${middle} ${bottom} ${NOSE} 30Z` }),
    ...STRIPES.filter(() => hasStripes).map((part) =>
      svg('path', { d: `M${NOSE + length * part} ${31 - half * 0.7}V${30 + half * 0.4}`, 'stroke-width': 3 }),
    ),
    ...[-1, 1]
      .filter(() => hasWhiskers)
      .map((side) =>
        svg('path', { d: `M${NOSE + 2} ${31 + side}q-6 ${4 + side * 2} -10 ${3 + side * 4}`, fill: 'none' }),
      ),
    svg('circle', { cx: NOSE + length * 0.16, cy: 28, r: 1.8, fill: '#fff' }),
  );
}

const animal = (name: 'roach' | 'perch' | 'bream' | 'carp' | 'pike' | 'catfish', count: number, look: Look) => ({
  name,
  count,
  draw: () => fish(look),
});

const FISH: readonly Animal<'roach' | 'perch' | 'bream' | 'carp' | 'pike' | 'catfish'>[] = [
  animal('roach', 250, { colour: '#b9c7cf', half: 10, length: 44 }),
  animal('perch', 100, { colour: '#8fa65a', half: 13, length: 52, hasStripes: true }),
  animal('bream', 50, { colour: '#c29a5b', half: 19, length: 54 }),
  animal('carp', 20, { colour: '#d0832f', half: 16, length: 62, hasWhiskers: true }),
  animal('pike', 5, { colour: '#5f8f5a', half: 9, length: 76 }),
  animal('catfish', 1, { colour: '#6b6f86', half: 14, length: 76, hasWhiskers: true }),
];

/** Sky, water, and a float on its line. */
const lake = (): readonly SVGElement[] => [
  svg('rect', { width: 320, height: 130, fill: '#bfe0ea' }),
  svg('path', { d: 'M0 44L50 22 92 40 150 16 220 42 262 26 320 44V60H0Z', fill: '#6f9a74' }),
  svg('rect', { y: 48, width: 320, height: 82, fill: '#2b6d8c' }),
  svg('path', { d: 'M0 62q20 -6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0', stroke: '#7fb6cc', fill: 'none' }),
  svg('path', { d: 'M290 6L150 46', stroke: '#22323a', 'stroke-width': 2 }),
  svg('path', { d: 'M150 46V80', stroke: '#e6f1f5', 'stroke-width': 0.8 }),
  svg('circle', { cx: 150, cy: 48, r: 5, fill: '#d0342c' }),
];

startGame(WORDS, (bench) => {
  const { text } = bench;
  return createCatch(bench, {
    animals: FISH,
    numbers: 500,
    isMany: false,
    scene: lake(),
    choice: text('fish'),
    button: text('cast'),
    word: (name) => (name === null ? text('none') : text('caught', { name: text(name) })),
  });
});
