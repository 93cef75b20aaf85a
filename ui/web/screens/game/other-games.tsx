/** Leads from a game in play to another one of its sport, or to several of them on one page [LIN-223]. */
import { useMemo, useState, type ReactNode } from 'react';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import type { BoardGroup, Game } from 'touchline/core/line/types';
import { ChampName } from '../../components/board.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { gamePath, Sides, When } from '../../components/game-row.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useGameReadable, useWatch } from '../../core-context.ts';
import { useWide } from '../../shell/frame.tsx';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { MAX_GAMES, queryOf } from '../multi/multi-address.ts';

const SKELETON_ROWS = 6;

interface OtherGamesProps {
  readonly game: Game;
  /** Without a visible text, where there is little room. */
  readonly isShort?: boolean;
}

export function OtherGames({ game, isShort = false }: OtherGamesProps): ReactNode {
  const t = useText();
  const isWide = useWide() === true;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={isShort ? 'other-games is-short' : 'other-games'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="swap" size={16} />
        <span className={isShort ? 'vh' : 'other-games-text'}>{t('game.others')}</span>
      </button>
      {isOpen && (
        <Dialog title={t('game.others')} as={isWide ? 'window' : 'sheet'} onClose={close}>
          <LiveGames game={game} onGone={close} />
        </Dialog>
      )}
    </>
  );
}

interface ListProps {
  readonly game: Game;
  readonly onGone: () => void;
}

/** The game's own competition first. */
function arranged(groups: readonly BoardGroup[], { champ }: Game): readonly BoardGroup[] {
  const isOwn = (group: BoardGroup): boolean => group.champ.id === champ.id;
  return [...groups.filter(isOwn), ...groups.filter((group) => !isOwn(group))];
}

function LiveGames({ game, onGone }: ListProps): ReactNode {
  const t = useText();
  const { sportId } = game.champ;
  useWatch([`live:${sportId}`]);
  const board = useProjection(useBoardReadable({ kind: 'live', sportId }), identity);
  const groups = useMemo(() => arranged(board.groups, game), [board, game]);
  const [added, setAdded] = useState<readonly number[]>([]);
  const several = [game.id, ...added];
  const add = (id: number): void => setAdded(added.includes(id) ? added.filter((each) => each !== id) : [...added, id]);
  if (!board.loaded) return <BoardSkeleton rows={SKELETON_ROWS} />;
  if (!groups.some(({ gameIds }) => gameIds.some((id) => id !== game.id))) return <p>{t('game.others.none')}</p>;
  return (
    <>
      {groups.map(({ champ, gameIds }) => (
        <section key={champ.id} className="other-games-group">
          <h3 className="other-games-champ">
            <ChampName champ={champ} />
          </h3>
          <ul>
            {gameIds.map((id) => (
              <LiveGame
                key={id}
                id={id}
                isShown={id === game.id}
                isAdded={added.includes(id)}
                isFull={several.length >= MAX_GAMES}
                onAdd={add}
                onGone={onGone}
              />
            ))}
          </ul>
        </section>
      ))}
      {added.length > 0 && (
        <Link to={`/multi${queryOf(several)}`} className="button is-main other-games-several" onGone={onGone}>
          {t('game.others.several', { n: several.length })}
        </Link>
      )}
    </>
  );
}

interface LiveGameProps {
  readonly id: number;
  /** Whether the page shows this game. */
  readonly isShown: boolean;
  /** Whether the game is one of several to be shown beside this page's. */
  readonly isAdded: boolean;
  readonly isFull: boolean;
  readonly onAdd: (id: number) => void;
  readonly onGone: () => void;
}

function LiveGame({ id, isShown, isAdded, isFull, onAdd, onGone }: LiveGameProps): ReactNode {
  const t = useText();
  const game = useProjection(useGameReadable(id), identity);
  if (game === null || game.status === 'finished') return null;
  return (
    <li className="other-game">
      <Link to={gamePath(game)} className="row-game" current={isShown} onGone={onGone}>
        <When game={game} />
        <Sides game={game} />
      </Link>
      {!isShown && (
        <button
          type="button"
          className="icon-button"
          aria-pressed={isAdded}
          aria-label={t('game.others.add', { name: gameTitle(game, t) })}
          disabled={isFull && !isAdded}
          onClick={() => onAdd(id)}
        >
          <Icon name={isAdded ? 'check' : 'plus'} size={16} />
        </button>
      )}
    </li>
  );
}
