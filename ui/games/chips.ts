/** Chips on the places of a table. */
import { el, setAll } from './dom.ts';
import type { Bench } from './bench.ts';
import type { Json } from './round.ts';
import { isRecord, numberOf, textOf } from './round.ts';
import type { Words } from './words.ts';

export const CHIP_WORDS = {
  onTable: ['On the table: {amount}', 'На столе: {amount}', 'Auf dem Tisch: {amount}', 'على الطاولة: {amount}'],
  clear: ['Clear', 'Убрать', 'Leeren', 'مسح'],
  undo: ['Undo', 'Отменить', 'Zurück', 'تراجع'],
  rebet: ['Rebet', 'Повторить', 'Nochmal', 'كرّر'],
  place: ['{name}, chip {amount}', '{name}, фишка {amount}', '{name}, Chip {amount}', '{name}، رقاقة {amount}'],
  NO_CHIPS: ['Put a chip on the table.', 'Поставьте фишку.', 'Setze einen Chip.', 'ضع رقاقة على الطاولة.'],
} as const satisfies Words;

export interface Chip {
  readonly on: string;
  readonly stake: number;
}

/** The chips of a bet. */
export function chipsIn(bet: Json): readonly Chip[] {
  const chips = bet['chips'];
  if (!Array.isArray(chips)) return [];
  return chips.filter(isRecord).map((chip) => ({ on: textOf(chip['on']), stake: numberOf(chip['stake']) }));
}

export interface Chips {
  /** A place for chips: a button that adds the stake. */
  readonly place: (on: string, name: string, look: string) => HTMLButtonElement;
  /** All chips, as the bet that is about to be made; the last bet from now on. */
  readonly bet: () => readonly Chip[];
  /** Puts the chips of a bet on the table, in place of those that are there. */
  readonly put: (chips: readonly Chip[]) => void;
  /** Shows whether chips can be put on the table and taken back. */
  readonly show: () => void;
  /** The sum, and the buttons that take chips back and put those of the last bet on the table again. */
  readonly controls: readonly HTMLElement[];
}

/** Changes that can be taken back. */
const MAX_UNDO = 100;

/** The amount alone, without currency and without zeros after the point. */
const short = (amount: string): string => amount.split(' ')[0]?.replace(/[.,]00?0?$/, '') ?? '';

export function createChips(
  { text, money, stake, announce, onChange, replay }: Bench<keyof typeof CHIP_WORDS>,
  /** Whether the chips may be changed; they rest while a bet waits for its draw. */
  isUnbound: () => boolean = () => true,
): Chips {
  const chips = new Map<string, number>();
  let isIdle = false;
  const isFree = (): boolean => replay === null && isUnbound();
  const total = el('p', { class: 'pays' });
  /** The tables before each change, for as long as no other bet was put on them. */
  let before: ReadonlyMap<string, number>[] = [];
  let lastBet: readonly Chip[] = [];
  const clear = el('button', { type: 'button' }, text('clear'));
  const undo = el('button', { type: 'button' }, text('undo'));
  const rebet = el('button', { type: 'button' }, text('rebet'));
  const places = new Map<
    string,
    { readonly button: HTMLButtonElement; readonly name: string; readonly chip: HTMLElement }
  >();

  function show(): void {
    for (const [on, { button, name, chip }] of places) {
      const amount = chips.get(on);
      setAll(button, {
        'aria-label': amount === undefined ? name : text('place', { name, amount: money(amount) }),
        'aria-disabled': isFree() ? null : true,
      });
      setAll(chip, {
        hidden: amount === undefined,
        'data-amount': amount === undefined ? null : short(money(amount)),
      });
    }
    setAll(clear, { 'aria-disabled': isFree() ? null : true });
    setAll(undo, { 'aria-disabled': isFree() && before.length > 0 ? null : true });
    setAll(rebet, { 'aria-disabled': isFree() && lastBet.length > 0 ? null : true });
    total.textContent = text('onTable', {
      amount: money([...chips.values()].reduce((sum, amount) => sum + amount, 0)),
    });
  }

  const placed = (): readonly Chip[] => [...chips].map(([on, amount]) => ({ on, stake: amount }));
  function lay(next: Iterable<readonly [on: string, amount: number]>): void {
    const list = [...next];
    chips.clear();
    for (const [on, amount] of list) chips.set(on, amount);
    show();
  }
  /** A change that the player can take back. */
  function change(next: Iterable<readonly [on: string, amount: number]>): void {
    before = [...before.slice(1 - MAX_UNDO), new Map(chips)];
    lay(next);
  }
  clear.addEventListener('click', () => {
    if (isFree() && chips.size > 0) change([]);
  });
  undo.addEventListener('click', () => {
    const last = before.at(-1);
    if (!isFree() || last === undefined) return;
    before = before.slice(0, -1);
    lay(last);
  });
  rebet.addEventListener('click', () => {
    if (isFree() && lastBet.length > 0) change(lastBet.map(({ on, stake: amount }) => [on, amount] as const));
  });
  onChange((idle) => {
    isIdle = idle;
    show();
  });

  return {
    place: (on, name, look) => {
      // Its amount is drawn by the style sheet: the button's text is the name of the place, with which its label
      // begins.
      const chip = el('span', { class: 'chip', hidden: true });
      const button = el('button', { type: 'button', class: `place ${look}` }, el('span', {}, name), chip);
      button.addEventListener('click', () => {
        const amount = stake();
        if (!isIdle || !isFree()) return;
        if (amount === null) return announce(text('BAD_AMOUNT'));
        change([...chips, [on, (chips.get(on) ?? 0) + amount]]);
      });
      places.set(on, { button, name, chip });
      return button;
    },
    bet: () => {
      const bet = placed();
      if (bet.length > 0) lastBet = bet;
      return bet;
    },
    put: (bet) => {
      before = [];
      lay(bet.map(({ on, stake: amount }) => [on, amount] as const));
    },
    show,
    controls: [total, undo, clear, rebet],
  };
}
