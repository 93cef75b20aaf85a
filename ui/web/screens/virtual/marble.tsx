/** A marble with its number, in the colour that its name begins with [LIN-242]. Decorative: the number is a text too. */
import type { ReactNode } from 'react';
import { kitNumber } from 'touchline/core/line/rules/kit-number';

const LIGHT = '#ffffff';
const DARK = '#10161c';

/** Of the marble, and of its number. */
type Colours = readonly [glass: string, number: string];

const COLOURS: ReadonlyMap<string, Colours> = new Map([
  ['amber', ['#f2a516', DARK]],
  ['azure', ['#4aa3f0', DARK]],
  ['copper', ['#a4521f', LIGHT]],
  ['coral', ['#ff7a5c', DARK]],
  ['crimson', ['#b40f2b', LIGHT]],
  ['emerald', ['#0a7a44', LIGHT]],
  ['indigo', ['#303a9e', LIGHT]],
  ['lemon', ['#f6e04b', DARK]],
  ['lime', ['#a3d52f', DARK]],
  ['onyx', ['#23272e', LIGHT]],
  ['pearl', ['#f3efe6', DARK]],
  ['rose', ['#f07cb0', DARK]],
  ['teal', ['#0b6f74', LIGHT]],
  ['violet', ['#7136b5', LIGHT]],
]);
const ANY: readonly Colours[] = [...COLOURS.values()];

/** Of a name whose first word is no known colour, one by the name. */
export function marbleColours(name: string): Colours {
  const [word = ''] = name.toLowerCase().split(' ');
  return COLOURS.get(word) ?? ANY[kitNumber(name) % ANY.length] ?? [LIGHT, DARK];
}

export function Marble({ number, name }: { readonly number: number; readonly name: string }): ReactNode {
  const [glass, ink] = marbleColours(name);
  return (
    <svg className="marble" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={glass} />
      <g className="marble-swirl" fill="none" stroke={ink} strokeWidth="2" opacity="0.28">
        <path d="M3 12c3-8 8-8 9 0s6 8 9 0" />
      </g>
      <ellipse cx="8.4" cy="6.4" rx="3.6" ry="2.2" fill={LIGHT} opacity="0.55" transform="rotate(-35 8.4 6.4)" />
      <circle cx="12" cy="12" r="11" className="silks-edge" />
      <circle cx="12" cy="12" r="6.2" fill={glass} />
      <text x="12" y="15.6" fill={ink}>
        {number}
      </text>
    </svg>
  );
}
