/**
 * Special terms of a bet: the size of its combinations and the options it was placed with. Renders nothing for a plain
 * bet.
 */
import type { ReactNode } from 'react';
import { minorDigits } from 'touchline/kernel/money';
import type { Language } from 'touchline/core/preferences/types';
import type { Bet } from 'touchline/core/history/views';
import { exactMoney } from '../format/money.ts';
import { useTextLanguage, useText, type Translate } from '../text.ts';
import { useMoney, type WriteMoney } from './use-money.ts';

/** Number of units that combinations are made of: legs that are not bankers, or blocks. */
function unitsOf({ betType, legs }: Bet): number {
  const units = legs.filter(({ isBanker }) => !isBanker);
  return betType === 'multibet' ? new Set(units.map(({ blockId }) => blockId)).size : units.length;
}

/** The size of the combinations: '2 of 4'. */
function sizeOf(bet: Bet, t: Translate): string | null {
  return bet.betType === 'system' || bet.betType === 'multibet'
    ? t('bet.system', { k: bet.systemValue, n: unitsOf(bet) })
    : null;
}

/** Binomial coefficient: the number of ways to choose `k` of `n`. */
function choose(n: number, k: number): number {
  return Array.from({ length: Math.min(k, n - k) }).reduce<number>((ways, _, at) => (ways * (n - at)) / (at + 1), 1);
}

/** Number of lines in the bet; 1 for types without lines. */
function linesOf(bet: Bet): number {
  const units = unitsOf(bet);
  if (bet.betType === 'system' || bet.betType === 'multibet') return choose(units, bet.systemValue);
  if (bet.betType === 'lucky') return 2 ** units - 1;
  return bet.betType === 'patent' ? 2 ** units - 1 - units : 1;
}

/** '6 lines', 'Stake per line: €0.8333', with as many digits as the coupon showed. */
function lineTerms(bet: Bet, t: Translate, language: Language): readonly string[] {
  const lines = linesOf(bet);
  if (lines <= 1) return [];
  return [
    t('coupon.lines', { count: lines }),
    `${t('coupon.perLine')}: ${exactMoney(String(bet.amount / lines / 10 ** minorDigits(bet.currency)), bet.currency, language)}`,
  ];
}

/** All special terms of the bet as texts. */
function termsOf(bet: Bet, t: Translate, money: WriteMoney, language: Language): readonly string[] {
  return [
    sizeOf(bet, t),
    ...lineTerms(bet, t, language),
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
  const terms = termsOf(bet, t, money, useTextLanguage());
  return terms.length === 0 ? null : (
    <ul className="bet-terms">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
