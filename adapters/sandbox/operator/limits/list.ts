/** Limits as the service reports them: times in whole seconds, rounded so that nothing frees up early. */
import type { RulePack } from 'touchline/core/limits/packs/pack';
import { ACTIVE } from 'touchline/core/limits/rules/effective';
import {
  EXTRA_LOCK,
  isMoneyKind,
  isTimedKind,
  NO_LIMIT_AMOUNT,
  NOT_SET,
  SESSION,
  SESSION_HOURS,
} from 'touchline/core/limits/rules/kinds';
import type { AvailableLimit, Limit, LimitKind } from 'touchline/core/limits/types';
import { bindingValue } from './decide.ts';
import type { PlayerView } from './enforce.ts';
import { leftOf } from './enforce.ts';
import { pendingAt } from './player-limits.ts';
import { sessionEnd } from './session-time.ts';
import { freeSteps, onTheWay } from './windows.ts';

export function limitsOf(view: PlayerView): readonly Limit[] {
  const { player, pack, now, isLocked } = view;
  return pack.kinds.flatMap((kind): readonly Limit[] => {
    const value = kind === EXTRA_LOCK ? (isLocked ? 1 : null) : bindingValue(player, kind, now, pack);
    const pending = pendingAt(player, kind, now);
    const active = value === null ? [] : [inForce(view, kind, value)];
    if (pending === null) return active;
    const waiting: Limit = {
      ...entry(kind, view),
      limitValue: pending.value ?? none(kind),
      limitState: 'PENDING',
      needApprove: true,
      startedAt: Math.floor(pending.at / 1_000),
      endsAt: Math.ceil(pending.dueAt / 1_000),
    };
    return [...active, waiting];
  });
}

export function availableOf(pack: RulePack): readonly AvailableLimit[] {
  return pack.kinds.flatMap((type): readonly AvailableLimit[] =>
    type === EXTRA_LOCK ? [] : [{ type, options: optionsOf(type, pack) }],
  );
}

function inForce(view: PlayerView, kind: LimitKind, value: number): Limit {
  const { player, ledger, now, usedMs } = view;
  const base: Limit = { ...entry(kind, view), limitValue: value };
  if (isTimedKind(kind)) {
    const running = player.ends.get(kind);
    return {
      ...base,
      startedAt: Math.floor((running?.since ?? now) / 1_000),
      endsAt: Math.ceil((running?.endsAt ?? now) / 1_000),
    };
  }
  const startedAt = Math.floor((player.inForce.get(kind)?.since ?? now) / 1_000);
  if (kind === SESSION) return { ...base, startedAt, endsAt: Math.floor(sessionEnd(now, value, usedMs) / 1_000) };
  if (!isMoneyKind(kind)) return { ...base, startedAt };
  const frees = freeSteps(ledger, kind, value, now).map(({ at, left }) => ({ at: Math.ceil(at / 1_000), left }));
  return { ...base, startedAt, limitBalance: leftOf(view, kind), waiting: onTheWay(ledger, kind), frees };
}

function entry(kind: LimitKind, { currency }: Pick<PlayerView, 'currency'>): Limit {
  return {
    ...ACTIVE,
    limitType: kind,
    limitValue: 0,
    currency: isMoneyKind(kind) ? currency : null,
  };
}

function none(kind: LimitKind): number {
  return isMoneyKind(kind) ? NO_LIMIT_AMOUNT : NOT_SET;
}

function optionsOf(
  kind: LimitKind,
  { presets, exclusionDays, timeOutDays, realityCheck }: RulePack,
): readonly number[] {
  if (isMoneyKind(kind)) return presets;
  switch (kind) {
    case 'selfExclusion':
      return exclusionDays;
    case 'timeOut':
      return timeOutDays;
    case 'sessionTime':
      return [...SESSION_HOURS, NOT_SET];
    case 'realityCheck':
      return realityCheck.longest === null ? [...realityCheck.options, NOT_SET] : realityCheck.options;
    case 'extraLock':
      return [];
  }
}
