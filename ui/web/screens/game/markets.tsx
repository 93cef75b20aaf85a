/** All markets of a game: filtered by topic and by search, each group collapsible. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import type { View } from 'touchline/app/features';
import type { Display } from 'touchline/core/display/public';
import { isOpenAtFirst } from 'touchline/core/display/rules/open-markets';
import { pinnedFirst } from 'touchline/core/favourites/rules/market-pins';
import { hasRanking } from 'touchline/core/line/rules/ranking';
import type { Game, Market } from 'touchline/core/line/types';
import { Empty } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { kindName, outcomeName } from 'touchline/core/line/rules/market-names';
import { groupMarkets, type MarketGroup, type Topic } from 'touchline/core/line/rules/market-groups';
import { useDisplay } from '../../shell/use-display.ts';
import { useText, type Translate } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { MarketGroupCard } from './market-group.tsx';

const TOPICS: readonly Topic[] = [
  'main',
  'totals',
  'handicaps',
  'parts',
  'scorers',
  'tallies',
  'scores',
  'field',
  'places',
  'headToHead',
];
const openMarketsOf = (display: Display | null): Display['openMarkets'] => display?.openMarkets ?? 'all';
const NONE: ReadonlySet<string> = new Set();
const starredIn = (view: View<'favourites'> | null): ReadonlySet<string> => view?.starred ?? NONE;
const TWO_COLUMNS = '(min-width: 1720px)';

function subscribeColumns(changed: () => void): () => void {
  const query = matchMedia(TWO_COLUMNS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function matches(group: MarketGroup, game: Game, query: string, t: Translate): boolean {
  if (query === '') return true;
  const words = [
    kindName(group, { ...game, sportId: game.champ.sportId }, t),
    ...group.rows.flatMap((row) => row.flatMap((market) => (market === null ? [] : [outcomeName(market, game, t)]))),
  ];
  return words.some((word) => word.toLocaleLowerCase().includes(query));
}

/** A group whose star was pressed keeps the focus, though it may have moved to the other column, where it is new. */
function useKeptFocus(starred: ReadonlySet<string>): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const star = target instanceof Element ? target.closest('.market-group > .star') : null;
      pressed.current = star?.parentElement?.dataset['group'] ?? null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return;
    place.current
      ?.querySelector<HTMLElement>(`[data-group="${pressed.current}"] > .star`)
      ?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of the pins moves groups
  }, [starred]);
  return place;
}

interface MarketsProps {
  readonly game: Game;
  readonly markets: readonly Market[];
}

/** A boosted price stands above the markets, with its ordinary price [BST-8]. */
const isOrdinary = ({ kind }: Market): boolean => kind !== KIND.boost;

export function Markets({ game, markets: all }: MarketsProps): ReactNode {
  const markets = useMemo(() => all.filter(isOrdinary), [all]);
  const t = useText();
  const core = useCore();
  const { line } = core;
  const { sportId } = game.champ;
  const starred = useProjection(core.feature('favourites'), starredIn);
  const isTwo = useSyncExternalStore(
    subscribeColumns,
    () => matchMedia(TWO_COLUMNS).matches,
    () => false,
  );
  const [topic, setTopic] = useState<Topic | null>(null);
  const [query, setQuery] = useState('');
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const openMarkets = useDisplay(openMarketsOf);
  const groups = useMemo(
    () => pinnedFirst(groupMarkets(markets, line.price), sportId, starred),
    [markets, line, sportId, starred],
  );
  const place = useKeptFocus(starred);
  const topics = TOPICS.filter((each) => groups.some((group) => group.topic === each));
  const chosen = topic !== null && topics.includes(topic) ? topic : null;
  const shown = groups.filter(
    (group) => (chosen === null || group.topic === chosen) && matches(group, game, query.trim().toLocaleLowerCase(), t),
  );
  // The groups of a search or of a chosen topic are open.
  const isSearch = chosen !== null || query.trim() !== '';
  const isFolded = ({ key, topic: of }: MarketGroup): boolean =>
    toggled.get(key) ?? !(isSearch || isOpenAtFirst(openMarkets, of, topics));
  const allFolded = shown.length > 0 && shown.every(isFolded);
  const fold = (keys: readonly string[], on: boolean): void =>
    setToggled(new Map([...toggled, ...keys.map((key) => [key, on] as const)]));
  const columns = isTwo ? [shown.filter((_, at) => at % 2 === 0), shown.filter((_, at) => at % 2 === 1)] : [shown];
  return (
    <section aria-label={t('game.markets')} ref={place}>
      <div className="market-tools">
        <div className="chips" role="group" aria-label={t('game.topics')}>
          <button type="button" className="chip" aria-pressed={chosen === null} onClick={() => setTopic(null)}>
            {t('line.all')}
            <span className="count">{markets.length}</span>
          </button>
          {topics.length > 1 &&
            topics.map((each) => (
              <button
                type="button"
                key={each}
                className="chip"
                aria-pressed={chosen === each}
                onClick={() => setTopic(each)}
              >
                {t(each === 'field' && hasRanking(game.champ.sportId) ? `kind.${KIND.winner}` : `topic.${each}`)}
              </button>
            ))}
        </div>
        <div className="market-find">
          <div className="market-search">
            <Icon name="search" size={16} />
            <input
              type="search"
              aria-label={t('game.findMarket')}
              placeholder={t('game.findMarket')}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <button
            type="button"
            className="button is-small"
            onClick={() =>
              fold(
                shown.map((group) => group.key),
                !allFolded,
              )
            }
          >
            {t(allFolded ? 'game.unfoldAll' : 'game.foldAll')}
          </button>
        </div>
      </div>
      {shown.length === 0 ? (
        <div className="card">
          <Empty icon="search" title={t('game.noneFound.title')} text={t('game.noneFound.text')}>
            <button
              type="button"
              className="button"
              onClick={() => {
                setQuery('');
                setTopic(null);
              }}
            >
              {t('game.showAll')}
            </button>
          </Empty>
        </div>
      ) : (
        <div className="market-columns">
          {columns.map((column, at) => (
            <div className="market-column" key={at}>
              {column.map((group) => (
                <MarketGroupCard
                  key={group.key}
                  group={group}
                  game={game}
                  isFolded={isFolded(group)}
                  canPin={groups.length > 1}
                  onFold={(on) => fold([group.key], on)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
