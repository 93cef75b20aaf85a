/** Filters of the payment history. Every choice loads at once. */
import { useState, type ReactNode } from 'react';
import type { CashierView } from 'touchline/core/cashier/public';
import { EVERY_PAYMENT, type PaymentFilter } from 'touchline/core/cashier/types';
import { useCore } from '../../core-context.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { boundsOf, dayOf, lastDays } from '../office/days.ts';

const STATES: readonly PaymentFilter['state'][] = ['all', 'open', 'succeeded', 'failed', 'cancelled'];
const KINDS: readonly PaymentFilter['kind'][] = ['all', 'deposit', 'withdrawal'];
const PERIODS = ['any', 'today', 'week', 'month', 'own'] as const;
type Period = (typeof PERIODS)[number];
const DAYS: Readonly<Record<'today' | 'week' | 'month', number>> = { today: 1, week: 7, month: 30 };

export function isSamePaymentFilter(left: PaymentFilter, right: PaymentFilter): boolean {
  return (
    left.kind === right.kind &&
    left.state === right.state &&
    left.methodId === right.methodId &&
    left.from === right.from &&
    left.to === right.to
  );
}

interface Props {
  readonly view: CashierView;
  readonly onFilter: (filter: PaymentFilter) => void;
}

export function PaymentFilters({ view, onFilter }: Props): ReactNode {
  const core = useCore();
  const t = useText();
  const { timeZone } = useProjection(core.preferences, identity);
  const { filter, payments } = view.history;
  const isBounded = filter.from !== null || filter.to !== null;
  const [chosen, setPeriod] = useState<Period>(isBounded ? 'own' : 'any');
  const period = isBounded || chosen === 'own' ? chosen : 'any';
  const choose = (next: Period): void => {
    setPeriod(next);
    if (next !== 'own')
      onFilter({
        ...filter,
        ...(next === 'any' ? { from: null, to: null } : lastDays(DAYS[next], core.line.now(), timeZone)),
      });
  };
  const clear = (): void => {
    setPeriod('any');
    onFilter(EVERY_PAYMENT);
  };
  const [first, last] = [filter.from, filter.to].map((at) => (at === null ? '' : dayOf(at, timeZone)));
  const put = (from = '', to = ''): void => onFilter({ ...filter, ...boundsOf(from, to, timeZone) });
  // Methods of both directions, and methods that only past payments used.
  const methods = new Map(
    [...view.deposit.methods, ...view.withdrawal.methods].map(({ id, name }) => [id, name] as const),
  );
  for (const { methodId, methodName } of payments) if (!methods.has(methodId)) methods.set(methodId, methodName);
  return (
    <div className="filters" role="group" aria-label={t('cashier.filter')}>
      <div className="chips office-filters" role="group" aria-label={t('cashier.filter.state')}>
        {STATES.map((state) => (
          <button
            type="button"
            key={state}
            className="chip"
            aria-pressed={filter.state === state}
            onClick={() => onFilter({ ...filter, state })}
          >
            {t(`cashier.filterState.${state}`)}
          </button>
        ))}
      </div>
      <div className="filter-picks">
        <Pick
          className="is-row is-filter"
          label={t('cashier.filter.kind')}
          value={filter.kind}
          options={KINDS.map((kind) => [kind, t(`cashier.filterKind.${kind}`)] as const)}
          onPick={(kind) => onFilter({ ...filter, kind })}
        />
        <Pick
          className="is-row is-filter"
          label={t('cashier.filter.method')}
          value={filter.methodId}
          options={[['', t('cashier.filter.anyMethod')], ...methods]}
          onPick={(methodId) => onFilter({ ...filter, methodId })}
        />
        <Pick
          className="is-row is-filter"
          label={t('cashier.filter.period')}
          value={period}
          options={PERIODS.map((each) => [each, t(`cashier.period.${each}`)] as const)}
          onPick={choose}
        />
        {!isSamePaymentFilter(filter, EVERY_PAYMENT) && (
          <button type="button" className="button is-small" onClick={clear}>
            {t('cashier.clearFilter')}
          </button>
        )}
      </div>
      {period === 'own' && (
        <div className="filter-days">
          <label className="filter-day">
            <span>{t('cashier.from')}</span>
            <input
              type="date"
              className="field-input"
              value={first}
              onChange={(event) => put(event.target.value, last)}
            />
          </label>
          <label className="filter-day">
            <span>{t('cashier.to')}</span>
            <input
              type="date"
              className="field-input"
              value={last}
              onChange={(event) => put(first, event.target.value)}
            />
          </label>
        </div>
      )}
    </div>
  );
}
