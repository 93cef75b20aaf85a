/** The frame of an office page: its name, the office's sections, and the content. */
import type { ReactNode } from 'react';
import { Failed } from '../../components/empty.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { OfficeNav } from './office-nav.tsx';

interface OfficePageProps {
  readonly name: string;
  /** Control beside the heading. */
  readonly tool?: ReactNode;
  readonly children: ReactNode;
}

export function OfficePage({ name, tool, children }: OfficePageProps): ReactNode {
  usePageName(name);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{name}</h1>
        {tool}
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
    <Failed title={t('office.failed.title')} text={t('office.failed.text')} onRetry={onRetry} />
  ) : (
    <LoadingCard />
  );
}
