/** Baccarat in its frame. */
import { choice, choose, el } from '../dom.ts';
import { startGame } from '../frame.ts';
import { createHands, pointsText } from './hands.ts';
import { WORDS } from './words.ts';

type Side = 'player' | 'banker' | 'tie';

startGame(WORDS, ({ text, play, stake, result, announce, isReduced }) => {
  let on: Side = 'player';
  const hands = createHands(text);
  const sides = choice<Side>(
    text('on'),
    'on',
    [
      ['player', text('onPlayer')],
      ['banker', text('onBanker')],
      ['tie', text('onTie')],
    ],
    (chosen) => {
      on = chosen;
    },
  );

  return {
    stage: el('div', { class: 'stage' }, hands.whole),
    controls: [sides],
    button: text('deal'),
    showBet: (bet) => choose(sides, bet['on']),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (amount === null) return announce(text('BAD_AMOUNT'));
      const round = await play({ stake: amount, on });
      if (round === null) return undefined;
      await hands.deal(round.shown, isReduced());
      return result(round, pointsText(text, round.shown));
    },
  };
});
