/**
 * Hold'em: examples of blinds, betting, pots, places and prizes, and the exact return of a player who plays as the bots
 * do.
 */
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import type { Hand } from '../../../adapters/sandbox/provider/games/holdem/betting.ts';
import {
  afterMove,
  beginHand,
  CALL,
  choicesOf,
  FOLD,
} from '../../../adapters/sandbox/provider/games/holdem/betting.ts';
import { decide, pointsOf } from '../../../adapters/sandbox/provider/games/holdem/bots.ts';
import { holdem } from '../../../adapters/sandbox/provider/games/holdem/holdem.ts';
import { potsOf, shareOf } from '../../../adapters/sandbox/provider/games/holdem/pots.ts';
import {
  beginTable,
  blindsAt,
  goOn,
  moveAt,
  prizesOf,
  winningsOf,
} from '../../../adapters/sandbox/provider/games/holdem/table.ts';
import { range, total } from './exact.ts';
import type { Player } from './holdem-tools.ts';
import { asBot, numbersOf, playOut, seatedAt } from './holdem-tools.ts';

/** Cards by text, such as "As Td". */
function cards(text: string): readonly number[] {
  return text
    .split(' ')
    .filter((each) => each !== '')
    .map((each) => 'shdc'.indexOf(each[1] ?? '') * 13 + 'A23456789TJQK'.indexOf(each[0] ?? ''));
}

function after(hand: Hand, ...moves: readonly number[]): Hand {
  return moves.reduce((played, move) => {
    const next = afterMove(played, move);
    if (next === null) throw new Error(`${move} is not possible`);
    return next;
  }, hand);
}

const chipsOf = ({ seats }: Hand): readonly number[] => seats.map(({ chips }) => chips);

describe('betting', () => {
  const fresh = beginHand([1_000, 1_000, 1_000, 1_000], 0, 10, 20);

  it('[HEM-3, HEM-5] the two seats left of the button post the blinds, and the next one acts first', () => {
    expect(chipsOf(fresh)).toEqual([1_000, 990, 980, 1_000]);
    expect(fresh.turn).toBe(3);
    expect(beginHand([0, 1_000, 0, 500, 40], 1, 25, 50).seats.map(({ bet }) => bet)).toEqual([0, 0, 0, 25, 40]);
  });

  it('[HEM-3, HEM-5] of two players the button posts the small blind, acts first, and then last', () => {
    const two = beginHand([0, 700, 800], 2, 10, 20);
    expect(two.seats.map(({ bet }) => bet)).toEqual([0, 20, 10]);
    expect(two.turn).toBe(2);
    expect(after(two, CALL, CALL)).toMatchObject({ street: 1, turn: 1 });
  });

  it('[HEM-3] blinds rise after every four hands, and the last ones stay', () => {
    expect([1, 4, 5, 8, 9, 13].map(blindsAt)).toEqual([
      [10, 20],
      [10, 20],
      [15, 30],
      [15, 30],
      [25, 50],
      [50, 100],
    ]);
    expect([blindsAt(52), blindsAt(53), blindsAt(60)]).toEqual([
      [1_500, 3_000],
      [3_000, 6_000],
      [3_000, 6_000],
    ]);
  });

  it('[HEM-4] a seat that can check can’t fold, and the big blind may raise what was only called', () => {
    const called = after(fresh, CALL, CALL, CALL);
    expect(called.turn).toBe(2);
    expect(choicesOf(called)).toEqual({ canFold: false, call: 0, raise: { min: 40, max: 1_000 } });
    expect(afterMove(called, FOLD)).toBeNull();
    expect(after(called, CALL)).toMatchObject({ street: 1, turn: 1, level: 0 });
  });

  it('[HEM-4] the lowest raise is as large as the last one, and a fraction, less or more than all chips is refused', () => {
    const raised = after(fresh, 70);
    expect(choicesOf(raised)).toEqual({ canFold: true, call: 70, raise: { min: 120, max: 1_000 } });
    expect([119, 1_001, 120.5, -1].map((move) => afterMove(raised, move))).toEqual([null, null, null, null]);
    expect(choicesOf(after(raised, 300))?.raise?.min).toBe(530);
    // On the flop a bet is at least a big blind.
    const flop = after(raised, FOLD, FOLD, CALL);
    expect(flop.street).toBe(1);
    expect(choicesOf(flop)?.raise).toEqual({ min: 20, max: 930 });
  });

  it('[HEM-4] an all-in of less than a full raise lets those who have acted call or fold, but not raise', () => {
    const short = beginHand([130, 1_000, 1_000, 1_000], 0, 10, 20);
    // The seat left of the blinds raises to 100, the button goes all-in for 130, and the small blind calls.
    const all = after(short, 100, 130, CALL, FOLD);
    expect(choicesOf(all)).toEqual({ canFold: true, call: 30, raise: null });
    // A seat that has not acted since the full raise may raise, at least by its step.
    expect(choicesOf(after(short, 100, 130))?.raise).toEqual({ min: 210, max: 1_000 });
  });

  it('[HEM-4, HEM-5] nobody bets against seats that are all-in: the board is opened and the hand ends', () => {
    const short = beginHand([1_000, 300, 1_000], 0, 10, 20);
    const all = after(short, CALL, 300, FOLD);
    expect(choicesOf(all)).toEqual({ canFold: true, call: 280, raise: null });
    expect(after(all, CALL)).toMatchObject({ street: 3, turn: null });
  });

  it('[HEM-3, HEM-5] a big blind that is all-in below the small one leaves nothing to decide', () => {
    expect(beginHand([0, 500, 5], 1, 10, 20)).toMatchObject({ turn: null, street: 3 });
    expect(beginHand([500, 500, 15], 0, 10, 20).turn).toBe(0);
  });

  it('[HEM-5] the hand is over when all but one have folded', () => {
    expect(after(fresh, FOLD, FOLD, FOLD)).toMatchObject({ turn: null, street: 0 });
  });
});

describe('pots', () => {
  const of = (...paid: readonly (readonly [number, boolean])[]) =>
    potsOf(paid.map(([amount, isIn]) => ({ paid: amount, isIn })));

  it('[HEM-6] each all-in has a pot, what nobody called goes back, and folded chips lie in the pots they reach', () => {
    expect(of([50, true], [120, true], [300, true], [80, false])).toEqual([
      { amount: 200, seats: [0, 1, 2] },
      { amount: 170, seats: [1, 2] },
      { amount: 180, seats: [2] },
    ]);
    expect(of([5, true], [10, false])).toEqual([{ amount: 15, seats: [0] }]);
  });

  it('[HEM-7] odd chips go one each to the winners nearest to the button’s left', () => {
    const pot = { amount: 101, seats: [0, 1, 3] };
    expect(shareOf(pot, [7, 7, 9, 7], 0)).toEqual([33, 34, 0, 34]);
    expect(shareOf(pot, [7, 7, 9, 7], 1)).toEqual([34, 33, 0, 34]);
    expect(shareOf(pot, [7, 8, 9, 8], 3)).toEqual([0, 51, 0, 50]);
  });
});

describe('places and prizes', () => {
  it('[HEM-9] the prizes are all buy-ins, whatever rounding leaves', () => {
    expect([3, 4, 5, 6].map((seats) => prizesOf(seats, 1_000))).toEqual([
      [3_000],
      [4_000],
      [3_250, 1_750],
      [3_900, 2_100],
    ]);
    for (let buyIn = 1; buyIn <= 2_000; buyIn += 13)
      for (const seats of [3, 4, 5, 6]) expect(total(prizesOf(seats, buyIn))).toBe(seats * buyIn);
  });

  it('[HEM-8, HEM-9] seats of one place share its prizes, odd minor units by seat number', () => {
    expect(winningsOf([2, 1, 2, 4, 5], [650, 351])).toEqual([176, 650, 175, 0, 0]);
    expect(winningsOf([1, 1, 1], [1_000])).toEqual([334, 333, 333]);
    expect(winningsOf([0, 0, 3], [1_000])).toEqual([0, 0, 0]);
  });
});

describe('bots', () => {
  it('[HEM-10] points before the flop are the two cards, and more for a pair, a suit and neighbours', () => {
    const points = ['As Ah', '2s 2d', 'As Ks', 'Ah Kd', 'Qc Jc', '7h 2c'].map((hole) => pointsOf(cards(hole), []));
    expect(points).toEqual([43, 19, 31, 29, 27, 9]);
  });

  it.each([
    ['Ks Qd', 'Kh 7c 2s', 28],
    ['7s Qd', 'Kh 7c 2s', 20],
    ['9s 9d', '8h 7c 2s', 28],
    ['Ks 7d', 'Kh 7c 2s', 32],
    ['7s 7d', 'Kh 7c 2s', 36],
    ['9s 8d', 'Th 7c 6s', 40],
    ['As 8s', 'Ts 7s 2s', 42],
    ['7s 7d', 'Kh Kc Ks', 46],
    ['As Qd', 'Kh 7c 2s', 11],
    ['As Qd', 'Kh Kc 2s', 11],
    ['As Qs', 'Ks 7s 2d', 19],
    ['As Qs', 'Kd 7h 2d 9s 8s', 11],
    ['As 2d', 'Ks 7s 2s 9d', 28],
    ['Kd 2d', 'Ks 7s 3s 9s', 28],
  ] as const)('[HEM-10] %s on %s counts %i points', (hole, board, points) => {
    expect(pointsOf(cards(hole), cards(board))).toBe(points);
  });

  /** An average mood. */
  const CALM = 50;
  const move = (hole: string, hand: Hand, board = '', mood = CALM): number =>
    decide({ hole: cards(hole), board: cards(board), mood, hand });
  const three = beginHand([1_000, 1_000, 1_000], 0, 10, 20);

  it('[HEM-11] a bot folds below 4 points and 60 % of the price, and the tens of its mood count', () => {
    // A call of 20 for a pot of 30 is a price of 40 %, or 28 points. Ace and king have 29.
    expect([49, 40, 39].map((mood) => move('Ah Kd', three, '', mood))).toEqual([CALL, CALL, FOLD]);
  });

  it('[HEM-11] a call for half of the chips needs 26 points, whatever the pot', () => {
    // Five seats see the flop, the first bets 200, and three call: 19 % for the button, or 15 points.
    const asked = (chips: number): Hand =>
      after(
        beginHand([chips, 1_000, 1_000, 1_000, 1_000], 0, 10, 20),
        CALL,
        CALL,
        CALL,
        CALL,
        CALL,
        200,
        CALL,
        CALL,
        CALL,
      );
    expect([1_000, 421, 420].map((chips) => move('7s Qd', asked(chips), 'Kh 7c 2s'))).toEqual([CALL, CALL, FOLD]);
    expect(move('Ks Qd', asked(420), 'Kh 7c 2s')).toBe(CALL);
  });

  it('[HEM-12] a bot bets two thirds of the pot with 26 points, raises with 32, and goes all-in for half of its chips', () => {
    const flop = after(three, CALL, CALL, CALL);
    expect(['9s 9d', '7s Qd'].map((hole) => move(hole, flop, '8h 7c 2s'))).toEqual([40, CALL]);
    // After a bet of 60: 60 and two thirds of 60 + 60 + 60.
    const bet = after(flop, 60);
    expect(['9s 9d', '8s 7d', '8s 8d'].map((hole) => move(hole, bet, '8h 7c 2s'))).toEqual([CALL, 180, 180]);
    const short = after(beginHand([1_000, 1_000, 300], 0, 10, 20), CALL, CALL, CALL, 60);
    expect(move('8s 8d', short, '8h 7c 2s')).toBe(280);
    // Three bets and raises are the most that a bot adds to.
    const wild = after(flop, 20, 40, 60);
    expect(wild.raises).toBe(3);
    expect(move('8s 8d', wild, '8h 7c 2s')).toBe(CALL);
  });

  it('[HEM-13] a bot with at most eight big blinds goes all-in with 22 points, and with at most three with 16', () => {
    const asked = (chips: number): Hand => beginHand([chips, 1_000, 1_000], 0, 10, 20);
    // A jack and a nine have 20 points, a queen and a ten 22.
    expect(['Qs Td', 'Js 9d'].map((hole) => move(hole, asked(160)))).toEqual([160, FOLD]);
    expect(['Js 9d', 'Js 5d', 'Js 4d'].map((hole) => move(hole, asked(60)))).toEqual([60, 60, FOLD]);
    expect(move('Qs Td', asked(161))).toBe(FOLD);
  });
});

describe('the sit-and-go', () => {
  /**
   * A whole round in which the player decides as the bots do. The table is played once, so that a test takes no square
   * of its moves.
   */
  const playLikeBots = (seat: number, nonce: number, bet: { stake: number; seats: number }) => {
    const draws = seatedAt(seat, nonce);
    expect(draws.below(bet.seats)).toBe(seat);
    const moves: number[] = [];
    let table = beginTable(draws, bet.seats, []);
    while (!table.isOver && table.places[seat] === 0) {
      const { turn } = table.hand;
      const move = turn === null ? null : asBot(table, turn);
      if (turn === seat && move !== null) moves.push(move);
      const next = move === null ? goOn(draws, table, []) : moveAt(table, move, []);
      if (next === null) throw new Error('a move was refused');
      table = next;
    }
    const round = holdem.play(seatedAt(seat, nonce), bet, moves);
    if (round === null || round.pays === null) throw new Error('the round is not over');
    return { moves, ...round, pays: round.pays };
  };

  it('[HEM-1, HEM-9, HEM-15] over all seats a player who decides as the bots do gets exactly the buy-ins back', () => {
    for (const seats of [3, 4, 5, 6])
      for (const nonce of range(4)) {
        const rounds = range(seats).map((seat) => playLikeBots(seat, nonce, { stake: 997, seats }));
        expect(rounds.map(({ shown }) => shown['seat'])).toEqual(range(seats));
        expect(total(rounds.map(({ pays }) => pays))).toBe(seats * 997);
      }
    expect(holdem.returns).toEqual([{ bet: 'like-bots', value: { n: 1n, d: 1n } }]);
  });

  it('[HEM-8, HEM-16] a round ends with the player’s place, and no move follows', () => {
    const bet = { stake: 100, seats: 3 };
    const { moves, shown, pays } = playLikeBots(1, 3, bet);
    const place = numbersOf(shown, 'places')[Number(shown['seat'])] ?? 0;
    expect(place).toBeGreaterThan(0);
    expect(pays).toBe(place === 1 ? 300 : 0);
    expect(holdem.play(seatedAt(1, 3), bet, [...moves, CALL])).toBeNull();
    expect(holdem.play(seatedAt(1, 3), bet, [1_000_000])).toBeNull();
  });

  it('[HEM-8] after hand 60 the chips decide', () => {
    // Nobody ever bets, so that only the blinds move chips.
    const waits: Player = ({ hand }) => (choicesOf(hand)?.canFold === true ? FOLD : CALL);
    const ends = range(30).map((nonce) => playOut(nonce, 6, waits, () => undefined));
    expect(ends.every(({ number, places }) => number <= 60 && places.every((place) => place > 0))).toBe(true);
    const calls = range(60).map((nonce) =>
      playOut(
        nonce,
        3,
        () => CALL,
        () => undefined,
      ),
    );
    const late = [...ends, ...calls].filter(
      ({ number, hand }) => number === 60 && hand.seats.filter(({ chips }) => chips > 0).length > 1,
    );
    for (const { hand, places } of late)
      for (const [seat, { chips }] of hand.seats.entries())
        if (chips > 0) expect(places[seat]).toBe(1 + hand.seats.filter((other) => other.chips > chips).length);
    expect(late.length).toBeGreaterThan(0);
  });

  it('[HEM-1] a bet has three to six seats and a stake', () => {
    const stakeOf = (bet: unknown) => gameOf('holdem')?.stakeOf(bet);
    expect([3, 6].map((seats) => stakeOf({ stake: 50, seats }))).toEqual([50, 50]);
    for (const seats of [2, 7, 3.5, '3']) expect(stakeOf({ stake: 50, seats })).toBeNull();
    expect(stakeOf({ stake: 0, seats: 3 })).toBeNull();
  });
});
