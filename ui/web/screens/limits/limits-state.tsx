/**
 * Current restrictions above the limits: exclusion, time-out, required limits, pending changes, and the outcome of the
 * last request.
 */
import { useEffect, type ReactNode } from 'react';
import type { LimitsView } from 'touchline/core/limits/public';
import { hoursLeft, pendingNotice } from 'touchline/core/limits/rules/pending-notices';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { limitsNow } from './limits-now.ts';
import { useLimitWords } from './use-limit-words.ts';

/** Operator statuses for which the site has texts. */
const KNOWN_STATUSES: ReadonlySet<string> = new Set([
  'pendingExists',
  'shorter',
  'locked',
  'notAvailable',
  'notAllowedValue',
  'otherCurrency',
  'aboveCeiling',
  'failed',
]);

function Note({ children, isBad = false }: { readonly children: ReactNode; readonly isBad?: boolean }): ReactNode {
  return (
    <p className={isBad ? 'form-note is-bad' : 'form-note'}>
      <Icon name={isBad ? 'alert' : 'info'} size={16} />
      <span>{children}</span>
    </p>
  );
}

/** Sticks to the top, because the control that was used may be far down the page. */
export function OutcomeNote({ view }: { readonly view: LimitsView }): ReactNode {
  const core = useCore();
  const { t } = useLimitWords();
  const { outcome } = view;
  // Leaving the screen dismisses the outcome.
  useEffect(() => () => void core.dispatch({ type: 'limits/dismissOutcome', payload: {} }), [core]);
  if (outcome === null) return null;
  const { isOk, isSure, status, title, key } = outcome;
  const why = !isOk && KNOWN_STATUSES.has(status) ? t(`limits.refused.${status}`) : '';
  // Without an answer the limit is unknown: a stricter value may apply, so the text claims nothing about the old one.
  const sentence = title !== '' ? title : isOk || isSure ? t(`limits.outcome.${key}`) : t('limits.unsure');
  return (
    <div
      role={isOk ? 'status' : 'alert'}
      className={isOk ? 'form-note limits-outcome is-good' : 'form-note limits-outcome is-bad'}
    >
      <Icon name={isOk ? 'check' : 'alert'} size={16} />
      <span className="limit-grow">
        {sentence} {why}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('action.dismiss')}
        onClick={() => core.dispatch({ type: 'limits/dismissOutcome', payload: {} })}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

export function LimitsState({ view }: { readonly view: LimitsView }): ReactNode {
  const { t, time, kind } = useLimitWords();
  const now = limitsNow(view);
  const notice = pendingNotice(view.limits, now);
  const until = Number(notice?.params['until'] ?? 0);
  return (
    <div className="limits-state">
      {view.isExcluded && (
        <Note>
          {view.excludedUntil === null
            ? t('limits.excluded')
            : t('limits.excludedUntil', { time: time(view.excludedUntil, 'full') })}
        </Note>
      )}
      {view.timeOutUntil !== null && <Note>{t('limits.timeOutUntil', { time: time(view.timeOutUntil, 'full') })}</Note>}
      {view.mustSet.length > 0 && (
        <Note>
          {t('limits.mustSet')} {view.mustSet.map((group) => group.map(kind).join(` ${t('limits.or')} `)).join('; ')}
        </Note>
      )}
      {notice !== null && (
        <Note>
          {t(notice.key, {
            ...notice.params,
            until: time(until),
            left: t('limits.hoursLeft', { count: hoursLeft(until, now) }),
          })}
        </Note>
      )}
    </div>
  );
}
