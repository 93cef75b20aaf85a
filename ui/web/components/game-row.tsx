/** One game in a list: start time, sides, score, main markets, and the link to all others. */
import { memo, type ReactNode } from 'react';
import type { LineReads } from 'touchline/core/line/reads';
import type { Game, Market } from 'touchline/core/line/types';
import type { Preferences } from 'touchline/core/preferences/types';
import { useCore, useGameReadable, useMarketsReadable } from '../core-context.ts';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { METHOD_KIND } from 'touchline/core/line/rules/bout-kinds';
import { handicapSign, lineText, outcomeName, resultSign } from 'touchline/core/line/rules/market-names';
import { byPrice } from 'touchline/core/line/rules/main-markets';
import { rowMarkets } from 'touchline/core/line/rules/row-markets';
import { periodName, rowClock } from '../format/period.ts';
import { daysBetween, formatTime } from '../format/time.ts';
import { useText, type Translate } from '../text.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useProjection, identity } from '../use-projection.ts';
import { GameClock } from './clock.tsx';
import { Beside } from './beside.tsx';
import { Link } from './link.tsx';
import { Kit } from './picture.tsx';
import { EmptyCell, PriceCell } from './price-cell.tsx';
import { Star } from './star.tsx';
import { useGoalFlash } from './use-goal-flash.ts';

const CARDS = ['yellowCards', 'redCards'] as const;

/** Until the zone is known, times are those of UTC, and say so. */
const IN_UTC = { language: 'en', is12h: false, timeZone: 0 } as const;

export function gamePath(game: Pick<Game, 'id' | 'status' | 'champ'>): string {
  return `/${game.status === 'scheduled' ? 'line' : 'live'}/${game.champ.sportId}/${game.champ.id}/${game.id}`;
}

export function When({ game }: { readonly game: Game }): ReactNode {
  const { preferences, line } = useCore();
  const t = useText();
  const chosen: Preferences = useProjection(preferences, identity);
  const isZoneKnown = useHydrated();
  if (game.status !== 'scheduled') {
    return (
      <span className="when is-live">
        <GameClock game={game} read={rowClock} className="when-clock" />
        <span className="when-period">{periodName(game, t)}</span>
      </span>
    );
  }
  if (!isZoneKnown)
    return (
      // `early.ts` writes the player's own time and day.
      <span className="when" data-at={game.startsAt}>
        <span className="when-clock" suppressHydrationWarning>
          {formatTime(game.startsAt, 'time', IN_UTC)}
        </span>
        <span className="when-period" suppressHydrationWarning>
          UTC
        </span>
      </span>
    );
  const days = daysBetween(line.now(), game.startsAt, chosen.timeZone);
  const day =
    days === 0 ? t('time.today') : days === 1 ? t('time.tomorrow') : formatTime(game.startsAt, 'shortDay', chosen);
  return (
    <span className="when">
      <span className="when-clock">{formatTime(game.startsAt, 'time', chosen)}</span>
      <span className="when-period">{day}</span>
    </span>
  );
}

interface SidesProps {
  readonly game: Game;
  /** More of a side's score, by its index. */
  readonly more?: (at: 0 | 1) => ReactNode;
}

export function Sides({ game, more }: SidesProps): ReactNode {
  const t = useText();
  const place = useGoalFlash(game);
  const live = game.status !== 'scheduled';
  const side = (name: string, at: 0 | 1): ReactNode => (
    <span className="side">
      {game.away !== '' && <Kit game={game} at={at} sportId={game.champ.sportId} />}
      <span className="side-name" dir="auto">
        {name}
      </span>
      {CARDS.map((kind) => {
        const n = game[kind]?.[at];
        return n ? (
          <span key={kind} className={`side-${kind}`} role="img" aria-label={t(`line.${kind}`, { n })} />
        ) : null;
      })}
      {game.serving === (at ? 'away' : 'home') && <span className="side-serves" aria-hidden="true" />}
      {more?.(at)}
      {game.points !== null && <span className="side-points">{game.points[at]}</span>}
      {live && game.away !== '' && (
        <b className="side-score" data-score>
          {game.score[at]}
        </b>
      )}
    </span>
  );
  return (
    <span className="sides" ref={place}>
      {side(game.home, 0)}
      {game.away !== '' && side(game.away, 1)}
    </span>
  );
}

/** The cells of the main markets, by column. */
export function mainCells(
  game: Game,
  markets: readonly Market[],
  { price }: Pick<LineReads, 'price'>,
  t: Translate,
): Readonly<Record<'result' | 'total' | 'handicap', ReactNode>> {
  const { result, total, handicap } = rowMarkets(markets, price, game.champ.sportId);
  const cell = (market: Market | null, key: number, short: string | null): ReactNode =>
    market === null ? (
      <EmptyCell key={key} />
    ) : (
      <PriceCell key={market.id} marketId={market.id} name={outcomeName(market, game, t)} short={short} />
    );
  return {
    result: result.markets.map((market, at) => cell(market, at, market === null ? null : resultSign(market.type))),
    total: total.map((market, at) =>
      cell(
        market,
        at,
        market === null ? null : `${t(at === 0 ? 'line.overShort' : 'line.underShort')} ${lineText(market.param)}`,
      ),
    ),
    handicap: handicap.map((market, at) =>
      cell(
        market,
        at,
        market === null ? null : market.kind === METHOD_KIND ? t('line.knockout', { n: at + 1 }) : handicapSign(market),
      ),
    ),
  };
}

function MainCells({ game, markets }: { readonly game: Game; readonly markets: readonly Market[] }): ReactNode {
  const { line } = useCore();
  return (
    <>
      {Object.entries(mainCells(game, markets, line, useText())).map(([kind, cells]) => (
        <span key={kind} className={`cells is-${kind}`}>
          {cells}
        </span>
      ))}
      <Beside game={game} markets={markets} />
    </>
  );
}

/** Cells of a long-term market or a race: the favourites of the field. */
export function FieldCells({ game, markets }: { readonly game: Game; readonly markets: readonly Market[] }): ReactNode {
  const t = useText();
  const { line } = useCore();
  return (
    <span className="cells is-field">
      {byPrice(
        markets.filter(({ kind }) => kind === markets[0]?.kind),
        line.price,
      )
        .slice(0, 3)
        .map((market) => (
          <PriceCell key={market.id} marketId={market.id} name={outcomeName(market, game, t)} />
        ))}
    </span>
  );
}

export const GameRow = memo(function GameRow({ gameId }: { readonly gameId: number }): ReactNode {
  const game = useProjection(useGameReadable(gameId), identity);
  const markets = useProjection(useMarketsReadable(gameId), identity);
  const t = useText();
  if (game === null) return <div className="row is-loading" />;
  const path = gamePath(game);
  const title = gameTitle(game, t);
  return (
    <div className="row">
      <Link to={path} className="row-game">
        <When game={game} />
        <Sides game={game} />
      </Link>
      <Star kind="game" id={gameId} startsAt={game.startsAt} name={title} />
      {game.away === '' ? <FieldCells game={game} markets={markets} /> : <MainCells game={game} markets={markets} />}
      <Link to={path} className="row-more" label={t('line.allMarkets', { count: game.marketCount, game: title })}>
        {`+${Math.max(0, game.marketCount)}`}
      </Link>
    </div>
  );
});
