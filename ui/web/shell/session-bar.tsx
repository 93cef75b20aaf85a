/** Net position and time since login: always visible to a signed-in player, and a link to the limits. */
import { useCallback, type ReactNode } from 'react';
import { Tick } from '../components/clock.tsx';
import { Link } from '../components/link.tsx';
import { useMoney } from '../components/use-money.ts';
import { useCore } from '../core-context.ts';
import { formatClock } from '../format/time.ts';
import { useText } from '../text.ts';
import { useShownAccounts } from './use-shown-accounts.ts';

export function SessionBar({ className }: { readonly className: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { active, loginAt, netPosition, netCurrency } = useShownAccounts();
  const read = useCallback(
    () => (loginAt === null ? '' : formatClock((core.line.now() - loginAt) / 1000, true)),
    [core, loginAt],
  );
  if (active === null) return <div className={className} />;
  return (
    <Link to="/office/responsible" className={className}>
      <span title={t('player.netHint')}>
        {t('player.net')} <b className="number">{money(netPosition, netCurrency, true)}</b>
      </span>
      <span>
        {t('player.time')} <Tick read={read} className="number strong" />
      </span>
    </Link>
  );
}

/** The strip below the header of small screens. */
export function HeadStrip(): ReactNode {
  return <SessionBar className="head-strip" />;
}
