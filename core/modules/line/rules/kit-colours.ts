/** Patterns and colours of the teams' kits. Colours are facts; the drawings are the shell's. */
export type Pattern = 'plain' | 'sleeves' | 'stripes' | 'hoops' | 'half' | 'sash' | 'band' | 'vest';

/** Colours of cloth: muted enough for a page in either theme. */
export const CLOTH = {
  white: '#f6f7f6',
  black: '#23282b',
  grey: '#8b969c',
  red: '#d5262f',
  claret: '#7c2138',
  orange: '#f07b22',
  gold: '#f3b62c',
  yellow: '#f9d93b',
  green: '#13844a',
  teal: '#158f92',
  sky: '#74bbe6',
  blue: '#1d56b8',
  navy: '#1b2a5c',
  purple: '#673a9e',
  pink: '#f0a3bd',
  brown: '#6a4630',
} as const;
export type Colour = keyof typeof CLOTH;

/** Colours of the seeded kits and shields, in the same order: both of a team have the same. */
export const PAIRS: readonly (readonly [Colour, Colour])[] = [
  ['red', 'white'], ['blue', 'white'], ['green', 'white'], ['navy', 'sky'], ['white', 'red'], ['orange', 'black'],
  ['sky', 'navy'], ['claret', 'gold'], ['yellow', 'blue'], ['purple', 'white'], ['black', 'red'], ['teal', 'white'],
]; // prettier-ignore

/** Seeded shirts, vests and players. */
export const SEEDED = 24;
