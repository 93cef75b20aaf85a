/**
 * The player at the head of the office's menu: name, e-mail address, country, money for free bets, and whether deposits
 * are open [OST-9]. The data come with the page and leave with it.
 */
import { useMemo, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { COVERED, useHiddenBalance } from '../../components/use-hidden-balance.ts';
import { useMoney } from '../../components/use-money.ts';
import { useOfficeOffer } from '../../components/use-office-offer.ts';
import { useCore } from '../../core-context.ts';
import { countryName } from '../../format/country.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { useAnswer, useProjection } from '../../use-projection.ts';
import type { AccountsView } from 'touchline/core/accounts/views';

const currencyOf = ({ netCurrency }: AccountsView): string => netCurrency;

export function MenuOwnerCard(): ReactNode {
  const core = useCore();
  const t = useText();
  const language = useTextLanguage();
  const money = useMoney();
  const isCovered = useHiddenBalance();
  const currency = useProjection(core.accounts, currencyOf);
  const offer = useOfficeOffer();
  const isLoaded = useFeature('officeSettings').view !== null;
  const ask = useMemo(() => {
    const actions = isLoaded ? core.actions('officeSettings') : null;
    return actions === null ? null : () => actions.menuOwner();
  }, [core, isLoaded]);
  const owner = useAnswer(ask);
  if (owner === null || currency === '') return null;
  const { name, email, countryCode, bonusBalance, canDeposit } = owner;
  return (
    <section className="card office-part office-owner" aria-label={t('office.owner')}>
      <p className="office-owner-names">
        <b>
          <bdi>{name === '' ? t('office.owner') : name}</bdi>
        </b>
        {email !== '' && <bdi>{email}</bdi>}
        {countryCode !== '' && <span>{countryName(countryCode, language, t)}</span>}
      </p>
      <dl className="facts">
        <div>
          <dt>{t('office.freeBets')}</dt>
          <dd className="number">{isCovered ? COVERED : money(bonusBalance, currency)}</dd>
        </div>
        {offer?.areClubPointsShown === true && (
          <div>
            <dt>{t('office.clubPoints')}</dt>
            <dd className="number">{offer.clubPoints}</dd>
          </div>
        )}
      </dl>
      {canDeposit ? (
        <Link to="/office/recharge" className="button is-main">
          {t('account.recharge')}
        </Link>
      ) : (
        <p className="office-note">{t('office.noDeposits')}</p>
      )}
    </section>
  );
}
