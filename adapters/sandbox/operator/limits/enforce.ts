/** Which limits stop an action, all of them, and when each frees. Withdrawals are never stopped. */
import type { RulePack } from '../../../../core/modules/limits/packs/pack.ts';
import { DEPOSIT_KINDS, LOSS_KINDS, STAKE_KINDS } from '../../../../core/modules/limits/rules/kinds.ts';
import type { LimitKind, MoneyKind } from '../../../../core/modules/limits/types.ts';
import type { PlayerLedger } from './ledger.ts';
import type { PlayerLimits } from './player-limits.ts';
import { valueOf } from './player-limits.ts';
import { nextDay, sessionEnd } from './session-time.ts';
import { freeSteps, onTheWay, used } from './windows.ts';

export interface PlayerView {
  readonly player: PlayerLimits;
  readonly ledger: PlayerLedger;
  readonly pack: RulePack;
  /** The operator locks the extra section. */
  readonly isLocked: boolean;
  readonly now: number;
  /** Time used of today's session limit. */
  readonly usedMs: number;
}

/** `credit`: a provider has paid a deposit that was asked for before; what else is on its way is not counted, for its own turn comes. */
export type StoppedAction = 'stake' | 'deposit' | 'credit' | 'bonus' | 'promotion' | 'withdrawal';

export interface Stop {
  readonly limitType: LimitKind;
  readonly code: 'excluded' | 'timeOut' | 'sessionOver' | 'limitReached' | 'limitMissing';
  /** Minor units; null where no amount would do. */
  readonly left: number | null;
  /** Milliseconds; null when time alone frees nothing. */
  readonly freesAt: number | null;
}

export function assess(view: PlayerView, action: StoppedAction, amount: number): readonly Stop[] {
  if (action === 'withdrawal') return [];
  const stops: Stop[] = [];
  const { player, pack, now } = view;
  const excluded = player.ends.get(30);
  if (excluded !== undefined && excluded.endsAt > now)
    stops.push({ limitType: 30, code: 'excluded', left: null, freesAt: excluded.endsAt });
  if (action === 'bonus' || action === 'promotion') return stops;
  const timeOut = player.ends.get(33);
  if (action !== 'stake' && timeOut !== undefined && timeOut.endsAt > now)
    stops.push({ limitType: 33, code: 'timeOut', left: null, freesAt: timeOut.endsAt });
  const hours = valueOf(player, 31, now);
  if (hours !== null && sessionEnd(now, hours, view.usedMs) <= now)
    stops.push({ limitType: 31, code: 'sessionOver', left: null, freesAt: nextDay(now) });
  for (const group of pack.mustSetBeforePlay) {
    const [first] = group;
    if (first !== undefined && !group.some((kind) => valueOf(player, kind, now) !== null))
      stops.push({ limitType: first, code: 'limitMissing', left: null, freesAt: null });
  }
  for (const kind of countedFor(action)) {
    const ledger = action === 'credit' ? { ...view.ledger, depositing: [] } : view.ledger;
    const left = leftOf({ ...view, ledger }, kind);
    if (left === null || amount <= left) continue;
    const step = freeSteps(ledger, kind, player.inForce.get(kind)?.value ?? 0, now).find((each) => each.left >= amount);
    stops.push({ limitType: kind, code: 'limitReached', left, freesAt: step?.at ?? null });
  }
  return stops;
}

/** The smallest remainder, 0 while something closes the action; null when nothing limits it. */
export function leftNow(view: PlayerView, action: 'stake' | 'deposit'): number | null {
  if (assess(view, action, 0).length > 0) return 0;
  const left = countedFor(action).flatMap((kind) => leftOf(view, kind) ?? []);
  return left.length === 0 ? null : Math.min(...left);
}

/** What is left of a kind, never below zero; null without a limit. */
export function leftOf({ player, ledger, now }: PlayerView, kind: MoneyKind): number | null {
  const limit = player.inForce.get(kind);
  return limit === undefined ? null : Math.max(0, limit.value - used(ledger, kind, now) - onTheWay(ledger, kind));
}

function countedFor(action: 'stake' | 'deposit' | 'credit'): readonly MoneyKind[] {
  return action === 'stake' ? [...STAKE_KINDS, ...LOSS_KINDS] : DEPOSIT_KINDS;
}
