/** The account in the header: balance, and the way to the office. */
import { useCallback, useState, type ReactNode } from 'react';
import type { UserView } from 'touchline/core/user/views';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { useDismiss } from '../components/use-dismiss.ts';
import { COVERED, useHiddenBalance } from '../components/use-hidden-balance.ts';
import { useMoney } from '../components/use-money.ts';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { ACCOUNT_WAYS, MESSAGES } from './account-ways.ts';
import { StopSlot } from './limits-host.tsx';
import { SessionBar } from './session-bar.tsx';
import { useShownAccounts } from './use-shown-accounts.ts';

const unreadOf = (view: UserView | null): number => view?.facts?.messageCount ?? 0;

export function PlayerZone(): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { active } = useShownAccounts();
  const unread = useProjection(core.feature('user'), unreadOf);
  const isHidden = useHiddenBalance();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const zone = useDismiss(isOpen, close);
  return (
    <div className="player" data-menu="account" ref={zone}>
      <SessionBar className="player-strip" />
      <StopSlot />
      <Link to="/office/recharge" className="button is-main player-deposit">
        <Icon name="plus" size={16} />
        <span>{t('account.recharge')}</span>
      </Link>
      <button
        type="button"
        className="player-button"
        aria-expanded={isOpen}
        aria-controls="player-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="vh">{t('player.menu')}</span>
        <span className="player-balance">
          <span>{t('player.balance')}</span>
          <b className="number">{active === null ? '–' : isHidden ? COVERED : money(active.money, active.iso)}</b>
        </span>
        <span className="player-face">
          <Icon name="user" />
          {unread > 0 && <span className="player-news" aria-hidden="true" />}
        </span>
        {unread > 0 && <span className="vh">{t('account.unread', { count: unread })}</span>}
      </button>
      <ul className="player-menu" id="player-menu" hidden={!isOpen}>
        {ACCOUNT_WAYS.map(({ to, icon, key }) => (
          <li key={to}>
            <Link to={to} onGone={close}>
              <Icon name={icon} />
              {t(key)}
              {to === MESSAGES && unread > 0 && (
                <span className="count">
                  <span aria-hidden="true">{unread}</span>
                  <span className="vh">{t('account.unread', { count: unread })}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => {
              close();
              core.dispatch({ type: 'session/logOut', payload: {} });
            }}
          >
            <Icon name="logOut" />
            {t('auth.logOut')}
          </button>
        </li>
      </ul>
    </div>
  );
}
