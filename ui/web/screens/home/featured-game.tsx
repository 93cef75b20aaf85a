/** A game as a card: sides, time, score, and the result's prices. */
import { memo, type ReactNode } from 'react';
import { ChampName } from '../../components/board.tsx';
import { gamePath, When } from '../../components/game-row.tsx';
import { Link } from '../../components/link.tsx';
import { Kit } from '../../components/picture.tsx';
import { EmptyCell, PriceCell } from '../../components/price-cell.tsx';
import { useCore, useGameReadable, useMarketsReadable } from '../../core-context.ts';
import { mainMarkets } from 'touchline/core/line/rules/main-markets';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { outcomeName, resultSign } from 'touchline/core/line/rules/market-names';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

export function FeaturedSkeleton({ isHero = false }: { readonly isHero?: boolean }): ReactNode {
  return (
    <div className={isHero ? 'card is-featured is-hero' : 'card is-featured'}>
      <span className="bone is-title" />
      <span className="bone is-name" />
      <span className="bone is-name is-short" />
      <span className="cells">
        <span className="bone is-cell" />
        <span className="bone is-cell" />
        <span className="bone is-cell" />
      </span>
    </div>
  );
}

/** `isHero`: the first card, which is larger. */
export const FeaturedGame = memo(function FeaturedGame({
  gameId,
  isHero,
}: {
  readonly gameId: number;
  readonly isHero: boolean;
}): ReactNode {
  const game = useProjection(useGameReadable(gameId), identity);
  const markets = useProjection(useMarketsReadable(gameId), identity);
  const { line } = useCore();
  const t = useText();
  if (game === null) return <FeaturedSkeleton isHero={isHero} />;
  const { result } = mainMarkets(markets, line.price, game.champ.sportId);
  const live = game.status !== 'scheduled';
  return (
    <article className={isHero ? 'card is-featured is-hero' : 'card is-featured'} aria-label={gameTitle(game, t)}>
      <Link to={gamePath(game)} className="featured-game">
        <span className="featured-top">
          <span className="featured-champ">
            <ChampName champ={game.champ} />
          </span>
          <When game={game} />
        </span>
        <span className="featured-side">
          <Kit game={game} at={0} sportId={game.champ.sportId} />
          <span className="side-name" dir="auto">
            {game.home}
          </span>
          {live && <b className="side-score">{game.score[0]}</b>}
        </span>
        <span className="featured-side is-away">
          <Kit game={game} at={1} sportId={game.champ.sportId} />
          <span className="side-name" dir="auto">
            {game.away}
          </span>
          {live && <b className="side-score">{game.score[1]}</b>}
        </span>
      </Link>
      <span className="cells is-wide">
        {result.markets.map((market, at) =>
          market === null ? (
            <EmptyCell key={at} />
          ) : (
            <PriceCell
              key={market.id}
              marketId={market.id}
              name={outcomeName(market, game, t)}
              short={resultSign(market.type)}
            />
          ),
        )}
      </span>
    </article>
  );
});
