/** Blackjack in its frame. */
import { cardPicture, dealIn, namedCard } from '../cards.ts';
import { el, setAll } from '../dom.ts';
import type { Round } from '../round.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { bestPlay } from './best-play.ts';
import { pointsOf, valueOf } from './hands.ts';
import { WORDS } from './words.ts';

/** In the provider's order. */
const MOVES = ['stand', 'hit', 'double', 'split', 'insure', 'decline'] as const;
type Move = (typeof MOVES)[number];
const ANSWERS: readonly Move[] = ['insure', 'decline'];
const BEST = 21;

const handsIn = ({ shown }: Round): readonly (readonly number[])[] =>
  [numbersIn(shown['hand1']), numbersIn(shown['hand2'])].filter((cards) => cards.length > 0);

startGame(WORDS, ({ text, play, move, stake, result, announce, money, isReduced, onChange }) => {
  let open: Round | null = null;
  let isIdle = false;
  /** How many cards of each hand lie on the table. */
  let laid: readonly number[] = [];

  const seat = (name: string) => {
    const [title, cards] = [el('span', {}, name), el('div', { class: 'cards' })];
    const [points, paid] = [el('span', { class: 'points' }, '–'), el('span', { class: 'paid' })];
    const whole = el(
      'div',
      { class: 'seat', role: 'group', 'aria-label': name },
      el('p', {}, title, points),
      cards,
      paid,
    );
    return { title, cards, points, paid, whole };
  };
  const dealer = seat(text('dealer'));
  const seats = [seat(text('hand')), seat(text('handOf', { value: 2 }))];
  const whole = el('p', { class: 'pays' }, '\u00a0');
  const hint = el('input', { type: 'checkbox' });
  const buttons = new Map<Move, HTMLButtonElement>(
    MOVES.map((name) => {
      const button = el('button', { type: 'button' }, text(name));
      button.addEventListener('click', () => void make(name));
      return [name, button];
    }),
  );

  const pointsText = (cards: readonly number[]): string => {
    const { total, isSoft } = pointsOf(cards);
    return isSoft && cards.length > 1 && total < BEST ? text('soft', { points: total }) : String(total);
  };
  const canMake = (name: Move): boolean => numbersIn(open?.shown['choices']).includes(MOVES.indexOf(name));
  const turnOf = (round: Round): number => Number(round.shown['turn'] ?? 0);
  const handName = (round: Round, at: number): string =>
    handsIn(round).length > 1 ? text('handOf', { value: at + 1 }) : text('hand');

  /** The best move now; null while no move is asked for. */
  function bestNow(): Move | null {
    if (open === null) return null;
    if (canMake('decline')) return 'decline';
    const cards = handsIn(open)[turnOf(open)] ?? [];
    const [up = 0] = numbersIn(open.shown['dealer']);
    return bestPlay({
      ...pointsOf(cards),
      pair: canMake('split') ? valueOf(cards[0] ?? 0) : null,
      canDouble: canMake('double'),
      up: valueOf(up),
    });
  }
  const bestText = (): string => {
    const name = hint.checked ? bestNow() : null;
    return name === null ? '' : text('best', { move: text(name) });
  };

  /** The additional stake of a move, minor units. */
  function costOf(name: Move): number {
    const first = numbersIn(open?.shown['stakes'])[0] ?? 0;
    const unit = open === null || turnOf(open) > 0 ? (numbersIn(open?.shown['stakes'])[1] ?? first) : first;
    return name === 'insure' ? Math.floor(first / 2) : name === 'double' || name === 'split' ? unit : 0;
  }

  function showMoves(): void {
    const isAsking = canMake('decline');
    const advised = hint.checked ? bestNow() : null;
    const hadFocus = [...buttons.values()].find((button) => button === document.activeElement);
    for (const [name, button] of buttons) {
      const cost = canMake(name) ? costOf(name) : 0;
      button.textContent = cost > 0 ? text('costs', { move: text(name), amount: money(cost) }) : text(name);
      setAll(button, { hidden: ANSWERS.includes(name) !== isAsking, 'aria-disabled': !isIdle || !canMake(name) });
      button.classList.toggle('is-best', name === advised);
    }
    // A button that disappears hands its focus on, so that the keyboard stays in the row.
    if (hadFocus?.hidden === true) buttons.get(isAsking ? 'decline' : 'hit')?.focus();
  }

  async function lay(round: Round): Promise<void> {
    const isOver = round.pays !== null;
    const [stakes, paid] = [numbersIn(round.shown['stakes']), numbersIn(round.shown['paid'])];
    const theirs = numbersIn(round.shown['dealer']);
    const hands = handsIn(round);
    const fresh: Element[] = [];
    const laidNow: number[] = [];
    const put = (at: number, { cards, points }: ReturnType<typeof seat>, hand: readonly number[]): void => {
      const named = hand.map((card) => namedCard(text, card));
      // A split or a new round lays the hand anew.
      const before = hands.length === 2 && laid.length === 2 ? 0 : (laid[at] ?? 0);
      fresh.push(...named.slice(before > hand.length ? 0 : before));
      laidNow.push(hand.length);
      cards.replaceChildren(...named);
      points.textContent = pointsText(hand);
    };
    put(0, dealer, theirs);
    if (!isOver)
      dealer.cards.append(el('span', { class: 'card', role: 'img', 'aria-label': text('hidden') }, cardPicture(null)));
    seats.forEach((mine, at) => {
      const hand = hands[at] ?? [];
      setAll(mine.whole, { hidden: at > 0 && hand.length === 0, 'aria-label': handName(round, at) });
      mine.whole.classList.toggle('is-turn', !isOver && hands.length > 1 && turnOf(round) === at);
      mine.title.textContent = handName(round, at);
      if (hand.length > 0) put(at + 1, mine, hand);
      const [staked, won] = [stakes[at] ?? 0, paid[at] ?? 0];
      const word = won > staked ? 'won' : won > 0 ? 'back' : 'lost';
      // One hand has the round's stake and result, which stand below.
      mine.paid.textContent =
        hands.length === 1
          ? ''
          : isOver
            ? text(word, { amount: money(won) })
            : text('handStake', { amount: money(staked) });
    });
    const insured = Number(round.shown['insurance'] ?? 0);
    const insurance = insured > 0 ? ` · ${text('insured', { amount: money(insured) })}` : '';
    whole.textContent = `${text('whole', { amount: money(round.stake) })}${insurance}`;
    laid = laidNow;
    await dealIn(fresh, isReduced());
  }

  async function accept(round: Round | null): Promise<void> {
    if (round === null) return;
    const isOver = round.pays !== null;
    open = isOver ? null : round;
    showMoves();
    await lay(round);
    const theirs = pointsText(numbersIn(round.shown['dealer']));
    if (isOver) {
      const [one = '', other] = handsIn(round).map(pointsText);
      const mine = other === undefined ? one : text('and', { one, other });
      return result(round, text('points', { mine, theirs }));
    }
    const at = turnOf(round);
    const now = text('now', { hand: handName(round, at), mine: pointsText(handsIn(round)[at] ?? []), theirs });
    return announce(`${now} ${canMake('decline') ? text('ask') : ''} ${bestText()}`.replace(/ +/g, ' ').trim());
  }

  async function make(name: Move): Promise<void> {
    if (open === null || !isIdle || !canMake(name)) return;
    await accept(await move(open, MOVES.indexOf(name)));
  }

  hint.addEventListener('change', () => {
    showMoves();
    // While cards are dealt, what is said afterwards names the best move.
    if (open !== null && isIdle) announce(bestText());
  });
  onChange((idle) => {
    isIdle = idle;
    showMoves();
  });
  for (const later of seats.slice(1)) setAll(later.whole, { hidden: true });
  showMoves();

  return {
    stage: el(
      'div',
      { class: 'stage' },
      el('div', { class: 'table' }, dealer.whole, el('div', { class: 'hands' }, ...seats.map((mine) => mine.whole))),
      whole,
      el('div', { class: 'moves', role: 'group', 'aria-label': text('moves') }, ...buttons.values()),
    ),
    controls: [el('label', { class: 'hint' }, hint, el('span', {}, text('hint')))],
    button: text('deal'),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (open !== null) return announce(text('ROUND_OPEN'));
      if (amount === null) return announce(text('BAD_AMOUNT'));
      const round = await play({ stake: amount });
      if (round === null) return undefined;
      laid = [];
      return accept(round);
    },
    onResume: accept,
  };
});
