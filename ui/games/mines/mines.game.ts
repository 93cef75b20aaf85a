/** Mines in its frame. */
import { el, field, fill, setAll } from '../dom.ts';
import type { Round } from '../round.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { WORDS } from './words.ts';

const CELLS = 25;
const TAKE = -1;

startGame(WORDS, ({ text, play, move, stake, result, announce, money, onChange }) => {
  let open: Round | null = null;
  let isIdle = false;
  const count = el(
    'select',
    {},
    ...[1, 2, 3, 4, 5].map((many) => el('option', { value: many, selected: many === 3 }, String(many))),
  );
  const cells = Array.from({ length: CELLS }, (_, at) => {
    const cell = el('button', { type: 'button', class: 'cell', 'data-cell': at });
    cell.addEventListener('click', () => void pick(at));
    return cell;
  });
  const take = el('button', { type: 'button', class: 'main', hidden: true });
  const next = el('p', { class: 'pays' });
  take.addEventListener('click', () => void go(TAKE));

  function show(round: Round | null): void {
    const picks = numbersIn(round?.shown['picks']);
    const mines = numbersIn(round?.shown['mines']);
    const isOver = round?.pays !== null;
    cells.forEach((cell, at) => {
      const [isOpen, isMine] = [picks.includes(at), mines.includes(at)];
      const word = isMine ? 'cellMine' : isOpen ? 'cellSafe' : 'cell';
      cell.className = `cell${isMine ? ' is-mine' : ''}${isOpen ? ' is-open' : ''}`;
      cell.textContent = isMine ? '✹' : isOpen ? '◆' : '';
      setAll(cell, {
        'aria-label': text(word, { value: at + 1 }),
        'aria-disabled': isOver || isOpen || !isIdle,
      });
    });
    const takes = round?.shown['takes'];
    const isTakable = !isOver && typeof takes === 'number' && takes > 0;
    setAll(take, { hidden: !isTakable, 'aria-disabled': !isIdle });
    if (isTakable) take.textContent = text('take', { amount: money(takes) });
    const more = round?.shown['next'];
    next.textContent = !isOver && typeof more === 'number' ? text('next', { amount: money(more) }) : '\u00a0';
  }

  function accept(round: Round | null): void {
    if (round === null) return;
    open = round.pays === null ? round : null;
    show(round);
    if (round.pays === null) announce('');
    else result(round);
  }

  async function go(chosen: number): Promise<void> {
    if (open !== null && isIdle) accept(await move(open, chosen));
  }

  async function pick(at: number): Promise<void> {
    if (open !== null && !open.moves.includes(at)) await go(at);
  }

  onChange((idle) => {
    isIdle = idle;
    for (const cell of cells)
      setAll(cell, { 'aria-disabled': open === null || !idle || cell.classList.contains('is-open') });
    setAll(take, { 'aria-disabled': !idle });
  });
  show(null);

  return {
    stage: el(
      'div',
      { class: 'stage' },
      el('div', { class: 'board', role: 'group', 'aria-label': text('board') }, ...cells),
      next,
      take,
    ),
    controls: [field(text('mines'), count)],
    button: text('start'),
    showBet: (bet) => fill(count, bet['mines']),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (open !== null) return announce(text('ROUND_OPEN'));
      if (amount === null) return announce(text('BAD_AMOUNT'));
      return accept(await play({ stake: amount, mines: Number(count.value) }));
    },
    onResume: accept,
  };
});
