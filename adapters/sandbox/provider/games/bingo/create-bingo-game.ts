/**
 * Bingo in a room on the clock [BNG-1…BNG-6]: a fixed number of tickets takes part in every draw, whoever plays them.
 * The tickets are drawn before the balls, from the same stream, and may be seen while bets are open.
 */
import * as v from 'valibot';
import type { Rational } from 'touchline/kernel/rational';
import { add, fromScaled, ZERO } from 'touchline/kernel/rational';
import type { Draws } from '../../fairness/stream.ts';
import { chooseSome } from '../../fairness/stream.ts';
import type { Game, RoundResult } from '../game.ts';
import { paysOf } from '../game.ts';
import { stake } from '../stake.ts';

const BETS_MS = 40_000;
const PAUSE_MS = 20_000;
const MAX_TICKETS = 6;

/** The cells of a ticket in reading order; 0 is an empty cell. */
export type Ticket = readonly number[];

export interface BingoRules {
  readonly id: string;
  readonly balls: number;
  /** Tickets of every draw. */
  readonly tickets: number;
  readonly drawTickets: (draws: Draws) => readonly Ticket[];
  /** Groups of cells that are a line. */
  readonly lines: readonly (readonly number[])[];
  /**
   * Prizes in order: how many lines a ticket needs (0 for all numbers), and hundredths of a ticket's stake to share.
   */
  readonly prizes: readonly (readonly [lines: number, hundredths: number])[];
}

interface Stage {
  /** Balls until the first ticket has won it. */
  readonly balls: number;
  /** Tickets that win with this ball and share the prize. */
  readonly winners: readonly number[];
}

export interface BingoDraw {
  readonly tickets: readonly Ticket[];
  readonly balls: readonly number[];
  readonly stages: readonly Stage[];
}

/** The place of the last ball that these cells of a ticket, or all of them, wait for. */
function lastOf(places: readonly number[], cells?: readonly number[]): number {
  let last = 0;
  for (let at = 0; at < (cells ?? places).length; at += 1) {
    const place = places[cells === undefined ? at : (cells[at] ?? 0)] ?? 0;
    if (place > last) last = place;
  }
  return last;
}

/** When the first `count` lines of a ticket are complete, in order. */
function earliest(lines: BingoRules['lines'], places: readonly number[], count: number): readonly number[] {
  const times: number[] = [];
  for (const cells of lines) {
    let at = times.push(lastOf(places, cells)) - 1;
    for (; at > 0 && (times[at - 1] ?? 0) > (times[at] ?? 0); at -= 1)
      [times[at - 1], times[at]] = [times[at] ?? 0, times[at - 1] ?? 0];
    if (times.length > count) times.pop();
  }
  return times;
}

export function drawBingo({ balls, drawTickets, lines, prizes }: BingoRules, draws: Draws): BingoDraw {
  const tickets = drawTickets(draws);
  const order = chooseSome(draws, balls, balls).map((at) => at + 1);
  /** By number; an empty cell has no ball to wait for. */
  const placeOf = Array.from({ length: balls + 1 }, () => 0);
  for (const [at, ball] of order.entries()) placeOf[ball] = at + 1;
  const needed = Math.max(...prizes.map(([count]) => count));
  const byTicket = tickets.map((ticket) => {
    const places = ticket.map((number) => placeOf[number] ?? Infinity);
    return { whole: lastOf(places), lines: earliest(lines, places, needed) };
  });
  const stages = prizes.map(([count]): Stage => {
    const times = byTicket.map((ticket) => (count === 0 ? ticket.whole : (ticket.lines[count - 1] ?? Infinity)));
    const first = Math.min(...times);
    return { balls: first, winners: times.flatMap((time, at) => (time === first ? [at] : [])) };
  });
  return { tickets, balls: order.slice(0, Math.max(...stages.map((stage) => stage.balls))), stages };
}

/** A ticket's share of the prizes for a stake of one: each prize is split among its winners. */
export function shareOf({ stages }: BingoDraw, prizes: BingoRules['prizes'], ticket: number): Rational {
  return stages.reduce(
    (sum, { winners }, at) =>
      winners.includes(ticket) ? add(sum, fromScaled(prizes[at]?.[1] ?? 0, 100 * winners.length)) : sum,
    ZERO,
  );
}

const resultOf = ({ balls, stages }: BingoDraw): RoundResult['shown'] => ({
  balls,
  stageBalls: stages.map((stage) => stage.balls),
  ...Object.fromEntries(stages.map(({ winners }, at) => [`winners${at + 1}`, winners.map((ticket) => ticket + 1)])),
});

export function createBingoGame(rules: BingoRules): Game<{ stake: number; tickets: readonly number[] }> {
  const { id, balls, tickets, lines, prizes } = rules;
  const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(tickets));
  const fund = prizes.reduce((sum, [, hundredths]) => sum + hundredths, 0);
  return {
    id,
    version: 1,
    table: { balls, tickets, lines, prizes },
    schema: v.object({
      /** Of one ticket. */
      stake,
      tickets: v.pipe(
        v.array(number),
        v.minLength(1),
        v.maxLength(MAX_TICKETS),
        v.check((chosen) => new Set(chosen).size === chosen.length),
      ),
    }),
    stakeOf: (bet) => bet.stake * bet.tickets.length,
    play: (draws, bet, moves) => {
      if (moves.length > 0) return null;
      const draw = drawBingo(rules, draws);
      const won = bet.tickets.reduce((sum, ticket) => add(sum, shareOf(draw, prizes, ticket - 1)), ZERO);
      return { shown: resultOf(draw), pays: paysOf(bet.stake, won) };
    },
    shared: {
      betMs: BETS_MS,
      pauseMs: PAUSE_MS,
      isOnTheClock: true,
      runMs: () => 0,
      decidedMs: () => 0,
      preview: (draws) => ({ tickets: rules.drawTickets(draws).flat() }),
      result: (draws) => resultOf(drawBingo(rules, draws)),
      moveAt: null,
      comesBack: () => false,
    },
    returns: [{ bet: '', value: fromScaled(fund, 100 * tickets) }],
    // A ticket that wins every prize alone. No two tickets of a draw do, and all have the same chances.
    highestWin: () => ({
      bet: '',
      times: fromScaled(fund, 100),
      chance: { kind: 'atMost', value: fromScaled(1, tickets) },
      isCapped: false,
    }),
    stakes: { min: 0.1, max: 10 },
  };
}
