/** Placeholder of the history while it loads. */
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';

export function HistoryWaits(): ReactNode {
  const t = useText();
  return (
    <div className="bets" role="status" aria-label={t('state.loading')}>
      {Array.from({ length: 3 }, (_, at) => (
        <div className="bet is-loading" aria-busy="true" key={at}>
          <span className="bone is-title" />
          <span className="bone is-block" />
        </div>
      ))}
    </div>
  );
}
