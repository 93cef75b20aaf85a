/** The selections with the most bets of the last day, each with its game, the count and the live price [POP-3]. */
import { useMemo, type ReactNode } from 'react';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { marketName } from 'touchline/core/line/rules/market-names';
import type { Game, Market } from 'touchline/core/line/types';
import type { PopularBet, PopularState } from 'touchline/core/popular/types';
import { useGameReadable, useMarketsReadable } from '../core-context.ts';
import { useText } from '../text.ts';
import { identity, useProjection } from '../use-projection.ts';
import { PriceCell } from './price-cell.tsx';
import { SelectionNames } from './selection-names.tsx';
import { useLoadedFeature } from './use-loaded-feature.ts';
import { useOffered } from './use-offered.ts';

const LOAD = { type: 'popular/load', payload: {} } as const;
const MAX_ROWS = 5;
const NONE: readonly PopularBet[] = [];

interface Popular {
  readonly status: PopularState['status'];
  readonly hasFailed: boolean;
  readonly again: () => void;
  /** The selections that the line has. */
  readonly rows: readonly PopularBet[];
  /** Whether the line has not sent any of the listed selections yet. */
  readonly isWaiting: boolean;
}

/** Loads the list and keeps its markets in the line for as long as the caller is shown. */
export function usePopularBets(): Popular {
  const { view, hasFailed, again } = useLoadedFeature('popular', LOAD);
  const listed = view?.bets ?? NONE;
  const bets = useMemo(() => listed.slice(0, MAX_ROWS), [listed]);
  const rows = useOffered(bets);
  return {
    status: view?.status ?? 'idle',
    hasFailed: hasFailed || view?.status === 'failed',
    again,
    rows,
    isWaiting: bets.length > 0 && rows.length === 0,
  };
}

function Row({ marketId, gameId, bets }: PopularBet): ReactNode {
  const game = useProjection(useGameReadable(gameId), identity);
  const markets = useProjection(useMarketsReadable(gameId), identity);
  const market = markets.find(({ id }) => id === marketId);
  return game === null || market === undefined ? null : <Selection game={game} market={market} bets={bets} />;
}

interface SelectionProps {
  readonly game: Game;
  readonly market: Market;
  readonly bets: number;
}

function Selection({ game, market, bets }: SelectionProps): ReactNode {
  const t = useText();
  const { home, away, champ } = game;
  const name = marketName(market, { home, away, sportId: champ.sportId }, t);
  return (
    <li>
      <SelectionNames game={game} name={name}>
        {t('popular.count', { count: bets })}
      </SelectionNames>
      <PriceCell marketId={market.id} name={`${name}, ${gameTitle(game, t)}`} short={null} />
    </li>
  );
}

export function PopularRows({ rows }: Pick<Popular, 'rows'>): ReactNode {
  return (
    <ul className="popular-rows">
      {rows.map((row) => (
        <Row key={row.marketId} {...row} />
      ))}
    </ul>
  );
}

/** The block of the home page: nothing where there is nothing to show. */
export function PopularBlock(): ReactNode {
  const t = useText();
  const { rows } = usePopularBets();
  return rows.length === 0 ? null : (
    <section className="popular card" aria-labelledby="popular-title">
      <h2 id="popular-title">{t('popular.title')}</h2>
      <p className="popular-what">{t('popular.what')}</p>
      <PopularRows rows={rows} />
    </section>
  );
}
