/** Camera hunt in its frame. */
import type { Animal } from '../catch.ts';
import { createCatch } from '../catch.ts';
import { svg } from '../dom.ts';
import { startGame } from '../frame.ts';
import { WORDS } from './words.ts';

type Name = 'hare' | 'deer' | 'fox' | 'boar' | 'owl' | 'lynx';

interface Look {
  readonly colour: string;
  /** Ears, antlers or horns, behind the head. */
  readonly behind: string;
  /** Lines in the colour of antlers. */
  readonly lines?: string;
  /** The part before the face: a snout or a beak. */
  readonly before: string;
  readonly snout: string;
  readonly eye?: number;
}

/** A head that looks at the camera, in the middle of 100 by 60. */
function head({ colour, behind, lines = '', before, snout, eye = 2 }: Look): SVGElement {
  return svg(
    'g',
    { fill: colour, stroke: '#1b1410', 'stroke-width': 1.2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    svg('path', { d: lines, fill: 'none', stroke: '#6b4a2c', 'stroke-width': 3 }),
    svg('path', { d: behind }),
    svg('path', { d: 'M32 36Q32 20 50 20T68 36Q66 56 50 57 34 56 32 36Z' }),
    svg('path', { d: before, fill: snout }),
    ...[42, 58].map((cx) => svg('circle', { cx, cy: 34, r: eye + 1.5, fill: eye > 2 ? '#f3c54b' : '#fff' })),
    ...[42, 58].map((cx) => svg('circle', { cx, cy: 34, r: eye - 0.5, fill: '#1b1410' })),
  );
}

const ROUND_SNOUT = 'M42 46Q50 38 58 46 58 54 50 54T42 46Z';
const POINTED_EARS = 'M32 32L30 8 46 22ZM68 32L70 8 54 22Z';

const LOOKS: Readonly<Record<Name, Look>> = {
  hare: {
    colour: '#a58a6a',
    behind: 'M38 26Q28 -2 38 2T46 24ZM62 26Q72 -2 62 2T54 24Z',
    before: 'M45 44H55L50 50Z',
    snout: '#e8c9b8',
  },
  deer: {
    colour: '#a8703f',
    behind: 'M34 30L18 22 32 38ZM66 30L82 22 68 38Z',
    lines: 'M42 22L34 4M38 13L28 10M58 22L66 4M62 13L72 10',
    before: ROUND_SNOUT,
    snout: '#5b3b22',
  },
  fox: { colour: '#cf6b2b', behind: POINTED_EARS, before: 'M36 40L50 56 64 40 50 46Z', snout: '#f4ece2' },
  boar: {
    colour: '#5d5048',
    behind: 'M34 28L26 14 44 22ZM66 28L74 14 56 22Z',
    before: 'M38 46Q38 40 50 40T62 46Q62 55 50 55T38 46ZM38 47L34 36 42 43ZM62 47L66 36 58 43Z',
    snout: '#b59a8a',
  },
  owl: {
    colour: '#8a7458',
    behind: 'M34 30L32 12 46 22ZM66 30L68 12 54 22Z',
    before: 'M47 38H53L50 46Z',
    snout: '#e0a63a',
    eye: 5,
  },
  lynx: {
    colour: '#c2a57c',
    behind: POINTED_EARS,
    lines: 'M30 8L28 2M70 8L72 2M34 44H24M34 48L25 51M66 44H76M66 48L75 51',
    before: ROUND_SNOUT,
    snout: '#f0e6d6',
  },
};

const animal = (name: Name, count: number): Animal<Name> => ({ name, count, draw: () => head(LOOKS[name]) });
const ANIMALS = [
  animal('hare', 50),
  animal('deer', 40),
  animal('fox', 25),
  animal('boar', 20),
  animal('owl', 10),
  animal('lynx', 2),
];

const tree = (x: number, height: number): SVGElement =>
  svg('path', { d: `M${x} ${96 - height}L${x - 18} 96H${x + 18}Z`, fill: '#2d5540' });

/** A clearing between trees in the finder of a camera. */
const clearing = (): readonly SVGElement[] => [
  svg('rect', { width: 320, height: 130, fill: '#cfe3d0' }),
  ...[20, 60, 96, 226, 262, 300].map((x, at) => tree(x, 58 + (at % 3) * 14)),
  svg('path', { d: 'M0 96Q160 78 320 96V130H0Z', fill: '#7fa35f' }),
  svg('path', {
    d: 'M92 40V26H112M208 26H228V40M228 110V124H208M112 124H92V110',
    fill: 'none',
    stroke: '#17221d',
    'stroke-width': 3,
  }),
];

startGame(WORDS, (bench) => {
  const { text } = bench;
  return createCatch(bench, {
    animals: ANIMALS,
    numbers: 200,
    isMany: true,
    scene: clearing(),
    choice: text('animals'),
    button: text('watch'),
    word: (name) => (name === null ? text('none') : text('seen', { name: text(name) })),
  });
});
