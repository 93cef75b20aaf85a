/** All games of cyber sport by discipline, those in play before those ahead [NAV-43]. */
import { useMemo, type ReactNode } from 'react';
import { cyberTitleOf, type CyberTitle } from 'touchline/core/line/rules/cyber-titles';
import type { BoardGroup } from 'touchline/core/line/types';
import type { Section } from '../../components/board-tools/board-tools.tsx';
import { MarketSwitchRoom } from '../../components/board-tools/market-switch-room.tsx';
import { BoardList, rowCount } from '../../components/board.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { SportPicture } from '../../components/picture.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useWatch } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { CyberNav } from '../champ/cyber-nav.tsx';

const HOME = '/cyber/dashboard';
const BOTH: readonly Section[] = ['live', 'line'];
const NO_GROUPS: readonly BoardGroup[] = [];

interface Discipline extends CyberTitle {
  readonly groups: readonly BoardGroup[];
}

/** Each competition once, its games in the order of the groups. */
function disciplinesOf(groups: readonly BoardGroup[]): readonly Discipline[] {
  const found = new Map<string, CyberTitle & { readonly champs: Map<number, BoardGroup> }>();
  for (const group of groups) {
    const title = cyberTitleOf(group.champ.name);
    const known = found.get(title.slug) ?? { ...title, champs: new Map<number, BoardGroup>() };
    found.set(title.slug, known);
    const before = known.champs.get(group.champ.id)?.gameIds ?? [];
    known.champs.set(group.champ.id, { champ: group.champ, gameIds: [...before, ...group.gameIds] });
  }
  return [...found.values()].map(({ slug, name, champs }) => ({ slug, name, groups: [...champs.values()] }));
}

interface DashboardProps {
  readonly sportId: number;
  /** Null for both. */
  readonly section: Section | null;
}

export function CyberDashboard({ sportId, section }: DashboardProps): ReactNode {
  const t = useText();
  useWatch([`live:${sportId}`, `line:${sportId}`]);
  const live = useProjection(useBoardReadable({ kind: 'live', sportId }), identity);
  const ahead = useProjection(useBoardReadable({ kind: 'line', sportId }), identity);
  const groups = useMemo(
    () => [...(section === 'line' ? NO_GROUPS : live.groups), ...(section === 'live' ? NO_GROUPS : ahead.groups)],
    [live, ahead, section],
  );
  const disciplines = useMemo(() => disciplinesOf(groups), [groups]);
  const ways: readonly (readonly [to: string, of: Section | null, name: string, count: number])[] = [
    [HOME, null, t('line.all'), live.gameCount + ahead.gameCount],
    [`${HOME}/live`, 'live', t('home.live'), live.gameCount],
    [`${HOME}/line`, 'line', t('home.next'), ahead.gameCount],
  ];
  usePageName(t('cyber.dashboard.title'));
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>
          <SportPicture sportId={sportId} />
          {t('cyber.dashboard.title')}
        </h1>
      </div>
      <CyberNav current="dashboard" />
      <nav className="chips" aria-label={t('cyber.which')}>
        {ways.map(([to, of, name, count]) => (
          <Link key={to} to={to} className="chip is-way" current={of === section}>
            {name}
            <span className="count">{live.loaded && ahead.loaded ? count : ''}</span>
          </Link>
        ))}
      </nav>
      {!(live.loaded && ahead.loaded) ? (
        <BoardSkeleton rows={10} />
      ) : disciplines.length === 0 ? (
        <Empty icon="pad" title={t('line.noGames.title')} text={t('line.noGames.text')}>
          <Link to={section === null ? '/line' : HOME} className="button is-main">
            {section === null ? t('home.allSports') : t('line.moreOfSport')}
          </Link>
        </Empty>
      ) : (
        <>
          <MarketSwitchRoom groups={groups} sections={section === null ? BOTH : [section]} />
          {disciplines.map((discipline) => (
            <section key={discipline.slug} aria-labelledby={`cyber-${discipline.slug}`}>
              <div className="screen-head">
                <h2 id={`cyber-${discipline.slug}`}>{discipline.name}</h2>
                <Link to={`/cyber/${discipline.slug}`} className="way">
                  {t('line.games', { count: rowCount(discipline.groups) })}
                </Link>
              </div>
              <BoardList groups={discipline.groups} level={3} />
            </section>
          ))}
        </>
      )}
    </div>
  );
}
