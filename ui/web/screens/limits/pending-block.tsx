/**
 * A pending change: its direction, its deadline, and a confirm and a reject button of equal weight. Confirming works
 * from the due time on, rejecting at any time.
 */
import { useState, type ReactNode } from 'react';
import type { LimitKind, LimitsView } from 'touchline/core/limits/public';
import { hoursLeft } from 'touchline/core/limits/rules/pending-notices';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { limitsNow } from './limits-now.ts';
import { rejectedOf } from './rejected.ts';
import { useLimitWords } from './use-limit-words.ts';

interface PendingBlockProps {
  readonly limitType: LimitKind;
  readonly view: LimitsView;
}

export function PendingBlock({ limitType, view }: PendingBlockProps): ReactNode {
  const core = useCore();
  const words = useLimitWords();
  const [refused, setRefused] = useState<string | null>(null);
  const change = view.pending.find((each) => each.limitType === limitType);
  if (change === undefined) return null;
  const { from, to, currency, direction, dueAt } = change;
  const { t, kind, value, time } = words.inCurrency(currency);
  const isDue = dueAt === null || view.due.includes(limitType);
  const left = isDue ? 0 : Math.max(1, hoursLeft(dueAt, limitsNow(view)));
  const answer = (type: 'limits/confirm' | 'limits/reject'): void => {
    const result = core.dispatch({ type, payload: { limitType } });
    setRefused(result.ok ? null : rejectedOf(result.error));
  };
  return (
    <div className="limit-pending">
      <p>
        <Icon name="clock" size={16} />
        <span>
          {t(direction === 1 ? 'limits.waits.looser' : 'limits.waits.stricter', {
            from: value(limitType, from),
            to: value(limitType, to),
          })}
        </span>
      </p>
      {dueAt !== null && (
        <p className="field-hint">
          {isDue
            ? t('limits.waits.due')
            : `${t('limits.waits.until', { time: time(dueAt) })} ${t('limits.hoursLeft', { count: left })}`}
        </p>
      )}
      <div className="limit-ways">
        <button
          type="button"
          className="button"
          aria-disabled={view.isBusy || !isDue}
          aria-label={`${t('limits.confirm')}: ${kind(limitType)}`}
          onClick={() => answer('limits/confirm')}
        >
          {t('limits.confirm')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={view.isBusy}
          aria-label={`${t('limits.reject')}: ${kind(limitType)}`}
          onClick={() => answer('limits/reject')}
        >
          {t('limits.reject')}
        </button>
      </div>
      <p className="field-error" role="alert">
        {refused === null ? '' : t(`limits.rejected.${refused}`)}
      </p>
    </div>
  );
}
