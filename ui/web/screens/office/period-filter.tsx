/** The period of a list: named ones, or days of the player's calendar. */
import { useState, type ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { boundsOf, dayOf, lastDays, type Bounds } from './days.ts';

const ANY = 'any';

const PERIODS = [ANY, 'today', 'week', 'month', 'own'] as const;
type PeriodName = (typeof PERIODS)[number];
const DAYS: Readonly<Record<'today' | 'week' | 'month', number>> = { today: 1, week: 7, month: 30 };

interface PeriodProps {
  readonly bounds: Bounds;
  readonly onBounds: (bounds: Bounds) => void;
}

export interface Period extends PeriodProps {
  readonly name: PeriodName;
  readonly choose: (name: PeriodName) => void;
  /** Closes the days that the player may choose. */
  readonly close: () => void;
}

export function usePeriod({ bounds, onBounds }: PeriodProps): Period {
  const core = useCore();
  const { timeZone } = useProjection(core.preferences, identity);
  const isBounded = bounds.from !== null || bounds.to !== null;
  // The custom period is open before any day is chosen.
  const [isOwn, setOwn] = useState(false);
  const named = (Object.keys(DAYS) as readonly (keyof typeof DAYS)[]).find(
    (each) => bounds.to === null && bounds.from === lastDays(DAYS[each], core.line.now(), timeZone).from,
  );
  return {
    bounds,
    onBounds,
    name: isOwn ? 'own' : isBounded ? (named ?? 'own') : ANY,
    choose: (next) => {
      setOwn(next === 'own');
      if (next === 'own') return;
      onBounds(next === ANY ? { from: null, to: null } : lastDays(DAYS[next], core.line.now(), timeZone));
    },
    close: () => setOwn(false),
  };
}

export function PeriodPick({ label, period }: { readonly label: string; readonly period: Period }): ReactNode {
  const t = useText();
  return (
    <Pick
      className="is-row is-filter"
      label={label}
      value={period.name}
      options={PERIODS.map((each) => [each, t(`office.period.${each}`)] as const)}
      onPick={period.choose}
    />
  );
}

export function PeriodDays({ bounds, onBounds }: PeriodProps): ReactNode {
  const t = useText();
  const { timeZone } = useProjection(useCore().preferences, identity);
  const [first, last] = [bounds.from, bounds.to].map((at) => (at === null ? '' : dayOf(at, timeZone)));
  const put = (from = '', to = ''): void => onBounds(boundsOf(from, to, timeZone));
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
