/** The player's accounts: which is active, which can be removed, and a new one in another currency. */
import { useState, type ReactNode } from 'react';
import type { AccountChangesView } from 'touchline/core/account-changes/public';
import type { Account, AccountsView } from 'touchline/core/accounts/views';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { COVERED } from '../../components/use-hidden-balance.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { ConversionCard } from './conversion-card.tsx';

const LOAD = { type: 'account-changes/load', payload: {} } as const;

function AccountRow({
  account,
  changes,
  isCovered,
}: {
  readonly account: Account;
  readonly isCovered: boolean;
  readonly changes: AccountChangesView | null;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { id, type, iso, isActive } = account;
  const isBusy = changes === null || changes.busy !== null;
  const name = t('office.accountIn', { currency: iso });
  return (
    <li>
      <span className="accounts-name">
        {t(`office.accountType.${type}`)}
        <small>{`${iso} · ${id}`}</small>
      </span>
      {isActive && <span className="bet-status is-won">{t('office.active')}</span>}
      <b className="number">{isCovered ? COVERED : money(account.money, iso)}</b>
      {!isActive && type !== 'bonus' && (
        <span className="accounts-ways">
          <button
            type="button"
            className="button is-small is-outline"
            aria-disabled={isBusy}
            aria-label={`${t('office.use')}: ${name}`}
            onClick={() => core.dispatch({ type: 'account-changes/activate', payload: { accountId: id } })}
          >
            {t('office.use')}
          </button>
          {type === 'currency' && account.money === 0 && (
            <button
              type="button"
              className="button is-small"
              aria-disabled={isBusy}
              aria-label={`${t('office.remove')}: ${name}`}
              onClick={() => core.dispatch({ type: 'account-changes/remove', payload: { accountId: id } })}
            >
              {t('office.remove')}
            </button>
          )}
        </span>
      )}
    </li>
  );
}

function AddAccount({ changes }: { readonly changes: AccountChangesView }): ReactNode {
  const core = useCore();
  const t = useText();
  const [chosen, setChosen] = useState<number | null>(null);
  const { addable, busy } = changes;
  const [first] = addable;
  if (first === undefined) return null;
  const currencyId = addable.find(({ id }) => id === chosen)?.id ?? first.id;
  return (
    <form
      className="accounts-add"
      onSubmit={(event) => {
        event.preventDefault();
        core.dispatch({ type: 'account-changes/add', payload: { currencyId } });
      }}
    >
      <Pick
        label={t('office.newAccount')}
        value={currencyId}
        options={addable.map(({ id, iso, symbol }) => [id, symbol === iso ? iso : `${iso} (${symbol})`] as const)}
        onPick={setChosen}
      />
      <button type="submit" className="button" aria-disabled={busy !== null}>
        {t('office.add')}
      </button>
    </form>
  );
}

export function AccountsCard({
  view,
  isCovered,
}: {
  readonly view: AccountsView;
  readonly isCovered: boolean;
}): ReactNode {
  const t = useText();
  const { view: changes, hasFailed, again: retryAll } = useLoadedFeature('accountChanges', LOAD);
  const problem = changes?.problem ?? null;
  return (
    <>
      <section className="card office-part" aria-labelledby="office-accounts" aria-busy={changes?.busy !== null}>
        <h2 id="office-accounts">{t('office.accounts')}</h2>
        <ul className="accounts">
          {view.accounts.map((account) => (
            <AccountRow key={account.id} account={account} changes={changes} isCovered={isCovered} />
          ))}
        </ul>
        {changes !== null && <AddAccount changes={changes} />}
        <div role="status">
          {changes !== null && changes.busy !== null && (
            <p className="office-note">{t(`office.busy.${changes.busy}`)}</p>
          )}
          {problem !== null && (
            <p className="field-error">{problem.message === '' ? t('office.noAnswer') : problem.message}</p>
          )}
        </div>
        {(hasFailed || changes?.hasFailed === true) && (
          <p className="office-note">
            {t('office.currenciesFailed')}{' '}
            <button type="button" className="button is-small" onClick={retryAll}>
              {t('action.retry')}
            </button>
          </p>
        )}
      </section>
      {changes !== null && changes.sources.length > 0 && <ConversionCard changes={changes} />}
    </>
  );
}
