/**
 * My control: the player's winnings, losses, deposits, withdrawals and time played as charts and a table; all limits
 * and changes on one time line; and a preview of the effect of a limit.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CONTROL_PERIODS, type ControlPeriod, type ControlStep } from 'touchline/core/limits/types';
import type { LimitsView } from 'touchline/core/limits/public';
import { Failed } from '../../components/empty.tsx';
import { useCurrentInSight } from '../../components/use-current-in-sight.ts';
import { useCore } from '../../core-context.ts';
import { zoneOffset } from '../../format/time.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { Bars } from './bars.tsx';
import { ControlTable } from './control-table.tsx';
import { PreviewCard } from './preview-card.tsx';
import { sumOf, usePlayed } from './sums.ts';
import { TimeLine } from './time-line.tsx';
import { useLimitWords } from './use-limit-words.ts';

function Figures({
  steps,
  period,
}: {
  readonly steps: readonly ControlStep[];
  readonly period: ControlPeriod;
}): ReactNode {
  const { t, money, time } = useLimitWords();
  const played = usePlayed();
  const sums = sumOf(steps);
  const label = (at: number): string => time(at, period === 'day' ? 'time' : 'shortDay');
  const facts: readonly (readonly [string, string])[] = [
    ['limits.net', money(sums.net, true)],
    ['limits.staked', money(sums.staked)],
    ['limits.returned', money(sums.returned)],
    ['limits.deposited', money(sums.deposited)],
    ['limits.withdrawn', money(sums.withdrawn)],
    ...(sums.withdrawing === 0 ? [] : [['limits.withdrawing', money(sums.withdrawing)] as const]),
    ['limits.time', played(sums.playedMs)],
  ];
  return (
    <>
      <dl className="control-sums">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="control-charts">
        <Bars
          title={t('limits.chart.net')}
          label={t('limits.chart.netSummary', { amount: money(sums.net, true) })}
          up={t('limits.won')}
          down={t('limits.lost')}
          bars={steps.map(({ at, settled, returned }) => ({
            label: label(at),
            up: Math.max(0, returned - settled),
            down: Math.max(0, settled - returned),
          }))}
        />
        <Bars
          title={t('limits.chart.cash')}
          label={t('limits.chart.cashSummary', { deposited: money(sums.deposited), withdrawn: money(sums.withdrawn) })}
          up={t('limits.withdrawn')}
          down={t('limits.deposited')}
          bars={steps.map(({ at, deposited, withdrawn }) => ({ label: label(at), up: withdrawn, down: deposited }))}
        />
        <Bars
          title={t('limits.chart.time')}
          label={t('limits.chart.timeSummary', { time: played(sums.playedMs) })}
          up={t('limits.time')}
          down={null}
          bars={steps.map(({ at, playedMs }) => ({ label: label(at), up: playedMs, down: 0 }))}
        />
      </div>
      <ControlTable steps={steps} period={period} />
    </>
  );
}

function RecordCard({ view }: { readonly view: LimitsView }): ReactNode {
  const core = useCore();
  const { t } = useLimitWords();
  const { timeZone } = useProjection(core.preferences, identity);
  const [period, setPeriod] = useState<ControlPeriod>('week');
  const { control } = view;
  const chips = useRef<HTMLDivElement>(null);
  useCurrentInSight(chips, period);
  const load = (): void =>
    void core.dispatch({
      type: 'limits/loadControl',
      payload: { period, offsetMinutes: zoneOffset(Date.now(), timeZone) },
    });
  useEffect(load, [core, period, timeZone]);
  const isOurs = control?.period === period;
  const body = (): ReactNode => {
    if (!isOurs || (control.status === 'loading' && control.steps.length === 0))
      return (
        <div role="status" aria-label={t('limits.loading')}>
          <span className="bone is-block" />
        </div>
      );
    if (control.status === 'failed')
      return <Failed title={t('limits.control.failed')} text={t('limits.control.failedText')} onRetry={load} />;
    return <Figures steps={control.steps} period={period} />;
  };
  return (
    <section className="card limits-section" aria-labelledby="control-record">
      <div className="screen-head">
        <h2 id="control-record">{t('limits.record')}</h2>
        <div ref={chips} className="chips" role="group" aria-label={t('limits.periodOf')}>
          {CONTROL_PERIODS.map((each) => (
            <button
              type="button"
              key={each}
              className="chip"
              aria-pressed={period === each}
              onClick={() => setPeriod(each)}
            >
              {t(`limits.over.${each}`)}
            </button>
          ))}
        </div>
      </div>
      {body()}
    </section>
  );
}

export function ControlView({ view }: { readonly view: LimitsView }): ReactNode {
  const core = useCore();
  useEffect(() => {
    core.dispatch({ type: 'limits/loadStory', payload: {} });
    // Opening this view completes a review that is due.
    if (core.feature('limits').get()?.isReviewDue === true) core.dispatch({ type: 'limits/review', payload: {} });
  }, [core]);
  return (
    <div className="limits is-control">
      <RecordCard view={view} />
      <PreviewCard view={view} />
      <TimeLine view={view} />
    </div>
  );
}
