/**
 * The drawing kit for what teams wear: garments on a grid of 24 by 24, from a pattern and two colours. Plain shapes,
 * without references between them, so that every browser shows them from another file.
 */
import { CLOTH, type Colour, type Pattern } from 'touchline/core/line/rules/kit-colours';

const SHIRT =
  'M8 3 4 4.7 1.6 9.6 5 11.3 6 9.8V21h12V9.800l1 1.5 3.4-1.700L20 4.7 16 3c-.8 1.7-2.2 2.5-4 2.500S8.8 4.7 8 3Z';
const VEST = 'M8 3c0 2.8-.8 5-3 6.200V21h14V9.200C16.8 8 16 5.8 16 3h-1.700c-.2 2-1 3-2.3 3S9.9 5 9.7 3Z';

/** The parts of a garment in its second colour. */
const PARTS: Readonly<Record<Pattern, string>> = {
  plain:
    'M8 3c.8 1.7 2.2 2.5 4 2.500S15.2 4.7 16 3l-.9-.4C14.5 3.8 13.4 4.3 12 4.300s-2.5-.5-3.1-1.700ZM1.6 9.6 5 11.300l.7-1.1-3.4-1.900ZM22.4 9.6 19 11.300l-.7-1.1 3.4-1.900Z',
  sleeves: 'M7.3 3.3 4 4.7 1.6 9.6 5 11.3 6 9.800ZM16.7 3.3 20 4.700l2.4 4.900L19 11.300l-1-1.500Z',
  stripes: 'M7.6 3.5 9.6 5V21h-2ZM11 5.400h2V21h-2ZM16.4 3.5 14.4 5V21h2Z',
  hoops: 'M6 9.800h12v2.500H6ZM6 14.800h12v2.500H6Z',
  half: 'M12 5.500c1.8 0 3.2-.8 4-2.500l4 1.7 2.4 4.900L19 11.300l-1-1.500V21h-6Z',
  sash: 'M6.3 3.9 8.8 4.4 18 15.600v4L6 6Z',
  band: 'M6 10.200h12v4.300H6Z',
  vest: 'M5 9.2 7.4 7.400V21H5ZM19 9.200l-2.4-1.800V21H19ZM8 3h1.700c.2 2 1 3 2.3 3s2.1-1 2.3-3H16c-.2 2.9-1.6 4.6-4 4.600S8.2 5.9 8 3Z',
};

const HEAD =
  '<circle cx="12" cy="9.5" r="3.6"/><path d="M4.9 19.200c1-3.5 3.7-5 7.1-5s6.1 1.5 7.1 5a10 10 0 0 1-14.2 0Z"/>';

/** A thin grey line separates a garment from a ground of its own colour. */
const EDGE = 'stroke="#7d8983" stroke-width=".6" stroke-linejoin="round"';

/** One drawing under several names. */
export const named = (ids: readonly string[], body: string): string =>
  ids.map((id) => `<g id="${id}">`).join('') + body + '</g>'.repeat(ids.length);

export function garment(ids: readonly string[], pattern: Pattern, first: Colour, second: Colour): string {
  const outline = pattern === 'vest' ? VEST : SHIRT;
  return named(
    ids,
    `<path fill="${CLOTH[first]}" ${EDGE} d="${outline}"/><path fill="${CLOTH[second]}" d="${PARTS[pattern]}"/>` +
      '<path opacity=".12" d="M15 6h3v15h-3Z"/>',
  );
}

/** A player of an individual sport: a head and shoulders on a disc. */
export function player(id: string, ground: Colour, figure: Colour): string {
  return named(
    [id],
    `<circle cx="12" cy="12" r="10" fill="${CLOTH[ground]}" ${EDGE}/><g fill="${CLOTH[figure]}">${HEAD}</g>`,
  );
}
