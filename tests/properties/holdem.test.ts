/** Laws of hold'em: chips, pots, showdowns, and what bots and the player know. Each law finds a planted bug. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf } from '../../adapters/sandbox/provider/games/holdem/best-of-seven.ts';
import { decide } from '../../adapters/sandbox/provider/games/holdem/bots.ts';
import type { BotView } from '../../adapters/sandbox/provider/games/holdem/bots.ts';
import { holdem, tableAfter } from '../../adapters/sandbox/provider/games/holdem/holdem.ts';
import type { Paid, Pot } from '../../adapters/sandbox/provider/games/holdem/pots.ts';
import { potsOf, shareOf } from '../../adapters/sandbox/provider/games/holdem/pots.ts';
import type { Table } from '../../adapters/sandbox/provider/games/holdem/table.ts';
import { botView, EVENTS, openBoard } from '../../adapters/sandbox/provider/games/holdem/table.ts';
import { strengthOf } from '../../adapters/sandbox/provider/games/tv-poker/strength.ts';
import { FEWER_RUNS, RUNS, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { asBot, byNumbers, drawsOf, numbersOf, playOut } from '../unit/provider/holdem-tools.ts';

const total = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const cardSets = (count: number) => fc.uniqueArray(fc.nat({ max: 51 }), { minLength: count, maxLength: count });
const seatsPaid = fc.array(fc.record({ paid: fc.nat({ max: 60 }), isIn: fc.boolean() }), {
  minLength: 2,
  maxLength: 6,
});
const whole = fc.record({
  nonce: fc.nat({ max: 1_000_000 }),
  seats: fc.integer({ min: 3, max: 6 }),
  numbers: fc.array(fc.nat({ max: 5_000 }), { minLength: 1, maxLength: 12 }),
});

/**
 * Every chip in its layer: who has paid it, and who can win it. The layers above the last seat that is in join its
 * layer.
 */
function layers(seats: readonly Paid[]): readonly Pot[] {
  const pots: { amount: number; seats: readonly number[] }[] = [];
  const top = Math.max(...seats.map(({ paid }) => paid));
  for (let chip = 1; chip <= top; chip += 1) {
    const amount = seats.filter(({ paid }) => paid >= chip).length;
    const can = seats.flatMap(({ paid, isIn }, seat) => (isIn && paid >= chip ? [seat] : []));
    const last = pots.at(-1);
    if (last !== undefined && (can.length === 0 || last.seats.join() === can.join())) last.amount += amount;
    else pots.push({ amount, seats: can });
  }
  return pots;
}

/** Whether pots equal the oracle's. */
const arePots =
  (pots: typeof potsOf) =>
  (seats: readonly Paid[]): boolean =>
    !seats.some(({ paid, isIn }) => isIn && paid > 0) || JSON.stringify(pots(seats)) === JSON.stringify(layers(seats));

describe('pots', () => {
  it('[HEM-6] main and side pots are those of a count of every single chip', () => {
    fc.assert(fc.property(seatsPaid, arePots(potsOf)), { numRuns: RUNS, seed: 1_701 });
  });

  it.each<readonly [string, typeof potsOf]>([
    ['folded seats can win', (seats) => potsOf(seats.map(({ paid }) => ({ paid, isIn: paid > 0 })))],
    ['folded chips are lost', (seats) => potsOf(seats.map((seat) => (seat.isIn ? seat : { paid: 0, isIn: false })))],
    [
      'there is one pot',
      (seats) => [{ amount: total(seats.map(({ paid }) => paid)), seats: potsOf(seats)[0]?.seats ?? [] }],
    ],
  ])('[HEM-6] the count of every chip finds a planted bug: %s', (_, pots) => {
    expect(fc.check(fc.property(seatsPaid, arePots(pots)), { numRuns: 1_000, seed: 1_701 }).failed).toBe(true);
  });

  it('[HEM-7] a pot is shared without rest, among the strongest alone, and nobody is more than a chip behind', () => {
    const strengths = fc.array(fc.nat({ max: 3 }), { minLength: 6, maxLength: 6 });
    const pots = fc.record({
      amount: fc.integer({ min: 6, max: 500 }),
      seats: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
    });
    fc.assert(
      fc.property(pots, strengths, fc.nat({ max: 5 }), (pot, strong, button) => {
        const shares = shareOf(pot, strong, button);
        const best = Math.max(...pot.seats.map((seat) => strong[seat] ?? 0));
        const winners = pot.seats.filter((seat) => strong[seat] === best);
        const won = winners.map((seat) => shares[seat] ?? 0);
        expect(total(shares)).toBe(pot.amount);
        expect(total(won)).toBe(pot.amount);
        expect(Math.max(...won) - Math.min(...won)).toBeLessThanOrEqual(1);
        // From the button's left on, the share never grows.
        const ordered = [1, 2, 3, 4, 5, 6].map((step) => (button + step) % 6).filter((seat) => winners.includes(seat));
        const amounts = ordered.map((seat) => shares[seat] ?? 0);
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      }),
      { numRuns: RUNS, seed: 1_702 },
    );
  });
});

describe('showdown', () => {
  /** The best of all 21 ways to choose five of seven cards. */
  function bruteForce(cards: readonly number[]): number {
    let best = 0;
    for (let a = 0; a < cards.length; a += 1)
      for (let b = a + 1; b < cards.length; b += 1)
        best = Math.max(best, strengthOf(cards.filter((_, at) => at !== a && at !== b)).value);
    return best;
  }
  const isBest =
    (best: typeof bestOf) =>
    (cards: readonly number[]): boolean =>
      best(cards) === bruteForce(cards);
  /** Cards of few ranks or of one suit come often. */
  const sevens = fc.oneof(
    cardSets(7),
    fc.uniqueArray(
      fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 })).map(([rank, suit]) => suit * 13 + rank),
      { minLength: 7, maxLength: 7 },
    ),
    fc.uniqueArray(
      fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 1 })).map(([rank, suit]) => suit * 13 + rank),
      { minLength: 7, maxLength: 7 },
    ),
  );

  it(
    '[HEM-2, TPK-2] the strength of seven cards is the best of their 21 hands of five',
    () => {
      fc.assert(fc.property(sevens, isBest(bestOf)), { numRuns: RUNS, seed: 1_703 });
    },
    TEST_TIMEOUT_MS,
  );

  it.each<readonly [string, typeof bestOf]>([
    ['a card is overlooked', (cards) => bestOf(cards.slice(1))],
    ['suits do not count', (cards) => bestOf(cards.map((card, at) => (card % 13) + 13 * (at % 4)))],
  ])('[HEM-2] the 21 hands find a planted bug: %s', (_, best) => {
    expect(fc.check(fc.property(sevens, isBest(best)), { numRuns: 500, seed: 1_703 }).failed).toBe(true);
  });
});

describe('the table', () => {
  it(
    '[HEM-3, HEM-4, HEM-6, HEM-7, HEM-8] no chip appears or vanishes at any step of any game, and places are all decided',
    () => {
      fc.assert(
        fc.property(whole, ({ nonce, seats, numbers }) => {
          const end = playOut(nonce, seats, byNumbers(numbers), ({ hand }) => {
            const chips = hand.seats.map((seat) => seat.chips + seat.paid);
            if (total(chips) !== 1_000 * seats || hand.seats.some((seat) => seat.chips < 0 || seat.bet > seat.paid))
              expect(hand).toBe('a table with all its chips');
          });
          const sorted = end.places.toSorted((a, b) => a - b);
          sorted.forEach((place, at) => expect(place === at + 1 || place === sorted[at - 1]).toBe(true));
        }),
        { numRuns: FEWER_RUNS, seed: 1_704 },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[HEM-6, HEM-7] every seat gets the pots of the chips as they lay, and no seat wins without cards',
    () => {
      fc.assert(
        fc.property(whole, ({ nonce, seats, numbers }) => {
          playOut(nonce, seats, byNumbers(numbers), ({ isPaid, hand }, events, before) => {
            if (before === null || !isPaid) return;
            const last = before.hand;
            const isShown = last.seats.filter(({ isIn }) => isIn).length > 1;
            const strengths = last.seats.map(({ isIn }, seat) =>
              isIn && isShown ? bestOf([...(before.deal.holes[seat] ?? []), ...before.deal.board]) : 0,
            );
            const won = layers(last.seats).map((pot) => shareOf(pot, strengths, last.button));
            last.seats.forEach(({ chips }, seat) => {
              const expected = chips + total(won.map((shares) => shares[seat] ?? 0));
              if (hand.seats[seat]?.chips !== expected) expect({ seat, expected, hand }).toBe('paid');
            });
            for (const [what, seat] of events) if (what === EVENTS.win) expect(last.seats[seat]?.isIn).toBe(true);
          });
        }),
        { numRuns: FEWER_RUNS, seed: 1_705 },
      );
    },
    TEST_TIMEOUT_MS,
  );
});

describe('what is known', () => {
  /** The same table with other cards and moods wherever the seat at turn can't look. */
  function withOtherSecrets(table: Table, seat: number, shift: number): Table {
    const { deal, hand } = table;
    const known = [...(deal.holes[seat] ?? []), ...openBoard(table)];
    const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.includes(card));
    let at = shift;
    const other = (): number => {
      at += 1;
      return rest[at % rest.length] ?? 0;
    };
    const open = openBoard(table).length;
    return {
      ...table,
      deal: {
        holes: deal.holes.map((hole, place) => (place === seat ? hole : hole.map(other))),
        board: deal.board.map((card, place) => (place < open ? card : other())),
        moods: deal.moods.map((moods, place) =>
          moods.map((mood, street) => (place === seat && street === hand.street ? mood : other())),
        ),
      },
    };
  }
  type Decider = (table: Table, seat: number) => number;
  const knowsOnlyItsOwn = (decides: Decider) =>
    fc.property(whole, fc.nat({ max: 51 }), ({ nonce, seats, numbers }, shift) => {
      const plays = byNumbers(numbers);
      const differing: Table[] = [];
      playOut(nonce, seats, plays, (table) => {
        const { turn } = table.hand;
        if (turn !== null && decides(table, turn) !== decides(withOtherSecrets(table, turn, shift), turn))
          differing.push(table);
      });
      return differing.length === 0;
    });

  it(
    '[HEM-14] a bot’s move does not depend on the cards of others, on the closed board, or on other moods',
    () => {
      fc.assert(knowsOnlyItsOwn(asBot), { numRuns: FEWER_RUNS / 2, seed: 1_706 });
    },
    TEST_TIMEOUT_MS,
  );

  it.each<readonly [string, (table: Table, seat: number) => BotView]>([
    ['it sees the whole board', (table, seat) => ({ ...botView(table, seat), board: table.deal.board })],
    [
      'it sees the cards of the next seat',
      (table, seat) => ({ ...botView(table, seat), hole: table.deal.holes.findLast((hole) => hole.length > 0) ?? [] }),
    ],
    [
      'it has the mood of the river',
      (table, seat) => ({ ...botView(table, seat), mood: table.deal.moods[seat]?.[3] ?? 0 }),
    ],
  ])(
    '[HEM-14] the law about hidden cards finds a planted bot that cheats: %s',
    (_, view) => {
      const cheats: Decider = (table, seat) => decide(view(table, seat));
      expect(fc.check(knowsOnlyItsOwn(cheats), { numRuns: 50, seed: 1_706 }).failed).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[HEM-17, PRV-2] what a round shows does not depend on a card that is hidden from the player',
    () => {
      fc.assert(
        fc.property(whole, ({ nonce, seats, numbers }) => {
          const bet = { stake: 100, seats };
          const moves: number[] = [];
          for (let step = 0; step < 12; step += 1) {
            const played = tableAfter(drawsOf(nonce), bet, moves);
            const round = holdem.play(drawsOf(nonce), bet, moves);
            if (played === null || round === null) throw new Error('a move was refused');
            if (round.pays !== null) return;
            const { table, player, log } = played;
            const { shown } = round;
            expect(shown['hole']).toEqual(table.deal.holes[player]);
            // Every card in the log is of the board that is open, or was shown at the end of a hand.
            const events = numbersOf(shown, 'log');
            expect(events).toEqual(log.flat());
            const since = log.map(([what]) => what).lastIndexOf(EVENTS.hand);
            const now = log.slice(since + 1);
            const cards = now.filter(([what]) => what === EVENTS.board || what === EVENTS.show);
            expect(cards.every(([what, , card]) => what === EVENTS.board && openBoard(table).includes(card))).toBe(
              true,
            );
            expect(shown['board']).toEqual(openBoard(table));
            moves.push(byNumbers(numbers.slice(step % numbers.length))(table, player));
          }
        }),
        { numRuns: FEWER_RUNS, seed: 1_707 },
      );
    },
    TEST_TIMEOUT_MS,
  );
});
