/**
 * The operator's boosted prices: the ordinary price of this moment, the boosted one, its end and its largest stake
 * [BST-5].
 */
import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import type { Boost } from 'touchline/core/boosts/types';
import type { StakeSlice } from 'touchline/core/coupon/slices';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { useCore, useGameReadable, useMarketsReadable, useWatch } from '../core-context.ts';
import { oddsText } from '../format/odds.ts';
import { formatTime } from '../format/time.ts';
import { useText } from '../text.ts';
import { identity, useProjection } from '../use-projection.ts';
import { PriceCell } from './price-cell.tsx';
import { SelectionNames } from './selection-names.tsx';
import { useLoadedFeature } from './use-loaded-feature.ts';
import { useMoney } from './use-money.ts';
import { useOffered } from './use-offered.ts';

/** Of the home page. */
const MAX_ROWS = 3;
const NONE: readonly Boost[] = [];
const currencyOf = ({ currency }: StakeSlice): string => currency;

interface BlockProps {
  /** The game of the page [BST-8]; null for the first boosts of all games. */
  readonly gameId: number | null;
}

/** The price of a market now, thousandths; 0 while unknown. */
function usePrice(marketId: number): number {
  const { line } = useCore();
  const subscribe = useCallback((changed: () => void) => line.onMarket(marketId, changed), [line, marketId]);
  const read = (): number => line.price(marketId);
  return useSyncExternalStore(subscribe, read, read);
}

interface RowProps extends BlockProps {
  readonly boost: Boost;
  readonly currency: string;
}

function Row({ boost, currency, gameId: pageId }: RowProps): ReactNode {
  const { marketId, ordinaryId, gameId, maxStake, endsAt } = boost;
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.preferences, identity);
  const game = useProjection(useGameReadable(gameId), identity);
  const markets = useProjection(useMarketsReadable(gameId), identity);
  const ordinary = usePrice(ordinaryId);
  const market = markets.find(({ id }) => id === marketId);
  if (game === null || market === undefined) return null;
  const name = outcomeName(market, game, t);
  const before = ordinary === 0 ? '' : oddsText(ordinary, chosen.oddsView);
  return (
    <li>
      <SelectionNames game={game} name={name} isOnGamePage={gameId === pageId}>
        {t('boosts.until', { time: formatTime(endsAt, 'dayTime', chosen), amount: money(maxStake, currency) })}
      </SelectionNames>
      <span className="boost-prices">
        {before !== '' && (
          <span className="boost-before">
            <span className="vh">{t('boosts.before')} </span>
            <s className="number">{before}</s>
          </span>
        )}
        <PriceCell marketId={marketId} name={t('boosts.cell', { name, game: gameTitle(game, t) })} short={null} />
      </span>
    </li>
  );
}

const isAway = (limits: View<'limits'> | null): boolean =>
  limits !== null && (limits.excludedUntil !== null || limits.timeOutUntil !== null);
const hasNoBonuses = (user: View<'user'> | null): boolean => (user?.stops.bonus ?? []).length > 0;

/** Whether the player is offered boosts: not while they take a break, nor without bonuses. */
export function useHasBoosts(): boolean {
  const core = useCore();
  const isClosed = useProjection(core.feature('limits'), isAway);
  const isStopped = useProjection(core.feature('user'), hasNoBonuses);
  return !isClosed && !isStopped;
}

export function BoostedPrices({ gameId }: BlockProps): ReactNode {
  return useHasBoosts() ? <Block gameId={gameId} /> : null;
}

function Block({ gameId }: BlockProps): ReactNode {
  const core = useCore();
  const t = useText();
  const currency = useProjection(core.coupon.stake, currencyOf);
  const load = useMemo(() => ({ type: 'boosts/load', payload: { currency } }) as const, [currency]);
  const { view } = useLoadedFeature('boosts', load);
  const listed = view?.currency === currency ? view.boosts : NONE;
  const boosts = useMemo(
    () => (gameId === null ? listed.slice(0, MAX_ROWS) : listed.filter((boost) => boost.gameId === gameId)),
    [listed, gameId],
  );
  const rows = useOffered(boosts);
  useWatch(boosts.map(({ ordinaryId }) => `market:${ordinaryId}`));
  return rows.length === 0 ? null : (
    <section className="popular card" aria-labelledby="boosts-title">
      <h2 id="boosts-title">{t('boosts.title')}</h2>
      <p className="popular-what">{t('boosts.what')}</p>
      <ul className="popular-rows">
        {rows.map((boost) => (
          <Row key={boost.marketId} boost={boost} currency={currency} gameId={gameId} />
        ))}
      </ul>
    </section>
  );
}
