/**
 * A slim bar below the site's header while the scoreboard is out of sight: the score, and ways to the parts of the page
 * [LIN-222]. The bar lies over the page, so that nothing moves when it comes.
 */
import { useMemo, useState, type ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import { gameTitle, scoreText } from 'touchline/core/line/rules/game-text';
import { When } from '../../components/game-row.tsx';
import { useGoalFlash } from '../../components/use-goal-flash.ts';
import { useText } from '../../text.ts';
import { OtherGames } from './other-games.tsx';
import { partId, partsOf, type PartName } from './parts.tsx';
import { isBeside, useBar } from './use-bar.ts';

/** Opens the part where it is folded, scrolls to it, and gives it the focus. */
function goTo(name: PartName): void {
  const part = document.getElementById(partId(name));
  if (part === null) return;
  const folded = part.querySelector('details[open]') === null ? part.querySelector('details') : null;
  if (folded !== null) folded.open = true;
  part.scrollIntoView({ block: isBeside(part) ? 'nearest' : 'start' });
  part.focus({ preventScroll: true });
}

interface GameBarProps {
  readonly game: Game;
  readonly isOver: boolean;
  /** Whether the operator has announced the line-ups. */
  readonly hasLineups: boolean;
  /** Whether other games of the sport are in play. */
  readonly hasOthers: boolean;
}

export function GameBar({ game, isOver, hasLineups, hasOthers }: GameBarProps): ReactNode {
  const { away, status, champ } = game;
  const parts = useMemo(
    () => partsOf({ away, status, champ }, isOver, hasLineups),
    [away, status, champ, isOver, hasLineups],
  );
  const { mark, place, isOut, current } = useBar(parts);
  const [isFocused, setFocused] = useState(false);
  return (
    <>
      <div ref={mark} />
      <div ref={place} className="game-bar-place">
        {(isOut || isFocused) && (
          // The keyboard's focus is never taken away with the bar.
          <div
            className="game-bar"
            onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
            onBlur={() => setFocused(false)}
          >
            <Score game={game} />
            {hasOthers && <OtherGames game={game} isShort />}
            <Parts parts={parts} current={current} />
          </div>
        )}
      </div>
    </>
  );
}

function Score({ game }: { readonly game: Game }): ReactNode {
  const t = useText();
  const place = useGoalFlash(game);
  const isMatch = game.away !== '';
  const [home, away] = game.score;
  return (
    <p className="game-bar-game">
      <span className="vh">
        {game.status === 'scheduled' || !isMatch
          ? gameTitle(game, t)
          : `${gameTitle(game, t)}, ${scoreText(game.score.join(':'), t)}`}
      </span>
      <span className="game-bar-sides" aria-hidden="true">
        <bdi className="game-bar-name">{game.home}</bdi>
        {isMatch && (
          <>
            {game.status === 'scheduled' ? (
              <span className="game-bar-versus">{t('game.versus')}</span>
            ) : (
              <b className="game-bar-score" ref={place}>
                <span data-score>{home}</span>:<span data-score>{away}</span>
              </b>
            )}
            <bdi className="game-bar-name">{game.away}</bdi>
            {game.points !== null && game.status !== 'finished' && (
              <span className="game-bar-points number">{game.points.join(':')}</span>
            )}
          </>
        )}
      </span>
      <When game={game} />
    </p>
  );
}

interface PartsProps {
  readonly parts: readonly PartName[];
  readonly current: PartName | null;
}

function Parts({ parts, current }: PartsProps): ReactNode {
  const t = useText();
  return (
    <nav className="game-bar-parts" aria-label={t('game.parts')}>
      {parts.map((name) => (
        <button
          type="button"
          key={name}
          className="game-bar-way"
          aria-current={name === current ? 'location' : undefined}
          onClick={() => goTo(name)}
        >
          {t(`game.part.${name}`)}
        </button>
      ))}
    </nav>
  );
}
