/** A game whose draw comes every minute, with nothing to decide after the bet [TVG-1]. */
import type { GenericSchema } from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Draws } from '../../fairness/stream.ts';
import type { Game, RoundResult, StatedReturn } from '../game.ts';
import { paysOf } from '../game.ts';
import type { HighestWin } from '../highest-win.ts';
import { highestOf, singleWins } from '../highest-win.ts';

const BETS_MS = 40_000;
const PAUSE_MS = 20_000;

export interface ClockedRules<Bet extends { readonly stake: number }> {
  readonly id: string;
  readonly table: unknown;
  readonly schema: GenericSchema<unknown, Bet>;
  /** Draws the result that everybody sees. */
  readonly draw: (draws: Draws) => RoundResult['shown'];
  /** The payment of a bet, in hundredths of its stake. */
  readonly pays: (bet: Bet, result: RoundResult['shown']) => number;
  readonly returns: readonly StatedReturn[];
  /** Hundredths by the names of the returns, of bets that pay one amount or nothing. */
  readonly singlePays?: Readonly<Record<string, number>>;
  /** Wins of other bets. */
  readonly otherWins?: () => readonly HighestWin[];
  /** The highest stake in euros. */
  readonly max: number;
}

export function createClockedGame<Bet extends { readonly stake: number }>(rules: ClockedRules<Bet>): Game<Bet> {
  const { id, table, schema, draw, pays, returns, singlePays = {}, otherWins = () => [], max } = rules;
  return {
    id,
    version: 1,
    table,
    schema,
    stakeOf: (bet) => bet.stake,
    play: (draws, bet, moves) => {
      if (moves.length > 0) return null;
      const shown = draw(draws);
      return { shown, pays: paysOf(bet.stake, fromScaled(pays(bet, shown), 100)) };
    },
    shared: {
      betMs: BETS_MS,
      pauseMs: PAUSE_MS,
      isOnTheClock: true,
      runMs: () => 0,
      decidedMs: () => 0,
      result: draw,
      moveAt: null,
      comesBack: () => false,
    },
    returns,
    highestWin: () => highestOf([...singleWins(returns, singlePays), ...otherWins()]),
    stakes: { min: 0.1, max },
  };
}

/** The numbers in a part of a result; empty where there are none. */
export function numbersOf(result: RoundResult['shown'], name: string): readonly number[] {
  const value = result[name];
  return typeof value === 'object' ? value : [];
}
