/** The lobby: search, sections, filters, and shelves of games. */
import { Suspense, useMemo, type ReactNode } from 'react';
import {
  findGames,
  gamesNumbered,
  gamesWithIds,
  newGames,
  popularGames,
  sectionsOf,
  sectionsWithGames,
  sectionsWithShelf,
} from 'touchline/core/casino/rules/find-games';
import { subcategoryOf } from 'touchline/core/casino/rules/subcategories';
import type { CasinoGame } from 'touchline/core/casino/types';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
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
  /** `categories`: the kinds of games as tiles; `brand`: the operator's own games. */
  readonly is: 'lobby' | 'categories' | 'brand';
}

interface LobbyBodyProps extends LobbyProps {
  readonly name: string;
  readonly games: readonly CasinoGame[];
  /** Ids of the games played lately. */
  readonly recent: readonly string[];
}

const SectionTiles = lazyAgain(async () => (await import('./way-tiles.tsx')).SectionTiles);

/** Sections whose pages have subcategories in their addresses. */
const WITH_PARTS = new Set(['slots', 'live-casino', 'poker']);

export function LobbyPage({ section, ...asked }: LobbyProps): ReactNode {
  const t = useText();
  const ofAll = { lobby: 'casino.title', categories: 'casino.categories', brand: 'casino.brand' }[asked.is];
  const name = section === null ? t(ofAll) : t(`casino.section.${section}`);
  return (
    <WithGames name={name}>
      {(games, { recent }) => <Lobby {...{ ...asked, section, name, games, recent }} />}
    </WithGames>
  );
}

function Lobby({ section, part, is, name, games, recent, ...asked }: LobbyBodyProps): ReactNode {
  const t = useText();
  const own = is === 'brand' ? (games.find((game) => game.provider.isOwn)?.provider.slug ?? '') : null;
  const provider = own ?? asked.provider;
  const starred = useStarredGames();
  const ofSection = useMemo(() => findGames(games, { ...NO_CHOICE, section, provider }), [games, section, provider]);
  const chosen = useMemo(
    () => (part === null ? null : subcategoryOf(part, ofSection, games)),
    [part, ofSection, games],
  );
  const ofPage = chosen?.games ?? ofSection;
  const maker = own === null ? ofSection[0]?.provider.name : undefined;
  const shown = provider === null ? name : (maker ?? name);
  const title = chosen === null ? shown : t('casino.subcategory', { section: name, part: subcategoryName(chosen, t) });
  usePageName(title);
  const { choice, choose, type, rest } = useChoice(ofPage);
  const zoned = ofPage.filter(({ zone }) => zone !== null);
  const wordsOf = (game: CasinoGame): readonly string[] => [
    ...sectionsOf(game).map((each) => t(`casino.section.${each}`)),
    ...game.features.map((each) => t(`casino.feature.${each}`)),
    ...(game.kind === null ? [] : [t(`casino.kind.${game.kind}`)]),
  ];
  const found = findGames(ofPage, { ...choice, section: null }, wordsOf);
  const elsewhere =
    found.length > 0 || choice.words === ''
      ? []
      : findGames(games, { ...NO_CHOICE, section: null, words: choice.words }, wordsOf).filter(
          (game) => !ofPage.includes(game),
        );
  const popular = popularGames(games);
  const days = popular[0]?.played.days ?? 1;
  const isChosen = queryOf(choice) !== '';
  return (
    <div className="screen casino">
      <div className="screen-head">
        <h1>{title}</h1>
        <Link to="/providers" className="button is-small">
          {t('casino.providers')}
        </Link>
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
      {is !== 'categories' && <Sections games={games} section={section} />}
      {section !== null && WITH_PARTS.has(section) && (
        <SubcategoryChips section={section} games={ofSection} all={games} current={part} />
      )}
      {part !== null && chosen === null && (
        <Empty icon="search" title={t('casino.noSubcategory.title')} text={t('casino.noSubcategory.text')} />
      )}
      {is !== 'categories' && ofPage.length > 1 && <Filters games={ofPage} choice={choice} onChoose={choose} />}
      {section !== null && zoned.length > 0 && (
        <Suspense>
          <BoardZone games={zoned} />
        </Suspense>
      )}
      <p className="vh" role="status">
        {elsewhere.length > 0
          ? t('casino.foundElsewhere', { number: elsewhere.length })
          : isChosen
            ? t('casino.found', { number: found.length })
            : ''}
      </p>
      {is === 'categories' && !isChosen ? (
        <Suspense>
          <SectionTiles games={games} />
        </Suspense>
      ) : elsewhere.length > 0 ? (
        <Shelf name={t('casino.elsewhere')} games={elsewhere} />
      ) : found.length === 0 ? (
        <Empty
          icon="search"
          title={isChosen ? t('casino.none.title') : t('casino.empty.title')}
          text={isChosen ? t('casino.none.text') : t('casino.empty.text')}
        >
          <Link to="/casino-lobby" className="button is-main">
            {t('casino.all')}
          </Link>
          {provider !== null && (
            <Link to="/providers" className="button">
              {t('casino.providers')}
            </Link>
          )}
        </Empty>
      ) : isChosen || section !== null || provider !== null ? (
        <Shelf name={t('casino.games')} games={found} />
      ) : (
        <>
          <Shelf isRow name={t('casino.recent')} games={gamesWithIds(games, recent)} />
          <Shelf isRow to="/my-casino/favorites" name={t('casino.favourites')} games={gamesNumbered(games, starred)} />
          <Shelf isRow name={t('casino.popular')} games={popular} note={t('casino.popular.basis', { count: days })} />
          <Shelf isRow name={t('casino.new')} games={newGames(games)} isDated />
          <div className="casino-shelves">
            {sectionsWithShelf(found).map((each) => (
              <Shelf
                key={each}
                isRow
                to={`/${each}`}
                name={t(`casino.section.${each}`)}
                games={found.filter((game) => game.section === each)}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
