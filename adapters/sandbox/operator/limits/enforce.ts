/** All limits that stop an action, and when each frees up. Withdrawals are never stopped. */
import type { RulePack } from 'touchline/core/limits/packs/pack';
import { EXCLUSION, SESSION, TIME_OUT } from 'touchline/core/limits/rules/kinds';
import { DEPOSIT_KINDS, LOSS_KINDS, STAKE_KINDS } from 'touchline/core/limits/types';
import type { LimitKind, MoneyKind } from 'touchline/core/limits/types';
import type { PlayerLedger } from './ledger.ts';
import type { PlayerLimits } from './player-limits.ts';
import { valueOf } from './player-limits.ts';
import { nextDay, sessionEnd } from './session-time.ts';
import { freeSteps, onTheWay, used } from './windows.ts';

export interface PlayerView {
  readonly player: PlayerLimits;
  readonly ledger: PlayerLedger;
  readonly pack: RulePack;
  /** Whether the operator locks the extra section. */
  readonly isLocked: boolean;
  readonly now: number;
  /** The currency of the player's money and limits. */
  readonly currency: string;
  /** Session time used today, ms. */
  readonly usedMs: number;
}

/**
 * `credit`: a provider has paid a requested deposit; other pending deposits are not counted, because each is checked in
 * its own turn. `order`: a stake that waits for its odds and may be struck while the player is away, so a time-out
 * stops orders too.
 */
export type StoppedAction = 'stake' | 'order' | 'deposit' | 'credit' | 'bonus' | 'promotion' | 'withdrawal';

export interface Stop {
  readonly limitType: LimitKind;
  readonly code: 'excluded' | 'timeOut' | 'sessionOver' | 'limitReached' | 'limitCurrency' | 'limitMissing';
  /** Minor units; null where no amount is allowed. */
  readonly left: number | null;
  /** Milliseconds; null when time alone frees nothing. */
  readonly freesAt: number | null;
}

/** The facts about the amount in question. */
export interface Judged {
  /** The key of a stake that the ledger already counts, when that stake is checked again. */
  readonly counted?: string | undefined;
  /**
   * The amount's currency; the player's own by default. A limit cannot count another currency, so a nonzero amount is
   * refused [LIM-23].
   */
  readonly currency?: string | undefined;
}

export function assess(
  view: PlayerView,
  action: StoppedAction,
  amount: number,
  { counted, currency = view.currency }: Judged = {},
): readonly Stop[] {
  if (action === 'withdrawal') return [];
  const stops: Stop[] = [];
  const { player, pack, now } = view;
  const excluded = player.ends.get(EXCLUSION);
  if (excluded !== undefined && excluded.endsAt > now)
    stops.push({ limitType: EXCLUSION, code: 'excluded', left: null, freesAt: excluded.endsAt });
  if (action === 'bonus' || action === 'promotion') return stops;
  const timeOut = player.ends.get(TIME_OUT);
  if (action !== 'stake' && timeOut !== undefined && timeOut.endsAt > now)
    stops.push({ limitType: TIME_OUT, code: 'timeOut', left: null, freesAt: timeOut.endsAt });
  const hours = valueOf(player, SESSION, now);
  if (hours !== null && sessionEnd(now, hours, view.usedMs) <= now)
    stops.push({ limitType: SESSION, code: 'sessionOver', left: null, freesAt: nextDay(now) });
  for (const group of pack.mustSetBeforePlay) {
    const [first] = group;
    if (first !== undefined && !group.some((kind) => valueOf(player, kind, now) !== null))
      stops.push({ limitType: first, code: 'limitMissing', left: null, freesAt: null });
  }
  for (const kind of countedFor(action)) {
    const ledger = ledgerFor(view.ledger, action, counted);
    const left = leftOf({ ...view, ledger }, kind);
    if (left === null) continue;
    if (currency !== view.currency) {
      if (amount > 0) stops.push({ limitType: kind, code: 'limitCurrency', left: null, freesAt: null });
      continue;
    }
    if (amount <= left) continue;
    const step = freeSteps(ledger, kind, player.inForce.get(kind)?.value ?? 0, now).find((each) => each.left >= amount);
    stops.push({ limitType: kind, code: 'limitReached', left, freesAt: step?.at ?? null });
  }
  return stops;
}

/** The smallest remainder; 0 while the action is stopped; null when nothing limits it. */
export function leftNow(view: PlayerView, action: 'stake' | 'deposit'): number | null {
  if (assess(view, action, 0).length > 0) return 0;
  const left = countedFor(action).flatMap((kind) => leftOf(view, kind) ?? []);
  return left.length === 0 ? null : Math.min(...left);
}

/** The remainder of a kind, never below zero; null without a limit. */
export function leftOf({ player, ledger, now }: PlayerView, kind: MoneyKind): number | null {
  const limit = player.inForce.get(kind);
  return limit === undefined ? null : Math.max(0, limit.value - used(ledger, kind, now) - onTheWay(ledger, kind));
}

function countedFor(action: 'stake' | 'order' | 'deposit' | 'credit'): readonly MoneyKind[] {
  return action === 'stake' || action === 'order' ? [...STAKE_KINDS, ...LOSS_KINDS] : DEPOSIT_KINDS;
}

function ledgerFor(ledger: PlayerLedger, action: StoppedAction, counted: string | undefined): PlayerLedger {
  if (action === 'credit') return { ...ledger, depositing: [] };
  return counted === undefined ? ledger : { ...ledger, stakes: ledger.stakes.filter(({ key }) => key !== counted) };
}
