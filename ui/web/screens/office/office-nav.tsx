/** The office's sections. */
import type { ReactNode } from 'react';
import { Go } from '../../components/go.tsx';
import { usePlace } from '../../place.ts';
import { useText } from '../../text.ts';

export function OfficeNav(): ReactNode {
  const t = useText();
  const { path } = usePlace().outcome.target;
  return (
    <nav className="chips" aria-label={t('office.title')}>
      <Go to="/office/account" className="chip is-way" current={path === '/office/account'}>{t('office.account')}</Go>
      <Go to="/office/history" className="chip is-way" current={path.startsWith('/office/history')}>{t('office.history')}</Go>
    </nav>
  );
}
