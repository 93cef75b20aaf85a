/** Room for the switch of markets above a list, so that nothing moves when the switch has loaded [DSP-22]. */
import { useMemo, type ReactNode } from 'react';
import { columnsOf } from 'touchline/core/display/rules/board-columns';
import type { DisplayView } from 'touchline/core/display/public';
import { kindsHad } from 'touchline/core/line/rules/kinds-had';
import type { BoardGroup } from 'touchline/core/line/types';
import type { Preferences } from 'touchline/core/preferences/types';
import { useCore } from '../../core-context.ts';
import { Deferred } from '../../shell/deferred.tsx';
import { useDisplay } from '../../shell/use-display.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { useProjection } from '../../use-projection.ts';
import type { Section } from './board-tools.tsx';
import { MarketSwitch } from './deferred-tools.ts';

const isAsianOf = ({ appView }: Preferences): boolean => appView === 'asian';
const marketsOf = (display: DisplayView | null): DisplayView['boardMarkets'] => display?.boardMarkets ?? 'all';

interface RoomProps {
  readonly groups: readonly BoardGroup[];
  readonly sections: readonly Section[];
}

/** Nothing where rows have one kind of markets only, and in the Asian view, whose rows show all of them. */
export function MarketSwitchRoom({ groups, sections }: RoomProps): ReactNode {
  const { line, preferences } = useCore();
  const chosen = useDisplay(marketsOf);
  const isAsian = useProjection(preferences, isAsianOf);
  const isHydrated = useHydrated();
  const columns = useMemo(() => {
    const had = kindsHad(groups, line);
    return columnsOf(chosen).filter((column) => had.includes(column));
  }, [groups, chosen, line]);
  if (columns.length < 2 || (isAsian && isHydrated)) return null;
  return (
    <div className="chips is-markets">
      <Deferred>
        <MarketSwitch sections={sections} columns={columns} />
      </Deferred>
    </div>
  );
}
