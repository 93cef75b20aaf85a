/** The heading of every cashier page. */
import type { ReactNode } from 'react';
import { Failed } from '../../components/empty.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { OfficePage } from '../office/office-page.tsx';

const REQUESTS = '/office/payment/requests';

/** Shown until the cashier's code has loaded, or when loading failed. */
export function CashierWaits({
  hasFailed,
  retry,
}: {
  readonly hasFailed: boolean;
  readonly retry: () => void;
}): ReactNode {
  const t = useText();
  if (hasFailed) return <Failed title={t('cashier.failed.title')} text={t('cashier.failed.text')} onRetry={retry} />;
  return <LoadingCard />;
}

interface FrameProps {
  readonly title: string;
  /** The most common next destination. */
  readonly way?: string;
  /** Control beside the heading. */
  readonly tool?: ReactNode;
  readonly children: ReactNode;
}

export function CashierFrame({ title, way, tool, children }: FrameProps): ReactNode {
  const t = useText();
  return (
    <OfficePage name={title} tool={tool}>
      {way !== undefined && (
        <p className="cashier-way">
          <Link to={way} className="way">
            {t(way === REQUESTS ? 'cashier.title.requests' : 'cashier.title.history')}
          </Link>
        </p>
      )}
      {children}
    </OfficePage>
  );
}
