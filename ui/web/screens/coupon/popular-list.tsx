/** The popular bets in the empty coupon's section, while it is open. */
import type { ReactNode } from 'react';
import { PopularRows, usePopularBets } from '../../components/popular-bets.tsx';
import { useText } from '../../text.ts';

export function PopularList(): ReactNode {
  const t = useText();
  const { status, rows, isWaiting, hasFailed, again } = usePopularBets();
  if (rows.length > 0)
    return (
      <>
        <p className="coupon-hint">{t('popular.what')}</p>
        <PopularRows rows={rows} />
      </>
    );
  if (hasFailed)
    return (
      <p className="option-row" role="alert">
        <span>{t('popular.failed')}</span>
        <button type="button" className="button is-small" onClick={again}>
          {t('action.retry')}
        </button>
      </p>
    );
  if (status === 'ready' && !isWaiting) return <p className="coupon-hint">{t('popular.none')}</p>;
  return (
    <p className="option-row" role="status">
      <span className="spinner is-small" aria-hidden="true" />
      {t('state.loading')}
    </p>
  );
}
