/** Links for a banned player: withdraw money where the ban allows, manage limits, contact support. */
import type { ReactNode } from 'react';
import type { UserView } from 'touchline/core/user/views';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';

const mayWithdraw = (user: UserView | null): boolean => user?.isBanned === true && user.mayWithdraw;

export function BanWays(): ReactNode {
  const t = useText();
  const core = useCore();
  const withdraws = useProjection(core.feature('user'), mayWithdraw);
  return (
    <>
      {withdraws && (
        <Link to="/office/deduce" className="button">
          {t('ban.withdraw')}
        </Link>
      )}
      <Link to="/office/responsible" className="button">
        {t('ban.limits')}
      </Link>
      <Link to="/office/support" className="button">
        {t('closed.support')}
      </Link>
    </>
  );
}
