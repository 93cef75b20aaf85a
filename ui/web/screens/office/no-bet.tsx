/** Shown when a bet does not exist, or when its request got no answer. */
import type { ReactNode } from 'react';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';

export function NoBet({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }): ReactNode {
  const t = useText();
  const toHistory = (
    <Link to="/office/history" className="button">
      {t('office.history')}
    </Link>
  );
  if (!isFailed)
    return (
      <Empty icon="receipt" title={t('office.noBet.title')} text={t('office.noBet.text')}>
        {toHistory}
      </Empty>
    );
  return (
    <Empty icon="alert" title={t('bets.failed.title')} text={t('bets.failed.text')}>
      <button type="button" className="button is-main" onClick={onRetry}>
        {t('action.retry')}
      </button>
      {toHistory}
    </Empty>
  );
}
