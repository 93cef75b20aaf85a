/** Several games on one page with live prices, arranged by the player; the address has the games and their order. */
import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { groupMarkets } from 'touchline/core/line/rules/market-groups';
import type { Board, Game } from 'touchline/core/line/types';
import type { LineReads } from 'touchline/core/line/reads';
import type { Preferences } from 'touchline/core/preferences/types';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { gamePath, Sides, When } from '../../components/game-row.tsx';
import { Icon } from '../../components/icon.tsx';
import { isFocusLost } from '../../components/is-focus-lost.ts';
import { Link } from '../../components/link.tsx';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useCore, useGameReadable, useMarketsReadable, useWatch } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useGo } from '../../links.ts';
import { useShown } from '../../page-location.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { identity, useAnswer, useProjection } from '../../use-projection.ts';
import { MarketGroupCard } from '../game/market-group.tsx';
import { gamesOf, MAX_GAMES, moved, queryOf } from './multi-address.ts';

/** Groups of markets that a game shows beside others; its own page has all. */
const MAX_GROUPS = 4;
const NONE = 0;
/** Games that a page without games suggests. */
const MAX_SUGGESTED = 12;

function Groups({ game }: { readonly game: Game }): ReactNode {
  const { line } = useCore();
  const t = useText();
  const markets = useProjection(useMarketsReadable(game.id), identity);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => groupMarkets(markets, line.price).slice(0, MAX_GROUPS), [markets, line]);
  if (groups.length === 0) return <p className="statistics-note">{t('game.noMarkets.title')}</p>;
  return groups.map((group) => (
    <MarketGroupCard
      key={group.key}
      group={group}
      game={game}
      isFolded={folded.has(group.key)}
      onFold={(on) => setFolded(new Set(on ? [...folded, group.key] : [...folded].filter((key) => key !== group.key)))}
    />
  ));
}

interface GameCardProps {
  readonly id: number;
  readonly games: readonly number[];
  readonly onArrange: (games: readonly number[]) => void;
}

function GameCard({ id, games, onArrange }: GameCardProps): ReactNode {
  const t = useText();
  const { line } = useCore();
  const current = useProjection(useGameReadable(id), identity);
  const outcome = useAnswer(useMemo(() => () => line.outcome(id), [line, id]));
  const game = current ?? (typeof outcome === 'object' ? (outcome?.game ?? null) : null);
  const name = game === null ? t('game.number', { id }) : gameTitle(game, t);
  const pressed = useRef<HTMLButtonElement>(null);
  const move = (by: -1 | 1, { currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    pressed.current = currentTarget;
    onArrange(moved(games, id, by));
  };
  // A card that moves loses the focus, as a button at either end does, where the other one goes on.
  const before = useRef(games);
  useEffect(() => {
    if (before.current === games) return;
    before.current = games;
    const button = pressed.current;
    pressed.current = null;
    if (button === null || (!isFocusLost() && !button.disabled)) return;
    (button.disabled ? button.parentElement?.querySelector<HTMLElement>(':enabled') : button)?.focus();
  }, [games]);
  const missing = game === null && (outcome === 'unknown' || outcome === 'failed') ? outcome : null;
  return (
    <section className="card multi-game" aria-label={name}>
      <header className="multi-head">
        {game !== null && game.status !== 'finished' && <When game={game} />}
        <h2>
          {game === null ? (
            name
          ) : (
            <Link to={gamePath(game)}>
              <Sides game={game} />
            </Link>
          )}
        </h2>
        <span className="multi-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={t('multi.earlier', { name })}
            disabled={games[0] === id}
            onClick={(event) => move(-1, event)}
          >
            <Icon name="back" size={16} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('multi.later', { name })}
            disabled={games.at(-1) === id}
            onClick={(event) => move(1, event)}
          >
            <Icon name="forward" size={16} />
          </button>
          <button
            type="button"
            className="icon-button"
            data-remove
            aria-label={t('multi.remove', { name })}
            onClick={() => onArrange(games.filter((each) => each !== id))}
          >
            <Icon name="close" size={16} />
          </button>
        </span>
      </header>
      {game === null ? (
        missing === null ? (
          <CardSkeleton />
        ) : (
          <p className="statistics-note">{t(missing === 'unknown' ? 'game.gone.title' : 'game.failed.title')}</p>
        )
      ) : game.status === 'finished' ? (
        <p className="statistics-note">{t('game.fullTime')}</p>
      ) : (
        <Groups game={game} />
      )}
    </section>
  );
}

/** Games of the boards that are not chosen yet: those in play, then those ahead by kick-off. */
function othersOf(boards: readonly Board[], games: readonly number[], line: LineReads): readonly Game[] {
  const ids = new Set(boards.flatMap(({ groups }) => groups.flatMap(({ gameIds }) => gameIds)));
  const others = [...ids]
    .flatMap((id) => line.game(id).get() ?? [])
    .filter(({ id, status }) => !games.includes(id) && status !== 'finished');
  const isAhead = ({ status }: Game): boolean => status === 'scheduled';
  return [
    ...others.filter((game) => !isAhead(game)),
    ...others.filter(isAhead).toSorted((one, other) => one.startsAt - other.startsAt),
  ];
}

interface SuggestedProps {
  readonly games: readonly Game[];
  readonly onAdd: (id: number) => void;
}

/** The first games that can be added, each with one press [LIN-268]. */
function Suggested({ games, onAdd }: SuggestedProps): ReactNode {
  const t = useText();
  return (
    <ul className="multi-suggested" aria-label={t('multi.add')}>
      {games.slice(0, MAX_SUGGESTED).map((game) => (
        <li key={game.id}>
          <button type="button" className="card" onClick={() => onAdd(game.id)}>
            <span className="multi-suggested-head">
              <When game={game} />
              <span dir="auto">{game.champ.name}</span>
              <Icon name="plus" size={16} />
            </span>
            <Sides game={game} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function MultiTool(): ReactNode {
  const t = useText();
  const go = useGo();
  const { line, preferences } = useCore();
  const clock: Preferences = useProjection(preferences, identity);
  const { path, query } = useShown().target;
  const games = useMemo(() => gamesOf(query), [query]);
  useWatch(['live', 'top', ...games.map((id) => `game:${id}`)]);
  const live = useProjection(useBoardReadable({ kind: 'live' }), identity);
  const top = useProjection(useBoardReadable({ kind: 'top' }), identity);
  const others = othersOf([live, top], games, line);
  const nameOf = (game: Game): string =>
    [
      gameTitle(game, t),
      game.champ.name,
      ...(game.status === 'scheduled' ? [formatTime(game.startsAt, 'dayTime', clock)] : []),
    ].join(' · ');
  // An arrangement replaces the one before in the history of the browser: back leaves the page.
  const arrange = (next: readonly number[]): void => go(path + queryOf(next), { replace: true });
  const whole = useRef<HTMLDivElement>(null);
  const before = useRef(games);
  // The card that was removed had the focus: the one in its place takes it, or the list of games. The suggestion that
  // was pressed had it: the list takes it, for the next game.
  useEffect(() => {
    const at = before.current.findIndex((id) => !games.includes(id));
    const wasEmpty = before.current.length === 0 && games.length > 0;
    before.current = games;
    if ((at < 0 && !wasEmpty) || !isFocusLost()) return;
    const ways = whole.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    ((wasEmpty ? undefined : ways[Math.min(at, ways.length - 1)]) ?? whole.current?.querySelector('select'))?.focus();
  }, [games]);
  return (
    <div className="multi" ref={whole}>
      {games.length < MAX_GAMES ? (
        <div className="statistics-selects">
          <Pick
            className="is-row is-filter"
            label={t('multi.add')}
            value={NONE}
            options={[[NONE, t('multi.choose')] as const, ...others.map((game) => [game.id, nameOf(game)] as const)]}
            onPick={(id) => id !== NONE && arrange([...games, id])}
          />
        </div>
      ) : (
        <p className="statistics-note">{t('multi.full', { n: MAX_GAMES })}</p>
      )}
      {games.length === 0 && others.length > 0 ? (
        <>
          <p className="statistics-note">{t('multi.none.text')}</p>
          <Suggested games={others} onAdd={(id) => arrange([id])} />
        </>
      ) : games.length === 0 ? (
        <Empty
          icon="live"
          drawing={<Drawing name="noGames" />}
          title={t('multi.none.title')}
          text={t('multi.none.text')}
        >
          <Link to="/live" className="button">
            {t('home.allLive')}
          </Link>
        </Empty>
      ) : (
        <div className="multi-games">
          {games.map((id) => (
            <GameCard key={id} id={id} games={games} onArrange={arrange} />
          ))}
        </div>
      )}
    </div>
  );
}
