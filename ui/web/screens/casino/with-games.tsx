/** Renders content that needs the catalogue: a skeleton until it has loaded, or a way to try again. */
import type { ReactNode } from 'react';
import type { CasinoGame, CasinoView } from 'touchline/core/casino/types';
import { Failed } from '../../components/empty.tsx';
import { ScreenSkeleton } from '../../components/skeleton.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { useCasino } from './use-casino.ts';

interface WithGamesProps {
  /** The page's name while there is nothing to show. */
  readonly name: string;
  readonly children: (games: readonly CasinoGame[], view: CasinoView) => ReactNode;
}

export function WithGames({ name, children }: WithGamesProps): ReactNode {
  const t = useText();
  const { view, hasFailed, again } = useCasino();
  usePageName((view?.games ?? null) === null ? name : null);
  if (view !== null && view.games !== null) return children(view.games, view);
  if (!hasFailed) return <ScreenSkeleton />;
  return (
    <div className="screen">
      <h1 className="vh">{name}</h1>
      <Failed title={t('casino.failed.title')} text={t('casino.failed.text')} onRetry={again} />
    </div>
  );
}
