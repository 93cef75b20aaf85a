/** Bonuses on deposits: what is offered and on which terms, and the bonus that is being turned over [RWD-4]. */
import type { ReactNode } from 'react';
import type { ActiveBonus, BonusOffer } from 'touchline/core/rewards/types';
import { Drawing } from '../../components/drawing.tsx';
import { Link } from '../../components/link.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { oddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { usePageLocation } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { RewardsPage, type RewardsProps } from './rewards-page.tsx';

const DAY_MS = 86_400_000;
const OFFERED = '/office/bonuses/deposit';
const RUNNING = '/office/bonuses/wager';

function Terms({ offer, iso }: { readonly offer: BonusOffer; readonly iso: string }): ReactNode {
  const t = useText();
  const money = useMoney();
  const { oddsView } = useProjection(useCore().preferences, identity);
  return (
    <ul className="rewards-terms">
      <li>{t('rewards.terms.deposit', { amount: money(offer.minDeposit, iso), most: money(offer.maxBonus, iso) })}</li>
      <li>{t('rewards.terms.wager', { count: offer.wager })}</li>
      <li>{t('rewards.terms.odds', { odds: oddsText(offer.minCoef, oddsView) })}</li>
      <li>{t('rewards.terms.days', { count: Math.round(offer.lastsMs / DAY_MS) })}</li>
      <li>{t('rewards.terms.own')}</li>
    </ul>
  );
}

function Running({ bonus, view, answer }: RewardsProps & { readonly bonus: ActiveBonus }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(core.preferences, identity);
  const { iso, offers } = answer;
  const offer = offers.find(({ id }) => id === bonus.offerId);
  const hasBegun = bonus.amount !== null && bonus.target !== null;
  return (
    <section className="card office-part" aria-labelledby="bonus-running">
      <h2 id="bonus-running">
        {hasBegun ? t('rewards.bonus.amount', { amount: money(bonus.amount, iso) }) : t('rewards.bonus.waiting')}
      </h2>
      {hasBegun ? (
        <>
          <progress
            className="rewards-bar"
            max={100}
            value={view.bonusPercent ?? 0}
            aria-label={t('rewards.bonus.progress')}
          />
          <p className="number">
            {t('rewards.bonus.done', { done: money(bonus.done, iso), target: money(bonus.target, iso) })}
          </p>
          {bonus.endsAt !== null && (
            <p className="office-note">
              {t('rewards.bonus.until', { time: formatTime(bonus.endsAt, 'full', preferences) })}
            </p>
          )}
        </>
      ) : (
        <p>{offer !== undefined && t('rewards.bonus.next', { amount: money(offer.minDeposit, iso) })}</p>
      )}
      {offer !== undefined && <Terms offer={offer} iso={iso} />}
      <p className="office-note">{t('rewards.bonus.cancelNote')}</p>
      <p className="rewards-ways">
        {hasBegun ? (
          <Link to="/line" className="button is-outline">
            {t('nav.sports')}
          </Link>
        ) : (
          <Link to="/office/recharge" className="button is-main">
            {t('account.recharge')}
          </Link>
        )}
        <button
          type="button"
          className="button is-outline"
          aria-disabled={view.acting !== null}
          onClick={() => core.dispatch({ type: 'rewards/act', payload: { act: { kind: 'cancelBonus' } } })}
        >
          {t('rewards.bonus.cancel')}
        </button>
      </p>
    </section>
  );
}

function Offers({ view, answer, isClosed }: RewardsProps): ReactNode {
  const core = useCore();
  const t = useText();
  return answer.offers.map((offer) => (
    <section key={offer.id} className="card office-part has-drawing" aria-labelledby={`offer-${offer.id}`}>
      <Drawing name="bonuses" />
      <h2 id={`offer-${offer.id}`}>{t('rewards.offer', { percent: offer.percent })}</h2>
      <Terms offer={offer} iso={answer.iso} />
      {answer.bonus === null && !isClosed && (
        <button
          type="button"
          className="button"
          aria-disabled={view.acting !== null}
          aria-describedby={`offer-${offer.id}`}
          onClick={() =>
            core.dispatch({ type: 'rewards/act', payload: { act: { kind: 'chooseBonus', id: offer.id } } })
          }
        >
          {t('rewards.offer.choose')}
        </button>
      )}
    </section>
  ));
}

function Past({ answer }: Pick<RewardsProps, 'answer'>): ReactNode {
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  if (answer.pastBonuses.length === 0) return null;
  return (
    <section className="card office-part" aria-labelledby="bonus-past">
      <h2 id="bonus-past">{t('rewards.past')}</h2>
      <ul className="accounts">
        {answer.pastBonuses.map(({ id, outcome, endedAt, amount }) => (
          <li key={id}>
            <span className="accounts-name">
              {t(`rewards.past.${outcome}`)}
              <small>{formatTime(endedAt, 'full', preferences)}</small>
            </span>
            <span className="number">{money(amount, answer.iso)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FreeBets({ answer }: Pick<RewardsProps, 'answer'>): ReactNode {
  const t = useText();
  const money = useMoney();
  return (
    <section className="card office-part has-drawing" aria-labelledby="bonus-free">
      <Drawing name="code" />
      <h2 id="bonus-free">{t('rewards.freeBets')}</h2>
      <p className="rewards-sum number">{money(answer.freeBets.money, answer.iso)}</p>
      <p className="office-note">{t('rewards.freeBets.text')}</p>
    </section>
  );
}

export function BonusesScreen(): ReactNode {
  const t = useText();
  const { path } = usePageLocation().outcome.target;
  const isRunning = path.startsWith(RUNNING);
  return (
    <RewardsPage name={t('rewards.bonuses')}>
      {(props) => (
        <>
          <nav className="segments office-filters" aria-label={t('rewards.bonuses')}>
            <Link to={OFFERED} className="segment" current={!isRunning}>
              {t('rewards.bonuses.offered')}
            </Link>
            <Link to={RUNNING} className="segment" current={isRunning}>
              {t('rewards.bonuses.running')}
            </Link>
          </nav>
          {isRunning ? (
            <div className="office">
              {props.answer.bonus === null ? (
                <section className="card empty">
                  <Drawing name="bonuses" />
                  <p className="empty-text">{t('rewards.bonus.none')}</p>
                </section>
              ) : (
                <Running {...props} bonus={props.answer.bonus} />
              )}
              <Past answer={props.answer} />
            </div>
          ) : (
            <div className="office">
              {!props.isClosed && props.answer.bonus !== null && <p className="office-note">{t('rewards.oneBonus')}</p>}
              {!props.isClosed && <Offers {...props} />}
              <FreeBets answer={props.answer} />
            </div>
          )}
        </>
      )}
    </RewardsPage>
  );
}
