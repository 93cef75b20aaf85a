/** Andar bahar in its frame. */
import { cardName, dealIn, namedCard } from '../cards.ts';
import { choice, choose, el } from '../dom.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { WORDS } from './words.ts';

type Side = 'andar' | 'bahar';

startGame(WORDS, ({ text, play, stake, result, announce, isReduced }) => {
  let on: Side = 'andar';
  const seat = (name: string) => {
    const cards = el('div', { class: 'cards' });
    const whole = el('div', { class: 'seat', role: 'group', 'aria-label': name }, el('p', {}, name), cards);
    return { cards, whole };
  };
  const [turned, andar, bahar] = [seat(text('turned')), seat(text('andar')), seat(text('bahar'))];
  const sides = choice<Side>(
    text('on'),
    'on',
    [
      ['andar', text('onAndar')],
      ['bahar', text('onBahar')],
    ],
    (chosen) => {
      on = chosen;
    },
  );

  return {
    stage: el('div', { class: 'stage' }, turned.whole, el('div', { class: 'hands' }, andar.whole, bahar.whole)),
    controls: [sides],
    button: text('deal'),
    showBet: (bet) => choose(sides, bet['on']),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (amount === null) return announce(text('BAD_AMOUNT'));
      const round = await play({ stake: amount, on });
      const first = round?.shown['turned'];
      if (round === null || typeof first !== 'number') return undefined;
      const dealt = [numbersIn(round.shown['andar']), numbersIn(round.shown['bahar'])] as const;
      const [ofAndar, ofBahar] = [
        dealt[0].map((card) => namedCard(text, card)),
        dealt[1].map((card) => namedCard(text, card)),
      ];
      const isAndar = ofAndar.length > ofBahar.length;
      const top = namedCard(text, first);
      turned.cards.replaceChildren(top);
      andar.cards.replaceChildren(...ofAndar);
      bahar.cards.replaceChildren(...ofBahar);
      const inTurn = ofAndar.flatMap((card, at) => [card, ofBahar[at]]).filter((card) => card !== undefined);
      await dealIn([top, ...inTurn], isReduced());
      (isAndar ? ofAndar : ofBahar).at(-1)?.classList.add('is-match');
      const last = (isAndar ? dealt[0] : dealt[1]).at(-1) ?? first;
      return result(round, text('match', { side: text(isAndar ? 'andar' : 'bahar'), card: cardName(text, last) }));
    },
  };
});
