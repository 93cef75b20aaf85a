/** The wallets: everything of value that the player has with the operator, and what each can do [WAL-1…WAL-6]. */
import { useState, type ReactNode } from 'react';
import { useFeature } from '../../components/use-feature.ts';
import { COVERED, useHiddenBalance } from '../../components/use-hidden-balance.ts';
import { useOfficeOffer } from '../../components/use-office-offer.ts';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { OfficePage, OfficeWait } from './office-page.tsx';
import { keyOf, WalletCard } from './wallet-card.tsx';

function Wallets(): ReactNode {
  const core = useCore();
  const t = useText();
  const { view, hasFailed, retry } = useFeature('wallets');
  const isHidden = useHiddenBalance();
  const [isShown, setShown] = useState(false);
  const again = (): void => {
    retry();
    core.dispatch({ type: 'accounts/refresh', payload: {} });
    core.dispatch({ type: 'rewards/load', payload: {} });
    core.dispatch({ type: 'office-settings/load', payload: {} });
  };
  if (view === null || view.wallets.length === 0)
    return <OfficeWait hasFailed={hasFailed || (view?.failed.includes('accounts') ?? false)} onRetry={again} />;
  return (
    <>
      <p className="office-note wallets-note">
        {t('office.wallets.text')}{' '}
        {isHidden && (
          <button type="button" className="button is-small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {t('office.showBalance')}
          </button>
        )}
      </p>
      <ul className="office wallets">
        {view.wallets.map((wallet) => (
          <WalletCard key={keyOf(wallet)} wallet={wallet} cover={isHidden && !isShown ? COVERED : null} />
        ))}
      </ul>
      <div role="status">
        {view.failed.length > 0 && (
          <p className="office-note">
            {t('office.wallets.missing')}{' '}
            <button type="button" className="button is-small" onClick={again}>
              {t('action.retry')}
            </button>
          </p>
        )}
      </div>
      <p className="office-note wallets-more">
        <Link to="/office/account" className="way">
          {t('office.wallets.manage')}
        </Link>
      </p>
    </>
  );
}

export function WalletsScreen(): ReactNode {
  const t = useText();
  const office = useOfficeOffer();
  const title = office?.walletTitle ?? null;
  return (
    <OfficePage name={t(title === null ? 'office.wallets' : `office.walletTitle.${title}`)}>
      {office === null ? (
        <OfficeWait hasFailed={false} onRetry={() => undefined} />
      ) : office.areWalletsShown ? (
        <Wallets />
      ) : (
        <p className="card office-part">
          {t('office.wallets.hidden')}{' '}
          <Link to="/office/account" className="way">
            {t('office.account')}
          </Link>
        </p>
      )}
    </OfficePage>
  );
}
