/**
 * Sizes of a system or a multibet, with their lines and minimum stake; and the returns with 1, 2, … lost selections.
 */
import type { ReactNode } from 'react';
import type { SlipSlice, StakeSlice } from 'touchline/core/coupon/slices';
import type { SystemOption } from 'touchline/core/coupon/views';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { useParts, useProjection } from '../../use-projection.ts';
import { shapeOf } from './selectors.ts';
import { useLeg } from './use-leg.ts';

const systemValueOf = ({ systemValue }: SlipSlice): number => systemValue;

const sizesOf = ({ systemOptions, currency }: StakeSlice) => ({
  sizes: systemOptions.map(({ maxWin: _, ...size }) => size),
  currency,
});

export function SystemSizes(): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.coupon.slip, systemValueOf);
  const { sizes, currency } = useParts(core.coupon.stake, sizesOf);
  if (sizes.length === 0) return null;
  const name = ({ value, offset, combo, minBetAmount }: Omit<SystemOption, 'maxWin'>): string => {
    const size = t('coupon.size', { k: value, n: value + offset, lines: t('coupon.lines', { count: combo }) });
    return minBetAmount === null ? size : t('coupon.sizeFrom', { size, amount: money(minBetAmount, currency) });
  };
  return (
    <Pick
      className="is-wide"
      label={t('coupon.sizes')}
      value={chosen}
      options={sizes.map((option) => [option.value, name(option)] as const)}
      onPick={(value) => core.dispatch({ type: 'coupon/chooseSystem', payload: { value } })}
    />
  );
}

const lossesOf = ({ lossTable, winsIfLost, currency }: StakeSlice) => ({ lossTable, winsIfLost, currency });

/** The maximum win without one leg. */
function Without({ marketId, win }: { readonly marketId: number; readonly win: string }): ReactNode {
  const t = useText();
  const leg = useLeg(marketId);
  return (
    leg !== null && (
      <li>
        <span>
          {t('coupon.without', { name: outcomeName(leg, leg, t) })} <small dir="auto">{gameTitle(leg, t)}</small>
        </span>
        <span className="number">{t('coupon.upTo', { amount: win })}</span>
      </li>
    )
  );
}

export function LossTable(): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { lossTable, winsIfLost, currency } = useParts(core.coupon.stake, lossesOf);
  const { hasBlocks } = useProjection(core.coupon.slip, shapeOf);
  if (lossTable.length + winsIfLost.length === 0) return null;
  return (
    <details className="losses">
      <summary>
        {t(hasBlocks ? 'coupon.lossesBlocks' : 'coupon.losses')}
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
      {winsIfLost.length > 0 && (
        <ul className="without">
          {winsIfLost.map(({ marketId, maxWin }) => (
            <Without key={marketId} marketId={marketId} win={money(maxWin, currency)} />
          ))}
        </ul>
      )}
    </details>
  );
}
