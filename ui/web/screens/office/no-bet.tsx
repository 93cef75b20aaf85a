/** There is no such bet, or no answer about it. */
import type { ReactNode } from 'react';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { useText } from '../../text.ts';

export function NoBet({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }): ReactNode {
  const t = useText();
  const toHistory = (
    <Go to="/office/history" className="button">
      {t('office.history')}
    </Go>
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
