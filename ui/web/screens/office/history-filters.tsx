/** Filters of the bet history: status, type, product and period. Every choice loads at once. */
import { useState, type ReactNode } from 'react';
import { EVERY_BET, isSameFilter, type HistoryFilter } from 'touchline/core/history/filter';
import { useCore } from '../../core-context.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { boundsOf, dayOf, lastDays } from './days.ts';
import { PRODUCTS, STATUSES, TYPES } from './filter-address.ts';

const ANY = 'any';

const PERIODS = [ANY, 'today', 'week', 'month', 'own'] as const;
type Period = (typeof PERIODS)[number];
const DAYS: Readonly<Record<'today' | 'week' | 'month', number>> = { today: 1, week: 7, month: 30 };

interface FiltersProps {
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
}

function Days({ filter, onFilter }: FiltersProps): ReactNode {
  const t = useText();
  const { timeZone } = useProjection(useCore().preferences, identity);
  const [first, last] = [filter.from, filter.to].map((at) => (at === null ? '' : dayOf(at, timeZone)));
  const put = (from = '', to = ''): void => onFilter({ ...filter, ...boundsOf(from, to, timeZone) });
  return (
    <div className="filter-days">
      <label className="filter-day">
        <span>{t('office.from')}</span>
        <input
          type="date"
          className="field-input"
          value={first}
          max={last === '' ? undefined : last}
          onChange={(event) => put(event.target.value, last)}
        />
      </label>
      <label className="filter-day">
        <span>{t('office.to')}</span>
        <input
          type="date"
          className="field-input"
          value={last}
          min={first === '' ? undefined : first}
          onChange={(event) => put(first, event.target.value)}
        />
      </label>
    </div>
  );
}

export function HistoryFilters({ filter, onFilter }: FiltersProps): ReactNode {
  const core = useCore();
  const t = useText();
  const { timeZone } = useProjection(core.preferences, identity);
  const isBounded = filter.from !== null || filter.to !== null;
  // The custom period is open before any day is chosen.
  const [isOwn, setOwn] = useState(false);
  const named = (Object.keys(DAYS) as readonly (keyof typeof DAYS)[]).find(
    (each) => filter.to === null && filter.from === lastDays(DAYS[each], core.line.now(), timeZone).from,
  );
  const period: Period = isOwn ? 'own' : isBounded ? (named ?? 'own') : ANY;
  const choosePeriod = (next: Period): void => {
    setOwn(next === 'own');
    if (next === 'own') return;
    onFilter({
      ...filter,
      ...(next === ANY ? { from: null, to: null } : lastDays(DAYS[next], core.line.now(), timeZone)),
    });
  };
  const clear = (): void => {
    setOwn(false);
    onFilter(EVERY_BET);
  };
  return (
    <div className="filters" role="group" aria-label={t('office.filter')}>
      <div className="chips office-filters" role="group" aria-label={t('office.status')}>
        {STATUSES.map((status) => (
          <button
            type="button"
            key={status}
            className="chip"
            aria-pressed={filter.status === status}
            onClick={() => onFilter({ ...filter, status })}
          >
            {t(`office.filter.${status}`)}
          </button>
        ))}
      </div>
      <div className="filter-picks">
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
        <Pick
          className="is-row is-filter"
          label={t('office.period')}
          value={period}
          options={PERIODS.map((each) => [each, t(`office.period.${each}`)] as const)}
          onPick={choosePeriod}
        />
        {!isSameFilter(filter, EVERY_BET) && (
          <button type="button" className="button is-small" onClick={clear}>
            {t('office.clearFilter')}
          </button>
        )}
      </div>
      {period === 'own' && <Days filter={filter} onFilter={onFilter} />}
    </div>
  );
}
