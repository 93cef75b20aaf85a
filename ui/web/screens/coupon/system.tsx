/**
 * Sizes of a system or a multibet, with their lines and minimum stake; and the returns with 1, 2, … lost selections.
 */
import type { ReactNode } from 'react';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { SystemOption } from 'touchline/core/coupon/views';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { Pick } from '../../shell/picks.tsx';
import { useText } from '../../text.ts';

export function SystemSizes({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const name = ({ value, offset, combo, minBetAmount }: SystemOption): string => {
    const size = t('coupon.size', { k: value, n: value + offset, lines: t('coupon.lines', { count: combo }) });
    return minBetAmount === null ? size : t('coupon.sizeFrom', { size, amount: money(minBetAmount, coupon.currency) });
  };
  return (
    <Pick
      className="is-wide"
      label={t('coupon.sizes')}
      value={coupon.systemValue}
      options={coupon.systemOptions.map((option) => [option.value, name(option)] as const)}
      onPick={(value) => core.dispatch({ type: 'coupon/chooseSystem', payload: { value } })}
    />
  );
}

export function LossTable({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const t = useText();
  const money = useMoney();
  const { lossTable, currency } = coupon;
  const without = coupon.winsIfLost.flatMap(({ marketId, maxWin }) => {
    const leg = coupon.legs.find((each) => each.marketId === marketId);
    return leg === undefined ? [] : [{ leg, maxWin }];
  });
  if (lossTable.length + without.length === 0) return null;
  return (
    <details className="losses">
      <summary>
        {t(coupon.shape.hasBlocks ? 'coupon.lossesBlocks' : 'coupon.losses')}
        <Icon name="down" size={16} />
      </summary>
      {lossTable.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('coupon.lost')}</th>
              <th scope="col">{t('coupon.atLeast')}</th>
              <th scope="col">{t('coupon.atMost')}</th>
            </tr>
          </thead>
          <tbody>
            {lossTable.map(({ lost, minWin, maxWin }) => (
              <tr key={lost}>
                <th scope="row">{lost}</th>
                <td>
                  <span className="number">{money(minWin, currency)}</span>
                </td>
                <td>
                  <span className="number">{money(maxWin, currency)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {without.length > 0 && (
        <ul className="without">
          {without.map(({ leg, maxWin }) => (
            <li key={leg.marketId}>
              <span>
                {t('coupon.without', { name: outcomeName(leg, leg, t) })} <small dir="auto">{gameTitle(leg, t)}</small>
              </span>
              <span className="number">{t('coupon.upTo', { amount: money(maxWin, currency) })}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
