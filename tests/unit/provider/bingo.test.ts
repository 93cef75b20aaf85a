/** Bingo: tickets, prizes, and a fund that every draw pays whole. */
import { describe, expect, it } from 'vitest';
import type { Rational } from 'touchline/kernel/rational';
import { add, equals, fromInt, fromScaled, mul, reduced, ZERO } from 'touchline/kernel/rational';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { BINGO_75, bingo75 } from '../../../adapters/sandbox/provider/games/bingo-75/bingo-75.ts';
import { BINGO_90, bingo90, SHAPES } from '../../../adapters/sandbox/provider/games/bingo-90/bingo-90.ts';
import type { BingoRules } from '../../../adapters/sandbox/provider/games/bingo/create-bingo-game.ts';
import { drawBingo, shareOf } from '../../../adapters/sandbox/provider/games/bingo/create-bingo-game.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { choose } from '../../../adapters/sandbox/provider/games/choose.ts';
import { range } from './exact.ts';

const drawsOf = (nonce: number) => createDraws({ serverSeed: 'bingo', clientSeed: 'tests', nonce });
const ROOMS = [
  ['bingo-75', BINGO_75, bingo75],
  ['bingo-90', BINGO_90, bingo90],
] as const;

/** A small room: two balls of four on each ticket, all orders of balls. */
function smallRoom(tickets: readonly (readonly number[])[]): BingoRules {
  return {
    id: 'small',
    balls: 4,
    tickets: tickets.length,
    drawTickets: () => tickets,
    lines: [[0], [1]],
    prizes: [
      [1, 100],
      [0, 500],
    ],
  };
}
/** Every order of four balls, as the draws of a shuffle. */
const orders = range(4).flatMap((a) => range(3).flatMap((b) => range(2).map((c) => [a, b, c, 0] as const)));
const drawing = (values: readonly number[]) => {
  const left = [...values];
  return { below: () => left.shift() ?? 0 };
};

describe.each(ROOMS)('%s', (id, rules, game) => {
  const fund = rules.prizes.reduce((sum, [, hundredths]) => sum + hundredths, 0);

  it('[BNG-1, BNG-4, BNG-5, B75-3, B90-3] every draw pays its whole fund to its tickets, so that a ticket returns exactly 9/10', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const draw = drawBingo(rules, drawsOf(nonce));
      const paid = range(rules.tickets).reduce((sum, at) => add(sum, shareOf(draw, rules.prizes, at)), ZERO);
      expect(equals(paid, fromScaled(fund, 100))).toBe(true);
    }
    expect(equals(fromScaled(fund, 100 * rules.tickets), { n: 9n, d: 10n })).toBe(true);
    expect(reduced(game.returns[0]?.value ?? ZERO)).toEqual({ n: 9n, d: 10n });
  });

  it('[BNG-5] the place of a ticket changes nothing: tickets in another order win the same in that order', () => {
    const turned = (rule: BingoRules): BingoRules => ({
      ...rule,
      drawTickets: (draws) => rule.drawTickets(draws).toReversed(),
    });
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const [draw, other] = [drawBingo(rules, drawsOf(nonce)), drawBingo(turned(rules), drawsOf(nonce))];
      for (const at of range(rules.tickets))
        expect(shareOf(other, rules.prizes, rules.tickets - 1 - at)).toEqual(shareOf(draw, rules.prizes, at));
    }
  });

  it('[BNG-2, BNG-4] one to six different tickets are a bet; their parts are added up and rounded down once', () => {
    const stakeOf = (tickets: readonly number[]) => gameOf(id)?.stakeOf({ stake: 7, tickets });
    expect([[1], [1, 2, 3, 4, 5, rules.tickets]].map(stakeOf)).toEqual([7, 42]);
    expect([[], [0], [1, 1], [rules.tickets + 1], range(7).map((at) => at + 1)].map(stakeOf)).toEqual(
      range(5).map(() => null),
    );
    const draw = drawBingo(rules, drawsOf(5));
    const [winner = 0] = draw.stages.at(-1)?.winners ?? [];
    const share = shareOf(draw, rules.prizes, winner);
    const pays = game.play(drawsOf(5), { stake: 7, tickets: [winner + 1] }, [])?.pays;
    expect(pays).toBe(Number((7n * share.n) / share.d));
    expect(game.play(drawsOf(5), { stake: 7, tickets: [1] }, [0])).toBeNull();
  });

  it('[BNG-1, BNG-6] tickets can be seen before the draw, and no ball after the last prize is shown', () => {
    const tickets = game.shared?.preview?.(drawsOf(9))['tickets'];
    expect(tickets).toEqual(drawBingo(rules, drawsOf(9)).tickets.flat());
    const { balls, stages } = drawBingo(rules, drawsOf(9));
    expect(balls).toHaveLength(Math.max(...stages.map((stage) => stage.balls)));
    expect(new Set(balls).size).toBe(balls.length);
  });
});

describe('prizes', () => {
  it('[BNG-4, BNG-5] over all orders of a small room equal tickets get equal parts, and split what they win together', () => {
    const room = smallRoom([
      [1, 2],
      [3, 4],
      [2, 1],
    ]);
    const sums = range(3).map((ticket) =>
      orders.reduce((sum, order) => add(sum, shareOf(drawBingo(room, drawing(order)), room.prizes, ticket)), ZERO),
    );
    // The first and the third hold the same numbers: with the second they share the fund of each of 24 orders.
    expect(sums.map((sum) => reduced(sum))).toEqual([
      { n: 36n, d: 1n },
      { n: 72n, d: 1n },
      { n: 36n, d: 1n },
    ]);
    expect(equals(sums.reduce(add), fromInt(24 * 6))).toBe(true);
  });

  it('[B90-4] a single ticket of 90 is full with ball 1365/16 on average', () => {
    const chance = (n: number): Rational => ({ n: choose(n - 1, 14), d: choose(90, 15) });
    const all = range(76).map((at) => at + 15);
    expect(equals(all.map(chance).reduce(add), fromInt(1))).toBe(true);
    expect(reduced(all.map((n) => mul(chance(n), fromInt(n))).reduce(add))).toEqual({ n: 1_365n, d: 16n });
  });
});

describe('tickets of 75', () => {
  it('[B75-1, B75-2] have five numbers of each fifth, and a free middle that all four lines through it need not', () => {
    for (const ticket of BINGO_75.drawTickets(drawsOf(1))) {
      expect(ticket[12]).toBe(0);
      for (const column of range(5)) {
        const numbers = range(5)
          .map((row) => ticket[row * 5 + column] ?? 0)
          .filter((each) => each > 0);
        expect(new Set(numbers).size).toBe(column === 2 ? 4 : 5);
        expect(numbers.every((each) => Math.ceil(each / 15) === column + 1)).toBe(true);
      }
    }
    expect(BINGO_75.lines).toHaveLength(12);
    expect(BINGO_75.lines.filter((cells) => cells.includes(12))).toHaveLength(4);
  });
});

describe('tickets of 90', () => {
  it('[B90-1] six shapes have five numbers a row and one to three a column, and cover all numbers together', () => {
    const counts = range(9).map((column) => SHAPES.map((shape) => shape.split(String(column)).length - 1));
    expect(SHAPES.every((shape) => shape.split(' ').every((row) => row.length === 5))).toBe(true);
    expect(counts.flat().every((count) => count >= 1 && count <= 3)).toBe(true);
    expect(counts.map((column) => column.reduce((sum, each) => sum + each, 0))).toEqual([
      9, 10, 10, 10, 10, 10, 10, 10, 11,
    ]);
  });

  it('[B90-1, B90-2] 36 tickets hold each number six times, growing down each column of its tens', () => {
    for (const nonce of range(20)) {
      const tickets = BINGO_90.drawTickets(drawsOf(nonce));
      const numbers = tickets.flat().filter((each) => each > 0);
      expect(tickets).toHaveLength(36);
      expect(numbers).toHaveLength(540);
      const counts = range(90).map((at) => numbers.filter((each) => each === at + 1).length);
      expect(new Set(counts)).toEqual(new Set([6]));
      for (const ticket of tickets)
        for (const column of range(9)) {
          const down = range(3)
            .map((row) => ticket[row * 9 + column] ?? 0)
            .filter((each) => each > 0);
          expect(down).toEqual(down.toSorted((a, b) => a - b));
          expect(down.every((each) => Math.min(8, Math.floor(each / 10)) === column)).toBe(true);
        }
    }
  });

  it('[B90-2] the tickets are shuffled: another shuffle is another order of the same tickets', () => {
    let asked = 0;
    const last = { below: (n: number) => ((asked += 1), asked > 540 ? n - 1 : 0) };
    const tickets = BINGO_90.drawTickets(last).map(String);
    const first = BINGO_90.drawTickets({ below: () => 0 }).map(String);
    expect(tickets).not.toEqual(first);
    expect(tickets.toSorted()).toEqual(first.toSorted());
  });
});

describe('simulated players', () => {
  it('[BNG-3] what a ticket gets does not depend on who else has bought it or another one', () => {
    const paid = (tickets: readonly number[]) => bingo75.play(drawsOf(2), { stake: 1_000, tickets }, [])?.pays ?? 0;
    const winners = (drawBingo(BINGO_75, drawsOf(2)).stages.at(-1)?.winners ?? []).map((at) => at + 1);
    expect(paid(winners)).toBeGreaterThanOrEqual(30_000);
    const loser = range(40).find((at) => paid([at + 1]) === 0) ?? 0;
    expect(paid([...winners, loser + 1])).toBe(paid(winners));
  });
});
