/** What the player's own limits leave for deposits, and one way to change them. */
import type { ReactNode } from 'react';
import type { DepositLimits } from '../../../../core/modules/cashier/public.ts';
import { Go } from '../../components/go.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';

export function DepositLimitsCard({
  limits,
  currency,
}: {
  readonly limits: DepositLimits;
  readonly currency: string;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.preferences, whole);
  const { windows, excludedUntil, timeOutUntil } = limits;
  const until = excludedUntil ?? timeOutUntil;
  return (
    <section className="card cashier-part" aria-labelledby="cashier-limits">
      <h2 id="cashier-limits">{t('cashier.limits')}</h2>
      {until !== null && (
        <p className="form-note">{t('cashier.closedUntil', { time: formatTime(until, 'full', chosen) })}</p>
      )}
      {windows.length === 0 && until === null && <p className="office-note">{t('cashier.limits.none')}</p>}
      {windows.length > 0 && (
        <ul className="windows">
          {windows.map(({ limitType, limit, left, frees }) => {
            const next = frees[0];
            return (
              <li key={limitType}>
                <span className="window-head">
                  <b>{t(`cashier.window.${limitType}`)}</b>
                  <span className="number">
                    {t('cashier.leftOf', { left: money(left, currency), limit: money(limit, currency) })}
                  </span>
                </span>
                <meter min={0} max={Math.max(1, limit)} value={left} aria-label={t(`cashier.window.${limitType}`)} />
                {next !== undefined && (
                  <small>
                    {t('cashier.frees', {
                      left: money(next.left, currency),
                      time: formatTime(next.at, 'full', chosen),
                    })}
                  </small>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Go to="/office/responsible/deposit-limit" className="button is-small is-outline">
        {t('cashier.limits.change')}
      </Go>
    </section>
  );
}
