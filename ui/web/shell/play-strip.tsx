/** Net position and time since login: always in sight of a signed-in player, and the way to her limits. */
import { useCallback, type ReactNode } from 'react';
import type { AccountsView } from '../../../core/modules/accounts/views.ts';
import { Tick } from '../components/clock.tsx';
import { Go } from '../components/go.tsx';
import { useMoney } from '../components/use-money.ts';
import { useCore } from '../core-context.ts';
import { formatClock } from '../format/time.ts';
import { useText } from '../text.ts';
import { useProjection, whole } from '../use-projection.ts';

export function PlayStrip({ className }: { readonly className: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { active, loginAt, netPosition }: AccountsView = useProjection(core.accounts, whole);
  const read = useCallback(
    () => (loginAt === null ? '' : formatClock((core.line.now() - loginAt) / 1000, true)),
    [core, loginAt],
  );
  if (active === null) return <div className={className} />;
  return (
    <Go to="/office/responsible" className={className}>
      <span title={t('player.netHint')}>
        {t('player.net')} <b className="number">{money(netPosition, active.iso, true)}</b>
      </span>
      <span>
        {t('player.time')} <Tick read={read} className="number strong" />
      </span>
    </Go>
  );
}

/** Below the header of small screens. */
export function HeadStrip(): ReactNode {
  return <PlayStrip className="head-strip" />;
}
