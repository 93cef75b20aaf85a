/** Filters of the player's rounds: outcome, game and period. Every choice loads at once. */
import type { ReactNode } from 'react';
import { EVERY_ROUND, isSameRoundsFilter, ROUNDS_STATUSES } from 'touchline/core/casino/rules/rounds-filter';
import type { CasinoView, RoundsFilter } from 'touchline/core/casino/types';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { FilterChips } from '../office/filter-chips.tsx';
import { PeriodDays, PeriodPick, usePeriod } from '../office/period-filter.tsx';

const ANY = '';

interface FiltersProps {
  readonly filter: RoundsFilter;
  readonly onFilter: (filter: RoundsFilter) => void;
  readonly view: CasinoView;
}

export function RoundsFilters({ filter, onFilter, view }: FiltersProps): ReactNode {
  const t = useText();
  const period = usePeriod({ bounds: filter, onBounds: ({ from, to }) => onFilter({ ...filter, from, to }) });
  const clear = (): void => {
    period.close();
    onFilter(EVERY_ROUND);
  };
  // The game of the address has an option before the player's games are known, and where the player has no round of it.
  const games = [...new Set([...view.roundGames, ...(filter.gameId === null ? [] : [filter.gameId])])]
    .map((id) => [id, view.games?.find((game) => game.id === id)?.title ?? id] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  return (
    <div className="filters" role="group" aria-label={t('casino.rounds.filter')}>
      <FilterChips
        label={t('casino.rounds.outcome')}
        options={ROUNDS_STATUSES.map((status) => [status, t(`casino.rounds.which.${status}`)] as const)}
        value={filter.status}
        onPick={(status) => onFilter({ ...filter, status })}
      />
      <div className="filter-selects">
        <Pick
          className="is-row is-filter"
          label={t('casino.rounds.game')}
          value={filter.gameId ?? ANY}
          options={[[ANY, t('casino.rounds.anyGame')], ...games]}
          onPick={(game) => onFilter({ ...filter, gameId: game === ANY ? null : game })}
        />
        <PeriodPick label={t('casino.rounds.period')} period={period} />
        {!isSameRoundsFilter(filter, EVERY_ROUND) && (
          <button type="button" className="button is-small" onClick={clear}>
            {t('casino.rounds.clear')}
          </button>
        )}
      </div>
      {period.name === 'own' && <PeriodDays {...period} />}
    </div>
  );
}
