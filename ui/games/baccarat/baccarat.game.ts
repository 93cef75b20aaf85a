/** Baccarat in its frame. */
import { choice, choose, el } from '../dom.ts';
import { startGame } from '../frame.ts';
import { createHands, pointsText } from './hands.ts';
import { WORDS } from './words.ts';

type Side = 'player' | 'banker' | 'tie';

startGame(WORDS, ({ say, play, stake, result, announce, isReduced }) => {
  let on: Side = 'player';
  const hands = createHands(say);
  const sides = choice<Side>(
    say('on'),
    'on',
    [
      ['player', say('onPlayer')],
      ['banker', say('onBanker')],
      ['tie', say('onTie')],
    ],
    (chosen) => {
      on = chosen;
    },
  );

  return {
    stage: el('div', { class: 'stage' }, hands.whole),
    controls: [sides],
    button: say('deal'),
    showBet: (bet) => choose(sides, bet['on']),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (amount === null) return announce(say('BAD_AMOUNT'));
      const round = await play({ stake: amount, on });
      if (round === null) return undefined;
      await hands.deal(round.shown, isReduced());
      return result(round, pointsText(say, round.shown));
    },
  };
});
