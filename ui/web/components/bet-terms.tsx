/** What is particular about a bet: the size of its combinations, and what it was placed with. Nothing for a plain one. */
import type { ReactNode } from 'react';
import type { Bet } from '../../../core/modules/history/views.ts';
import { useText, type Translate } from '../text.ts';
import { useMoney, type WriteMoney } from './use-money.ts';

const SYSTEM = 2;
const MULTIBET = 4;

/** '2 of 4': legs that are no bankers, or blocks. */
function sizeOf({ typeId, systemValue, legs }: Bet, t: Translate): string | null {
  if (typeId !== SYSTEM && typeId !== MULTIBET) return null;
  const units = legs.filter(({ isBanker }) => !isBanker);
  return t('bet.system', { k: systemValue, n: typeId === SYSTEM ? units.length : new Set(units.map(({ blockId }) => blockId)).size });
}

/** In words, as many as there are. */
export function termsOf(bet: Bet, t: Translate, money: WriteMoney): readonly string[] {
  return [
    sizeOf(bet, t),
    bet.isFreeBet && t('bet.freeBet'),
    bet.promoCode !== '' && t('bet.promoCode', { code: bet.promoCode }),
    bet.hasBonusBet && t('coupon.bonusBet'),
    bet.hyperBonusPercent > 0 && t('coupon.hyperBonus', { percent: bet.hyperBonusPercent }),
    bet.isVipBet && t('coupon.vip'),
    bet.prepaidAmount > 0 && t('bet.advance', { amount: money(bet.prepaidAmount, bet.currency) }),
    bet.repaidAdvance > 0 && t('bet.repaid', { amount: money(bet.repaidAdvance, bet.currency) }),
  ].filter((term) => typeof term === 'string');
}

export function BetTerms({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  const money = useMoney();
  const terms = termsOf(bet, t, money);
  return terms.length === 0 ? null : <ul className="bet-terms">{terms.map((term) => <li key={term}>{term}</li>)}</ul>;
}
