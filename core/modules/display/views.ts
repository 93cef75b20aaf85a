import { lookOf } from './rules/look.ts';
import type { Display, DisplayView, Entries } from './types.ts';
import { CHOICES, SWITCHES } from './types.ts';

type Name = keyof Display;

// The two tables have all names of a display.
const NAMES = [...Object.keys(CHOICES), ...Object.keys(SWITCHES)] as readonly Name[];

const DEFAULTS: Readonly<Record<string, string | boolean>> = {
  ...SWITCHES,
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, [first]]) => [name, first])),
};

/** Options that give boards another order, other columns or more facts. */
const OF_BOARDS: readonly Name[] = [
  'lineProfile',
  'liveProfile',
  'boardMarkets',
  'boardOrder',
  'isGroupedByCountry',
  'isBestOnTop',
  'isScoreDetailed',
  'isGameIdShown',
];

/** Every option: what was chosen, or its default. */
export function viewDisplay(entries: Entries): DisplayView {
  // Each option has a value of its own list: decoding and deciding see to that [DSP-2].
  const display = Object.fromEntries(NAMES.map((name) => [name, entries[name]?.value ?? DEFAULTS[name]])) as Display;
  return {
    ...display,
    look: lookOf(display),
    isBoardOwn: OF_BOARDS.some((name) => display[name] !== DEFAULTS[name]),
  };
}
