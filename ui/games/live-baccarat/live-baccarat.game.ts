/** Live baccarat in its frame: one coup for all players of the table. */
import { createHands, pointsText } from '../baccarat/hands.ts';
import { el } from '../dom.ts';
import { createCompany } from '../live.ts';
import { createPlaces } from '../places.ts';
import { startShared } from '../shared.ts';
import { WORDS } from './words.ts';

/** In the order of the provider's places. */
const SIDES = ['player', 'banker', 'tie'] as const;
/** No deal takes longer. */
const DEAL_MS = 1_500;

startShared(WORDS, (bench) => {
  const { text } = bench;
  const hands = createHands(text);
  const places = createPlaces(bench, 'player');
  const company = createCompany(text, (place) => text(SIDES[place] ?? 'tie'));

  return {
    stage: el(
      'div',
      { class: 'stage' },
      hands.whole,
      places.group(
        text('on'),
        [
          ['player', text('onPlayer')],
          ['banker', text('onBanker')],
          ['tie', text('onTie')],
        ],
        true,
      ),
    ),
    aside: company.whole,
    bet: (stake) => ({ bet: { stake, on: places.chosen() } }),
    showBet: places.showBet,
    onBet: places.show,
    onDraw: ({ phase, preview }) => {
      company.show(preview);
      if (phase === 'bets') hands.clear();
    },
    show: ({ result, endsAt }) => hands.deal(result, bench.isReduced() || endsAt - bench.now() < DEAL_MS),
    word: ({ shown }) => pointsText(text, shown),
    brief: (result) => pointsText(text, result),
  };
});
