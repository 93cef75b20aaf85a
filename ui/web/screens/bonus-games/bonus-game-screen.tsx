/** The page of a bonus game: the game, its prizes, turns and history. */
import { useEffect, useRef, type ReactNode } from 'react';
import 'touchline/core/bonus-games/feature';
import { BONUS_GAMES, type BonusGameId } from 'touchline/core/bonus-games/types';
import { Link } from '../../components/link.tsx';
import { useCurrentInSight } from '../../components/use-current-in-sight.ts';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { OfficeWait } from '../office/office-page.tsx';
import { History } from './history.tsx';
import { Stage } from './stage.tsx';
import { Prizes, Turns } from './terms.tsx';

function Games({ current }: { readonly current: BonusGameId }): ReactNode {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, current);
  return (
    <nav ref={nav} className="chips office-nav" aria-label={t('bonus.games')}>
      {BONUS_GAMES.map((game) => (
        <Link key={game} to={`/${game}`} className="chip is-way" current={game === current}>
          {t(`bonus.name.${game}`)}
        </Link>
      ))}
    </nav>
  );
}

function Contents({ game }: { readonly game: BonusGameId }): ReactNode {
  const core = useCore();
  const { view, hasFailed, retry } = useFeature('bonusGames');
  const isLoaded = view !== null;
  const isActing = view !== null && view.acting !== null;
  useEffect(() => {
    // A load is refused while an act of another game is under way.
    if (isLoaded && !isActing && core.feature('bonusGames').get()?.game !== game)
      core.dispatch({ type: 'bonus-games/load', payload: { game } });
  }, [core, isLoaded, isActing, game]);
  useEffect(() => {
    // Turns may have come since the game was loaded.
    if (isLoaded) core.dispatch({ type: 'bonus-games/load', payload: { game } });
  }, [core, isLoaded, game]);
  const answer = view?.game === game ? view.answer : null;
  if (view === null || answer === null) {
    const again = (): void => {
      retry();
      core.dispatch({ type: 'bonus-games/load', payload: { game } });
    };
    return <OfficeWait hasFailed={hasFailed || view?.status === 'failed'} onRetry={again} />;
  }
  return (
    <div className="office">
      <div className="office-column">
        <Stage key={game} view={view} answer={answer} />
        <Prizes answer={answer} />
      </div>
      <div className="office-column">
        <Turns answer={answer} />
        {answer.player !== null && <History view={view} answer={answer} player={answer.player} />}
      </div>
    </div>
  );
}

export function BonusGameScreen(): ReactNode {
  const t = useText();
  const { path } = usePageLocation().outcome.target;
  const game = BONUS_GAMES.find((each) => path === `/${each}`) ?? 'fortuna';
  usePageName(t(`bonus.name.${game}`));
  return (
    <div className="screen bonus">
      <div className="screen-head">
        <h1>{t(`bonus.name.${game}`)}</h1>
      </div>
      <Games current={game} />
      <Contents game={game} />
    </div>
  );
}
