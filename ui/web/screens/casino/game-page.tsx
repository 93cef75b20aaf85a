/** A game: rules and return before the stake, the frame, the seeds, and the rounds of this visit. */
import { memo, Suspense, useEffect, useRef, type ReactNode } from 'react';
import 'touchline/core/game-session/feature';
import { fractionOf, percentOf } from 'touchline/core/casino/rules/stated-return';
import type { CasinoGame } from 'touchline/core/casino/types';
import type { CloseReason, GameMode, GameSessionView } from 'touchline/core/game-session/types';
import type { LimitStop, LimitsView } from 'touchline/core/limits/public';
import { gameStops } from 'touchline/core/limits/rules/game-stops';
import { money as moneyOf } from 'touchline/kernel/money';
import { Empty, Failed } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { ScreenSkeleton } from '../../components/skeleton.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { loadNamespaces, useText } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
import { useParts, useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { FreeSpins } from './free-spins.tsx';
import { GameRoom } from './game-room.tsx';
import { HighestWin } from './highest-win.tsx';
import { SessionRounds } from './session-rounds.tsx';
import { TileArt } from './tile-art.tsx';
import { useCasino } from './use-casino.ts';
import { useEarlyFrame } from './use-early-frame.ts';
import { PageZone } from './zones.ts';

const GameTournaments = lazyAgain(async () => {
  const [{ GameTournaments: Loaded }] = await Promise.all([
    import('../tournaments/game-tournaments.tsx'),
    loadNamespaces('bonus'),
  ]);
  return Loaded;
});

/** Play money of a visitor whose currency is not known. */
const USUAL_CURRENCY = 'EUR';

/** A game that breaks the rules of the port gets one explanation, whatever it did. */
function wordOf(reason: CloseReason): string {
  switch (reason) {
    case 'flood':
    case 'oversized':
    case 'malformed':
    case 'reloaded':
    case 'error':
      return 'broken';
    case 'left':
    case 'exit':
    case 'signedOut':
    case 'silent':
    case 'failed':
    case 'notAllowed':
    case 'excluded':
    case 'timeOut':
    case 'limit':
      return reason;
  }
}

/** Whether a game was closed by what the list of stops names. */
const isProtection = (reason: CloseReason | null): boolean =>
  reason === 'limit' || reason === 'excluded' || reason === 'timeOut';

const isPlayer = ({ status }: { readonly status: string }): boolean => status === 'player';

const Rules = memo(function Rules({ game }: { readonly game: CasinoGame }): ReactNode {
  const t = useText();
  const money = useMoney();
  const { stakes } = game;
  return (
    <section className="card casino-card" aria-labelledby="game-rules">
      <h2 id="game-rules">{t('casino.rules')}</h2>
      <ul className="casino-rules">
        {game.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <dl className="facts">
        {game.returns.map((each) => (
          <div key={each.bet}>
            <dt>{each.bet === '' ? t('casino.return') : t('casino.returnOf', { bet: t(`casino.bet.${each.bet}`) })}</dt>
            <dd>{t('casino.returnValue', { fraction: fractionOf(each), percent: percentOf(each) })}</dd>
          </div>
        ))}
        {game.highestWin !== null && <HighestWin win={game.highestWin} />}
        {stakes !== null && (
          <div>
            <dt>{t('casino.stakes')}</dt>
            <dd>
              {t('casino.stakesRange', {
                min: money(stakes.min, stakes.currency),
                max: money(stakes.max, stakes.currency),
              })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('casino.volatility')}</dt>
          <dd>{t(`casino.volatility.${game.volatility}`)}</dd>
        </div>
        <div>
          <dt>{t('casino.filter.provider')}</dt>
          <dd>
            <Link to={`/providers/${game.provider.slug}`}>{game.provider.name}</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
});

/** Stops of the limits and their names are needed by few players: they load with the limits' words. */
const StopList = lazyAgain(async () => {
  const [{ StopList: Loaded }] = await Promise.all([import('./stop-list.tsx'), loadNamespaces('limits')]);
  return Loaded;
});

/** Play money of a visitor has no limits. The lowest stake of the game decides, where the catalogue states it. */
function stopsOf(view: LimitsView | null, { stakes }: CasinoGame): readonly LimitStop[] {
  if (view === null || view.currency === null) return [];
  return gameStops(view.limits, stakes === null ? moneyOf(1, view.currency) : moneyOf(stakes.min, stakes.currency));
}

interface StartProps {
  readonly game: CasinoGame;
  readonly view: GameSessionView;
}

function Start({ game, view }: StartProps): ReactNode {
  const core = useCore();
  const t = useText();
  const hasPlayer = useProjection(core.session, isPlayer);
  const stops = useParts(core.feature('limits'), (limits) => stopsOf(limits, game));
  const isStopped = hasPlayer && stops.length > 0;
  const launch = (mode: GameMode): void => {
    const currency = core.accounts.get().active?.iso ?? USUAL_CURRENCY;
    const frame = game.frame === null ? {} : { frame: game.frame };
    core.dispatch({ type: 'game-session/launch', payload: { gameId: game.id, mode, currency, ...frame } });
  };
  const isLaunching = view.stage === 'launching';
  const ended = view.stage === 'closed' && view.mode !== 'replay' && view.gameId === game.id ? view.closedBy : null;
  const finish = hasPlayer && (
    <button type="button" className="button is-outline" aria-disabled={isLaunching} onClick={() => launch('real')}>
      {t('casino.finishRound')}
    </button>
  );
  return (
    <section className="card casino-start" aria-label={game.title}>
      <TileArt id={game.id} />
      <div className="casino-start-body">
        <p role="status" className="casino-ended">
          {ended !== null && ended !== 'left' && t(`casino.ended.${wordOf(ended)}`)}
          {isLaunching && t('casino.launching')}
          {game.isAllowed && isStopped && !isLaunching && !isProtection(ended) && t('casino.stopped')}
        </p>
        {game.isAllowed && isStopped && (
          <Suspense>
            <StopList stops={stops} />
          </Suspense>
        )}
        {ended === 'limit' && !isStopped && (
          <Link to="/office/responsible" className="button">
            {t('casino.ended.limitWay')}
          </Link>
        )}
        {game.isAllowed ? (
          <div className="casino-ways">
            {isStopped ? (
              finish
            ) : hasPlayer ? (
              <button
                type="button"
                className="button is-main"
                aria-disabled={isLaunching}
                onClick={() => launch('real')}
              >
                {t('casino.playReal')}
              </button>
            ) : (
              <Link to="/user/login" className="button is-main">
                {t('casino.logIn')}
              </Link>
            )}
            <button
              type="button"
              className="button is-outline"
              aria-disabled={isLaunching}
              onClick={() => launch('demo')}
            >
              {t('casino.playDemo')}
            </button>
          </div>
        ) : (
          <>
            <p>{t('casino.notAllowed')}</p>
            {finish}
          </>
        )}
      </div>
    </section>
  );
}

interface RoomProps {
  readonly game: CasinoGame;
  readonly view: GameSessionView;
  /** The page of a frame that loads, unseen, before the launch. */
  readonly early: string | null;
}

/** The game that is being played, or may be launched. */
function Room({ game, view, early }: RoomProps): ReactNode {
  const core = useCore();
  const t = useText();
  const head = useRef<HTMLDivElement>(null);
  const isOpen = early === null;
  useEffect(() => {
    if (isOpen) head.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return (
    <GameRoom
      title={game.title}
      view={view}
      tag={t(`casino.mode.${view.mode}`)}
      head={head}
      stakes={game.stakes}
      early={early}
      onClose={() => core.dispatch({ type: 'game-session/close', payload: { reason: 'exit' } })}
    />
  );
}

function Session({ game, view }: { readonly game: CasinoGame; readonly view: GameSessionView }): ReactNode {
  const core = useCore();
  const isOpen =
    view.gameId === game.id &&
    (view.stage === 'opening' || view.stage === 'ready' || (view.stage === 'launching' && view.frame !== ''));
  // Leaving the page, or going to another game, ends the session.
  useEffect(() => () => void core.dispatch({ type: 'game-session/close', payload: { reason: 'left' } }), [core]);
  const early = useEarlyFrame(game, view);
  // The room keeps its place, because a frame that moves loads again.
  return (
    <>
      {!isOpen && <Start game={game} view={view} />}
      {(isOpen || early !== null) && <Room game={game} view={view} early={isOpen ? null : early} />}
    </>
  );
}

export function GamePage({ number }: { readonly number: number }): ReactNode {
  const t = useText();
  const { view, hasFailed, again } = useCasino();
  const session = useFeature('gameSession');
  const game = view?.games?.find((known) => known.number === number) ?? null;
  usePageName(game?.title ?? (view?.games === null ? null : t('casino.unknown.title')));
  if (view === null || view.games === null || session.view === null) {
    const retry = (): void => {
      again();
      session.retry();
    };
    return hasFailed || session.hasFailed ? (
      <div className="screen">
        <h1 className="vh">{t('casino.title')}</h1>
        <Failed title={t('casino.failed.title')} text={t('casino.failed.text')} onRetry={retry} />
      </div>
    ) : (
      <ScreenSkeleton />
    );
  }
  if (game === null)
    return (
      <div className="screen">
        <Empty icon="search" title={t('casino.unknown.title')} text={t('casino.unknown.text')} isPage>
          <Link to="/casino-lobby" className="button is-main">
            {t('casino.all')}
          </Link>
        </Empty>
      </div>
    );
  return (
    <div className="screen casino">
      <nav className="crumbs" aria-label={t('casino.crumbs')}>
        <Link to="/casino-lobby">{t('casino.title')}</Link>
        <Link to={`/${game.section}`}>{t(`casino.section.${game.section}`)}</Link>
      </nav>
      <div className="screen-head">
        <h1>{game.title}</h1>
      </div>
      <Session key={game.id} game={game} view={session.view} />
      {!game.provider.isOwn && (
        <FreeSpins view={view} games={view.games} gameId={game.id} isBusy={session.view.isBusy} />
      )}
      {game.zone !== null && (
        <Suspense>
          <PageZone game={game} target="overview" />
        </Suspense>
      )}
      {session.view.gameId === game.id && (
        <SessionRounds view={session.view} isShared={game.features.includes('shared')} />
      )}
      <Rules game={game} />
      <Suspense>
        <GameTournaments number={game.number} />
      </Suspense>
    </div>
  );
}
