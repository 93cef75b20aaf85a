/** In place of a page's content while it loads, or where it could not be loaded. */
import type { ReactNode } from 'react';
import { Failed } from '../../components/empty.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { useText } from '../../text.ts';

interface TournamentsWaitProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

export function TournamentsWait({ hasFailed, onRetry }: TournamentsWaitProps): ReactNode {
  const t = useText();
  if (!hasFailed) return <LoadingCard />;
  return <Failed title={t('tour.failed.title')} text={t('tour.failed.text')} onRetry={onRetry} />;
}
