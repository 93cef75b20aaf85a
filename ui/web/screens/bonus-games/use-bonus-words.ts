/** A game's prizes in words and amounts. */
import { useCallback } from 'react';
import type { BonusAnswer, Prize } from 'touchline/core/bonus-games/types';
import { useMoney } from '../../components/use-money.ts';
import { useText } from '../../text.ts';

export interface BonusWords {
  /** Points, or an amount of money for free bets. */
  readonly reward: (units: number) => string;
  readonly prize: (prize: Prize) => string;
}

export function useBonusWords({ reward: kind, unit, iso }: Pick<BonusAnswer, 'reward' | 'unit' | 'iso'>): BonusWords {
  const t = useText();
  const money = useMoney();
  const reward = useCallback(
    (units: number) => (kind === 'points' ? t('bonus.points', { number: units }) : money(units * unit, iso)),
    [t, money, kind, unit, iso],
  );
  const prize = useCallback(({ kind: how, of }: Prize) => t(`bonus.prize.${how}`, { number: of }), [t]);
  return { reward, prize };
}
