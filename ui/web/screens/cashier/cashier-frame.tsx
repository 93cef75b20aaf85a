/** The heading of every cashier page. */
import type { ReactNode } from 'react';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { OfficeNav } from '../office/office-nav.tsx';

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
  if (hasFailed)
    return (
      <Empty icon="alert" title={t('cashier.failed.title')} text={t('cashier.failed.text')}>
        <button type="button" className="button is-main" onClick={retry}>
          {t('action.retry')}
        </button>
      </Empty>
    );
  return (
    <div className="card" role="status" aria-label={t('state.loading')}>
      <span className="bone is-block" />
    </div>
  );
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
  usePageName(title);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{title}</h1>
        {tool}
      </div>
      <OfficeNav />
      {way !== undefined && (
        <p className="cashier-way">
          <Link to={way} className="way">
            {t(way === REQUESTS ? 'cashier.title.requests' : 'cashier.title.history')}
          </Link>
        </p>
      )}
      {children}
    </div>
  );
}
