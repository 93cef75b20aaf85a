/** Poker every minute in its frame: two hands of five cards for all players. */
import { CARD_WORDS, dealIn, namedCard } from '../cards.ts';
import { el } from '../dom.ts';
import { numbersIn } from '../round.ts';
import { createPlaces } from '../places.ts';
import type { Shown } from '../shared.ts';
import { startShared } from '../shared.ts';
import { WORDS } from './words.ts';

/** From the weakest to the strongest. */
const KINDS = [
  ...(['highCard', 'pair', 'twoPairs', 'three', 'straight'] as const),
  ...(['flush', 'fullHouse', 'four', 'straightFlush'] as const),
];

startShared({ ...CARD_WORDS, ...WORDS }, (bench) => {
  const { text } = bench;
  const places = createPlaces(bench, 'red');
  const seat = (name: string) => {
    const cards = el('div', { class: 'cards' });
    const kind = el('p', { class: 'kind' });
    return {
      cards,
      kind,
      whole: el('div', { class: 'seat', role: 'group', 'aria-label': name }, el('p', {}, name), cards, kind),
    };
  };
  const seats = [seat(text('red')), seat(text('blue'))] as const;
  const kindsIn = (result: Shown): readonly [string, string] => {
    const [red = '', blue = ''] = numbersIn(result['kinds']).map((kind) => text(KINDS[kind] ?? 'highCard'));
    return [red, blue];
  };
  const words = (result: Shown): string => {
    const [red, blue] = kindsIn(result);
    return text('result', { red, blue });
  };

  return {
    stage: el(
      'div',
      { class: 'stage' },
      el('div', { class: 'hands' }, ...seats.map(({ whole }) => whole)),
      places.group(
        text('place'),
        [
          ['red', text('red')],
          ['blue', text('blue')],
        ],
        true,
      ),
      places.group(
        text('redHand'),
        [
          ['high-card', text('highCard')],
          ['pair', text('pair')],
          ['two-pairs', text('twoPairs')],
          ['three', text('three')],
          ['straight-up', text('straightUp')],
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
      for (const { cards, kind } of seats) {
        cards.replaceChildren();
        kind.textContent = '';
      }
    },
    show: async ({ result }) => {
      const dealt = [numbersIn(result['red']), numbersIn(result['blue'])].map((hand) =>
        hand.map((card) => namedCard(text, card)),
      );
      for (const [at, { cards, kind }] of seats.entries()) {
        cards.replaceChildren(...(dealt[at] ?? []));
        kind.textContent = '';
      }
      // Card by card, red and blue in turn.
      const inTurn = [0, 1, 2, 3, 4].flatMap((at) => dealt.flatMap((hand) => hand[at] ?? []));
      await dealIn(inTurn, bench.isReduced());
      const kinds = kindsIn(result);
      for (const [at, { kind }] of seats.entries()) kind.textContent = kinds[at] ?? '';
    },
    word: ({ shown }) => words(shown),
    brief: (result) => kindsIn(result).join(' : '),
  };
});
