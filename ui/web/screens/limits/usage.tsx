/** How much of a limit is used, what remains, and when more frees up. */
import type { ReactNode } from 'react';
import type { Limit } from 'touchline/core/limits/public';
import { useLimitWords } from './use-limit-words.ts';

const STEPS_SHOWN = 5;

export function Usage({ limit }: { readonly limit: Limit }): ReactNode {
  const { t, money, time, kind } = useLimitWords().inCurrency(limit.currency);
  const left = Math.max(0, limit.limitBalance ?? limit.limitValue);
  const used = Math.max(0, limit.limitValue - left);
  const [next, ...later] = limit.frees;
  const step = ({ at, left: free }: { readonly at: number; readonly left: number }): string =>
    t('limits.frees', { time: time(at * 1_000), amount: money(free) });
  return (
    <div className="limit-usage">
      <progress
        className="limit-meter"
        max={Math.max(1, limit.limitValue)}
        value={limit.limitValue === 0 ? 1 : used}
        aria-label={t('limits.usedOf', { limit: kind(limit.limitType) })}
      />
      <p className="limit-numbers">
        <span>{t('limits.used', { amount: money(used) })}</span>
        <b>{t('limits.left', { amount: money(left) })}</b>
      </p>
      {limit.waiting > 0 && <p className="field-hint">{t('limits.waiting', { amount: money(limit.waiting) })}</p>}
      {next !== undefined && <p className="field-hint">{step(next)}</p>}
      {later.length > 0 && (
        <details className="limit-frees">
          <summary>{t('limits.freesMore')}</summary>
          <ul>
            {later.slice(0, STEPS_SHOWN).map((each) => (
              <li key={each.at}>{step(each)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
