/** The filter of the games that a board shows [DSP-10, DSP-11, DSP-12]. */
import { ESPORTS } from '../../line/public.ts';
import type { BoardFilter, BoardGroup, Game } from '../../line/public.ts';
import type { Display } from '../types.ts';
import { disciplineOf } from './disciplines.ts';

export type TimeFilter = Display['liveTime'];

/** How far ahead a game that begins soon starts. */
const SOON_MS = 3 * 3_600_000;

export interface BoardChoices {
  readonly time: TimeFilter;
  readonly isVideoOnly: boolean;
  /** Of cyber sport; `all` on every other board. */
  readonly discipline: Display['discipline'];
  /** Games that begin soon follow those in play. */
  readonly isSoonShown: boolean;
  /** The board of all games in play, by sport. */
  readonly isByCategory: boolean;
}

const EVERYTHING: BoardChoices = {
  time: 'all',
  isVideoOnly: false,
  discipline: 'all',
  isSoonShown: false,
  isByCategory: false,
};

/** The choices that apply to a board: those of games in play, or of games ahead; none for any other board. */
export function choicesFor(filter: BoardFilter, display: Display): BoardChoices {
  const discipline = 'sportId' in filter && filter.sportId === ESPORTS ? display.discipline : 'all';
  switch (filter.kind) {
    case 'live': {
      const { liveTime: time, isVideoOnly, isUpcomingShown } = display;
      const isByCategory = display.isGroupedByCategory && filter.sportId === undefined;
      // A game that has not begun has no video.
      return time === 'upcoming'
        ? { ...EVERYTHING, time, discipline, isByCategory }
        : {
            time,
            isVideoOnly,
            discipline,
            isSoonShown: isUpcomingShown && time === 'all' && !isVideoOnly,
            isByCategory,
          };
    }
    case 'line':
      return { ...EVERYTHING, time: display.lineTime, discipline };
    case 'top':
    case 'champ':
      return EVERYTHING;
  }
}

export const isFiltered = ({ time, isVideoOnly, discipline }: BoardChoices): boolean =>
  time !== 'all' || isVideoOnly || discipline !== 'all';

export const isOfDiscipline = ({ discipline }: BoardChoices, { champ }: Pick<BoardGroup, 'champ'>): boolean =>
  discipline === 'all' || disciplineOf(champ.name) === discipline;

/** The groups of one sport, which follow each other on a board. */
export interface BoardCategory {
  readonly sportId: number;
  readonly groups: readonly BoardGroup[];
  readonly gameCount: number;
}

/** The categories of a board, in its order [DSP-18]. */
export function categoriesOf(groups: readonly BoardGroup[]): readonly BoardCategory[] {
  const sports = [...new Set(groups.map(({ champ }) => champ.sportId))];
  return sports.map((sportId) => {
    const own = groups.filter(({ champ }) => champ.sportId === sportId);
    return { sportId, groups: own, gameCount: own.reduce((sum, { gameIds }) => sum + gameIds.length, 0) };
  });
}

/** The games ahead of a board of games in play: those of its sport, or the operator's selection of all sports. */
export function soonOf(filter: BoardFilter): { readonly filter: BoardFilter; readonly topic: string } | null {
  if (filter.kind !== 'live') return null;
  const { sportId } = filter;
  return sportId === undefined
    ? { filter: { kind: 'top' }, topic: 'top' }
    : { filter: { kind: 'line', sportId }, topic: `line:${sportId}` };
}

const isPlayed = ({ status }: Game): boolean => status === 'inPlay' || status === 'break';

/** `now`: the operator's time. A break belongs to the period that the feed names. */
export function isShownIn(time: TimeFilter, game: Game, now: number): boolean {
  switch (time) {
    case 'all':
      return true;
    case 'upcoming':
      return game.status === 'scheduled' && game.startsAt <= now + SOON_MS;
    case 'firstPeriod':
      return isPlayed(game) && game.period === 1;
    case 'secondPeriod':
      return isPlayed(game) && game.period === 2;
    case 'recommended':
      return game.top;
  }
}
