/** The deposit amount left under the player's own limits, and one link to change them. */
import type { ReactNode } from 'react';
import type { DepositLimits } from 'touchline/core/cashier/public';
import { Link } from '../../components/link.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

export function DepositLimitsCard({ limits }: { readonly limits: DepositLimits }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.preferences, identity);
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
          {windows.map(({ limitType, currency, limit, left, frees }) => {
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
      <Link to="/office/responsible/deposit-limit" className="button is-small is-outline">
        {t('cashier.limits.change')}
      </Link>
    </section>
  );
}
