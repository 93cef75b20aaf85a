/** Baccarat in its frame. */
import { dealIn, namedCard } from '../cards.ts';
import { choice, el } from '../dom.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { WORDS } from './words.ts';

type Side = 'player' | 'banker' | 'tie';

startGame(WORDS, ({ say, play, stake, result, announce, isReduced }) => {
  let on: Side = 'player';
  const seat = (name: string) => {
    const [cards, points] = [el('div', { class: 'cards' }), el('span', { class: 'points' }, '–')];
    const whole = el('div', { class: 'seat', role: 'group', 'aria-label': name }, el('p', {}, name, points), cards);
    return { cards, points, whole };
  };
  const [player, banker] = [seat(say('player')), seat(say('banker'))];
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
    stage: el('div', { class: 'stage' }, el('div', { class: 'hands' }, player.whole, banker.whole)),
    controls: [sides],
    button: say('deal'),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (amount === null) return announce(say('BAD_AMOUNT'));
      const round = await play({ stake: amount, on });
      if (round === null) return undefined;
      const [ofPlayer, ofBanker] = (['player', 'banker'] as const).map((name) =>
        numbersIn(round.shown[name]).map((card) => namedCard(say, card)),
      );
      const [playerHas = 0, bankerHas = 0] = numbersIn(round.shown['points']);
      player.points.textContent = '–';
      banker.points.textContent = '–';
      player.cards.replaceChildren(...(ofPlayer ?? []));
      banker.cards.replaceChildren(...(ofBanker ?? []));
      // The order of the coup: player and banker in turn.
      const inTurn = [0, 1, 2].flatMap((at) => [ofPlayer?.[at], ofBanker?.[at]]).filter((card) => card !== undefined);
      await dealIn(inTurn, isReduced);
      player.points.textContent = String(playerHas);
      banker.points.textContent = String(bankerHas);
      return result(round, say('points', { player: playerHas, banker: bankerHas }));
    },
  };
});
