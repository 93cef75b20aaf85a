/** The pairs of kits that are too similar to stand side by side, and the second kit of the away side [LIN-230]. */
import { clubColours } from './club-colours.ts';
import { CLOTH, PAIRS, SEEDED, type Colour } from './kit-colours.ts';
import { KIT_NUMBERS, kitNumber } from './kit-number.ts';
import { BASKETBALL } from './sport-ids.ts';

/** Main colours at a smaller distance in OKLab look alike at the size of a row. */
const MIN_DISTANCE = 0.13;

/** Lightness and two axes of hue, in which equal distances look equal (Björn Ottosson, OKLab). */
function oklab(colour: string): readonly [number, number, number] {
  const linear = (at: number): number => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(1), linear(3), linear(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function colourDistance(one: Colour, other: Colour): number {
  const [a, b] = [oklab(CLOTH[one]), oklab(CLOTH[other])];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const areAlike = (one: Colour, other: Colour): boolean => colourDistance(one, other) < MIN_DISTANCE;

const OWN = new Map<number, Colour>();
for (const [, first, , names] of clubColours)
  for (const name of names.split(', ')) if (!OWN.has(kitNumber(name))) OWN.set(kitNumber(name), first);

export interface SecondKit {
  /** Beyond the numbers of names; the second one is a vest. The seeded drawing of either has the same main colour. */
  readonly numbers: readonly [shirt: number, vest: number];
  readonly main: Colour;
  /** The main colour of the side's own kit. */
  readonly trim: Colour;
}

const COLOURS = Object.keys(CLOTH) as Colour[]; // The keys of a constant object.

function secondKit(main: 'white' | 'black', trim: Colour): SecondKit {
  const seeded = PAIRS.findIndex(([first]) => first === main);
  const numberOf = (at: number): number => KIT_NUMBERS + at * SEEDED + seeded;
  const at = COLOURS.indexOf(trim);
  return { numbers: [numberOf(at), numberOf(at + COLOURS.length)], main, trim };
}

/** White with the side's own main colour; a white side wears black. */
export const SECOND_KITS: readonly SecondKit[] = COLOURS.map((trim) =>
  secondKit(areAlike(trim, 'white') ? 'black' : 'white', trim),
);

/** The main colour of a kit by its number. */
export function mainColour(number: number): Colour {
  return OWN.get(number) ?? PAIRS[(number % SEEDED) % PAIRS.length]?.[0] ?? 'red';
}

/** The number of the second kit that the away side wears beside a home side; `null` where its own differs enough. */
export function secondKitNumber(home: number, away: number, sportId: number): number | null {
  const own = mainColour(away);
  if (!areAlike(mainColour(home), own)) return null;
  const second = SECOND_KITS.find(({ trim }) => trim === own);
  return second?.numbers[sportId === BASKETBALL ? 1 : 0] ?? null;
}
