/**
 * Asks the operator for a coupon: a number of selections, total odds in a range, live or upcoming games, one sport or
 * any.
 */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { LONG_TERM, POLITICS } from 'touchline/core/line/rules/sport-ids';
import type { TreeSport } from 'touchline/core/line/types';
import { isVirtualSport } from 'touchline/core/line/rules/virtual-sports';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { Check } from './check.tsx';

const LEGS = [2, 3, 4, 5, 6, 8, 10, 12, 15] as const;
/** Total odds in thousandths; the last range is open-ended in practice. */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [1500, 3000],
  [3000, 6000],
  [6000, 15_000],
  [15_000, 50_000],
  [50_000, 1_000_000],
];
const ALL = 0;

function sportsOf(tree: readonly TreeSport[] | null): readonly TreeSport[] {
  return (tree ?? []).filter(
    ({ id, live, line }) => id !== LONG_TERM && id !== POLITICS && !isVirtualSport(id) && live + line > 0,
  );
}

export function Generator({ isBusy }: { readonly isBusy: boolean }): ReactNode {
  const core = useCore();
  const t = useText();
  const id = useId();
  const [legs, setLegs] = useState<number>(3);
  const [range, setRange] = useState(1);
  const [sport, setSport] = useState(ALL);
  const [isLive, setLive] = useState(false);
  const sports = sportsOf(useProjection(core.line.tree, identity));
  const make = (event: FormEvent): void => {
    event.preventDefault();
    const [minCoef, maxCoef] = RANGES[range] ?? [1500, 3000];
    core.dispatch({
      type: 'coupon/load',
      payload: { from: { kind: 'generator', legs, minCoef, maxCoef, isLive, sportIds: sport === ALL ? [] : [sport] } },
    });
  };
  return (
    <details className="ready-part">
      <summary>
        {t('coupon.generator')}
        <Icon name="down" size={16} />
      </summary>
      <form className="ready-body" onSubmit={make} aria-labelledby={id}>
        <p className="coupon-hint" id={id}>
          {t('coupon.generatorHint')}
        </p>
        <Pick
          className="is-row"
          label={t('coupon.generatorLegs')}
          value={legs}
          options={LEGS.map((count) => [count, t('coupon.legs', { count })] as const)}
          onPick={setLegs}
        />
        <Pick
          className="is-row"
          label={t('coupon.totalOdds')}
          value={range}
          options={RANGES.map(
            ([from, to], at) =>
              [
                at,
                at === RANGES.length - 1
                  ? t('coupon.oddsFrom', { from: from / 1000 })
                  : t('coupon.oddsRange', { from: from / 1000, to: to / 1000 }),
              ] as const,
          )}
          onPick={setRange}
        />
        <Pick
          className="is-row"
          label={t('coupon.sport')}
          value={sport}
          options={[[ALL, t('home.allSports')] as const, ...sports.map((each) => [each.id, each.name] as const)]}
          onPick={setSport}
        />
        <Check label={t('coupon.generatorLive')} isOn={isLive} onChange={setLive} />
        <button type="submit" className="button" disabled={isBusy}>
          {t('coupon.generate')}
        </button>
      </form>
    </details>
  );
}
