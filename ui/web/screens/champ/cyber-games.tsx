/** Games of cyber sport, in play and ahead, all of them or those of one of its games [NAV-42]. */
import { useMemo, type ReactNode } from 'react';
import { cyberTitleOf, type CyberTitle } from 'touchline/core/line/rules/cyber-titles';
import type { BoardGroup } from 'touchline/core/line/types';
import type { Section } from '../../components/board-tools/board-tools.tsx';
import { MarketSwitchRoom } from '../../components/board-tools/market-switch-room.tsx';
import { BoardList } from '../../components/board.tsx';
import { Empty } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { SportPicture } from '../../components/picture.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useCore, useWatch } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { CyberNav } from './cyber-nav.tsx';

const HOME = '/cyber';
const BOTH: readonly Section[] = ['live', 'line'];

interface TitleCount extends CyberTitle {
  readonly count: number;
}

/** Each game of cyber sport once, in the order of the board. */
function titlesOf(groups: readonly BoardGroup[]): readonly TitleCount[] {
  const found = new Map<string, TitleCount>();
  for (const { champ, gameIds } of groups) {
    const title = cyberTitleOf(champ.name);
    found.set(title.slug, { ...title, count: (found.get(title.slug)?.count ?? 0) + gameIds.length });
  }
  return [...found.values()];
}

function Part({ section, groups }: { readonly section: Section; readonly groups: readonly BoardGroup[] }): ReactNode {
  const t = useText();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={`cyber-${section}`}>
      <div className="screen-head">
        <h2 id={`cyber-${section}`}>{t(section === 'live' ? 'home.live' : 'home.next')}</h2>
        <Link to={`${HOME}/${section}`} className="way">
          {t('line.all')}
          <Icon name="forward" size={16} />
        </Link>
      </div>
      <BoardList groups={groups} level={3} />
    </section>
  );
}

interface CyberProps {
  readonly sportId: number;
  /** Of a game of cyber sport; null for all. */
  readonly slug: string | null;
}

export function CyberGames({ sportId, slug }: CyberProps): ReactNode {
  const t = useText();
  useWatch([`live:${sportId}`, `line:${sportId}`]);
  const live = useProjection(useBoardReadable({ kind: 'live', sportId }), identity);
  const ahead = useProjection(useBoardReadable({ kind: 'line', sportId }), identity);
  const tree = useProjection(useCore().line.tree, identity);
  const titles = useMemo(() => titlesOf([...live.groups, ...ahead.groups]), [live, ahead]);
  const shown = useMemo(() => {
    const fits = ({ champ }: BoardGroup): boolean => slug === null || cyberTitleOf(champ.name).slug === slug;
    return { live: live.groups.filter(fits), line: ahead.groups.filter(fits) };
  }, [live, ahead, slug]);
  const isLoaded = live.loaded && ahead.loaded;
  // The list of sports may come after the games: a heading always has a text.
  const sport = tree?.find(({ id }) => id === sportId)?.name ?? t('cyber.title');
  const chosen = titles.find((title) => title.slug === slug)?.name;
  /** A game of cyber sport without games of the line has no name. */
  const name = slug === null ? sport : (chosen ?? (isLoaded ? t('line.noGames.title') : null));
  usePageName(name);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>
          <SportPicture sportId={sportId} />
          {name ?? '\u00a0'}
        </h1>
      </div>
      <CyberNav current={slug === null ? 'main' : null} />
      <nav className="chips" aria-label={sport}>
        <Link to={HOME} className="chip is-way" current={slug === null}>
          {t('line.all')}
        </Link>
        {titles.map((title) => (
          <Link key={title.slug} to={`${HOME}/${title.slug}`} className="chip is-way" current={title.slug === slug}>
            {title.name}
            <span className="count">{title.count}</span>
          </Link>
        ))}
      </nav>
      {!isLoaded ? (
        <BoardSkeleton rows={10} />
      ) : shown.live.length + shown.line.length === 0 ? (
        <Empty icon="pad" title={t('line.noGames.title')} text={t('line.noGames.text')}>
          <Link to={slug === null ? '/line' : HOME} className="button is-main">
            {slug === null ? t('home.allSports') : t('line.moreOfSport')}
          </Link>
        </Empty>
      ) : (
        <>
          <MarketSwitchRoom groups={[...shown.live, ...shown.line]} sections={BOTH} />
          <Part section="live" groups={shown.live} />
          <Part section="line" groups={shown.line} />
        </>
      )}
    </div>
  );
}
