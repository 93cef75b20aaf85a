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
  const { say } = bench;
  const faces = new Map([
    ['A', say('ace')],
    ['J', say('jack')],
    ['Q', say('queen')],
    ['K', say('king')],
  ]);
  const cards = el(
    'select',
    {},
    el('option', { value: '' }, say('noCard')),
    ...DECK.map((card) => el('option', { value: `c${card}` }, cardName(say, card))),
  );
  const places = createPlaces(bench, 'red', (on, isFree) => {
    cards.value = /^c\d/.test(on) ? on : '';
    setAll(cards, { 'aria-disabled': !isFree });
  });
  cards.addEventListener('change', () => places.choose(cards.value === '' ? 'red' : cards.value));
  const table = el('div', { class: 'guess' });
  const cover = (): void => {
    const back = cardPicture(null);
    setAll(back, { role: 'img', 'aria-hidden': false, 'aria-label': say('hidden') });
    table.replaceChildren(back);
  };
  cover();
  const words = (result: Shown): string => say('drawn', { card: cardName(say, numberOf(result['card'])) });

  return {
    stage: el(
      'div',
      { class: 'stage' },
      table,
      places.group(
        say('place'),
        [
          ['red', say('red')],
          ['black', say('black')],
          ['spades', say('ofSpades')],
          ['hearts', say('ofHearts')],
          ['diamonds', say('ofDiamonds')],
          ['clubs', say('ofClubs')],
          ['low', say('low')],
          ['high', say('high')],
          ['faces', say('faces')],
        ],
        true,
      ),
      places.group(
        say('ranks'),
        RANKS.map((text, rank) => [`r${rank}`, text, faces.get(text) ?? text]),
      ),
      el('div', { class: 'card-choice' }, field(say('oneCard'), cards)),
      el('p', { class: 'pays' }, say('pays')),
    ),
    bet: (stake) => ({ bet: { stake, on: places.chosen() } }),
    showBet: places.showBet,
    onBet: places.show,
    onDraw: ({ phase }) => {
      if (phase === 'bets') cover();
    },
    show: async ({ result }) => {
      const card = namedCard(say, numberOf(result['card']));
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
