/**
 * One game: score, clock, statistics and all markets; after the end, the final score, the player's bets on the game and
 * the next games.
 */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { EndedGame, Game, GameOutcome, Market, StatPair } from 'touchline/core/line/types';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useCore, useGameReadable, useMarketsReadable, useWatch } from '../../core-context.ts';
import { isRanked } from 'touchline/core/line/rules/field-sports';
import { POLITICS } from 'touchline/core/line/rules/sport-ids';
import { isRace } from 'touchline/core/line/rules/virtual-sports';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { areLineupsAsked } from 'touchline/core/match-view/rules/lineup';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { statusOf } from '../../shell/selectors.ts';
import { needStyles } from '../../styles/deferred.ts';
import { isTakenOver } from '../../take-over.ts';
import { useText } from '../../text.ts';
import { useAnswer, useProjection, identity } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import type { ScreenProps } from '../screens.tsx';
import { Markets } from './markets.tsx';
import { EndAnnouncement, NextGames } from './next-games.tsx';
import { Part } from './parts.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { Statistics } from './statistics.tsx';
import { useViewed } from './use-viewed.ts';
import { finalState } from 'touchline/core/line/final-state';

const GameBar = deferred(async () => (await import('./game-bar.tsx')).GameBar);

const OtherGames = deferred(async () => (await import('./other-games.tsx')).OtherGames);

const GameBoosts = deferred(
  async () => (await import('../../components/boosted-prices.tsx')).BoostedPrices,
  'tools',
  'coupon',
);

const OwnLegs = deferred(async () => (await import('./own-legs.tsx')).OwnLegs, 'coupon');

const RaceMarkets = deferred(async () => {
  const [{ MarketsOfRace: Loaded }] = await Promise.all([import('../virtual/race-markets.tsx'), needStyles('virtual')]);
  return Loaded;
}, 'virtual');

const ElectionCount = deferred(async () => {
  const [{ ElectionCount: Loaded }] = await Promise.all([
    import('../virtual/election-count.tsx'),
    needStyles('virtual'),
  ]);
  return Loaded;
}, 'virtual');

const GameStatistics = deferred(
  async () => (await import('../statistics/game-statistics-card.tsx')).GameStatisticsCard,
  'media',
);

const LineupsCard = deferred(async () => {
  const [{ LineupsCard: Loaded }] = await Promise.all([
    import('./media/lineups/lineups-card.tsx'),
    needStyles('media'),
  ]);
  return Loaded;
}, 'media');

const FieldCard = deferred(async () => {
  const [{ FieldCard: Loaded }] = await Promise.all([import('./field/field-card.tsx'), needStyles('media')]);
  return Loaded;
}, 'media');

const MatchMedia = deferred(async () => {
  const [{ MatchMedia: Loaded }] = await Promise.all([import('./media/match-media.tsx'), needStyles('media')]);
  return Loaded;
}, 'media');

/** After this long without a market, the game counts as having none. */
const MARKETS_TIMEOUT_MS = 6000;

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

function useMarketsTimeout(): boolean {
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), MARKETS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasTimedOut;
}

/**
 * The final state of the game: the operator's, or the feed's until the operator reports. Null while the game is not
 * over.
 */
function endedOf(outcome: GameOutcome, game: Game | null, stats: readonly StatPair[]): EndedGame | null {
  if (typeof outcome === 'object' && outcome !== null) return outcome;
  return game?.status === 'finished' ? finalState(game, stats) : null;
}

export function GameScreen({ params }: ScreenProps): ReactNode {
  return <GamePage key={params['game']} params={params} />;
}

function GamePage({ params }: ScreenProps): ReactNode {
  const t = useText();
  const sportId = Number(params['sport']);
  const champId = Number(params['champ']);
  const gameId = Number(params['game']);
  const { line, session } = useCore();
  useWatch([`game:${gameId}`]);
  const current = useProjection(useGameReadable(gameId), identity);
  const markets = useProjection(useMarketsReadable(gameId), identity);
  const statsNow = useProjection(
    useMemo(() => line.stats(gameId), [line, gameId]),
    identity,
  );
  const outcome = useAnswer(useMemo(() => () => line.outcome(gameId), [line, gameId]));
  const ended = endedOf(outcome, current, statsNow);
  const game = ended?.game ?? current;
  const missing = game === null && (outcome === 'unknown' || outcome === 'failed') ? outcome : null;
  useViewed(gameId, game, ended !== null || missing === 'unknown');
  const isPlayer = useProjection(session, statusOf) === 'player';
  const tree = useProjection(line.tree, identity);
  usePageName(game === null ? missing && t(MISSING[missing].title) : gameTitle(game, t));
  const sport = tree?.find((each) => each.id === sportId);
  const champ = game?.champ.name ?? sport?.championships.find((each) => each.id === champId)?.name;
  const toChamp = `/line/${sportId}/${champId}`;
  const isInPlay = game !== null && ended === null && game.status !== 'scheduled';
  const [hasLineups, setHasLineups] = useState(false);
  /** Nothing in a server's page may move once the visitor reads it [BST-8]. */
  const [isFromServer] = useState(() => !isTakenOver());
  const boosts = ended === null && game?.status === 'scheduled' && (
    <Deferred>
      <GameBoosts gameId={gameId} />
    </Deferred>
  );
  const isField = game !== null && isRanked(game.champ.sportId);
  const hasSide = isField || (game !== null && game.status !== 'scheduled' && game.away !== '');
  const hasOthers = isInPlay && sport !== undefined && sport.live > 1;
  return (
    <div className="screen">
      <div className="game-top">
        <nav className="crumbs" aria-label={t('nav.crumbs')}>
          <Link to="/line">{t('nav.sports')}</Link>
          {(sport !== undefined || tree === null) && <Link to={`/line/${sportId}`}>{sport?.name ?? ' '}</Link>}
          {(champ !== undefined || tree === null) && (
            <Link to={toChamp}>
              <bdi>{champ ?? ' '}</bdi>
            </Link>
          )}
        </nav>
        {isInPlay && (
          <span className="other-games-place">
            {hasOthers && (
              <Deferred>
                <OtherGames game={game} />
              </Deferred>
            )}
          </span>
        )}
      </div>
      <EndAnnouncement game={ended?.game ?? null} />
      {game === null ? (
        missing === null ? (
          <GameSkeleton />
        ) : (
          <Missing why={missing} toChamp={toChamp} />
        )
      ) : (
        <>
          <Scoreboard game={game} winner={ended?.winner ?? ''} stats={ended?.stats ?? statsNow} />
          <Deferred>
            <GameBar game={game} isOver={ended !== null} hasLineups={hasLineups} hasOthers={hasOthers} />
          </Deferred>
          <div className={hasSide ? 'game-body has-side' : 'game-body'}>
            <div className="game-side">
              {isField && (
                <Part name="tracker">
                  <Deferred waiting={<div className="card field-place" aria-busy="true" aria-hidden="true" />}>
                    <FieldCard game={game} />
                  </Deferred>
                </Part>
              )}
              {game.status !== 'scheduled' && game.away !== '' && (
                <Part name="tracker">
                  <Deferred waiting={<div className="media-place" aria-busy="true" aria-hidden="true" />}>
                    <MatchMedia game={game} />
                  </Deferred>
                </Part>
              )}
              {game.away !== '' && (
                <Part name="stats">
                  {game.status !== 'scheduled' && <Statistics stats={ended?.stats ?? statsNow} game={game} />}
                  <Deferred waiting={<div className="card statistics is-waiting" aria-hidden="true" />}>
                    <GameStatistics game={game} />
                  </Deferred>
                </Part>
              )}
              {areLineupsAsked(game, line.now()) && (
                <Part name="lineups">
                  <Deferred waiting={<div className="card statistics is-waiting" aria-hidden="true" />}>
                    <LineupsCard game={game} onKnown={setHasLineups} />
                  </Deferred>
                </Part>
              )}
            </div>
            <div className="game-main">
              {sportId === POLITICS && (
                <Deferred>
                  <ElectionCount stats={ended?.stats ?? statsNow} />
                </Deferred>
              )}
              {isPlayer && (
                <Deferred>
                  <OwnLegs gameId={gameId} isOver={ended !== null} />
                </Deferred>
              )}
              {ended === null ? (
                <Part name="markets">
                  {!isFromServer && boosts}
                  <OpenMarkets game={game} markets={markets} toChamp={toChamp} />
                  {isFromServer && boosts}
                </Part>
              ) : (
                <NextGames ended={ended.game} />
              )}
            </div>
          </div>
        </>
      )}
    </div>
  );
}

const MISSING = {
  unknown: { icon: 'clock', title: 'game.gone.title', text: 'game.gone.text' },
  failed: { icon: 'alert', title: 'game.failed.title', text: 'game.failed.text' },
} as const;

function Missing({ why, toChamp }: { readonly why: keyof typeof MISSING; readonly toChamp: string }): ReactNode {
  const t = useText();
  const { icon, title, text } = MISSING[why];
  return (
    <Empty icon={icon} isPage title={t(title)} text={t(text)}>
      <Link to={toChamp} className="button is-main">
        {t('game.toChamp')}
      </Link>
    </Empty>
  );
}

interface OpenMarketsProps {
  readonly game: Game;
  readonly markets: readonly Market[];
  readonly toChamp: string;
}

function OpenMarkets({ game, markets, toChamp }: OpenMarketsProps): ReactNode {
  const t = useText();
  const hasTimedOut = useMarketsTimeout();
  if (markets.length > 0)
    return isRace(game.champ.sportId) ? (
      <Deferred waiting={<GameSkeleton />}>
        <RaceMarkets markets={markets} sportId={game.champ.sportId} />
      </Deferred>
    ) : (
      <Markets game={game} markets={markets} />
    );
  if (!hasTimedOut) return <GameSkeleton />;
  return (
    <Empty icon="lock" title={t('game.noMarkets.title')} text={t('game.noMarkets.text')}>
      <Link to={toChamp} className="button is-main">
        {t('game.toChamp')}
      </Link>
    </Empty>
  );
}
