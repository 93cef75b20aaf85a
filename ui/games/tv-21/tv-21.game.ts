/** The 21 every minute in its frame: two hands for all players. */
import { CARD_WORDS, dealIn, namedCard } from '../cards.ts';
import { el } from '../dom.ts';
import { numbersIn } from '../round.ts';
import { createPlaces } from '../places.ts';
import type { Shown } from '../shared.ts';
import { startShared } from '../shared.ts';
import { WORDS } from './words.ts';

/** By rank, from the ace on. */
const POINTS = [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 3, 4];
const BEST = 21;

const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (POINTS[card % POINTS.length] ?? 0), 0);

startShared({ ...CARD_WORDS, ...WORDS }, (bench) => {
  const { text } = bench;
  const places = createPlaces(bench, 'red');
  const seat = (name: string) => {
    const cards = el('div', { class: 'cards' });
    const points = el('span', { class: 'points' });
    const whole = el(
      'div',
      { class: 'seat', role: 'group', 'aria-label': name },
      el('p', {}, name, ' ', points),
      cards,
    );
    return { cards, points, whole };
  };
  const [red, blue] = [seat(text('red')), seat(text('blue'))];
  const handText = (cards: readonly number[]): string => {
    const value = pointsOf(cards);
    if (cards.length === 2 && value > BEST) return text('golden');
    return text(value > BEST ? 'over' : 'points', { value });
  };
  const words = (result: Shown): string =>
    text('result', { red: handText(numbersIn(result['red'])), blue: handText(numbersIn(result['blue'])) });

  return {
    stage: el(
      'div',
      { class: 'stage' },
      el('div', { class: 'hands' }, red.whole, blue.whole),
      places.group(
        text('place'),
        [
          ['red', text('red')],
          ['blue', text('blue')],
          ['tie', text('tie')],
          ['red-21', text('red21')],
          ['blue-21', text('blue21')],
          ['red-over', text('redOver')],
          ['blue-over', text('blueOver')],
          ['golden', text('golden')],
        ],
        true,
      ),
      el('p', { class: 'pays' }, text('pays')),
    ),
    bet: (stake) => ({ bet: { stake, on: places.chosen() } }),
    showBet: places.showBet,
    onBet: places.show,
    onDraw: ({ phase }) => {
      if (phase !== 'bets') return;
      for (const { cards, points } of [red, blue]) {
        cards.replaceChildren();
        points.textContent = '';
      }
    },
    show: async ({ result }) => {
      const hands = [numbersIn(result['red']), numbersIn(result['blue'])];
      const dealt = hands.map((cards) => cards.map((card) => namedCard(text, card)));
      for (const [at, { cards, points }] of [red, blue].entries()) {
        cards.replaceChildren(...(dealt[at] ?? []));
        points.textContent = '';
      }
      await dealIn(dealt.flat(), bench.isReduced());
      for (const [at, { points }] of [red, blue].entries()) points.textContent = String(pointsOf(hands[at] ?? []));
    },
    word: ({ shown }) => words(shown),
    brief: (result) => `${pointsOf(numbersIn(result['red']))}:${pointsOf(numbersIn(result['blue']))}`,
  };
});
