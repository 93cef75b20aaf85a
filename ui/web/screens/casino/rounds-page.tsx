/** The player's rounds for real money, in the office. The address has their filter. */
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { EVERY_ROUND, isSameRoundsFilter } from 'touchline/core/casino/rules/rounds-filter';
import { nonceGaps } from 'touchline/core/casino/rules/nonce-gaps';
import type { CasinoView, RoundsFilter } from 'touchline/core/casino/types';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { useShown } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { OfficePage, OfficeWait } from '../office/office-page.tsx';
import { roundsFilterOf, roundsQueryOf } from './rounds-address.ts';
import { RoundsExport } from './rounds-export.tsx';
import { RoundsFilters } from './rounds-filters.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { useCasino } from './use-casino.ts';

interface FoundProps {
  readonly filter: RoundsFilter;
  readonly onFilter: (filter: RoundsFilter) => void;
}

function NoRounds({ filter, onFilter }: FoundProps): ReactNode {
  const t = useText();
  return isSameRoundsFilter(filter, EVERY_ROUND) ? (
    <Empty
      icon="dice"
      drawing={<Drawing name="rounds" />}
      title={t('casino.rounds.none.title')}
      text={t('casino.rounds.none.text')}
    >
      <Link to="/casino-lobby" className="button is-main">
        {t('casino.all')}
      </Link>
    </Empty>
  ) : (
    <Empty icon="dice" title={t('casino.rounds.notFound.title')} text={t('casino.rounds.notFound.text')}>
      <button type="button" className="button is-main" onClick={() => onFilter(EVERY_ROUND)}>
        {t('casino.rounds.clear')}
      </button>
    </Empty>
  );
}

/** Gaps that the page names; each is a reason to ask support. */
const MAX_GAPS = 5;

/** Rounds that are missing in the list [CSN-33]. */
function Gaps({ view }: { readonly view: CasinoView }): ReactNode {
  const t = useText();
  const { games, rounds, roundsFilter, hasMoreRounds, isRoundsCut } = view;
  const gaps = useMemo(() => {
    // A filter by outcome leaves rounds out.
    if (games === null || rounds === null || roundsFilter.status !== 'all') return [];
    const shared = new Set(games.flatMap(({ id, features }) => (features.includes('shared') ? [id] : [])));
    const { from, to } = roundsFilter;
    return nonceGaps(rounds, !hasMoreRounds && !isRoundsCut && from === null && to === null, (id) => shared.has(id));
  }, [games, rounds, roundsFilter, hasMoreRounds, isRoundsCut]);
  return gaps.slice(0, MAX_GAPS).map(({ gameId, seedId, first, last }) => (
    <p key={`${seedId} ${first}`} className="form-note is-bad" role="alert">
      {t('casino.rounds.gap', { game: games?.find(({ id }) => id === gameId)?.title ?? gameId, first, last })}
    </p>
  ));
}

interface RoundsProps extends FoundProps {
  readonly view: CasinoView;
  readonly onMore: () => void;
}

function Rounds({ view, onMore, ...found }: RoundsProps): ReactNode {
  const t = useText();
  const rounds = view.rounds ?? [];
  if (rounds.length === 0) return <NoRounds {...found} />;
  return (
    <section className="card casino-card">
      <Gaps view={view} />
      <RoundsExport view={view} />
      <RoundsTable rounds={rounds} name={t('casino.rounds')} games={view.games ?? []} />
      {view.hasMoreRounds && (
        <button type="button" className="button" aria-disabled={view.history === 'loading'} onClick={onMore}>
          {t('casino.rounds.more')}
        </button>
      )}
      {view.isRoundsCut && <p className="office-note">{t('casino.rounds.cut', { limit: rounds.length })}</p>}
    </section>
  );
}

export function RoundsPage(): ReactNode {
  const core = useCore();
  const t = useText();
  const go = useGo();
  const { view, hasFailed, again } = useCasino();
  const { path, query } = useShown().target;
  const { timeZone } = useProjection(core.preferences, identity);
  const filter = useMemo(() => roundsFilterOf(query, timeZone), [query, timeZone]);
  const isLoaded = view !== null;
  const load = useCallback(
    () => void core.dispatch({ type: 'casino/loadRounds', payload: { more: false, filter } }),
    [core, filter],
  );
  useEffect(() => {
    if (isLoaded) load();
  }, [isLoaded, load]);
  const retry = (): void => {
    again();
    load();
  };
  // Choosing the current filter again loads its list again.
  const open = (next: RoundsFilter): void => {
    const asked = roundsQueryOf(next, timeZone);
    if (asked === roundsQueryOf(filter, timeZone)) load();
    else go(path + asked);
  };
  return (
    <OfficePage name={t('casino.rounds')}>
      {view !== null && <RoundsFilters filter={filter} onFilter={open} view={view} />}
      {view === null || view.rounds === null || !isSameRoundsFilter(view.roundsFilter, filter) ? (
        <OfficeWait hasFailed={hasFailed || view?.history === 'failed'} onRetry={retry} />
      ) : (
        <Rounds
          view={view}
          filter={filter}
          onFilter={open}
          onMore={() => core.dispatch({ type: 'casino/loadRounds', payload: { more: true } })}
        />
      )}
    </OfficePage>
  );
}
