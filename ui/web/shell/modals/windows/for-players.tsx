/** What only a player can have says so to a guest, and leads to the login. */
import type { ReactNode } from 'react';
import { Empty } from '../../../components/empty.tsx';
import { Go } from '../../../components/go.tsx';
import { useCore } from '../../../core-context.ts';
import { useText } from '../../../text.ts';
import { useProjection } from '../../../use-projection.ts';
import { statusOf } from '../../selectors.ts';

/** `children` are drawn for a player alone: they may ask for what is hers. */
export function ForPlayers({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useText();
  if (useProjection(useCore().session, statusOf) === 'player') return children;
  return (
    <Empty icon="info" title={t('windows.guest')} text={t('windows.guestText')}>
      <Go to="/user/login" className="button is-main">
        {t('windows.login')}
      </Go>
      <Go to="/contacts" className="button">
        {t('windows.contacts')}
      </Go>
    </Empty>
  );
}
