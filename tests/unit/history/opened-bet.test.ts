import { describe, expect, it } from 'vitest';
import { historyDecider } from 'touchline/core/history/decider';
import type { HistoryCommand } from 'touchline/core/history/messages';
import { betOf } from '../../arbitraries/coupon-world.ts';
import type { Bet } from 'touchline/core/history/views';
import { viewHistory } from 'touchline/core/history/views';

const BET: Bet = betOf('7');

/** The state after commands that must all be accepted. */
function after(...commands: readonly HistoryCommand[]): ReturnType<typeof viewHistory> {
  let state = historyDecider.initial;
  for (const [at, command] of commands.entries()) {
    const decided = historyDecider.decide(command, state, { signedIn: true }, { at, id: String(at) });
    if (!decided.ok) throw new Error(decided.error.code);
    state = decided.value.reduce((folded, event) => historyDecider.evolve(folded, event), state);
  }
  return viewHistory(state);
}

const open: HistoryCommand = { type: 'history/openBet', payload: { id: '7' } };

describe('a bet requested by its number', () => {
  it('[HIS-8] is loading, then there, without its page', () => {
    expect(after(open).opened).toEqual({ id: '7', status: 'loading', bet: null });
    expect(after(open, { type: 'history/receiveBet', payload: { id: '7', bet: BET } }).opened).toEqual({
      id: '7',
      status: 'ready',
      bet: BET,
    });
  });

  it('[HIS-8] is missing only when the operator reports it missing', () => {
    expect(after(open, { type: 'history/receiveBet', payload: { id: '7', bet: 'missing' } }).opened).toEqual({
      id: '7',
      status: 'missing',
      bet: null,
    });
    expect(after(open, { type: 'history/receiveBet', payload: { id: '7', bet: 'failed' } }).opened).toEqual({
      id: '7',
      status: 'failed',
      bet: null,
    });
  });

  it('[HIS-8] stays while it reloads, and when there is no answer', () => {
    const known: HistoryCommand = { type: 'history/receiveChanges', payload: { bets: [BET] } };
    expect(after(known, open).opened).toEqual({ id: '7', status: 'ready', bet: BET });
    expect(after(known, open, { type: 'history/receiveBet', payload: { id: '7', bet: 'failed' } }).opened).toEqual({
      id: '7',
      status: 'ready',
      bet: BET,
    });
  });

  it('[HIS-8] is ignored when it arrives after the player has moved on', () => {
    const state = historyDecider.initial;
    expect(
      historyDecider.decide(
        { type: 'history/receiveBet', payload: { id: '8', bet: BET } },
        state,
        { signedIn: true },
        { at: 0, id: 'a' },
      ),
    ).toEqual({ ok: false, error: { code: 'history/stale' } });
  });
});
