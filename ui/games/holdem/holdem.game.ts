/** The sit-and-go of hold'em in its frame. */
import { cardName, dealIn, namedCard } from '../cards.ts';
import { choice, choose, el, setAll } from '../dom.ts';
import { startGame } from '../frame.ts';
import type { Round } from '../round.ts';
import { numbersIn } from '../round.ts';
import type { Happening, View } from './log.ts';
import { after, emptyView, happeningsIn, viewOf } from './log.ts';
import { createRaiseField } from './raise.ts';
import { drawSeats, lineOf } from './seats.ts';
import { WORDS } from './words.ts';

const SEATS = ['3', '4', '5', '6'] as const;
const CHIPS = 1_000;
const FOLD = 0;
const CALL = 1;
/** Two prizes from five seats on. */
const TWO_PRIZES = 5;
const STEP_MS = 420;
/** Many events come faster. */
const MAX_PLAY_MS = 5_000;

startGame(WORDS, ({ text, play, move, stake, result, announce, money, isReduced, onChange, replay }) => {
  let seats = 3;
  let open: Round | null = null;
  let view: View = emptyView(seats, CHIPS);
  /** The player's cards by hand: an earlier hand may still be played back. */
  const holes = new Map<number, readonly number[]>();
  let [isIdle, isPlaying] = [false, false];

  const list = el('ul', { class: 'players', 'aria-label': text('table') });
  const board = el('div', { class: 'cards', role: 'group', 'aria-label': text('board') });
  const pot = el('p', { class: 'pot' });
  const blinds = el('p', { class: 'pays' });
  const prizes = el('p', { class: 'pays' });
  const lines = el('ol', { class: 'log' });
  /** Announces to a screen reader what has happened; others see it at the table. */
  const announcement = el('p', { class: 'announcement', 'aria-live': 'polite' });
  const raise = createRaiseField(
    { label: text('raiseTo'), sizes: [text('lowest'), text('potSize'), text('all')] },
    () => showMoves(),
  );
  const button = (onPress: () => void): HTMLButtonElement => {
    const made = el('button', { type: 'button' });
    made.addEventListener('click', onPress);
    return made;
  };
  const fold = button(() => void make(FOLD));
  const call = button(() => void make(CALL));
  const bet = button(() => {
    const chips = raise.value();
    if (chips !== null) return void make(chips);
    const { min = 0, max = 0 } = limitsOf(open) ?? {};
    return open === null || max === 0 ? undefined : announce(text('range', { min, max }));
  });

  const meOf = (round: Round | null): number => Number(round?.shown['seat'] ?? 0);
  const choicesOf = (round: Round | null): readonly number[] => numbersIn(round?.shown['choices']);
  function limitsOf(round: Round | null): { readonly min: number; readonly max: number } | null {
    const [min, max] = choicesOf(round).filter((each) => each > CALL);
    return min === undefined ? null : { min, max: max ?? min };
  }
  const canMove = (): boolean => isIdle && !isPlaying && open !== null;

  function showMoves(): void {
    const [cost, limits] = [Number(open?.shown['call'] ?? 0), limitsOf(open)];
    const mine = view.bets[meOf(open)] ?? 0;
    raise.show(limits === null || replay !== null ? null : { ...limits, pot: mine + cost + view.pot + cost });
    fold.textContent = text('doFold');
    call.textContent = cost > 0 ? text('doCall', { chips: cost }) : text('doCheck');
    const chips = raise.value();
    const isAll = chips !== null && chips === limits?.max;
    bet.textContent = chips === null ? text('raiseTo') : text(isAll ? 'doAll' : 'doRaise', { chips });
    // A game that is on needs its room for the table.
    setAll(sizes, { hidden: open !== null });
    setAll(fold, { 'aria-disabled': !canMove() || !choicesOf(open).includes(FOLD) });
    setAll(call, { 'aria-disabled': !canMove() });
    setAll(bet, { 'aria-disabled': !canMove() || limits === null });
  }

  function draw(round: Round | null, isAsked: boolean): void {
    const me = meOf(round);
    list.replaceChildren(...drawSeats(text, view, me, holes.get(view.hand) ?? [], isAsked ? me : null));
    const laid = board.children.length;
    board.replaceChildren(...view.board.map((card) => namedCard(text, card)));
    void dealIn([...board.children].slice(laid), isReduced());
    pot.textContent = text('pot', { chips: view.pot });
    const [small = 0, big = 0] = numbersIn(round?.shown['blinds']);
    blinds.textContent = big === 0 ? '\u00a0' : text('handNumber', { hand: view.hand, small, big });
    const paid = numbersIn(round?.shown['prizes']).map((prize, at) => `${at + 1}. ${money(prize)}`);
    prizes.textContent =
      paid.length > 0
        ? text('prizes', { prizes: paid.join(' · ') })
        : text(seats < TWO_PRIZES ? 'prizesAll' : 'prizesTwo');
  }

  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  /** Shows what has happened since the last move, event by event. */
  async function playBack(round: Round, events: readonly Happening[]): Promise<void> {
    const step = Math.min(STEP_MS, MAX_PLAY_MS / events.length);
    for (const event of events) {
      view = after(view, event);
      if (isReduced()) continue;
      draw(round, false);
      // Events follow each other.
      // oxlint-disable-next-line no-await-in-loop
      await pause(step);
    }
  }

  /** Shows a round after a move; `isResumed` shows one that goes on as it is. */
  async function accept(round: Round | null, isResumed = false): Promise<void> {
    if (round === null) return showMoves();
    isPlaying = true;
    open = round.pays === null ? round : null;
    holes.set(Number(round.shown['hand']), numbersIn(round.shown['hole']));
    showMoves();
    const events = happeningsIn(round.shown);
    announcement.textContent = '';
    lines.replaceChildren(...events.map((event) => el('li', {}, lineOf(text, event, meOf(round)))));
    if (!isResumed) await playBack(round, events);
    view = viewOf(round.shown, view.done, view.open);
    isPlaying = false;
    draw(round, open !== null);
    showMoves();
    announcement.textContent = [...lines.children].map((line) => line.textContent).join(' ');
    if (open === null) {
      const places = numbersIn(round.shown['places']);
      return result(round, text('placed', { place: places[meOf(round)] ?? 0, seats: places.length }));
    }
    const hole = numbersIn(round.shown['hole']).map((card) => cardName(text, card));
    return announce(text('turn', { cards: hole.join(', '), pot: view.pot, call: Number(round.shown['call'] ?? 0) }));
  }

  async function make(chosen: number): Promise<void> {
    if (open === null || !canMove() || (chosen === FOLD && !choicesOf(open).includes(FOLD))) return;
    if (chosen > CALL && limitsOf(open) === null) return;
    await accept(await move(open, chosen));
  }

  const sizes = choice<(typeof SEATS)[number]>(
    text('seats'),
    'seats',
    SEATS.map((size) => [size, size] as const),
    (chosen) => {
      seats = Number(chosen);
      if (open !== null || isPlaying) return;
      view = emptyView(seats, CHIPS);
      draw(null, false);
    },
  );
  onChange((idle) => {
    isIdle = idle;
    showMoves();
  });
  draw(null, false);
  showMoves();

  return {
    stage: el(
      'div',
      { class: 'stage' },
      blinds,
      list,
      el('div', { class: 'middle' }, pot, board),
      el('div', { class: 'moves', role: 'group', 'aria-label': text('moves') }, fold, call, bet),
      raise.whole,
      el('details', { class: 'happened' }, el('summary', {}, text('log')), lines),
      prizes,
      announcement,
    ),
    controls: [sizes],
    button: text('start'),
    showBet: (made) => choose(sizes, made['seats']),
    onMoved: (round) => accept(round),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (open !== null || isPlaying) return announce(text('ROUND_OPEN'));
      if (amount === null) return announce(text('BAD_AMOUNT'));
      const round = await play({ stake: amount, seats });
      if (round === null) return undefined;
      view = emptyView(seats, CHIPS);
      holes.clear();
      return accept(round);
    },
    onResume: (round) => {
      view = emptyView(numbersIn(round.shown['chips']).length, CHIPS);
      return accept(round, true);
    },
  };
});
