/** All limits and changes on one time line: upcoming, current, past; the latest first. */
import type { ReactNode } from 'react';
import type { Limit, LimitsView } from 'touchline/core/limits/public';
import { isTimedKind } from 'touchline/core/limits/rules/kinds';
import { Failed } from '../../components/empty.tsx';
import { useCore } from '../../core-context.ts';
import { useLimitWords } from './use-limit-words.ts';

interface Moment {
  readonly id: string;
  /** Null when the state began before the kept history. */
  readonly at: number | null;
  readonly text: string;
  readonly is: 'ahead' | 'now' | 'past';
}

function useMoments({ story, pending, limits }: LimitsView): readonly Moment[] {
  const { t, kind, value, period, time, inCurrency } = useLimitWords();
  const ahead = [
    ...pending.flatMap(({ limitType, to, currency, dueAt }): readonly Moment[] =>
      dueAt === null
        ? []
        : [
            {
              id: `due${limitType}`,
              at: dueAt,
              text: t('limits.line.due', { limit: kind(limitType), value: inCurrency(currency).value(limitType, to) }),
              is: 'ahead',
            },
          ],
    ),
    ...limits.flatMap(({ limitType, limitState, endsAt }): readonly Moment[] =>
      limitState === 'ACTIVE' && isTimedKind(limitType) && endsAt !== null
        ? [
            {
              id: `end${limitType}`,
              at: endsAt * 1_000,
              text: t('limits.line.ends', { limit: kind(limitType) }),
              is: 'ahead',
            },
          ]
        : [],
    ),
  ].toSorted((left, right) => (right.at ?? 0) - (left.at ?? 0));
  const holds = limits
    .filter(({ limitState }) => limitState === 'ACTIVE')
    .map((limit: Limit): Moment => ({
      id: `now${limit.limitType}`,
      at: limit.startedAt === null ? null : limit.startedAt * 1_000,
      text: t('limits.line.holds', {
        limit: kind(limit.limitType),
        value: inCurrency(limit.currency).value(limit.limitType, limit.limitValue),
      }),
      is: 'now',
    }));
  const past = (story ?? [])
    .map(({ at, limitType, what, limitValue, endsAt }, index): Moment => {
      const shown = isTimedKind(limitType) && limitValue !== null ? period(limitValue) : value(limitType, limitValue);
      return {
        id: `past${index}`,
        at,
        text: t(`limits.line.${what}`, {
          limit: kind(limitType),
          value: shown,
          time: endsAt === null ? '' : time(endsAt),
        }),
        is: 'past',
      };
    })
    .toReversed();
  return [...ahead, ...holds, ...past];
}

export function TimeLine({ view }: { readonly view: LimitsView }): ReactNode {
  const core = useCore();
  const { t, time } = useLimitWords();
  const moments = useMoments(view);
  const { storyStatus } = view;
  return (
    <section className="card limits-section" aria-labelledby="control-line">
      <h2 id="control-line">{t('limits.line.title')}</h2>
      {(storyStatus === 'idle' || storyStatus === 'loading') && (
        <span className="bone is-block" role="status" aria-label={t('limits.loading')} />
      )}
      {storyStatus === 'failed' && (
        <Failed
          title={t('limits.line.failed')}
          text={t('limits.control.failedText')}
          onRetry={() => core.dispatch({ type: 'limits/loadStory', payload: {} })}
        />
      )}
      {storyStatus === 'ready' && moments.length === 0 && <p className="office-note">{t('limits.line.empty')}</p>}
      {moments.length > 0 && (
        <ol className="time-line">
          {moments.map(({ id, at, text, is }) => (
            <li key={id} className={`is-${is}`}>
              <span className="time-line-when">
                {is === 'now' && <b>{t('limits.line.now')}</b>}
                {is === 'ahead' && <b>{t('limits.line.ahead')}</b>} {at === null ? '' : time(at, 'full')}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
