/** The player's promo codes, and a check of any code before it is used [RWD-8]. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { PromoCode } from 'touchline/core/rewards/types';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { oddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { RewardsPage, type RewardsProps } from './rewards-page.tsx';

function CodeTerms({ promo }: { readonly promo: PromoCode }): ReactNode {
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  return (
    <>
      {t('rewards.promo.pays', { amount: money(promo.amount, promo.iso) })}{' '}
      {t('rewards.promo.legs', { count: promo.minLegs, odds: oddsText(promo.minCoef, preferences.oddsView) })}{' '}
      {t('rewards.promo.until', { time: formatTime(promo.expiresAt, 'full', preferences) })}
    </>
  );
}

function Check({ view, office: { promoTitle } }: Pick<RewardsProps, 'view' | 'office'>): ReactNode {
  const core = useCore();
  const t = useText();
  const id = useId();
  const [code, setCode] = useState('');
  const { check } = view;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    core.dispatch({ type: 'rewards/checkCode', payload: { code } });
  };
  return (
    <section className="card office-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(promoTitle === null ? 'rewards.promo.check' : `rewards.promo.title.${promoTitle}`)}</h2>
      <form className="form" onSubmit={send}>
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t('rewards.promo.code')}
          </label>
          <input
            id={id}
            className="field-input"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
            required
            value={code}
            aria-describedby={`${id}-state`}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <button type="submit" className="button is-main" aria-disabled={check.step === 'checking'}>
          {t('rewards.promo.checkNow')}
        </button>
        <div id={`${id}-state`} role="status">
          {check.step === 'failed' && <p className="field-error">{t('rewards.promo.failed')}</p>}
          {check.step === 'checked' && (
            <p>
              <bdi>{check.answer.code}</bdi>: {t(`rewards.promo.${check.answer.state}`)}{' '}
              {check.answer.state === 'open' && <CodeTerms promo={check.answer} />}
            </p>
          )}
        </div>
      </form>
    </section>
  );
}

function Mine({ answer, isClosed }: RewardsProps): ReactNode {
  const t = useText();
  return (
    <section className="card office-part" aria-labelledby="promo-mine">
      <h2 id="promo-mine">{t('rewards.promo.mine')}</h2>
      <ul className="accounts">
        {answer.promoCodes
          .filter(({ state }) => !isClosed || state !== 'open')
          .map((promo) => (
            <li key={promo.code}>
              <span className="accounts-name">
                <bdi>{promo.code}</bdi>
                <small>
                  <CodeTerms promo={promo} />
                </small>
              </span>
              <span className="tag">{t(`rewards.promo.state.${promo.state}`)}</span>
            </li>
          ))}
      </ul>
      <p className="office-note">{t('rewards.promo.where')}</p>
    </section>
  );
}

export function PromoCodesScreen(): ReactNode {
  const t = useText();
  return (
    <RewardsPage name={t('rewards.promo')}>
      {(props) => (
        <div className="office">
          <Mine {...props} />
          {props.office.isPromoCodeCheckShown && <Check view={props.view} office={props.office} />}
        </div>
      )}
    </RewardsPage>
  );
}
