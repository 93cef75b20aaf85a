/** Figures before staking: odds, lines, returns and additions to the returns. */
import type { ReactNode } from 'react';
import type { CouponView } from 'touchline/core/coupon/slices';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { totalOddsText } from '../../format/odds.ts';
import { useSpoken, useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
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

/** Additions to the totals below, and explanations; renders nothing for a plain bet. */
export function Totals({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const t = useText();
  const money = useMoney();
  const language = useSpoken();
  const { currency, lines, shape, bonusBet, hyperBonus, advance, settings, promo, minWin, maxWin } = coupon;
  const hasLines = lines > 1 && shape.amountPer !== 'leg';
  const rows = [
    hasLines && <Row key="lines" name={t('coupon.linesCount')} value={String(lines)} />,
    hasLines && shape.amountPer === 'coupon' && coupon.stakePerLine !== '' && (
      <Row key="perLine" name={t('coupon.perLine')} value={exactMoney(coupon.stakePerLine, currency, language)} />
    ),
    bonusBet.isOn && <Row key="bonusBet" name={t('coupon.bonusBet')} value={`+${bonusBet.percent}%`} />,
    hyperBonus !== null && (
      <Row
        key="hyperBonus"
        name={t('coupon.hyperBonus', { percent: hyperBonus.percent })}
        value={
          hyperBonus.amount > 0
            ? `+${money(hyperBonus.amount, currency)}`
            : t('coupon.fromStake', { amount: money(hyperBonus.minStake, currency) })
        }
      />
    ),
    advance.used > 0 && <Row key="advance" name={t('coupon.advanceUsed')} value={money(advance.used, currency)} />,
    promo.code !== '' && <Row key="promo" name={t('coupon.stake')} value={t('coupon.byPromo')} />,
    settings.isPossibleWinShown && minWin !== null && minWin !== maxWin && (
      <Row key="minWin" name={t('coupon.minWin')} value={money(minWin, currency)} />
    ),
  ].filter((row) => row !== false);
  return rows.length === 0 ? null : <dl className="totals">{rows}</dl>;
}

/**
 * Total odds and returns, always visible [CPN-29]. Several singles have no total odds, so their stakes are summed
 * instead.
 */
export function FootTotals({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const t = useText();
  const money = useMoney();
  const { oddsView } = useProjection(useCore().preferences, identity);
  const { currency, totalOdds, totalStake, shape, settings, maxWin } = coupon;
  const write = (amount: number | null): string => (amount === null ? NONE : money(amount, currency));
  return (
    <dl className="totals is-foot">
      {shape.amountPer === 'leg' ? (
        <Row name={t('coupon.totalStake')} value={write(totalStake)} />
      ) : (
        <Row name={t('coupon.totalOdds')} value={totalOdds === '' ? NONE : totalOddsText(totalOdds, oddsView)} />
      )}
      {settings.isPossibleWinShown && <Row isMain name={t('coupon.maxWin')} value={write(maxWin)} />}
    </dl>
  );
}
