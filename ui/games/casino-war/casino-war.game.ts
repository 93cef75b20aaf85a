/** Casino war in its frame. */
import { cardName, dealIn, namedCard } from '../cards.ts';
import { choice, choose, el, setAll } from '../dom.ts';
import type { Round } from '../round.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { WORDS } from './words.ts';

const SURRENDER = 0;
const WAR = 1;

startGame(WORDS, ({ text, play, move, stake, result, announce, money, isReduced, onChange }) => {
  let open: Round | null = null;
  let isIdle = false;
  let hasTieBet = false;
  let laid = 0;
  const seat = (name: string) => {
    const cards = el('div', { class: 'cards' });
    return { cards, whole: el('div', { class: 'seat', role: 'group', 'aria-label': name }, el('p', {}, name), cards) };
  };
  const [player, dealer] = [seat(text('player')), seat(text('dealer'))];
  const whole = el('p', { class: 'pays' }, '\u00a0');
  const surrender = el('button', { type: 'button', hidden: true });
  const war = el('button', { type: 'button', class: 'main', hidden: true });
  surrender.addEventListener('click', () => void make(SURRENDER));
  war.addEventListener('click', () => void make(WAR));

  function amountIn({ bet }: Round): number {
    const value: unknown = typeof bet === 'object' && bet !== null ? Reflect.get(bet, 'stake') : 0;
    return typeof value === 'number' ? value : 0;
  }

  function showMoves(): void {
    const amount = open === null ? 0 : amountIn(open);
    for (const button of [surrender, war]) setAll(button, { hidden: open === null, 'aria-disabled': !isIdle });
    surrender.textContent = text('surrender', { amount: money(Math.floor(amount / 2)) });
    war.textContent = text('war', { amount: money(amount) });
  }

  async function accept(round: Round | null): Promise<void> {
    if (round === null) return;
    open = round.pays === null ? round : null;
    showMoves();
    const [mine, theirs] = [numbersIn(round.shown['player']), numbersIn(round.shown['dealer'])];
    const [ofPlayer, ofDealer] = [mine, theirs].map((cards) => cards.map((card) => namedCard(text, card)));
    player.cards.replaceChildren(...(ofPlayer ?? []));
    dealer.cards.replaceChildren(...(ofDealer ?? []));
    whole.textContent = text('whole', { amount: money(round.stake) });
    // The order of the round: player and dealer in turn.
    const inTurn = [0, 1].flatMap((at) => [ofPlayer?.[at], ofDealer?.[at]]).filter((card) => card !== undefined);
    await dealIn(inTurn.slice(laid), isReduced());
    laid = round.pays === null ? inTurn.length : 0;
    const names = text('cards', { mine: cardName(text, mine.at(-1) ?? 0), theirs: cardName(text, theirs.at(-1) ?? 0) });
    if (round.pays === null) announce(`${names} ${text('ask')}`);
    else result(round, names);
  }

  async function make(chosen: number): Promise<void> {
    if (open !== null && isIdle) await accept(await move(open, chosen));
  }

  const tieBet = choice<'none' | 'tie'>(
    text('tieBet'),
    'tie',
    [
      ['none', text('noTie')],
      ['tie', text('withTie')],
    ],
    (chosen) => {
      hasTieBet = chosen === 'tie';
    },
  );
  onChange((idle) => {
    isIdle = idle;
    showMoves();
  });

  return {
    stage: el(
      'div',
      { class: 'stage' },
      el('div', { class: 'hands' }, player.whole, dealer.whole),
      whole,
      el('div', { class: 'moves', role: 'group', 'aria-label': text('moves') }, surrender, war),
    ),
    controls: [tieBet],
    button: text('deal'),
    showBet: (bet) => choose(tieBet, bet['hasTieBet'] === true ? 'tie' : 'none'),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (open !== null) return announce(text('ROUND_OPEN'));
      if (amount === null) return announce(text('BAD_AMOUNT'));
      return accept(await play({ stake: amount, hasTieBet }));
    },
    onResume: accept,
  };
});
