/** The deck of the scratch card: which prize each card has, and what is printed on it [SCR-1…SCR-4]. */

/** How many cards win so many times their price, the highest prize first. */
export const PRIZES = [
  [1_000, 1],
  [100, 9],
  [50, 20],
  [20, 55],
  [10, 120],
  [5, 300],
  [2, 1_000],
  [1, 700],
] as const;
export const CARDS = 10_000;
/** How many cards of each kind the whole deck has; those without a prize are the last kind. */
export const KINDS: readonly number[] = [
  ...PRIZES.map(([, count]) => count),
  PRIZES.reduce((rest, [, count]) => rest - count, CARDS),
];
export const FIELDS = 9;
/** Fields with the prize on a card that wins. */
export const EQUAL = 3;
/** Steps from one printed field to the next: those without a common divisor with the number of fields. */
export const STEPS = [1, 2, 4, 5, 7, 8] as const;
/** A step through the prizes without a common divisor with their number. */
export const PRIZE_STEP = 3;

interface Card {
  /** The prize as a multiple of the price; 0 for none. */
  readonly prize: number;
  /** The prize in each field, as a multiple of the price. */
  readonly fields: readonly number[];
}

/**
 * The place of a card's prize in the list of prizes; -1 for a card without a prize. Cards with the highest prize come
 * first.
 */
function classOf(card: number): number {
  let before = 0;
  return PRIZES.findIndex(([, count]) => {
    before += count;
    return card < before;
  });
}

/**
 * A card of the deck. What is printed depends on the number of the card alone: a card that wins has its prize three
 * times and six other prizes once; a card without a prize has all eight prizes and, as there are nine fields, one of
 * them twice.
 */
export function cardOf(card: number): Card {
  const at = classOf(card);
  const start = card % PRIZES.length;
  const inTurn = Array.from({ length: FIELDS }, (_, step) => (start + step * PRIZE_STEP) % PRIZES.length);
  const others = inTurn.slice(0, PRIZES.length).filter((each) => each !== at);
  const printed = at < 0 ? inTurn : [at, at, at, ...others.slice(0, FIELDS - EQUAL)];
  const step = STEPS[card % STEPS.length] ?? 1;
  const fields = Array.from({ length: FIELDS }, () => 0);
  for (const [index, prize] of printed.entries()) fields[(card + index * step) % FIELDS] = PRIZES[prize]?.[0] ?? 0;
  return { prize: PRIZES[at]?.[0] ?? 0, fields };
}
