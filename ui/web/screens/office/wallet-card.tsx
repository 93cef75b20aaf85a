/** One wallet: its amount, what that amount is, and where it is used. */
import { useId, type ReactNode } from 'react';
import type { BonusWallet, MoneyWallet, PointsWallet, Wallet } from 'touchline/core/wallets/types';
import { Link } from '../../components/link.tsx';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useMoney } from '../../components/use-money.ts';
import { useOfficeOffer } from '../../components/use-office-offer.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';

const LOAD = { type: 'account-changes/load', payload: {} } as const;

interface WalletProps<W extends Wallet = Wallet> {
  readonly wallet: W;
  /** Stands for the amounts of a player who hides them; null where they are shown. */
  readonly cover: string | null;
}

/** A wallet's identity in the list. */
export function keyOf(wallet: Wallet): string {
  switch (wallet.kind) {
    case 'money':
    case 'freeBets':
      return `${wallet.kind} ${wallet.accountId}`;
    case 'cashback':
      return `cashback ${wallet.cashback} ${wallet.iso}`;
    case 'bonus':
    case 'points':
      return wallet.kind;
  }
}

export function WalletCard({ wallet, cover }: WalletProps): ReactNode {
  const id = useId();
  return (
    <li className="card office-part wallet" aria-labelledby={id}>
      <h2 id={id}>
        <Name wallet={wallet} />
      </h2>
      <p className="wallet-sum number">{cover ?? <Amount wallet={wallet} />}</p>
      <Ways wallet={wallet} cover={cover} />
    </li>
  );
}

function Name({ wallet }: Pick<WalletProps, 'wallet'>): ReactNode {
  const t = useText();
  switch (wallet.kind) {
    case 'money':
      return t(wallet.isMain ? 'office.wallet.main' : 'office.wallet.currency', { currency: wallet.iso });
    case 'cashback':
      return t(`office.wallet.cashback.${wallet.cashback}`);
    case 'freeBets':
    case 'bonus':
    case 'points':
      return t(`office.wallet.${wallet.kind}`);
  }
}

function Amount({ wallet }: Pick<WalletProps, 'wallet'>): ReactNode {
  const t = useText();
  const money = useMoney();
  const office = useOfficeOffer();
  switch (wallet.kind) {
    case 'money':
    case 'freeBets':
      return money(wallet.money, wallet.iso);
    case 'bonus':
    case 'cashback':
      return money(wallet.amount, wallet.iso);
    case 'points':
      return t(office?.cashback.arePromoPoints === true ? 'office.wallet.promoPoints' : 'office.wallet.pointsCount', {
        count: wallet.points,
      });
  }
}

function Ways({ wallet, cover }: WalletProps): ReactNode {
  const t = useText();
  switch (wallet.kind) {
    case 'money':
      return <MoneyWays wallet={wallet} />;
    case 'bonus':
      return <BonusWays wallet={wallet} />;
    case 'freeBets':
      return <Way note={t('office.wallet.freeBets.text')} to="/line" name={t('nav.sports')} />;
    case 'cashback':
      return (
        <Way
          note={t('office.wallet.cashback.text')}
          to={`/office/casino/${wallet.cashback}cashback`}
          name={t('office.wallet.collect')}
        />
      );
    case 'points':
      return <PointsWays wallet={wallet} cover={cover} />;
  }
}

interface WayProps {
  readonly note: string;
  readonly to: string;
  readonly name: string;
}

function Way({ note, to, name }: WayProps): ReactNode {
  return (
    <>
      <p className="office-note">{note}</p>
      <p className="wallet-ways">
        <Link to={to} className="button is-small is-outline">
          {name}
        </Link>
      </p>
    </>
  );
}

function MoneyWays({ wallet: { accountId, iso, isActive } }: { readonly wallet: MoneyWallet }): ReactNode {
  const core = useCore();
  const t = useText();
  const { view: changes } = useLoadedFeature('accountChanges', LOAD);
  const problem = changes?.problem ?? null;
  if (isActive)
    return (
      <>
        <p className="office-note">{t('office.wallet.active')}</p>
        <p className="wallet-ways">
          <Link to="/office/recharge" className="button is-small is-main">
            {t('account.recharge')}
          </Link>
          <Link to="/office/deduce" className="button is-small is-outline">
            {t('account.deduce')}
          </Link>
        </p>
        <div role="status">
          {changes !== null && changes.busy !== null && (
            <p className="office-note">{t(`office.busy.${changes.busy}`)}</p>
          )}
          {problem !== null && (
            <p className="field-error">{problem.message === '' ? t('office.noAnswer') : problem.message}</p>
          )}
        </div>
      </>
    );
  return (
    <>
      <p className="office-note">{t('office.wallet.resting')}</p>
      <p className="wallet-ways">
        <button
          type="button"
          className="button is-small is-outline"
          aria-disabled={changes === null || changes.busy !== null}
          aria-label={`${t('office.use')}: ${t('office.accountIn', { currency: iso })}`}
          onClick={() => core.dispatch({ type: 'account-changes/activate', payload: { accountId } })}
        >
          {t('office.use')}
        </button>
      </p>
    </>
  );
}

function BonusWays({ wallet: { percent, endsAt } }: { readonly wallet: BonusWallet }): ReactNode {
  const t = useText();
  const preferences = useProjection(useCore().preferences, identity);
  return (
    <Way
      note={
        endsAt === null
          ? t('office.wallet.bonus.text', { percent })
          : t('office.wallet.bonus.until', { percent, time: formatTime(endsAt, 'full', preferences) })
      }
      to="/office/bonuses/wager"
      name={t('office.wallet.bonus.see')}
    />
  );
}

function PointsWays({ wallet: { worth }, cover }: WalletProps<PointsWallet>): ReactNode {
  const t = useText();
  const money = useMoney();
  return (
    <Way
      note={
        worth === null
          ? t('office.wallet.points.none')
          : t('office.wallet.points.worth', { amount: cover ?? money(worth.amount, worth.iso) })
      }
      to="/office/rewards"
      name={t('office.wallet.points.see')}
    />
  );
}
