/** The hands of player and banker: shows a coup in the order in which it was dealt. */
import { dealIn, namedCard } from '../cards.ts';
import { el } from '../dom.ts';
import { numbersIn } from '../round.ts';
import type { GameText } from '../words.ts';
import type { WORDS } from './words.ts';

interface Hands {
  readonly whole: HTMLElement;
  readonly deal: (shown: Readonly<Record<string, unknown>>, isReduced: boolean) => Promise<void>;
  readonly clear: () => void;
}

/** The text about a coup. */
export function pointsText(text: GameText<keyof typeof WORDS>, shown: Readonly<Record<string, unknown>>): string {
  const [player = 0, banker = 0] = numbersIn(shown['points']);
  return text('points', { player, banker });
}

export function createHands(text: GameText<keyof typeof WORDS>): Hands {
  const seats = (['player', 'banker'] as const).map((side) => {
    const name = text(side);
    const [cards, points] = [el('div', { class: 'cards' }), el('span', { class: 'points' }, '–')];
    const whole = el('div', { class: 'seat', role: 'group', 'aria-label': name }, el('p', {}, name, points), cards);
    return { side, cards, points, whole };
  });
  return {
    whole: el('div', { class: 'hands' }, ...seats.map(({ whole }) => whole)),
    deal: async (shown, isReduced) => {
      const hands = seats.map(({ side }) => numbersIn(shown[side]).map((card) => namedCard(text, card)));
      for (const [at, { cards, points }] of seats.entries()) {
        points.textContent = '–';
        cards.replaceChildren(...(hands[at] ?? []));
      }
      // The order of the coup: player and banker in turn.
      const inTurn = [0, 1, 2].flatMap((at) => hands.map((hand) => hand[at])).filter((card) => card !== undefined);
      await dealIn(inTurn, isReduced);
      const has = numbersIn(shown['points']);
      for (const [at, { points }] of seats.entries()) points.textContent = String(has[at] ?? 0);
    },
    clear: () => {
      for (const { cards, points } of seats) {
        cards.replaceChildren();
        points.textContent = '–';
      }
    },
  };
}
