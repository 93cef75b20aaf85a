/** Guess the card in its frame: one card for all players every minute. */
import { CARD_WORDS, cardName, cardPicture, dealIn, namedCard } from '../cards.ts';
import { el, field, setAll } from '../dom.ts';
import { numberOf } from '../round.ts';
import { createPlaces } from '../places.ts';
import type { Shown } from '../shared.ts';
import { startShared } from '../shared.ts';
import { WORDS } from './words.ts';

const DECK = Array.from({ length: 52 }, (_, card) => card);
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SIGNS = ['♠', '♥', '♦', '♣'];

startShared({ ...CARD_WORDS, ...WORDS }, (bench) => {
  const { text } = bench;
  const faces = new Map([
    ['A', text('ace')],
    ['J', text('jack')],
    ['Q', text('queen')],
    ['K', text('king')],
  ]);
  const cards = el(
    'select',
    {},
    el('option', { value: '' }, text('noCard')),
    ...DECK.map((card) => el('option', { value: `c${card}` }, cardName(text, card))),
  );
  const places = createPlaces(bench, 'red', (on, isFree) => {
    cards.value = /^c\d/.test(on) ? on : '';
    setAll(cards, { 'aria-disabled': !isFree });
  });
  cards.addEventListener('change', () => places.choose(cards.value === '' ? 'red' : cards.value));
  const table = el('div', { class: 'guess' });
  const cover = (): void => {
    const back = cardPicture(null);
    setAll(back, { role: 'img', 'aria-hidden': false, 'aria-label': text('hidden') });
    table.replaceChildren(back);
  };
  cover();
  const words = (result: Shown): string => text('drawn', { card: cardName(text, numberOf(result['card'])) });

  return {
    stage: el(
      'div',
      { class: 'stage' },
      table,
      places.group(
        text('place'),
        [
          ['red', text('red')],
          ['black', text('black')],
          ['spades', text('ofSpades')],
          ['hearts', text('ofHearts')],
          ['diamonds', text('ofDiamonds')],
          ['clubs', text('ofClubs')],
          ['low', text('low')],
          ['high', text('high')],
          ['faces', text('faces')],
        ],
        true,
      ),
      places.group(
        text('ranks'),
        RANKS.map((sign, rank) => [`r${rank}`, sign, faces.get(sign) ?? sign]),
      ),
      el('div', { class: 'card-choice' }, field(text('oneCard'), cards)),
      el('p', { class: 'pays' }, text('pays')),
    ),
    bet: (stake) => ({ bet: { stake, on: places.chosen() } }),
    showBet: places.showBet,
    onBet: places.show,
    onDraw: ({ phase }) => {
      if (phase === 'bets') cover();
    },
    show: async ({ result }) => {
      const card = namedCard(text, numberOf(result['card']));
      table.replaceChildren(card);
      await dealIn([card], bench.isReduced());
    },
    word: ({ shown }) => words(shown),
    brief: (result) => {
      const card = numberOf(result['card']);
      return `${RANKS[card % RANKS.length] ?? ''}${SIGNS[Math.floor(card / RANKS.length)] ?? ''}`;
    },
  };
});
