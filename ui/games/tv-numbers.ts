/** Games that draw numbers every minute: a grid of numbers, bets beside it, and balls that come one after another. */
import { el, setAll } from './dom.ts';
import { isRecord, numbersIn } from './round.ts';
import { startShared } from './shared.ts';
import { TV_NUMBERS_WORDS } from './tv-numbers-words.ts';
import type { Words } from './words.ts';

const SIDES = ['odd', 'even', 'under', 'over'] as const;
type Side = (typeof SIDES)[number];
/** All balls of a draw come within this time. */
const BALLS_MS = 9_000;
const MAX_BALL_MS = 900;

export interface NumbersGame {
  readonly size: number;
  /** Counts of numbers that are a bet, ascending. */
  readonly picks: readonly number[];
  /** Middle of the bets below and above; null for a game without such bets. */
  readonly middle: number | null;
  /** Rows of the pay table: headings first. */
  readonly table: (text: (word: keyof typeof TV_NUMBERS_WORDS) => string) => readonly (readonly (string | number)[])[];
}

/** Different numbers; all have the same chances. */
function anyNumbers(count: number, size: number): readonly number[] {
  const chosen = new Set<number>();
  const byte = new Uint8Array(1);
  const most = 256 - (256 % size);
  while (chosen.size < count) {
    const value = crypto.getRandomValues(byte)[0] ?? 255;
    if (value < most) chosen.add((value % size) + 1);
  }
  return [...chosen];
}

/** Numbers in order, three or more in a row as a range: 1, 2, 3, 6 as "1–3, 6". */
function countsText(counts: readonly number[]): string {
  const runs: number[][] = [];
  for (const count of counts) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === count - 1) run.push(count);
    else runs.push([count]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0] ?? ''}–${run.at(-1) ?? ''}` : run.join(', '))).join(', ');
}

/** `words` are those of a game that differ from the shared ones. */
export function startNumbers(
  words: Partial<Record<keyof typeof TV_NUMBERS_WORDS, Words[string]>>,
  game: NumbersGame,
): void {
  startShared({ ...TV_NUMBERS_WORDS, ...words }, (bench) => {
    const { text, open, onChange } = bench;
    const { size, picks: counts, middle } = game;
    const most = counts.at(-1) ?? 1;
    const picks = new Set<number>();
    let side: Side | null = null;
    let isIdle = false;
    const chosen = el('p', { class: 'pays' });
    const balls = el('ol', { class: 'balls', 'aria-label': text('drawn') });
    const cells = Array.from({ length: size }, (_, at) => {
      const cell = el('button', { type: 'button', class: 'cell' }, String(at + 1));
      cell.addEventListener('click', () => toggle(at + 1));
      return cell;
    });
    const sides = (middle === null ? [] : SIDES).map((name) => {
      const button = el('button', { type: 'button', class: 'side' }, text(name, { middle: middle ?? 0 }));
      button.addEventListener('click', () => choose([], side === name ? null : name));
      return [name, button] as const;
    });

    function showBet(): void {
      const isOff = !isIdle || open() !== null;
      for (const [at, cell] of cells.entries())
        setAll(cell, { 'aria-pressed': picks.has(at + 1), 'aria-disabled': isOff });
      for (const [name, button] of sides) setAll(button, { 'aria-pressed': side === name, 'aria-disabled': isOff });
      chosen.textContent = text('chosen', { value: picks.size });
    }
    function choose(numbers: readonly number[], on: Side | null): void {
      if (!isIdle || open() !== null) return;
      picks.clear();
      for (const number of numbers) picks.add(number);
      side = on;
      showBet();
    }
    function toggle(number: number): void {
      if (picks.has(number))
        choose(
          [...picks].filter((each) => each !== number),
          null,
        );
      else if (picks.size < most) choose([...picks, number], null);
    }
    const random = el('button', { type: 'button' }, text('random'));
    random.addEventListener('click', () => choose(anyNumbers(most, size), null));
    const clear = el('button', { type: 'button' }, text('clear'));
    clear.addEventListener('click', () => choose([], null));
    onChange((idle) => {
      isIdle = idle;
      showBet();
    });

    const [heads = [], ...rows] = game.table((word) => text(word));
    const payTable = el(
      'details',
      { class: 'pay-table' },
      el('summary', {}, text('table')),
      el(
        'table',
        { 'aria-label': text('table') },
        el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, String(head))))),
        el('tbody', {}, ...rows.map((row) => el('tr', {}, ...row.map((each) => el('td', {}, String(each)))))),
      ),
    );

    return {
      stage: el(
        'div',
        { class: 'stage' },
        balls,
        el('div', { class: 'numbers', role: 'group', 'aria-label': text('numbers') }, ...cells),
        chosen,
        el('div', { class: 'sides' }, random, clear),
        ...(sides.length === 0
          ? []
          : [
              el(
                'div',
                { class: 'sides', role: 'group', 'aria-label': text('instead') },
                ...sides.map(([, button]) => button),
              ),
            ]),
        payTable,
      ),
      bet: (stake) => {
        if (side !== null) return { bet: { stake, on: side } };
        if (counts.includes(picks.size)) return { bet: { stake, numbers: [...picks] } };
        return { reason: text('NO_NUMBERS', { counts: countsText(counts) }) };
      },
      showBet: (bet) => {
        picks.clear();
        for (const number of numbersIn(bet['numbers'])) picks.add(number);
        side = SIDES.find((name) => name === bet['on']) ?? null;
        showBet();
      },
      onBet: showBet,
      onDraw: ({ phase }) => {
        if (phase === 'bets') balls.replaceChildren();
      },
      show: async ({ result, endsAt }) => {
        const drawn = numbersIn(result['drawn']);
        const step = Math.min(MAX_BALL_MS, BALLS_MS / drawn.length);
        const isLate = endsAt - bench.now() < BALLS_MS;
        balls.replaceChildren();
        for (const number of drawn) {
          const isHit = picks.has(number);
          balls.append(
            el('li', isHit ? { class: 'is-hit', 'aria-label': text('hit', { value: number }) } : {}, String(number)),
          );
          // Balls come one after another.
          // oxlint-disable-next-line no-await-in-loop
          if (!bench.isReduced() && !isLate) await new Promise((resolve) => setTimeout(resolve, step));
        }
      },
      word: ({ shown, bet }) => {
        const drawn = numbersIn(shown['drawn']);
        const numbers = isRecord(bet) ? numbersIn(bet['numbers']) : [];
        const said = text('result', { value: drawn.join(', ') });
        const hits = numbers.filter((each) => drawn.includes(each)).length;
        return numbers.length === 0 ? said : `${said} ${text('hits', { value: hits })}`;
      },
      brief: (result) => numbersIn(result['drawn']).slice(0, 8).join(' '),
    };
  });
}

/** The pay table of a game that pays by hits: for each count of numbers the multiples from no hits to all. */
export function payRows(pays: Readonly<Record<number, readonly number[]>>): NumbersGame['table'] {
  return (text) => [
    [text('picks'), text('hitsOf'), text('pays')],
    ...Object.entries(pays).flatMap(([picks, times]) =>
      times.flatMap((each, hits) => (each === 0 ? [] : [[picks, hits, `${each}×`]])),
    ),
  ];
}
