/**
 * Shields for teams that are shown large or alone: the colours of their kits in a neutral pattern, on a grid of 24 by
 * 24. Colours are facts; crests are trademarks, so a shield has neither letters nor figures [LIN-228].
 */
import { CLOTH, PAIRS, SEEDED, type Colour } from 'touchline/core/line/rules/kit-colours';
import { SECOND_KITS } from 'touchline/core/line/rules/kit-clash';
import { ownKit } from '../components/kit-name.ts';
import { clubsByLook } from './clubs-by-look.ts';
import { named } from './garments.ts';

/** Two lines around each shield: on every ground of both themes one of them is in contrast to the ground. */
export const EDGE = '#35403a';
export const RIM = '#fff';

const FIELD = 'M4 3.5h16V12c0 4.7-3.2 7.6-8 9.5-4.8-1.9-8-4.8-8-9.5Z';
const OUTLINE = 'M2.9 2.4h18.2V12c0 5.3-3.7 8.6-9.1 10.7-5.4-2.1-9.1-5.4-9.1-10.7Z';

/** The parts of a shield in its second colour. The lines cover what reaches over the field. */
const PARTS = {
  halves: 'M12 3.5h8V12c0 4.7-3.2 7.6-8 9.5Z',
  stripes: 'M7.2 3.5h3.2v17.3l-3.2-2ZM13.6 3.5h3.2v15.3l-3.2 2Z',
  hoop: 'M4 8.5h16V14H4Z',
  chevron: 'M4 12l8-5.5 8 5.5v4l-8-5.5L4 16Z',
  sash: 'M4 3.5h4.2l11.1 12.1-2.5 3.2L4 8Z',
} as const;
type Part = keyof typeof PARTS;
const PATTERNS = Object.keys(PARTS) as Part[]; // The keys of a constant object.

/** A pattern for a seed. */
const seeded = (seed: number): Part => PATTERNS[seed % PATTERNS.length] ?? 'halves';

function shield(ids: readonly string[], pattern: Part, first: Colour, second: Colour): string {
  return named(
    ids,
    `<path fill="${CLOTH[first]}" d="${FIELD}"/><path fill="${CLOTH[second]}" d="${PARTS[pattern]}"/>` +
      `<path fill="none" stroke="${RIM}" stroke-width="1.4" d="${FIELD}"/>` +
      `<path fill="none" stroke="${EDGE}" stroke-width="1" d="${OUTLINE}"/>`,
  );
}

/** The file: one shield for each seed, one for each team whose colours are known, and those of second kits. */
export function shields(): string {
  const bySeed = Array.from({ length: SEEDED }, (_, at) => {
    const [first, second] = PAIRS[at % PAIRS.length] ?? ['red', 'white'];
    return shield([`s${at}`], seeded(at * 2 + Math.floor(at / PAIRS.length)), first, second);
  });
  const own = clubsByLook((_, number) => seeded(number)).map(({ ids, pattern, first, second }) =>
    shield(ids, pattern, first, second),
  );
  const second = SECOND_KITS.map(({ numbers, main, trim }) =>
    shield(numbers.map(ownKit), seeded(numbers[0]), main, trim),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...bySeed, ...own, ...second].join('')}</svg>`;
}
