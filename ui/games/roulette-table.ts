/** Wheel and table of roulette in a frame; a variant says which pockets there are. */
import type { Chips } from './chips.ts';
import { CHIP_WORDS, chipsIn, createChips } from './chips.ts';
import { el } from './dom.ts';
import type { Bench, GamePart } from './bench.ts';
import { createWheel } from './turning.ts';
import type { Words } from './words.ts';

export const ROULETTE_WORDS = {
  ...CHIP_WORDS,
  spin: ['Spin', 'Крутить', 'Drehen', 'أدر'],
  table: ['Betting table', 'Игровой стол', 'Spieltisch', 'طاولة الرهان'],
  red: ['Red', 'Красное', 'Rot', 'أحمر'],
  black: ['Black', 'Чёрное', 'Schwarz', 'أسود'],
  odd: ['Odd', 'Нечёт', 'Ungerade', 'فردي'],
  even: ['Even', 'Чёт', 'Gerade', 'زوجي'],
  dozen: ['Dozen {value}', 'Дюжина {value}', 'Dutzend {value}', 'المجموعة {value}'],
  column: ['Column {value}', 'Колонка {value}', 'Kolonne {value}', 'العمود {value}'],
} as const satisfies Words;

export interface RouletteVariant {
  /** The pockets in their order on the wheel. A double zero is 37. */
  readonly pockets: readonly number[];
  /** Places before the numbers 1 to 36: their ids in a bet, their names and their looks. */
  readonly zeros: readonly (readonly [on: string, name: string, look: string])[];
}

export const EUROPEAN: RouletteVariant = {
  pockets: [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29,
    7, 28, 12, 35, 3, 26,
  ],
  zeros: [['n0', '0', 'is-green is-zero']],
};

const DOUBLE_ZERO = 37;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const SPIN_MS = 2_400;

const colourOf = (number: number): string =>
  number === 0 || number === DOUBLE_ZERO ? 'green' : RED.has(number) ? 'red' : 'black';

export const nameOf = (pocket: number): string => (pocket === DOUBLE_ZERO ? '00' : String(pocket));

interface RouletteTable {
  readonly stage: HTMLElement;
  readonly chips: Chips;
  /** Turns the wheel to a pocket; at once in 0 ms. */
  readonly spinTo: (pocket: number, ms: number) => Promise<void>;
}

/** Wheel and table; `isFree` says whether chips may be changed. */
export function createRouletteTable(
  bench: Bench<keyof typeof ROULETTE_WORDS>,
  { pockets, zeros }: RouletteVariant,
  isFree?: () => boolean,
): RouletteTable {
  const { text } = bench;
  const wheel = createWheel(
    { name: 'pocket', hub: 62, inner: 68, textAt: 84 },
    pockets.map((pocket) => ({ look: colourOf(pocket), text: nameOf(pocket) })),
  );
  const chips = createChips(bench, isFree);
  const { place } = chips;

  const numbers = Array.from({ length: 36 }, (_, at) => place(`n${at + 1}`, String(at + 1), `is-${colourOf(at + 1)}`));
  const table = el(
    'div',
    { class: 'table', role: 'group', 'aria-label': text('table') },
    ...zeros.map(([on, name, look]) => place(on, name, look)),
    ...numbers,
    ...[1, 2, 3].map((part) => place(`column${part}`, text('column', { value: part }), 'is-wide')),
    ...[1, 2, 3].map((part) => place(`dozen${part}`, text('dozen', { value: part }), 'is-wide')),
    place('low', '1–18', 'is-wide'),
    place('even', text('even'), 'is-wide'),
    place('red', text('red'), 'is-wide is-red'),
    place('black', text('black'), 'is-wide is-black'),
    place('odd', text('odd'), 'is-wide'),
    place('high', '19–36', 'is-wide'),
  );

  return {
    stage: el('div', { class: 'stage is-roulette' }, wheel.picture, table),
    chips,
    spinTo: async (pocket, ms) => {
      await wheel.turnTo(pockets.indexOf(pocket), ms);
      wheel.write(nameOf(pocket));
    },
  };
}

export function createRoulette(bench: Bench<keyof typeof ROULETTE_WORDS>, variant: RouletteVariant): GamePart {
  const { text, play, result, announce, isReduced } = bench;
  const { stage, chips, spinTo } = createRouletteTable(bench, variant);

  return {
    stage,
    controls: chips.controls,
    button: text('spin'),
    showBet: (bet) => chips.put(chipsIn(bet)),
    onPlay: async (): Promise<void> => {
      const placed = chips.bet();
      if (placed.length === 0) return announce(text('NO_CHIPS'));
      const round = await play({ chips: placed });
      const number = round?.shown['number'];
      if (round === null || typeof number !== 'number') return undefined;
      await spinTo(number, isReduced() ? 0 : SPIN_MS);
      return result(round, text('rolled', { value: nameOf(number) }));
    },
  };
}
