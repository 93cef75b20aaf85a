/** The lobby: search, sections, filters, and shelves of games. */
import { Suspense, useMemo, type ReactNode } from 'react';
import {
  findGames,
  gamesNumbered,
  gamesWithIds,
  newGames,
  popularGames,
  sectionsWithGames,
  sectionsWithShelf,
} from 'touchline/core/casino/rules/find-games';
import { subcategoryOf } from 'touchline/core/casino/rules/subcategories';
import type { CasinoGame } from 'touchline/core/casino/types';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { MAX_WORDS, NO_CHOICE, queryOf } from './lobby-address.ts';
import { Filters } from './lobby-filters.tsx';
import { Shelf } from './shelf.tsx';
import { SubcategoryChips, subcategoryName } from './subcategory-chips.tsx';
import { useStarredGames } from './use-casino.ts';
import { useChoice } from './use-choice.ts';
import { WithGames } from './with-games.tsx';
import { BoardZone } from './zones.ts';

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
  /** The word of a subcategory in the address. */
  readonly part: string | null;
}

interface LobbyBodyProps extends LobbyProps {
  readonly name: string;
  readonly games: readonly CasinoGame[];
  /** Ids of the games played lately. */
  readonly recent: readonly string[];
}

/** Sections whose pages have subcategories in their addresses. */
const WITH_PARTS = new Set(['slots', 'live-casino', 'poker']);

export function LobbyPage({ section, ...asked }: LobbyProps): ReactNode {
  const t = useText();
  const name = section === null ? t('casino.title') : t(`casino.section.${section}`);
  return (
    <WithGames name={name}>
      {(games, { recent }) => <Lobby {...{ ...asked, section, name, games, recent }} />}
    </WithGames>
  );
}

function Lobby({ section, provider, part, name, games, recent }: LobbyBodyProps): ReactNode {
  const t = useText();
  const starred = useStarredGames();
  const ofSection = useMemo(() => findGames(games, { ...NO_CHOICE, section, provider }), [games, section, provider]);
  const chosen = useMemo(
    () => (part === null ? null : subcategoryOf(part, ofSection, games)),
    [part, ofSection, games],
  );
  const ofPage = chosen?.games ?? ofSection;
  const title = chosen === null ? name : t('casino.subcategory', { section: name, part: subcategoryName(chosen, t) });
  usePageName(title);
  const { choice, choose, type, rest } = useChoice(ofPage);
  const zoned = ofPage.filter(({ zone }) => zone !== null);
  const found = findGames(ofPage, { ...choice, section: null });
  const popular = popularGames(games);
  const days = popular[0]?.played.days ?? 1;
  const isChosen = queryOf(choice) !== '';
  return (
    <div className="screen casino">
      <div className="screen-head">
        <h1>{title}</h1>
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
          maxLength={MAX_WORDS}
          value={choice.words}
          onChange={(event) => type(event.target.value)}
          onBlur={rest}
        />
      </div>
      <Sections games={games} section={section} />
      {section !== null && WITH_PARTS.has(section) && (
        <SubcategoryChips path={`/${section}`} games={ofSection} all={games} current={part} />
      )}
      {part !== null && chosen === null && (
        <Empty icon="search" title={t('casino.noSubcategory.title')} text={t('casino.noSubcategory.text')} />
      )}
      {ofPage.length > 1 && <Filters games={ofPage} choice={choice} onChoose={choose} />}
      {section !== null && zoned.length > 0 && (
        <Suspense>
          <BoardZone games={zoned} />
        </Suspense>
      )}
      <p className="vh" role="status">
        {isChosen ? t('casino.found', { number: found.length }) : ''}
      </p>
      {found.length === 0 ? (
        <Empty
          icon="search"
          title={isChosen ? t('casino.none.title') : t('casino.empty.title')}
          text={isChosen ? t('casino.none.text') : t('casino.empty.text')}
        >
          <Link to="/casino-lobby" className="button is-main">
            {t('casino.all')}
          </Link>
        </Empty>
      ) : isChosen || section !== null || provider !== null ? (
        <Shelf name={t('casino.games')} games={found} />
      ) : (
        <>
          <Shelf name={t('casino.recent')} games={gamesWithIds(games, recent)} />
          <Shelf name={t('casino.favourites')} games={gamesNumbered(games, starred)} />
          <Shelf name={t('casino.popular')} games={popular} note={t('casino.popular.basis', { count: days })} />
          <Shelf name={t('casino.new')} games={newGames(games)} isDated />
          {sectionsWithShelf(found).map((each) => (
            <Shelf
              key={each}
              name={t(`casino.section.${each}`)}
              games={found.filter((game) => game.section === each)}
            />
          ))}
        </>
      )}
    </div>
  );
}
