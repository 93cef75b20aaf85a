/** What a banned player may still do: take her money out where her ban lets her, look after her limits, ask support. */
import type { ReactNode } from 'react';
import type { UserView } from '../../../../core/modules/user/views.ts';
import { Go } from '../../components/go.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';

const mayWithdraw = (user: UserView | null): boolean => user?.isBanned === true && user.mayWithdraw;

export function BanWays(): ReactNode {
  const t = useText();
  const core = useCore();
  const withdraws = useProjection(core.part('user'), mayWithdraw);
  return (
    <>
      {withdraws && (
        <Go to="/office/deduce" className="button">
          {t('ban.withdraw')}
        </Go>
      )}
      <Go to="/office/responsible" className="button">
        {t('ban.limits')}
      </Go>
      <Go to="/office/support" className="button">
        {t('closed.support')}
      </Go>
    </>
  );
}
