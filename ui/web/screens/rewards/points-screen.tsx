/** Points: how many, how they are earned, what they buy, and every movement [RWD-5]. */
import type { ReactNode } from 'react';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { RewardsPage, type RewardsProps } from './rewards-page.tsx';
import { usePointsText } from './use-points-text.ts';

function Balance({ view, answer: { points }, office }: RewardsProps): ReactNode {
  const t = useText();
  const pointsText = usePointsText(office);
  const { nextLevel } = view;
  return (
    <section className="card office-part" aria-labelledby="points-now">
      <h2 id="points-now">{t('rewards.points.now')}</h2>
      <p className="rewards-sum number">{pointsText(points.balance)}</p>
      <p>{t('rewards.level', { level: t(`rewards.level.${points.level}`) })}</p>
      {nextLevel !== null && (
        <>
          <progress
            className="rewards-bar"
            max={100}
            value={nextLevel.percent}
            aria-label={t('rewards.level.progress')}
          />
          <p className="office-note">
            {t('rewards.level.next', { count: nextLevel.missing, level: t(`rewards.level.${nextLevel.name}`) })}
          </p>
        </>
      )}
      {office.cashback.arePointRulesShown && <p className="office-note">{t('rewards.points.how')}</p>}
    </section>
  );
}

function Table({ view, answer, isClosed, office }: RewardsProps): ReactNode {
  const core = useCore();
  const t = useText();
  const pointsText = usePointsText(office);
  const money = useMoney();
  const { balance, table } = answer.points;
  return (
    <section className="card office-part" aria-labelledby="points-table">
      <h2 id="points-table">{t('rewards.table')}</h2>
      <ul className="accounts">
        {table.map(({ id, points, amount }) => (
          <li key={id}>
            <span className="accounts-name">
              {t('rewards.table.row', { amount: money(amount, answer.iso) })}
              <small>{pointsText(points)}</small>
            </span>
            {!isClosed && (
              <button
                type="button"
                className="button is-small"
                disabled={points > balance}
                aria-disabled={view.acting === null ? undefined : true}
                aria-label={`${t('rewards.table.exchange')}: ${pointsText(points)}`}
                onClick={() => core.dispatch({ type: 'rewards/act', payload: { act: { kind: 'exchange', id } } })}
              >
                {t('rewards.table.exchange')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="office-note">{t('rewards.freeBets.text')}</p>
    </section>
  );
}

function Moves({ answer: { points } }: RewardsProps): ReactNode {
  const t = useText();
  const preferences = useProjection(useCore().preferences, identity);
  return (
    <section className="card office-part" aria-labelledby="points-moves">
      <h2 id="points-moves">{t('rewards.moves')}</h2>
      {points.moves.length === 0 ? (
        <p className="office-note">{t('rewards.moves.none')}</p>
      ) : (
        <ul className="accounts">
          {points.moves.map(({ at, kind, of, points: moved }, index) => (
            <li key={`${at} ${of} ${index}`}>
              <span className="accounts-name">
                {t(`rewards.moves.${kind}`, { number: of })}
                <small>{formatTime(at, 'full', preferences)}</small>
              </span>
              <span className="number" dir="ltr">
                {moved > 0 ? `+${moved}` : `−${Math.abs(moved)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function PointsScreen(): ReactNode {
  const t = useText();
  return (
    <RewardsPage name={t('rewards.points.title')}>
      {(props) =>
        props.office.areClubPointsShown ? (
          <div className="office">
            <div className="office-column">
              <Balance {...props} />
              <Table {...props} />
            </div>
            <div className="office-column">
              <Moves {...props} />
            </div>
          </div>
        ) : (
          <p className="card office-part">{t('rewards.points.hidden')}</p>
        )
      }
    </RewardsPage>
  );
}
