/** All markets of a game: filtered by topic and by search, each group collapsible. */
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Display } from 'touchline/core/display/public';
import { isOpenAtFirst } from 'touchline/core/display/rules/open-markets';
import type { Game, Market } from 'touchline/core/line/types';
import { Empty } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { kindName, outcomeName } from 'touchline/core/line/rules/market-names';
import { groupMarkets, type MarketGroup, type Topic } from 'touchline/core/line/rules/market-groups';
import { useDisplay } from '../../shell/use-display.ts';
import { useText, type Translate } from '../../text.ts';
import { MarketGroupCard } from './market-group.tsx';

const TOPICS: readonly Topic[] = ['main', 'totals', 'handicaps', 'parts', 'scores', 'field'];
const openMarketsOf = (display: Display | null): Display['openMarkets'] => display?.openMarkets ?? 'all';
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

export function Markets({ game, markets }: { readonly game: Game; readonly markets: readonly Market[] }): ReactNode {
  const t = useText();
  const { line } = useCore();
  const isTwo = useSyncExternalStore(
    subscribeColumns,
    () => matchMedia(TWO_COLUMNS).matches,
    () => false,
  );
  const [topic, setTopic] = useState<Topic | null>(null);
  const [query, setQuery] = useState('');
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const openMarkets = useDisplay(openMarketsOf);
  const groups = useMemo(() => groupMarkets(markets, line.price), [markets, line]);
  const topics = TOPICS.filter((each) => groups.some((group) => group.topic === each));
  const chosen = topic !== null && topics.includes(topic) ? topic : null;
  const shown = groups.filter(
    (group) => (chosen === null || group.topic === chosen) && matches(group, game, query.trim().toLocaleLowerCase(), t),
  );
  // What a player looks for is open.
  const isSearch = chosen !== null || query.trim() !== '';
  const isFolded = ({ key, topic: of }: MarketGroup): boolean =>
    toggled.get(key) ?? !(isSearch || isOpenAtFirst(openMarkets, of, topics));
  const allFolded = shown.length > 0 && shown.every(isFolded);
  const fold = (keys: readonly string[], on: boolean): void =>
    setToggled(new Map([...toggled, ...keys.map((key) => [key, on] as const)]));
  const columns = isTwo ? [shown.filter((_, at) => at % 2 === 0), shown.filter((_, at) => at % 2 === 1)] : [shown];
  return (
    <section aria-label={t('game.markets')}>
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
                {t(`topic.${each}`)}
              </button>
            ))}
        </div>
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
