/** Shown when a bet does not exist, or when its request got no answer. */
import type { ReactNode } from 'react';
import { Empty, Failed } from '../../components/empty.tsx';
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
    <Failed title={t('bets.failed.title')} text={t('bets.failed.text')} onRetry={onRetry}>
      {toHistory}
    </Failed>
  );
}
