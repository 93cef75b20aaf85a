/** Cashback of one kind: what can be collected now, and the rates by level [RWD-6]. */
import type { ReactNode } from 'react';
import { CASHBACK_KINDS, type CashbackKind } from 'touchline/core/rewards/types';
import { Link } from '../../components/link.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { RewardsPage, type RewardsProps } from './rewards-page.tsx';
import { usePointsText } from './use-points-text.ts';

const PATHS: Readonly<Record<CashbackKind, string>> = {
  vip: '/office/casino/vipcashback',
  premium: '/office/casino/premiumcashback',
};
/** Terms of the cashback, by the operator's rules [RWD-5, RWD-6]. */
export const TERMS = ['open', 'currency', 'level', 'exclusion'] as const;
/** Rates are in hundredths of a percent. */
const RATE_SCALE = 10_000;

function useRate(): (rate: number) => string {
  const language = useTextLanguage();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return (rate) => format.format(rate / RATE_SCALE);
}

function Due({ kind, view, answer, isClosed }: RewardsProps & { readonly kind: CashbackKind }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { due } = answer.cashback[kind];
  return (
    <section className="card office-part" aria-labelledby="cashback-due">
      <h2 id="cashback-due">{t('rewards.cashback.due')}</h2>
      {due.length === 0 ? (
        <p className="office-note">{t('rewards.cashback.nothing')}</p>
      ) : (
        <ul>
          {due.map(({ iso, amount }) => (
            <li key={iso} className="rewards-sum number">
              {money(amount, iso)}
            </li>
          ))}
        </ul>
      )}
      {due.length > 0 && !isClosed && (
        <button
          type="button"
          className="button is-main"
          aria-disabled={view.acting !== null}
          onClick={() => core.dispatch({ type: 'rewards/act', payload: { act: { kind: 'collect', cashback: kind } } })}
        >
          {t('rewards.cashback.collect')}
        </button>
      )}
      <p className="office-note">{t('rewards.cashback.how')}</p>
    </section>
  );
}

function Levels({ kind, answer, office }: RewardsProps & { readonly kind: CashbackKind }): ReactNode {
  const t = useText();
  const pointsText = usePointsText(office);
  const rateOf = useRate();
  const { levels } = answer.cashback[kind];
  return (
    <section className="card office-part" aria-labelledby="cashback-levels">
      <h2 id="cashback-levels">{t('rewards.cashback.levels')}</h2>
      <table className="rewards-table">
        <thead>
          <tr>
            <th scope="col">{t('rewards.cashback.level')}</th>
            <th scope="col">{t('rewards.cashback.from')}</th>
            <th scope="col">{t('rewards.cashback.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ name, from, rate }) => (
            <tr key={name} aria-current={name === answer.points.level}>
              <th scope="row">
                {t(`rewards.level.${name}`)}{' '}
                {name === answer.points.level && <span className="tag">{t('rewards.level.yours')}</span>}
              </th>
              <td className="number">{pointsText(from)}</td>
              <td className="number">{rate === 0 ? t('rewards.cashback.no') : rateOf(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="office-note">
        <Link to="/office/rewards" className="way">
          {t('rewards.points.title')}
        </Link>
      </p>
    </section>
  );
}

/** The terms beside the rates, where the operator shows them. */
function FurtherTerms(): ReactNode {
  const t = useText();
  return (
    <section className="card office-part" aria-labelledby="cashback-terms">
      <h2 id="cashback-terms">{t('rewards.cashback.terms')}</h2>
      <ul className="rewards-terms">
        {TERMS.map((term) => (
          <li key={term}>{t(`rewards.cashback.term.${term}`)}</li>
        ))}
      </ul>
    </section>
  );
}

export function CashbackScreen(): ReactNode {
  const t = useText();
  const { path } = usePageLocation().outcome.target;
  const kind: CashbackKind = path.startsWith(PATHS.premium) ? 'premium' : 'vip';
  return (
    <RewardsPage name={t(`rewards.cashback.${kind}`)}>
      {(props) => (
        <>
          <nav className="segments office-filters" aria-label={t('rewards.cashback')}>
            {CASHBACK_KINDS.map((each) => (
              <Link key={each} to={PATHS[each]} className="segment" current={kind === each}>
                {t(`rewards.cashback.${each}`)}
              </Link>
            ))}
          </nav>
          <div className="office">
            <Due {...props} kind={kind} />
            <Levels {...props} kind={kind} />
            {props.office.cashback.areFurtherTermsShown && <FurtherTerms />}
          </div>
        </>
      )}
    </RewardsPage>
  );
}
