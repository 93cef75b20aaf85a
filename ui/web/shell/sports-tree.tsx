/** Sports with their counts; a sport opens into its championships. */
import { memo, useEffect, useState, type ReactNode } from 'react';
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import type { Display } from 'touchline/core/display/public';
import type { View } from 'touchline/app/features';
import type { TreeSport } from 'touchline/core/line/types';
import { champPath } from 'touchline/navigation/routes/sports';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { Flag, hasPicture, SportPicture } from '../components/picture.tsx';
import { useCore } from '../core-context.ts';
import { countryName } from '../format/country.ts';
import { usePageLocation } from '../page-location.ts';
import { useTextLanguage, useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { deferred, Deferred } from './deferred.tsx';
import { SectionToggle } from './section-toggle.tsx';
import type { Narrowed } from './tree-filters.tsx';
import { TreeSkeleton } from './tree-skeleton.tsx';
import { useDisplay } from './use-display.ts';

const TreeFilters = deferred(async () => (await import('./tree-filters.tsx')).TreeFilters, 'display');
const MAX_TOP = 8;
const isSportsOnlyOf = (display: Display | null): boolean => display?.isSportsOnly === true;

interface ChampLinkProps {
  readonly champ: TreeSport['championships'][number];
  readonly onGone: (() => void) | undefined;
  /** Below its sport a competition has the number of all its games, elsewhere of those in play. */
  readonly isOfSport?: boolean;
}

function ChampLink({ champ, onGone, isOfSport = false }: ChampLinkProps): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  const count = isOfSport ? champ.live + champ.line : champ.live;
  return (
    <li>
      <Link to={champPath(champ)} className="tree-link" {...(onGone === undefined ? {} : { onGone })}>
        {champ.country === 'INT' ? <SportPicture sportId={champ.sportId} /> : <Flag country={champ.country} />}
        <span className="tree-name" dir="auto">
          {champ.name}
          <small>{countryName(champ.country, language, t)}</small>
        </span>
        {count > 0 && <span className={isOfSport ? 'count' : 'count is-live'}>{count}</span>}
      </Link>
    </li>
  );
}

interface PartProps {
  readonly tree: readonly TreeSport[];
  readonly onGone?: (() => void) | undefined;
}

function TopChampionships({ tree, onGone }: PartProps): ReactNode {
  const t = useText();
  const top = tree
    .flatMap((sport) => sport.championships.filter((champ) => champ.top && champ.live + champ.line > 0))
    .slice(0, MAX_TOP);
  if (top.length === 0) return null;
  return (
    <section className="tree-part is-top">
      <h2 className="tree-title">{t('tree.top')}</h2>
      <ul>
        {top.map((champ) => (
          <ChampLink key={champ.id} champ={champ} onGone={onGone} />
        ))}
      </ul>
    </section>
  );
}

const Sport = memo(function Sport({
  sport,
  isOpen,
  onToggle,
  onGone,
}: {
  readonly sport: TreeSport;
  /** Null for a sport without its competitions. */
  readonly isOpen: boolean | null;
  readonly onToggle: (id: number) => void;
  readonly onGone?: (() => void) | undefined;
}): ReactNode {
  const t = useText();
  const gone = onGone === undefined ? {} : { onGone };
  return (
    <li className="tree-sport">
      <div className="tree-row">
        <Link to={`/${sport.line > 0 ? 'line' : 'live'}/${sport.id}`} className="tree-link" {...gone}>
          <SportPicture sportId={sport.id} />
          <span className="tree-name" dir="auto">
            {sport.name}
          </span>
          <span className="count">{sport.live + sport.line}</span>
        </Link>
        {isOpen !== null && (
          <button
            type="button"
            className="tree-toggle"
            aria-expanded={isOpen}
            aria-label={t('tree.open', { sport: sport.name })}
            onClick={() => onToggle(sport.id)}
          >
            <Icon name="down" size={16} />
          </button>
        )}
      </div>
      {isOpen === true && (
        <ul className="tree-champs">
          {sport.championships
            .filter((champ) => champ.live + champ.line > 0)
            .map((champ) => (
              <ChampLink key={champ.id} champ={champ} onGone={onGone} isOfSport />
            ))}
        </ul>
      )}
    </li>
  );
});

const countOf = (view: View<'favourites'> | null): number =>
  view === null ? 0 : view.games.length + view.competitions.length + view.teams.length;
const competitionsOf = (view: View<'favourites'> | null): readonly number[] => view?.competitions ?? NO_IDS;
const NO_IDS: readonly number[] = [];

/** Pages of page types that every player may look for [NAV-45]. */
const PAGES = [
  { to: '/betsonyour', icon: 'user', key: 'tree.own' },
  { to: '/topgame', icon: 'trophy', key: 'tree.topGames' },
] as const;

/** The ways to the favourites and to the pages beside them, and the starred competitions that have games. */
function Favourites({ tree, onGone }: PartProps): ReactNode {
  const t = useText();
  const favourites = useCore().feature('favourites');
  const count = useProjection(favourites, countOf);
  const starred = useProjection(favourites, competitionsOf);
  const gone = onGone === undefined ? {} : { onGone };
  const open = tree
    .flatMap((sport) => sport.championships)
    .filter((champ) => starred.includes(champ.id) && champ.live + champ.line > 0);
  return (
    <section className="tree-part">
      <ul>
        <li>
          <Link to="/favourites" className="tree-link" {...gone}>
            <Icon name="star" />
            <span className="tree-name">{t('tree.favourites')}</span>
            {count > 0 && <span className="count">{count}</span>}
          </Link>
        </li>
        {PAGES.map(({ to, icon, key }) => (
          <li key={to}>
            <Link to={to} className="tree-link" {...gone}>
              <Icon name={icon} />
              <span className="tree-name">{t(key)}</span>
            </Link>
          </li>
        ))}
        {open.map((champ) => (
          <ChampLink key={champ.id} champ={champ} onGone={onGone} />
        ))}
      </ul>
    </section>
  );
}

export function SportsTree({ onGone }: { readonly onGone?: () => void }): ReactNode {
  const t = useText();
  const core = useCore();
  const tree = useProjection(core.line.tree, identity);
  const isSportsOnly = useDisplay(isSportsOnlyOf);
  const { outcome } = usePageLocation();
  const here = outcome.kind === 'show' ? Number(outcome.target.params['sport'] ?? 0) : 0;
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [narrowed, setNarrowed] = useState<Narrowed | null>(null);
  const undrawn = (tree ?? [])
    .map((sport) => sport.id)
    .filter((id) => !hasPicture(id))
    .join();
  useEffect(() => {
    // Such sports have the common picture.
    if (undrawn !== '') reportError(new Error(`no picture for the sports ${undrawn}`));
  }, [undrawn]);
  if (tree === null) return <TreeSkeleton />;
  const sports = narrowed?.sports ?? tree;
  const isOpen = (id: number): boolean => toggled.get(id) ?? (narrowed?.isSearched === true || id === here);
  const toggle = (id: number): void => setToggled(new Map(toggled).set(id, !isOpen(id)));
  const offered = sports.filter((sport) => sport.live + sport.line > 0);
  const sorted = [
    ...offered.filter((sport) => sport.id !== LONG_TERM),
    ...offered.filter((sport) => sport.id === LONG_TERM),
  ];
  return (
    <>
      <SectionToggle section="leftSection" />
      <Favourites tree={tree} onGone={onGone} />
      {!isSportsOnly && <TopChampionships tree={sports} onGone={onGone} />}
      <section className="tree-part is-sports">
        <h2 className="tree-title">{t('tree.sports')}</h2>
        <Deferred>
          <TreeFilters tree={tree} onNarrow={setNarrowed} />
        </Deferred>
        <ul>
          {sorted.map((sport) => (
            <Sport
              key={sport.id}
              sport={sport}
              isOpen={isSportsOnly ? null : isOpen(sport.id)}
              onToggle={toggle}
              onGone={onGone}
            />
          ))}
        </ul>
      </section>
      <section className="tree-part">
        <Link to="/display" className="tree-link" {...(onGone === undefined ? {} : { onGone })}>
          <Icon name="grid" />
          <span className="tree-name">{t('tree.display')}</span>
        </Link>
      </section>
    </>
  );
}
