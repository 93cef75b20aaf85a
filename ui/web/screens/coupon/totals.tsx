/** What is known before staking: odds, lines, what is paid, what may be won, and what adds to it. */
import type { ReactNode } from 'react';
import type { CouponView } from '../../../../core/modules/coupon/views.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { totalOddsText } from '../../format/odds.ts';
import { useSpoken, useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { exactMoney } from './exact-money.ts';

const NONE = '–';

function Row({
  name,
  value,
  isMain = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly isMain?: boolean;
}): ReactNode {
  return (
    <div className={isMain ? 'is-main' : undefined}>
      <dt>{name}</dt>
      <dd className="number">{value}</dd>
    </div>
  );
}

export function Totals({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const t = useText();
  const money = useMoney();
  const language = useSpoken();
  const { oddsView } = useProjection(useCore().preferences, whole);
  const { currency, stake, totalStake, legs, lines, shape, bonusBet, hyperBonus, advance, settings, promo } = coupon;
  const paid = totalStake ?? stake;
  const write = (amount: number | null): string => (amount === null ? NONE : money(amount, currency));
  return (
    <dl className="totals">
      {legs.length > 1 && coupon.totalOdds !== '' && shape.amountPer !== 'leg' && (
        <Row name={t('coupon.totalOdds')} value={totalOddsText(coupon.totalOdds, oddsView)} />
      )}
      {lines > 1 && shape.amountPer !== 'leg' && <Row name={t('coupon.linesCount')} value={String(lines)} />}
      {lines > 1 && shape.amountPer === 'coupon' && coupon.stakePerLine !== '' && (
        <Row name={t('coupon.perLine')} value={exactMoney(coupon.stakePerLine, currency, language)} />
      )}
      {bonusBet.isOn && <Row name={t('coupon.bonusBet')} value={`+${bonusBet.percent}%`} />}
      {hyperBonus !== null && (
        <Row
          name={t('coupon.hyperBonus', { percent: hyperBonus.percent })}
          value={
            hyperBonus.amount > 0
              ? `+${money(hyperBonus.amount, currency)}`
              : t('coupon.fromStake', { amount: money(hyperBonus.minStake, currency) })
          }
        />
      )}
      {advance.used > 0 && <Row name={t('coupon.advanceUsed')} value={money(advance.used, currency)} />}
      <Row
        name={t(shape.amountPer === 'leg' ? 'coupon.totalStake' : 'coupon.stake')}
        value={promo.code === '' ? write(paid) : t('coupon.byPromo')}
      />
      {settings.isPossibleWinShown && coupon.minWin !== null && coupon.minWin !== coupon.maxWin && (
        <Row name={t('coupon.minWin')} value={write(coupon.minWin)} />
      )}
      {settings.isPossibleWinShown && <Row isMain name={t('coupon.maxWin')} value={write(coupon.maxWin)} />}
    </dl>
  );
}
