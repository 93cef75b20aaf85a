/** A finished round of our own game, watched again in its frame. The address has the round. */
import { useCallback, useEffect, type ReactNode } from 'react';
import { isProof } from 'touchline/core/casino/types';
import type { CasinoGame, PlayedRound, RoundProof } from 'touchline/core/casino/types';
import type { CloseReason, GameSessionView } from 'touchline/core/game-session/types';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { OfficePage, OfficeWait } from '../office/office-page.tsx';
import { ForeignRound } from './foreign-round.tsx';
import { GameRoom } from './game-room.tsx';
import { RoundFacts } from './round-facts.tsx';
import { useCasino } from './use-casino.ts';
import { verifyPath } from './verify-address.ts';

const HISTORY = '/office/casino/rounds';

/** Why a round of our own games has nothing to watch; null for one that has. */
function reasonOf({ status }: RoundProof): string | null {
  if (status === 'over') return null;
  return status === 'cancelled' ? 'cancelled' : 'open';
}

function Nothing({ why }: { readonly why: string }): ReactNode {
  const t = useText();
  return (
    <Empty icon="dice" title={t('casino.replay.none')} text={t(`casino.replay.none.${why}`)}>
      <Link to={HISTORY} className="button is-main">
        {t('casino.replay.back')}
      </Link>
    </Empty>
  );
}

function Facts({ round }: { readonly round: RoundProof }): ReactNode {
  const t = useText();
  const money = useMoney();
  const { id, at, stake, pays, currency } = round;
  return (
    <section className="card casino-card" aria-label={t('casino.replay.facts')}>
      <RoundFacts id={id} at={at} stake={money(stake, currency)} paid={money(pays ?? 0, currency)} />
      <div className="casino-ways">
        <Link to={verifyPath(id)} className="button is-outline">
          {t('casino.verify.way')}
        </Link>
        <Link to={HISTORY} className="button is-outline">
          {t('casino.replay.back')}
        </Link>
      </div>
    </section>
  );
}

function Ended({ reason, onRetry }: { readonly reason: CloseReason | null; readonly onRetry: () => void }): ReactNode {
  const t = useText();
  if (reason === null || reason === 'left') return <LoadingCard />;
  return (
    <section className="card casino-card" role="alert">
      <p className="form-note is-bad">{t('casino.replay.failed')}</p>
      <button type="button" className="button is-small" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </section>
  );
}

interface WatchProps {
  readonly round: RoundProof;
  readonly title: string;
  readonly session: GameSessionView;
}

/** Opens the game around the round, and closes it when the player leaves. */
function Watch({ round: { id, gameId }, title, session }: WatchProps): ReactNode {
  const core = useCore();
  const watch = useCallback(
    () => void core.dispatch({ type: 'game-session/watch', payload: { gameId, roundId: id } }),
    [core, gameId, id],
  );
  useEffect(() => {
    watch();
    return () => void core.dispatch({ type: 'game-session/close', payload: { reason: 'left' } });
  }, [core, watch]);
  const { stage, roundId, closedBy } = session;
  if (roundId === id && (stage === 'opening' || stage === 'ready')) return <GameRoom title={title} view={session} />;
  return <Ended reason={roundId === id && stage === 'closed' ? closedBy : null} onRetry={watch} />;
}

interface FoundProps {
  readonly found: PlayedRound | 'loading' | 'unknown' | 'failed' | null;
  readonly games: readonly CasinoGame[];
  readonly session: GameSessionView;
  readonly onRetry: () => void;
}

function Found({ found, games, session, onRetry }: FoundProps): ReactNode {
  if (found === 'unknown') return <Nothing why="unknown" />;
  if (found === null || typeof found === 'string')
    return <OfficeWait hasFailed={found === 'failed'} onRetry={onRetry} />;
  if (!isProof(found)) return <ForeignRound round={found} />;
  const why = reasonOf(found);
  if (why !== null) return <Nothing why={why} />;
  const title = games.find(({ id }) => id === found.gameId)?.title ?? found.gameId;
  return (
    <>
      <Watch key={found.id} round={found} title={title} session={session} />
      <Facts round={found} />
    </>
  );
}

export function ReplayPage({ id }: { readonly id: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const { view, hasFailed, again } = useCasino();
  const { view: session, hasFailed: isBroken, retry } = useFeature('gameSession');
  const isLoaded = view !== null;
  const load = useCallback(() => void core.dispatch({ type: 'casino/loadRound', payload: { id } }), [core, id]);
  useEffect(() => {
    if (isLoaded) load();
  }, [isLoaded, load]);
  const games = view?.games ?? null;
  const found = view?.askedRound?.id === id ? view.askedRound.found : null;
  const gameId = typeof found === 'object' ? found?.gameId : undefined;
  const title = games?.find((game) => game.id === gameId)?.title;
  return (
    <OfficePage name={title === undefined ? t('casino.replay') : t('casino.replay.of', { game: title })}>
      {games === null || session === null ? (
        <OfficeWait
          hasFailed={hasFailed || isBroken}
          onRetry={() => {
            again();
            retry();
          }}
        />
      ) : (
        <Found found={found} games={games} session={session} onRetry={load} />
      )}
    </OfficePage>
  );
}
