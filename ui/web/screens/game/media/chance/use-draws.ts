/** The results of a game of chance, followed while a component shows them. */
import { useEffect } from 'react';
import { ownDraws } from 'touchline/core/casino/rules/zone-of-game';
import { isProof } from 'touchline/core/casino/types';
import type { CasinoGame, GameDraws, RoundProof } from 'touchline/core/casino/types';
import { useFeature } from '../../../../components/use-feature.ts';
import { useCore } from '../../../../core-context.ts';
import { useProjection } from '../../../../use-projection.ts';
import { useCasino } from '../../../casino/use-casino.ts';

const NO_ROUNDS: readonly RoundProof[] = [];
const isPlayer = ({ status }: { readonly status: string }): boolean => status === 'player';

export interface ShownDraws {
  /** Null until the catalogue has loaded, and for a game that is no longer on offer. */
  readonly game: CasinoGame | null;
  readonly draws: GameDraws | null;
}

export function useDraws(gameNumber: number): ShownDraws {
  const { dispatch, session } = useCore();
  const { view, hasFailed } = useCasino();
  const visit = useFeature('gameSession').view?.rounds ?? NO_ROUNDS;
  const hasPlayer = useProjection(session, isPlayer);
  const game = view?.games?.find(({ number }) => number === gameNumber) ?? null;
  const gameId = game?.id ?? null;
  const isShared = game?.zone?.draws === 'shared';
  useEffect(() => {
    if (gameId === null || !isShared) return undefined;
    dispatch({ type: 'casino/followDraws', payload: { gameId } });
    return () => void dispatch({ type: 'casino/unfollowDraws', payload: { gameId } });
  }, [dispatch, gameId, isShared]);
  const isOwn = game?.zone?.draws === 'own';
  useEffect(() => {
    if (isOwn && hasPlayer) dispatch({ type: 'casino/loadRounds', payload: { more: false } });
  }, [dispatch, isOwn, hasPlayer]);
  const real = view?.rounds?.filter(isProof) ?? NO_ROUNDS;
  const own: GameDraws | null =
    gameId === null || !isOwn ? null : { status: 'ready', current: null, last: ownDraws(gameId, visit, real) };
  if (game === null) return { game, draws: hasFailed ? { status: 'failed', current: null, last: [] } : null };
  return { game, draws: own ?? view?.draws.get(game.id) ?? null };
}
