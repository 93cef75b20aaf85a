/** Keno in its frame: eighty numbers to choose from, and the table that the chosen ones pay by. */
import { el, setAll } from '../dom.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { WORDS } from './words.ts';

const NUMBERS = 80;
const MAX_PICKS = 10;
const STEP_MS = 70;

/**
 * Multipliers by picks, from no hits to all, as the provider's table has them: the Verify page checks the table's hash.
 */
const PAYS: readonly (readonly number[])[] = [
  [],
  [0, 3.8],
  [0, 0, 16],
  [0, 0, 2, 48],
  [0, 0, 1, 9, 120],
  [0, 0, 0, 3, 24, 650],
  [0, 0, 0, 2, 8, 85, 1600],
  [0, 0, 0, 1, 5, 25, 200, 7000],
  [0, 0, 0, 0, 3, 14, 100, 1000, 15_000],
  [0, 0, 0, 0, 1, 8, 40, 300, 5000, 25_000],
  [3, 0, 0, 0, 0, 3, 22, 150, 1000, 6000, 30_000],
];

/** Numbers for a player who has no favourites; they have the same chances as any others. */
function anyNumbers(count: number): readonly number[] {
  const chosen = new Set<number>();
  const byte = new Uint8Array(1);
  while (chosen.size < count) {
    const value = crypto.getRandomValues(byte)[0] ?? 0;
    // 240 is a multiple of 80.
    if (value < 240) chosen.add((value % NUMBERS) + 1);
  }
  return [...chosen];
}

startGame(WORDS, ({ text, play, stake, result, announce, isReduced, onChange }) => {
  const picks = new Set<number>();
  let drawn: readonly number[] = [];
  let isIdle = false;
  let isDrawing = false;
  const chosen = el('p', { class: 'pays' });
  const body = el('tbody');
  const cells = Array.from({ length: NUMBERS }, (_, at) => {
    const cell = el('button', { type: 'button', class: 'cell', 'data-number': at + 1 }, String(at + 1));
    cell.addEventListener('click', () => toggle(at + 1));
    return cell;
  });
  const random = el('button', { type: 'button' }, text('random'));
  const clear = el('button', { type: 'button' }, text('clear'));

  function showCell(number: number): void {
    const cell = cells[number - 1];
    const [isPicked, isDrawn] = [picks.has(number), drawn.includes(number)];
    if (cell === undefined) return;
    cell.className = isDrawn ? 'cell is-drawn' : 'cell';
    const name = isDrawn ? text(isPicked ? 'hit' : 'drawn', { value: number }) : String(number);
    setAll(cell, { 'aria-pressed': isPicked, 'aria-disabled': !isIdle || isDrawing, 'aria-label': name });
  }

  function showTable(hits: number | null): void {
    const row = PAYS[picks.size] ?? [];
    body.replaceChildren(
      ...row.flatMap((times, count) =>
        times === 0
          ? []
          : [
              el(
                'tr',
                { class: count === hits ? 'is-hit' : null },
                el('th', { scope: 'row' }, String(count)),
                el('td', {}, `${times}×`),
              ),
            ],
      ),
    );
    chosen.textContent = text('chosen', { value: picks.size });
  }

  function show(hits: number | null = null): void {
    for (let number = 1; number <= NUMBERS; number += 1) showCell(number);
    showTable(hits);
  }

  /** The draw before stays in sight until the player changes the numbers. */
  function choose(numbers: readonly number[]): void {
    if (!isIdle || isDrawing) return;
    picks.clear();
    drawn = [];
    for (const number of numbers) picks.add(number);
    show();
  }
  function toggle(number: number): void {
    if (picks.has(number)) choose([...picks].filter((each) => each !== number));
    else if (picks.size < MAX_PICKS) choose([...picks, number]);
    else announce(text('ENOUGH'));
  }
  random.addEventListener('click', () => choose(anyNumbers(picks.size === 0 ? MAX_PICKS : picks.size)));
  clear.addEventListener('click', () => choose([]));
  onChange((idle) => {
    isIdle = idle;
    for (const cell of cells) setAll(cell, { 'aria-disabled': !idle || isDrawing });
  });
  show();

  async function drawAll(numbers: readonly number[]): Promise<void> {
    if (isReduced()) {
      drawn = numbers;
      return;
    }
    for (const [at, number] of numbers.entries()) {
      drawn = numbers.slice(0, at + 1);
      showCell(number);
      // One number after another.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  }

  return {
    showBet: (bet) => {
      picks.clear();
      for (const number of numbersIn(bet['numbers'])) picks.add(number);
      show();
    },
    stage: el(
      'div',
      { class: 'stage is-keno' },
      el('div', { class: 'numbers', role: 'group', 'aria-label': text('numbers') }, ...cells),
      el(
        'div',
        { class: 'beside' },
        chosen,
        el(
          'table',
          { class: 'payouts', 'aria-label': text('table') },
          el(
            'thead',
            {},
            el('tr', {}, el('th', { scope: 'col' }, text('hits')), el('th', { scope: 'col' }, text('pays'))),
          ),
          body,
        ),
        el('div', { class: 'helpers' }, random, clear),
      ),
    ),
    controls: [],
    button: text('draw'),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (isDrawing) return undefined;
      if (picks.size === 0) return announce(text('NO_NUMBERS'));
      if (amount === null) return announce(text('BAD_AMOUNT'));
      isDrawing = true;
      drawn = [];
      show();
      const round = await play({ stake: amount, numbers: [...picks] });
      const hits = round?.shown['hits'];
      if (round !== null && typeof hits === 'number') await drawAll(numbersIn(round.shown['drawn']));
      isDrawing = false;
      show(typeof hits === 'number' ? hits : null);
      return round === null || typeof hits !== 'number'
        ? undefined
        : result(round, text('result', { hits, picks: picks.size }));
    },
  };
});
