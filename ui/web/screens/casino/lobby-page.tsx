/** The lobby: search, sections, and tiles with the return of each game. */
import { useState, type ReactNode } from 'react';
import { findGames, gamePath, sectionsWithGames } from 'touchline/core/casino/rules/find-games';
import { lowestReturn, percentOf } from 'touchline/core/casino/rules/stated-return';
import type { CasinoGame } from 'touchline/core/casino/types';
import { Empty, Failed } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { ScreenSkeleton } from '../../components/skeleton.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { TileArt } from './tile-art.tsx';
import { useCasino } from './use-casino.ts';

function Tile({ game }: { readonly game: CasinoGame }): ReactNode {
  const t = useText();
  const least = lowestReturn(game.returns);
  return (
    <li>
      <Link to={gamePath(game)} className="tile card">
        <TileArt id={game.id} />
        <span className="tile-text">
          <b>{game.title}</b>
          <small>{game.provider.name}</small>
          {least !== null && <small>{t('casino.tile.return', { percent: percentOf(least) })}</small>}
        </span>
      </Link>
    </li>
  );
}

function Shelf({ name, games }: { readonly name: string; readonly games: readonly CasinoGame[] }): ReactNode {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <ul className="tiles">
        {games.map((game) => (
          <Tile key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Sections({
  games,
  section,
}: {
  readonly games: readonly CasinoGame[];
  readonly section: string | null;
}): ReactNode {
  const t = useText();
  return (
    <nav className="chips" aria-label={t('casino.sections')}>
      <Link to="/casino-lobby" className="chip is-way" current={section === null}>
        {t('casino.all')}
      </Link>
      {sectionsWithGames(games).map((name) => (
        <Link key={name} to={`/${name}`} className="chip is-way" current={section === name}>
          {t(`casino.section.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

interface LobbyProps {
  /** Null: every section. */
  readonly section: string | null;
  readonly provider: string | null;
}

export function LobbyPage({ section, provider }: LobbyProps): ReactNode {
  const t = useText();
  const { view, hasFailed, again } = useCasino();
  const [words, setWords] = useState('');
  const name = section === null ? t('casino.title') : t(`casino.section.${section}`);
  usePageName(name);
  const games = view?.games ?? null;
  if (games === null)
    return hasFailed ? (
      <div className="screen">
        <h1 className="vh">{name}</h1>
        <Failed title={t('casino.failed.title')} text={t('casino.failed.text')} onRetry={again} />
      </div>
    ) : (
      <ScreenSkeleton />
    );
  const found = findGames(games, { section, provider, words });
  return (
    <div className="screen casino">
      <div className="screen-head">
        <h1>{name}</h1>
        <Link to="/casino/verify" className="button is-small">
          {t('casino.verify.way')}
        </Link>
      </div>
      <div className="field casino-search">
        <label className="field-label" htmlFor="casino-search">
          {t('casino.search')}
        </label>
        <input
          id="casino-search"
          type="search"
          className="field-input"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <Sections games={games} section={section} />
      <p className="vh" role="status">
        {words === '' ? '' : t('casino.found', { number: found.length })}
      </p>
      {found.length === 0 ? (
        <Empty
          icon="search"
          title={words === '' ? t('casino.empty.title') : t('casino.none.title')}
          text={words === '' ? t('casino.empty.text') : t('casino.none.text')}
        >
          <Link to="/casino-lobby" className="button is-main">
            {t('casino.all')}
          </Link>
        </Empty>
      ) : words !== '' || section !== null ? (
        <Shelf name={t('casino.games')} games={found} />
      ) : (
        sectionsWithGames(found).map((each) => (
          <Shelf key={each} name={t(`casino.section.${each}`)} games={found.filter((game) => game.section === each)} />
        ))
      )}
    </div>
  );
}
