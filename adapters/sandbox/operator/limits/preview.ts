/**
 * The stakes and deposits of the player's last 30 days that a limit would have stopped: replays their actions with the
 * limit in force from the beginning.
 */
import { activityOf } from 'touchline/core/limits/rules/kinds';
import type { LimitPreview, MoneyKind } from 'touchline/core/limits/types';
import type { PlayerLedger } from './ledger.ts';
import { used } from './windows.ts';

const LOOKED_AT_MS = 30 * 86_400_000;

/** Times in ms. A stopped stake uses nothing and wins nothing. */
export function preview(ledger: PlayerLedger, limitType: MoneyKind, limitValue: number, now: number): LimitPreview {
  const since = now - LOOKED_AT_MS;
  const stopped: { readonly at: number; readonly amount: number }[] = [];
  const looked = (at: number): boolean => at > since && at <= now;
  let taken: PlayerLedger = { stakes: [], deposits: [], depositing: [], withdrawals: [], withdrawing: [] };
  const take = (action: { readonly at: number; readonly amount: number }, then: PlayerLedger): void => {
    if (used(taken, limitType, action.at) + action.amount > limitValue)
      stopped.push({ at: action.at, amount: action.amount });
    else taken = then;
  };
  const isDeposit = activityOf(limitType) === 'deposit';
  const stakes = isDeposit ? [] : ledger.stakes.filter(({ at }) => looked(at));
  const deposits = isDeposit ? ledger.deposits.filter(({ at }) => looked(at)) : [];
  for (const stake of stakes) take(stake, { ...taken, stakes: [...taken.stakes, stake] });
  for (const deposit of deposits) take(deposit, { ...taken, deposits: [...taken.deposits, deposit] });
  const stoppedAmount = stopped.reduce((sum, { amount }) => sum + amount, 0);
  return { limitType, limitValue, stopped, stoppedAmount, looked: stakes.length + deposits.length };
}
