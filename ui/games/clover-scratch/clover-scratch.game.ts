/** The scratch card in its frame. The provider reveals what is printed in a field once the field is scratched. */
import { el, setAll } from '../dom.ts';
import type { Round } from '../round.ts';
import { startGame } from '../frame.ts';
import { createDeckLeft } from './deck-left.ts';
import { numbersIn } from '../round.ts';
import { WORDS } from './words.ts';

const FIELDS = 9;
const EQUAL = 3;
const ALL = -1;
/** How far a pointer moves over a field until the field is scratched, in pixels. */
const SCRATCH_PX = 60;

startGame(WORDS, ({ text, play, move, stake, result, announce, onChange, replay, money }) => {
  const deck = createDeckLeft(text, () => money(stake() ?? 0));
  let open: Round | null = null;
  let isIdle = false;
  let isScratching = false;
  /** Fields that wait for their turn: one call is made at a time. */
  const queue = new Set<number>();
  const moved = new Map<number, number>();
  const fields = Array.from({ length: FIELDS }, (_, at) => {
    const field = el('button', { type: 'button', class: 'scratch' });
    field.addEventListener('click', () => scratch(at));
    return field;
  });
  const all = el('button', { type: 'button', class: 'main', hidden: true }, text('all'));
  all.addEventListener('click', () => scratch(ALL));

  /** The prize of each field, or null while the field is covered. */
  function prizesIn(round: Round | null): readonly (number | null)[] {
    const printed = numbersIn(round?.shown['fields']);
    if (printed.length === FIELDS) return printed;
    const [opened, prizes] = [numbersIn(round?.shown['open']), numbersIn(round?.shown['prizes'])];
    return fields.map((_, at) => prizes[opened.indexOf(at)] ?? null);
  }

  function show(round: Round | null): void {
    const prizes = prizesIn(round);
    const count = (prize: number): number => prizes.filter((each) => each === prize).length;
    // A card that returns its price is no reason to celebrate.
    const isWon = (prize: number): boolean => prize > 1 && count(prize) === EQUAL;
    fields.forEach((field, at) => {
      const prize = prizes[at] ?? null;
      const value = at + 1;
      field.textContent = prize === null ? '' : `${prize}×`;
      field.className = `scratch${prize === null ? '' : ' is-open'}${prize !== null && isWon(prize) ? ' is-equal' : ''}`;
      setAll(field, {
        'aria-label': prize === null ? text('field', { value }) : text('scratched', { value, times: prize }),
        'aria-disabled': open === null || prize !== null || replay !== null,
      });
    });
    setAll(all, { hidden: open === null, 'aria-disabled': !isIdle });
  }

  function accept(round: Round | null): void {
    if (round === null) return;
    open = round.pays === null ? round : null;
    if (open === null) queue.clear();
    show(round);
    if (round.pays === null) {
      const last = round.moves.at(-1);
      const times = numbersIn(round.shown['prizes']).at(-1) ?? 0;
      return announce(last === undefined ? text('ready') : text('scratched', { value: last + 1, times }));
    }
    const prizes = numbersIn(round.shown['fields']);
    if (replay === null) deck.take((round.pays ?? 0) / round.stake);
    const won = prizes.find((prize) => prizes.filter((each) => each === prize).length === EQUAL);
    return result(round, won === undefined ? '' : text('three', { times: won }));
  }

  async function work(): Promise<void> {
    isScratching = true;
    for (const next of queue) {
      if (open === null) break;
      queue.delete(next);
      if (next !== ALL && open.moves.includes(next)) continue;
      // One field after the other.
      // oxlint-disable-next-line no-await-in-loop
      const round = await move(open, next);
      if (round === null) queue.clear();
      accept(round);
    }
    isScratching = false;
  }

  function scratch(at: number): void {
    if (open === null || replay !== null || (at !== ALL && open.moves.includes(at))) return;
    queue.add(at);
    if (!isScratching) void work();
  }

  const grid = el('div', { class: 'card-grid', role: 'group', 'aria-label': text('card') }, ...fields);
  grid.addEventListener('pointermove', ({ buttons, clientX, clientY, movementX, movementY }) => {
    if (buttons !== 1 || open === null || replay !== null) return;
    // A finger keeps its first field as the target, so the field under the pointer is looked up.
    const at = fields.findIndex((field) => field === document.elementFromPoint(clientX, clientY));
    if (at < 0) return;
    const distance = (moved.get(at) ?? 0) + Math.hypot(movementX, movementY);
    moved.set(at, distance);
    fields[at]?.style.setProperty('--scratched', String(Math.min(1, distance / SCRATCH_PX)));
    if (distance >= SCRATCH_PX) scratch(at);
  });

  onChange((idle) => {
    isIdle = idle;
    setAll(all, { 'aria-disabled': !idle });
  });
  show(null);

  return {
    stage: el('div', { class: 'stage' }, grid, all),
    aside: deck.table,
    onFair: (fair) => deck.set(numbersIn(fair['left'])),
    controls: [],
    button: text('buy'),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (open !== null) return announce(text('ROUND_OPEN'));
      if (amount === null) return announce(text('BAD_AMOUNT'));
      moved.clear();
      for (const field of fields) field.style.removeProperty('--scratched');
      return accept(await play({ stake: amount }));
    },
    onResume: accept,
  };
});
