/** One game: score, clock, statistics, and all its markets. */
import { useEffect, useState, type ReactNode } from 'react';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { useCore, useGameReadable, useMarketsReadable, useWatch } from '../../core-context.ts';
import { gameTitle } from '../../format/game-title.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import type { ScreenProps } from '../screens.tsx';
import { Markets } from './markets.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { Statistics } from './statistics.tsx';

/** After so long without a word of the game it is taken for over or unknown. */
const PATIENCE_MS = 6000;

function GameSkeleton(): ReactNode {
  const t = useText();
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className="card scoreboard" aria-hidden="true" aria-busy="true">
        <span className="bone is-title" />
        <span className="bone is-heading" />
      </div>
      {Array.from({ length: 5 }, (_, at) => (
        <div className="card market-group is-loading" aria-hidden="true" key={at}>
          <span className="bone is-title" />
          <span className="cells">
            <span className="bone is-cell" />
            <span className="bone is-cell" />
            <span className="bone is-cell" />
          </span>
        </div>
      ))}
    </div>
  );
}

function usePatience(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

export function GameScreen({ params }: ScreenProps): ReactNode {
  return <Game key={params['game']} params={params} />;
}

function Game({ params }: ScreenProps): ReactNode {
  const t = useText();
  const sportId = Number(params['sport']);
  const champId = Number(params['champ']);
  const gameId = Number(params['game']);
  const { line } = useCore();
  useWatch([`game:${gameId}`]);
  const game = useProjection(useGameReadable(gameId), whole);
  const markets = useProjection(useMarketsReadable(gameId), whole);
  const tree = useProjection(line.tree, whole);
  const isLate = usePatience();
  usePageName(game === null ? (isLate ? t('game.gone.title') : null) : gameTitle(game, t));
  const sport = tree?.find((each) => each.id === sportId);
  const champ = game?.champ.name ?? sport?.championships.find((each) => each.id === champId)?.name;
  const toChamp = `/line/${sportId}/${champId}`;
  return (
    <div className="screen">
      <nav className="crumbs" aria-label={t('nav.crumbs')}>
        <Go to="/line">{t('nav.sports')}</Go>
        {(sport !== undefined || tree === null) && <Go to={`/line/${sportId}`}>{sport?.name ?? ' '}</Go>}
        {(champ !== undefined || tree === null) && (
          <Go to={toChamp}>
            <bdi>{champ ?? ' '}</bdi>
          </Go>
        )}
      </nav>
      {game === null ? (
        isLate ? (
          <Empty icon="clock" isPage title={t('game.gone.title')} text={t('game.gone.text')}>
            <Go to={toChamp} className="button is-main">
              {t('game.toChamp')}
            </Go>
          </Empty>
        ) : (
          <GameSkeleton />
        )
      ) : (
        <>
          <Scoreboard game={game} />
          {game.status !== 1 && <Statistics gameId={gameId} game={game} />}
          {game.status === 4 ? (
            <Empty icon="check" title={t('game.over.title')} text={t('game.over.text')}>
              <Go to={toChamp} className="button is-main">
                {t('game.toChamp')}
              </Go>
            </Empty>
          ) : markets.length === 0 ? (
            isLate ? (
              <Empty icon="lock" title={t('game.noMarkets.title')} text={t('game.noMarkets.text')}>
                <Go to={toChamp} className="button is-main">
                  {t('game.toChamp')}
                </Go>
              </Empty>
            ) : (
              <GameSkeleton />
            )
          ) : (
            <Markets game={game} markets={markets} />
          )}
        </>
      )}
    </div>
  );
}
