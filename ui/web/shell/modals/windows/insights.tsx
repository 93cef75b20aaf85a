/**
 * The player's last 30 days in figures, as "my control" counts them. The figures state facts and draw no conclusion.
 */
import { useEffect, type ReactNode } from 'react';
import { Failed } from '../../../components/empty.tsx';
import { LoadingLine } from '../../../components/loading.tsx';
import { Link } from '../../../components/link.tsx';
import { useFeature } from '../../../components/use-feature.ts';
import { useCore } from '../../../core-context.ts';
import { zoneOffset } from '../../../format/time.ts';
import { sumOf, usePlayed } from '../../../screens/limits/sums.ts';
import { useLimitWords } from '../../../screens/limits/use-limit-words.ts';
import { useProjection, identity } from '../../../use-projection.ts';
import type { BodyProps } from '../body-props.ts';
import { ForPlayers } from './for-players.tsx';

const PERIOD = 'month';

function Figures(): ReactNode {
  const core = useCore();
  const { t, money } = useLimitWords();
  const played = usePlayed();
  const { timeZone } = useProjection(core.preferences, identity);
  const { view, hasFailed, retry } = useFeature('limits');
  const hasJoined = view !== null;
  const load = (): void =>
    void core.dispatch({
      type: 'limits/loadControl',
      payload: { period: PERIOD, offsetMinutes: zoneOffset(Date.now(), timeZone) },
    });
  useEffect(() => {
    if (hasJoined)
      core.dispatch({
        type: 'limits/loadControl',
        payload: { period: PERIOD, offsetMinutes: zoneOffset(Date.now(), timeZone) },
      });
  }, [core, hasJoined, timeZone]);
  const control = view?.control?.period === PERIOD ? view.control : null;
  if (hasFailed || control?.status === 'failed') {
    return <Failed title={t('windows.failed')} text={t('windows.failedText')} onRetry={hasFailed ? retry : load} />;
  }
  if (control === null || (control.status === 'loading' && control.steps.length === 0)) return <LoadingLine />;
  const sums = sumOf(control.steps);
  const days = control.steps.filter(({ staked, playedMs }) => staked > 0 || playedMs > 0).length;
  const amounts: readonly (readonly [string, string])[] = [
    ['limits.net', money(sums.net, true)],
    ['limits.staked', money(sums.staked)],
    ['limits.returned', money(sums.returned)],
    ['limits.deposited', money(sums.deposited)],
    ['limits.withdrawn', money(sums.withdrawn)],
  ];
  return (
    <>
      <dl className="facts">
        {amounts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('limits.time')}</dt>
          <dd>{played(sums.playedMs)}</dd>
        </div>
        <div>
          <dt>{t('windows.insights.days')}</dt>
          <dd>{t('windows.insights.ofDays', { days, all: control.steps.length })}</dd>
        </div>
      </dl>
      <p className="field-hint">{t('windows.insights.open')}</p>
    </>
  );
}

export function Insights({ answer }: BodyProps): ReactNode {
  const { t } = useLimitWords();
  return (
    <div className="form">
      <p>{t('windows.insights.lead')}</p>
      <ForPlayers>
        <Figures />
        <div className="modal-ways">
          <Link to="/office/responsible/my-control" className="button is-large is-outline">
            {t('windows.insights.more')}
          </Link>
          <button type="button" className="button is-large is-outline" onClick={() => answer(true)}>
            {t('action.close')}
          </button>
        </div>
      </ForPlayers>
    </div>
  );
}
