/** The player's account: balance, accounts, this session and the previous one, and time settings. */
import { useCallback, useState, type ReactNode } from 'react';
import type { AccountsView } from 'touchline/core/accounts/views';
import { Tick } from '../../components/clock.tsx';
import { Failed } from '../../components/empty.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { COVERED, useHiddenBalance } from '../../components/use-hidden-balance.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatClock, formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { AccountsCard } from './accounts-card.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { NextSteps } from './next-steps.tsx';
import { OfficePage } from './office-page.tsx';
import { PlayerStatus } from './player-status.tsx';

interface BalanceProps {
  readonly view: AccountsView;
  readonly isCovered: boolean;
  /** Shows and covers the amounts; null where the player does not hide them. */
  readonly onShow: ((isShown: boolean) => void) | null;
}

function Balance({ view, isCovered, onShow }: BalanceProps): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const session = useProjection(core.session, identity);
  const { active, globalUserId } = view;
  const player = session.status === 'player' ? session.userId : '';
  return (
    <section className="card office-balance" aria-label={t('player.balance')}>
      <p className="office-label">{t('player.balance')}</p>
      <p className="office-amount number">
        {active === null ? '–' : isCovered ? COVERED : money(active.money, active.iso)}
      </p>
      {onShow !== null && active !== null && (
        <button type="button" className="button is-small" aria-pressed={!isCovered} onClick={() => onShow(isCovered)}>
          {t('office.showBalance')}
        </button>
      )}
      <p className="office-note">
        {player === ''
          ? ' '
          : globalUserId === '' || globalUserId === player
            ? t('office.number', { id: player })
            : t('office.accountNumber', { id: player, account: globalUserId })}
      </p>
    </section>
  );
}

function Session({ view }: { readonly view: AccountsView }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.preferences, identity);
  const { active, loginAt, previousLoginAt, netPosition, netCurrency } = view;
  const read = useCallback(
    () => (loginAt === null ? '–' : formatClock((core.line.now() - loginAt) / 1000, true)),
    [core, loginAt],
  );
  return (
    <section className="card office-part" aria-labelledby="office-session">
      <h2 id="office-session">{t('office.session')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('office.timeHere')}</dt>
          <dd>
            <Tick read={read} className="number" />
          </dd>
        </div>
        <div>
          <dt>{t('office.net')}</dt>
          <dd className="number">{active === null ? '–' : money(netPosition, netCurrency, true)}</dd>
        </div>
        <div>
          <dt>{t('office.loginAt')}</dt>
          <dd>{loginAt === null ? '–' : formatTime(loginAt, 'full', chosen)}</dd>
        </div>
        <div>
          <dt>{t('office.previousLogin')}</dt>
          <dd>{previousLoginAt === null ? t('office.firstLogin') : formatTime(previousLoginAt, 'full', chosen)}</dd>
        </div>
      </dl>
      <p className="office-note">{t('office.notYou')}</p>
      <button
        type="button"
        className="button"
        onClick={() => core.dispatch({ type: 'modals/open', payload: { kind: 'insights' } })}
      >
        {t('office.insights')}
      </button>
    </section>
  );
}

export function AccountScreen(): ReactNode {
  const core = useCore();
  const t = useText();
  const view = useProjection(core.accounts, identity);
  const isHidden = useHiddenBalance();
  const [isShown, setShown] = useState(false);
  const isCovered = isHidden && !isShown;
  return (
    <OfficePage name={t('office.account')}>
      {view.status === 'failed' && view.accounts.length === 0 ? (
        <Failed
          title={t('office.failed.title')}
          text={t('office.failed.text')}
          onRetry={() => core.dispatch({ type: 'accounts/refresh', payload: {} })}
        />
      ) : view.accounts.length === 0 ? (
        <LoadingCard />
      ) : (
        <div className="office">
          <div className="office-column">
            <Balance view={view} isCovered={isCovered} onShow={isHidden ? setShown : null} />
            <NextSteps accounts={view} />
            <AccountsCard view={view} isCovered={isCovered} />
            <PlayerStatus />
          </div>
          <div className="office-column">
            <Session view={view} />
            <DisplaySettings />
          </div>
        </div>
      )}
    </OfficePage>
  );
}
