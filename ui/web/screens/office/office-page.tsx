/** The frame of an office page: its name, the office's sections, and the content. */
import type { ReactNode } from 'react';
import { Empty } from '../../components/empty.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { OfficeNav } from './office-nav.tsx';

export function OfficePage({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  usePageName(name);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{name}</h1>
      </div>
      <OfficeNav />
      {children}
    </div>
  );
}

/** In place of the content: a failure with a way to try again, or the wait. */
export function OfficeWait({
  hasFailed,
  onRetry,
}: {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}): ReactNode {
  const t = useText();
  return hasFailed ? (
    <Empty icon="alert" title={t('office.failed.title')} text={t('office.failed.text')}>
      <button type="button" className="button is-main" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </Empty>
  ) : (
    <div className="card" role="status" aria-label={t('state.loading')}>
      <span className="bone is-block" />
    </div>
  );
}
