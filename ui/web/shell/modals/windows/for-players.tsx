/** Content for players only; a guest sees an explanation and a link to the login. */
import type { ReactNode } from 'react';
import { Empty } from '../../../components/empty.tsx';
import { Link } from '../../../components/link.tsx';
import { useCore } from '../../../core-context.ts';
import { useText } from '../../../text.ts';
import { useProjection } from '../../../use-projection.ts';
import { statusOf } from '../../selectors.ts';

/** `children` render for a player only, so they may load the player's data. */
export function ForPlayers({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useText();
  if (useProjection(useCore().session, statusOf) === 'player') return children;
  return (
    <Empty icon="info" title={t('windows.guest')} text={t('windows.guestText')}>
      <Link to="/user/login" className="button is-main">
        {t('windows.login')}
      </Link>
      <Link to="/contacts" className="button">
        {t('windows.contacts')}
      </Link>
    </Empty>
  );
}
