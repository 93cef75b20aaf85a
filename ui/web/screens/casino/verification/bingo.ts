/** Bingo with 75 and with 90 balls. */
import type { Below, Outcome, Verification } from './replay.ts';
import { drawSome, listIn, numberIn } from './replay.ts';

/** A ticket: its numbers, and the groups of numbers that are lines. */
interface Ticket {
  readonly numbers: readonly number[];
  readonly lines: readonly (readonly number[])[];
}
/** Hundredths of a stake for so many lines; for the whole ticket with `all`. */
type Prize = readonly [needed: number | 'all', hundredths: bigint];

const isHeld = (held: ReadonlySet<number>, numbers: readonly number[]): boolean =>
  numbers.every((number) => held.has(number));

async function shuffled(below: Below, numbers: readonly number[]): Promise<readonly number[]> {
  return (await drawSome(below, numbers.length, numbers.length)).map((at) => numbers[at] ?? 0);
}
const fromTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Calls the balls one by one until the last prize is won. */
function call(tickets: readonly Ticket[], balls: readonly number[], prizes: readonly Prize[]) {
  const held = new Set<number>();
  const won = prizes.map(() => ({ balls: 0, winners: [] as readonly number[] }));
  for (const [at, ball] of balls.entries()) {
    held.add(ball);
    for (const [stage, [needed]] of prizes.entries()) {
      if ((won[stage]?.balls ?? 0) > 0) continue;
      const winners = tickets.flatMap(({ numbers, lines }, place) => {
        const full =
          needed === 'all' ? isHeld(held, numbers) : lines.filter((line) => isHeld(held, line)).length >= needed;
        return full ? [place + 1] : [];
      });
      if (winners.length > 0) won[stage] = { balls: at + 1, winners };
    }
    if (won.every((stage) => stage.balls > 0)) break;
  }
  return won;
}

function bingo(
  count: number,
  prizes: readonly Prize[],
  drawTickets: (below: Below) => Promise<readonly Ticket[]>,
  hash: string,
): Verification {
  return {
    tables: { 1: hash },
    isShared: true,
    replay: async (below, bet): Promise<Outcome> => {
      const tickets = await drawTickets(below);
      const balls = await shuffled(below, fromTo(1, count));
      const won = call(tickets, balls, prizes);
      const bought = listIn(bet, 'tickets');
      // All parts over one denominator.
      const denominator = won.reduce((product, { winners }) => product * BigInt(winners.length), 100n);
      const parts = won.reduce((sum, { winners }, stage) => {
        const own = BigInt(winners.filter((ticket) => bought.includes(ticket)).length);
        const prize = prizes[stage]?.[1] ?? 0n;
        return sum + (own * prize * denominator) / (100n * BigInt(winners.length));
      }, 0n);
      return {
        shown: {
          balls: balls.slice(0, Math.max(...won.map((stage) => stage.balls))),
          stageBalls: won.map((stage) => stage.balls),
          ...Object.fromEntries(won.map(({ winners }, stage) => [`winners${stage + 1}`, winners])),
        },
        pays: (BigInt(numberIn(bet, 'stake')) * parts) / denominator,
      };
    },
  };
}

async function ticketOf75(below: Below): Promise<Ticket> {
  const columns: (readonly number[])[] = [];
  for (const first of [1, 16, 31, 46, 61])
    // Columns follow each other.
    // oxlint-disable-next-line no-await-in-loop
    columns.push((await drawSome(below, 15, 5)).map((at) => first + at));
  /** The middle cell is free: it is in no line. */
  const at = (column: number, row: number): readonly number[] =>
    column === 2 && row === 2 ? [] : [columns[column]?.[row] ?? 0];
  const five = [0, 1, 2, 3, 4];
  return {
    numbers: five.flatMap((column) => five.flatMap((row) => at(column, row))),
    lines: [
      ...five.map((column) => five.flatMap((row) => at(column, row))),
      ...five.map((row) => five.flatMap((column) => at(column, row))),
      five.flatMap((place) => at(place, place)),
      five.flatMap((place) => at(4 - place, place)),
    ],
  };
}

export const bingo75 = bingo(
  75,
  [
    [1, 600n],
    ['all', 3_000n],
  ],
  async (below) => {
    const tickets: Ticket[] = [];
    // Tickets follow each other.
    // oxlint-disable-next-line no-await-in-loop
    while (tickets.length < 40) tickets.push(await ticketOf75(below));
    return tickets;
  },
  '416ff2a93ffc9d710e4f5aa2bf323cee3f39e763100653494c5d6a5fd26fc1fd',
);

/** Columns with a number, by row and ticket of a strip. */
const STRIP = [
  ['01256', '23568', '04567'],
  ['45678', '13478', '02358'],
  ['03678', '01457', '12346'],
  ['12378', '01346', '01257'],
  ['02347', '45678', '12358'],
  ['01248', '14678', '23568'],
];

async function stripOf90(below: Below): Promise<readonly Ticket[]> {
  const columns: number[][] = [];
  for (let column = 0; column < 9; column += 1)
    // Columns follow each other.
    // oxlint-disable-next-line no-await-in-loop
    columns.push([...(await shuffled(below, fromTo(Math.max(1, column * 10), column === 8 ? 90 : column * 10 + 9)))]);
  return STRIP.map((rows) => {
    const lines: number[][] = [[], [], []];
    for (const [column, numbers] of columns.entries()) {
      const filled = [0, 1, 2].filter((row) => rows[row]?.includes(String(column)) === true);
      const taken = numbers.splice(0, filled.length).sort((a, b) => a - b);
      for (const [at, row] of filled.entries()) lines[row]?.push(taken[at] ?? 0);
    }
    return { numbers: lines.flat(), lines };
  });
}

export const bingo90 = bingo(
  90,
  [
    [1, 400n],
    [2, 640n],
    ['all', 2_200n],
  ],
  async (below) => {
    const tickets: Ticket[] = [];
    // Strips follow each other.
    // oxlint-disable-next-line no-await-in-loop
    while (tickets.length < 36) tickets.push(...(await stripOf90(below)));
    return (await drawSome(below, 36, 36)).flatMap((at) => tickets[at] ?? []);
  },
  '4dd347c91d1fb9eb5ffeb0a9c7dcff176b0e59d8c85202767e887b0049d93ab4',
);
