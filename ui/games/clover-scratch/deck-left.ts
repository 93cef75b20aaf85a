/** The cards that are left in the player's deck: the chances of the next card, before it is bought [SCR-8]. */
import { el } from '../dom.ts';
import type { GameText } from '../words.ts';
import type { WORDS } from './words.ts';

/** The prizes of the kinds of cards, as multiples of the price; cards without a prize are the last kind. */
const PRIZES = [1_000, 100, 50, 20, 10, 5, 2, 1, 0];
const CARDS = 10_000;

export interface DeckLeft {
  readonly table: HTMLElement;
  /** The unsold cards by kind; an empty list while they are unknown. */
  readonly set: (left: readonly number[]) => void;
  /** A card with this prize is over. */
  readonly take: (prize: number) => void;
}

export function createDeckLeft(text: GameText<keyof typeof WORDS>, price: () => string): DeckLeft {
  let left: readonly number[] = [];
  const summary = el('summary', {}, '');
  const body = el('tbody');
  const head = el('tr', {}, ...(['prize', 'cards'] as const).map((word) => el('th', { scope: 'col' }, text(word))));
  const table = el('table', { 'aria-label': text('deck') }, el('thead', {}, head), body);
  const whole = el('details', { class: 'deck-left', hidden: true }, summary, table);

  function show(): void {
    const all = left.reduce((sum, count) => sum + count, 0);
    whole.hidden = all === 0;
    summary.textContent = text('left', { left: all, all: CARDS, price: price() });
    body.replaceChildren(
      ...left.map((count, kind) => {
        const prize = PRIZES[kind] ?? 0;
        const name = prize === 0 ? text('nothing') : `${prize}×`;
        return el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, String(count)));
      }),
    );
  }
  return {
    table: whole,
    set: (counts) => {
      left = counts;
      show();
    },
    take: (prize) => {
      left = left.map((count, kind) => (PRIZES[kind] === prize ? count - 1 : count));
      show();
    },
  };
}
