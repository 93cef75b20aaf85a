/** Tools for tests of hold'em: games played to their end, and readers of what a round shows. */
import type { Draws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import type { RoundResult } from '../../../adapters/sandbox/provider/games/game.ts';
import { choicesOf } from '../../../adapters/sandbox/provider/games/holdem/betting.ts';
import { decide } from '../../../adapters/sandbox/provider/games/holdem/bots.ts';
import type { Event, Table } from '../../../adapters/sandbox/provider/games/holdem/table.ts';
import { beginTable, botView, goOn, moveAt } from '../../../adapters/sandbox/provider/games/holdem/table.ts';

export const drawsOf = (nonce: number): Draws => createDraws({ serverSeed: 'a', clientSeed: 'b', nonce });

/** Draws whose first integer is chosen and whose others are the stream's. */
export function seatedAt(seat: number, nonce: number): Draws {
  const draws = drawsOf(nonce);
  let isFirst = true;
  return {
    below: (n) => {
      const drawn = draws.below(n);
      if (!isFirst) return drawn;
      isFirst = false;
      return seat;
    },
  };
}

export type Player = (table: Table, seat: number) => number;
export const asBot: Player = (table, seat) => decide(botView(table, seat));

/** A player who makes any possible move, chosen by `numbers` in turn. */
export function byNumbers(numbers: readonly number[]): Player {
  let at = 0;
  return ({ hand }) => {
    const { canFold = false, raise = null } = choicesOf(hand) ?? {};
    const choices = [...(canFold ? [0] : []), 1, ...(raise === null ? [] : [raise.min, raise.max])];
    const number = numbers[at % numbers.length] ?? 0;
    at += 1;
    if (raise !== null && number % 5 === 4) return raise.min + (number % (raise.max - raise.min + 1));
    return choices[number % choices.length] ?? 1;
  };
}

/** Plays a table to its end, all seats by one player; `see` gets each table with the events that led to it. */
export function playOut(
  nonce: number,
  seats: number,
  player: Player,
  see: (table: Table, events: readonly Event[], before: Table | null) => void,
): Table {
  const draws = drawsOf(nonce);
  let log: Event[] = [];
  let before: Table | null = null;
  let table = beginTable(draws, seats, log);
  see(table, log, before);
  while (!table.isOver) {
    log = [];
    before = table;
    const { turn } = table.hand;
    const next: Table | null = turn === null ? goOn(draws, table, log) : moveAt(table, player(table, turn), log);
    if (next === null) throw new Error('a move was refused');
    table = next;
    see(table, log, before);
  }
  return table;
}

export const numbersOf = (shown: RoundResult['shown'], name: string): readonly number[] => {
  const value = shown[name];
  return typeof value === 'object' ? value : [];
};
