/** War every minute in its frame: two cards for all players. */
import { CARD_WORDS, cardName, dealIn, namedCard } from '../cards.ts';
import { choice, choose, el } from '../dom.ts';
import { numbersIn } from '../round.ts';
import type { Shown } from '../shared.ts';
import { startShared } from '../shared.ts';
import { WORDS } from './words.ts';

startShared({ ...CARD_WORDS, ...WORDS }, (bench) => {
  const { text } = bench;
  let place = 'red';
  const seat = (name: string) => {
    const cards = el('div', { class: 'cards' });
    return { cards, whole: el('div', { class: 'seat', role: 'group', 'aria-label': name }, el('p', {}, name), cards) };
  };
  const [red, blue] = [seat(text('red')), seat(text('blue'))];
  const places = choice(
    text('place'),
    'place',
    [
      ['red', text('red')],
      ['blue', text('blue')],
      ['tie', text('tie')],
    ],
    (chosen) => {
      place = chosen;
    },
  );
  const cardsIn = (result: Shown): readonly [number, number] => {
    const [first = 0, second = 0] = numbersIn(result['cards']);
    return [first, second];
  };
  const words = (result: Shown): string => {
    const [first, second] = cardsIn(result);
    return text('result', { red: cardName(text, first), blue: cardName(text, second) });
  };

  return {
    stage: el(
      'div',
      { class: 'stage' },
      el('div', { class: 'sides' }, red.whole, blue.whole),
      el('p', { class: 'pays' }, text('pays')),
    ),
    controls: [places],
    bet: (stake) => ({ bet: { stake, on: place } }),
    showBet: (bet) => choose(places, bet['on']),
    onDraw: ({ phase }) => {
      if (phase === 'bets') for (const { cards } of [red, blue]) cards.replaceChildren();
    },
    show: async ({ result }) => {
      const dealt = cardsIn(result).map((card) => namedCard(text, card));
      for (const [at, { cards }] of [red, blue].entries()) cards.replaceChildren(dealt[at] ?? '');
      await dealIn(dealt, bench.isReduced());
    },
    word: ({ shown }) => words(shown),
    brief: words,
  };
});
