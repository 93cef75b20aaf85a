/** Filters of the payment history. Every choice loads at once. */
import type { ReactNode } from 'react';
import type { CashierView } from 'touchline/core/cashier/public';
import { EVERY_PAYMENT, type PaymentFilter } from 'touchline/core/cashier/types';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { FilterChips } from '../office/filter-chips.tsx';
import { PeriodDays, PeriodPick, usePeriod } from '../office/period-filter.tsx';

const STATES: readonly PaymentFilter['state'][] = ['all', 'open', 'succeeded', 'failed', 'cancelled'];
const KINDS: readonly PaymentFilter['kind'][] = ['all', 'deposit', 'withdrawal'];

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
  const t = useText();
  const { filter, payments } = view.history;
  const period = usePeriod({ bounds: filter, onBounds: ({ from, to }) => onFilter({ ...filter, from, to }) });
  const clear = (): void => {
    period.close();
    onFilter(EVERY_PAYMENT);
  };
  // Methods of both directions, and methods that only past payments used.
  const methods = new Map(
    [...view.deposit.methods, ...view.withdrawal.methods].map(({ id, name }) => [id, name] as const),
  );
  for (const { methodId, methodName } of payments) if (!methods.has(methodId)) methods.set(methodId, methodName);
  return (
    <div className="filters" role="group" aria-label={t('cashier.filter')}>
      <FilterChips
        label={t('cashier.filter.state')}
        options={STATES.map((state) => [state, t(`cashier.filterState.${state}`)] as const)}
        value={filter.state}
        onPick={(state) => onFilter({ ...filter, state })}
      />
      <div className="filter-selects">
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
        <PeriodPick label={t('cashier.filter.period')} period={period} />
        {!isSamePaymentFilter(filter, EVERY_PAYMENT) && (
          <button type="button" className="button is-small" onClick={clear}>
            {t('cashier.clearFilter')}
          </button>
        )}
      </div>
      {period.name === 'own' && <PeriodDays {...period} />}
    </div>
  );
}
