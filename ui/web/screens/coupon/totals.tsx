/** Figures before staking: odds, lines, returns and additions to the returns. */
import type { ReactNode } from 'react';
import type { OffersSlice, StakeSlice } from 'touchline/core/coupon/slices';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { totalOddsText } from '../../format/odds.ts';
import { useTextLanguage, useText } from '../../text.ts';
import { useParts, useProjection, identity } from '../../use-projection.ts';
import { exactMoney } from '../../format/money.ts';
import { shapeOf } from './selectors.ts';

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

const bonusOf = ({ bonusBet, advance }: OffersSlice) => ({ bonusBet, advance: advance.used });
const additionsOf = ({ currency, lines, stakePerLine, hyperBonus, settings, promo, minWin, maxWin }: StakeSlice) => ({
  currency,
  lines,
  stakePerLine,
  hyperBonus,
  hasPromo: promo.code !== '',
  minWin: settings.isPossibleWinShown && minWin !== maxWin ? minWin : null,
});

/** Additions to the totals below, and explanations; renders nothing for a plain bet. */
export function Totals(): ReactNode {
  const { slip, stake, offers } = useCore().coupon;
  const t = useText();
  const money = useMoney();
  const language = useTextLanguage();
  const { currency, lines, stakePerLine, hyperBonus, hasPromo, minWin } = useParts(stake, additionsOf);
  const { bonusBet, advance } = useParts(offers, bonusOf);
  const { amountPer } = useProjection(slip, shapeOf);
  const hasLines = lines > 1 && amountPer !== 'leg';
  const rows = [
    hasLines && <Row key="lines" name={t('coupon.linesCount')} value={String(lines)} />,
    hasLines && amountPer === 'coupon' && stakePerLine !== '' && (
      <Row key="perLine" name={t('coupon.perLine')} value={exactMoney(stakePerLine, currency, language)} />
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
    advance > 0 && <Row key="advance" name={t('coupon.advanceUsed')} value={money(advance, currency)} />,
    hasPromo && <Row key="promo" name={t('coupon.stake')} value={t('coupon.byPromo')} />,
    minWin !== null && <Row key="minWin" name={t('coupon.minWin')} value={money(minWin, currency)} />,
  ].filter((row) => row !== false);
  return rows.length === 0 ? null : <dl className="totals">{rows}</dl>;
}

const totalsOf = ({ currency, totalOdds, totalStake, settings, maxWin }: StakeSlice) => ({
  currency,
  totalOdds,
  totalStake,
  isWinShown: settings.isPossibleWinShown,
  maxWin,
});

/**
 * Total odds and returns, always visible [CPN-29]. Several singles have no total odds, so their stakes are summed
 * instead.
 */
export function FootTotals(): ReactNode {
  const { coupon, preferences } = useCore();
  const t = useText();
  const money = useMoney();
  const { oddsView } = useProjection(preferences, identity);
  const { currency, totalOdds, totalStake, isWinShown, maxWin } = useParts(coupon.stake, totalsOf);
  const { amountPer } = useProjection(coupon.slip, shapeOf);
  const write = (amount: number | null): string => (amount === null ? NONE : money(amount, currency));
  return (
    <dl className="totals is-foot">
      {amountPer === 'leg' ? (
        <Row name={t('coupon.totalStake')} value={write(totalStake)} />
      ) : (
        <Row name={t('coupon.totalOdds')} value={totalOdds === '' ? NONE : totalOddsText(totalOdds, oddsView)} />
      )}
      {isWinShown && <Row isMain name={t('coupon.maxWin')} value={write(maxWin)} />}
    </dl>
  );
}
