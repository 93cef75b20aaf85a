/** The part of a bet that the player looks at: a share of the stake, or an amount that they typed [CSO-19]. */
import { useEffect, useState } from 'react';
import { parseMoney } from 'touchline/kernel/money';
import { shareStake, type CashOutChoice } from 'touchline/core/cash-out/rules/offer';
import type { CashOutOffer, CashOutPart } from 'touchline/core/cash-out/types';
import { groupMarkOf } from 'touchline/core/preferences/group-mark';
import { useCore } from '../../core-context.ts';
import { useTextLanguage } from '../../text.ts';

export const WHOLE = 100;

type Pick =
  | { readonly by: 'percent'; readonly percent: number }
  /** `percent`: where the slider stood before. */
  | { readonly by: 'amount'; readonly text: string; readonly minor: number | null; readonly percent: number };

export interface PickedPart {
  /** Null while the operator has not priced the choice, and where nothing can be chosen. */
  readonly part: CashOutPart | null;
  /** The share of the slider. */
  readonly percent: number;
  /** The text that the player typed; null for a share. */
  readonly typed: string | null;
  /** The typed amount cannot be cashed out. */
  readonly isBad: boolean;
  readonly pickShare: (percent: number) => void;
  readonly pickAmount: (text: string) => void;
}

type Wanted =
  | { readonly part: CashOutPart; readonly choice: null }
  | { readonly part: null; readonly choice: CashOutChoice | null };

/** The part that the operator offers already, or the choice to ask for; neither for an amount out of bounds. */
function wantedOf(pick: Pick, { parts, bounds, stake }: CashOutOffer): Wanted {
  const whole = parts.at(-1);
  if (pick.by === 'percent') {
    const part = parts.find(({ percent }) => percent === pick.percent);
    if (part !== undefined) return { part, choice: null };
    if (bounds !== null) return { part: null, choice: { by: 'stake', value: shareStake(stake, pick.percent, bounds) } };
    return whole === undefined ? { part: null, choice: null } : { part: whole, choice: null };
  }
  const { minor } = pick;
  if (minor !== null && whole?.amount === minor) return { part: whole, choice: null };
  const isIn = minor !== null && bounds !== null && minor >= bounds.minAmount && minor <= bounds.maxAmount;
  return { part: null, choice: isIn ? { by: 'amount', value: minor } : null };
}

export function usePickedPart(currency: string, offer: CashOutOffer): PickedPart {
  const core = useCore();
  const group = groupMarkOf(useTextLanguage());
  const [pick, setPick] = useState<Pick>({ by: 'percent', percent: WHOLE });
  const wanted = wantedOf(pick, offer);
  const { betId, chosen } = offer;
  const { by = null, value = 0 } = wanted.choice ?? {};
  useEffect(() => {
    core.dispatch({ type: 'cash-out/choose', payload: { betId, choice: by === null ? null : { by, value } } });
  }, [core, betId, by, value]);
  useEffect(
    () => () => void core.dispatch({ type: 'cash-out/choose', payload: { betId, choice: null } }),
    [core, betId],
  );
  const isAnswered = chosen !== null && chosen.choice.by === by && chosen.choice.value === value;
  const part = wanted.part ?? (isAnswered ? chosen : null);
  const percent = pick.by === 'percent' ? pick.percent : Math.max(1, part?.percent ?? pick.percent);
  return {
    part,
    percent,
    typed: pick.by === 'percent' ? null : pick.text,
    isBad: wanted.part === null && wanted.choice === null,
    pickShare: (share) => setPick({ by: 'percent', percent: share }),
    pickAmount: (text) => {
      const read = parseMoney(text, currency, group);
      setPick({ by: 'amount', text, minor: read.ok ? read.value : null, percent });
    },
  };
}
