/** Filters of the bet history: status, type, product and period. Every choice loads at once. */
import type { ReactNode } from 'react';
import { EVERY_BET, isSameFilter, type HistoryFilter } from 'touchline/core/history/filter';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { FilterChips } from './filter-chips.tsx';
import { PRODUCTS, STATUSES, TYPES } from './filter-address.ts';
import { PeriodDays, PeriodPick, usePeriod } from './period-filter.tsx';

const ANY = 'any';

interface FiltersProps {
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
}

export function HistoryFilters({ filter, onFilter }: FiltersProps): ReactNode {
  const t = useText();
  const period = usePeriod({ bounds: filter, onBounds: ({ from, to }) => onFilter({ ...filter, from, to }) });
  const clear = (): void => {
    period.close();
    onFilter(EVERY_BET);
  };
  return (
    <div className="filters" role="group" aria-label={t('office.filter')}>
      <FilterChips
        label={t('office.status')}
        options={STATUSES.map((status) => [status, t(`office.filter.${status}`)] as const)}
        value={filter.status}
        onPick={(status) => onFilter({ ...filter, status })}
      />
      <div className="filter-selects">
        <Pick
          className="is-row is-filter"
          label={t('office.type')}
          value={filter.betType ?? ANY}
          options={[[ANY, t('office.anyType')], ...TYPES.map((type) => [type, t(`coupon.type.${type}`)] as const)]}
          onPick={(type) => onFilter({ ...filter, betType: type === ANY ? null : type })}
        />
        <Pick
          className="is-row is-filter"
          label={t('office.product')}
          value={filter.product}
          options={PRODUCTS.map((product) => [product, t(`office.product.${product}`)] as const)}
          onPick={(product) => onFilter({ ...filter, product })}
        />
        <PeriodPick label={t('office.period')} period={period} />
        {!isSameFilter(filter, EVERY_BET) && (
          <button type="button" className="button is-small" onClick={clear}>
            {t('office.clearFilter')}
          </button>
        )}
      </div>
      {period.name === 'own' && <PeriodDays {...period} />}
    </div>
  );
}
