/** Rooms of bingo: the tickets of the draw, the player's own cards, and balls that are called one after another. */
import { BINGO_WORDS } from './bingo-words.ts';
import { el, setAll } from './dom.ts';
import { betOf } from './recorded.ts';
import { numbersIn } from './round.ts';
import type { Shown } from './shared.ts';
import { startShared } from './shared.ts';

const MAX_TICKETS = 6;
/** All balls are called within this time. */
const CALLS_MS = 14_000;

export interface BingoRoom {
  readonly tickets: number;
  /** The heads of a card's columns: letters are shown, and longer ones are for screen readers alone. */
  readonly heads: readonly string[];
  readonly cells: number;
  /** A cell without a number is free and not empty. */
  readonly isFree: boolean;
  /** Prizes in the provider's order. */
  readonly prizes: readonly ('line' | 'lines' | 'house')[];
}

export function startBingo({ tickets: count, heads, cells, isFree, prizes }: BingoRoom): void {
  const columns = heads.length;
  startShared(BINGO_WORDS, (bench) => {
    const { text, open, onChange } = bench;
    const picked = new Set<number>();
    /** The tickets of the player's latest bet. */
    const bought = new Set<number>();
    let tickets: readonly (readonly number[])[] = [];
    let isIdle = false;
    /** Whether the tickets in sight are those of a draw whose bets are open. */
    let isOpen = false;
    const called = new Set<number>();
    const ball = el('p', { class: 'ball' });
    const list = el('p', { class: 'called' });
    const won = el('p', { class: 'prizes' });
    const chosen = el('p', { class: 'pays' });
    const cards = el('div', { class: 'cards' });
    const cellsOf = new Map<number, HTMLElement[]>();
    const picks = Array.from({ length: count }, (_, at) => {
      const button = el('button', { type: 'button', class: 'pick' }, String(at + 1));
      button.addEventListener('click', () => {
        if (!isIdle || open() !== null) return;
        if (picked.has(at + 1)) picked.delete(at + 1);
        else if (picked.size < MAX_TICKETS) picked.add(at + 1);
        showPicks();
      });
      return button;
    });

    function showPicks(): void {
      for (const [at, button] of picks.entries())
        setAll(button, {
          'aria-label': text(picked.has(at + 1) ? 'yours' : 'ticket', { value: at + 1 }),
          'aria-pressed': picked.has(at + 1),
          'aria-disabled': !isIdle || !isOpen || open() !== null,
        });
      chosen.textContent = `${text('chosen', { value: picked.size })}. ${text('perTicket')}`;
      cellsOf.clear();
      cards.replaceChildren(...[...picked].map(cardOf));
    }
    const headOf = (head: string): HTMLElement =>
      el('th', { scope: 'col' }, head.length > 1 ? el('span', { class: 'unseen' }, head) : head);

    function cardOf(ticket: number): HTMLElement {
      const numbers = tickets[ticket - 1] ?? [];
      const rows = Array.from({ length: cells / columns }, (_, row) =>
        numbers.slice(row * columns, (row + 1) * columns),
      );
      const cell = (number: number): HTMLElement => {
        if (number === 0) return el('td', { class: isFree ? 'is-marked' : 'is-empty' }, isFree ? '★' : '');
        const made = el('td', {}, String(number));
        cellsOf.set(number, [...(cellsOf.get(number) ?? []), made]);
        mark(number);
        return made;
      };
      return el(
        'table',
        { class: 'card' },
        el('caption', {}, text('yours', { value: ticket })),
        el('thead', {}, el('tr', {}, ...heads.map(headOf))),
        el('tbody', {}, ...rows.map((row) => el('tr', {}, ...row.map(cell)))),
      );
    }
    function mark(number: number): void {
      if (!called.has(number)) return;
      for (const cell of cellsOf.get(number) ?? []) {
        cell.className = 'is-marked';
        cell.setAttribute('aria-label', text('marked', { value: number }));
      }
    }
    const random = el('button', { type: 'button' }, text('random'));
    random.addEventListener('click', () => {
      if (!isIdle || !isOpen || open() !== null) return;
      const left = Array.from({ length: count }, (_, at) => at + 1).filter((each) => !picked.has(each));
      const [byte = 0] = crypto.getRandomValues(new Uint32Array(1));
      if (picked.size < MAX_TICKETS) picked.add(left[byte % left.length] ?? 1);
      showPicks();
    });
    onChange((idle) => {
      isIdle = idle;
      showPicks();
    });

    /** The tickets that have a prize, by who plays them; which of the others were bought is not known here [BNG-3]. */
    const winnersText = (winners: readonly number[]): string =>
      (['winsYours', 'winsOthers'] as const)
        .map((word) => [word, winners.filter((ticket) => bought.has(ticket) === (word === 'winsYours'))] as const)
        .filter(([, of]) => of.length > 0)
        .map(([word, of]) => text(word, { tickets: of.join(', ') }))
        .join('; ');
    const prizeText = (result: Shown, at: number): string =>
      text('prize', {
        prize: text(prizes[at] ?? 'house'),
        balls: numbersIn(result['stageBalls'])[at] ?? 0,
        tickets: winnersText(numbersIn(result[`winners${at + 1}`])),
      });

    return {
      stage: el(
        'div',
        { class: 'stage' },
        ball,
        list,
        won,
        cards,
        el('div', { class: 'tickets', role: 'group', 'aria-label': text('tickets') }, ...picks),
        chosen,
        random,
        el('p', { class: 'pays' }, text('simulated')),
      ),
      bet: (stake) => (picked.size === 0 ? { reason: text('NO_TICKETS') } : { bet: { stake, tickets: [...picked] } }),
      showBet: (bet) => {
        picked.clear();
        for (const ticket of numbersIn(bet['tickets'])) picked.add(ticket);
        showPicks();
      },
      onBet: (round) => {
        // The end of a bet is announced after this.
        if (round !== null) {
          bought.clear();
          for (const ticket of numbersIn(betOf(round)['tickets'])) bought.add(ticket);
        }
        showPicks();
      },
      onDraw: ({ phase, preview }) => {
        const all = numbersIn(preview['tickets']);
        tickets = Array.from({ length: count }, (_, at) => all.slice(at * cells, (at + 1) * cells));
        isOpen = phase === 'bets';
        if (isOpen) {
          // New tickets: a choice that was not paid for was one of other tickets.
          called.clear();
          if (open() === null) for (const each of [picked, bought]) each.clear();
          for (const each of [ball, list, won]) each.textContent = '';
        }
        showPicks();
      },
      show: async ({ result, endsAt }) => {
        const balls = numbersIn(result['balls']);
        const isLate = bench.isReduced() || endsAt - bench.now() < CALLS_MS;
        const stages = numbersIn(result['stageBalls']);
        const said: string[] = [];
        for (const [at, number] of balls.entries()) {
          called.add(number);
          mark(number);
          ball.textContent = text('ball', { value: number });
          list.textContent = balls.slice(0, at + 1).join(' ');
          for (const [stage, last] of stages.entries()) if (last === at + 1) said.push(prizeText(result, stage));
          won.textContent = said.join(' ');
          // Balls come one after another.
          // oxlint-disable-next-line no-await-in-loop
          if (!isLate) await new Promise((resolve) => setTimeout(resolve, CALLS_MS / balls.length));
        }
      },
      word: ({ shown }) => prizes.map((_, at) => prizeText(shown, at)).join(' '),
      brief: (result) => numbersIn(result['stageBalls']).join(' / '),
    };
  });
}
