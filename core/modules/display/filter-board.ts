/** A board with only the games that the player chose to see, for every shell [DSP-10, DSP-11, DSP-12]. */
import { defer, distinctUntilChanged, EMPTY, map, merge, Observable, switchMap } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import { shareStructure } from '../../kernel/share-structure.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Board, BoardFilter, BoardGroup, LineReads } from '../line/public.ts';
import type { GamesWithVideo } from './games-with-video.ts';
import type { BoardCategory, BoardChoices } from './rules/board-filter.ts';
import { categoriesOf, choicesFor, isFiltered, isOfDiscipline, isShownIn, soonOf } from './rules/board-filter.ts';
import type { DisplayView } from './types.ts';

/** How late a game may leave or join a filtered board after its period or its time has changed. */
const TICK_MS = 1_000;

export interface FilteredBoard extends Board {
  readonly choices: BoardChoices;
  /** Whether the choices leave games out. */
  readonly isFiltered: boolean;
  /** The games without a choice; fewer are in `groups`. */
  readonly allCount: number;
  /** Games that begin soon, to follow the others; empty unless chosen. */
  readonly soon: readonly BoardGroup[];
  /** The same groups by sport; null unless chosen. */
  readonly categories: readonly BoardCategory[] | null;
  /**
   * Whether the list of games with a video is missing: `loading` until the first answer. `known` where no board needs
   * it.
   */
  readonly videos: 'known' | 'loading' | 'failed';
}

export type FilteredLineReads = Pick<LineReads, 'board' | 'game' | 'now' | 'watch'>;

export interface DisplayActions {
  /**
   * The board as the player chose it; `line` is the shell's, which knows hidden sports. A shell watches the board's
   * topics.
   */
  readonly board: (filter: BoardFilter, line: FilteredLineReads) => Readable<FilteredBoard>;
}

interface Parts {
  readonly display: Readable<DisplayView>;
  readonly videos: GamesWithVideo;
  readonly clock: Clock;
}

const countOf = (groups: readonly BoardGroup[]): number => groups.reduce((sum, { gameIds }) => sum + gameIds.length, 0);

function keep(groups: readonly BoardGroup[], isKept: (gameId: number) => boolean): readonly BoardGroup[] {
  return groups.flatMap((group) => {
    const gameIds = group.gameIds.filter(isKept);
    return gameIds.length === 0 ? [] : [{ ...group, gameIds }];
  });
}

export function createBoardFilter({ display, videos, clock }: Parts): DisplayActions['board'] {
  return (filter, line) => {
    const own = line.board(filter);
    const ahead = soonOf(filter);
    const next = ahead === null ? null : line.board(ahead.filter);
    let last: FilteredBoard | undefined;

    const choices = (): BoardChoices => choicesFor(filter, display.get());
    const needsNext = ({ time, isSoonShown }: BoardChoices): boolean =>
      next !== null && (isSoonShown || time === 'upcoming');

    function videosOf({ isVideoOnly }: BoardChoices): FilteredBoard['videos'] {
      const { games, hasFailed } = videos.known.get();
      if (!isVideoOnly || games !== null) return 'known';
      return hasFailed ? 'failed' : 'loading';
    }

    function get(): FilteredBoard {
      const chosen = choices();
      const now = line.now();
      const source = chosen.time === 'upcoming' && next !== null ? next.get() : own.get();
      const withVideo = new Set(chosen.isVideoOnly ? videos.known.get().games : []);
      const isIn = (time: BoardChoices['time'], id: number): boolean => {
        const game = line.game(id).get();
        return game !== null && isShownIn(time, game, now);
      };
      const groups = isFiltered(chosen)
        ? keep(
            source.groups.filter((group) => isOfDiscipline(chosen, group)),
            (id) => (!chosen.isVideoOnly || withVideo.has(id)) && isIn(chosen.time, id),
          )
        : source.groups;
      last = shareStructure(last, {
        groups,
        gameCount: countOf(groups),
        loaded: source.loaded,
        choices: chosen,
        isFiltered: isFiltered(chosen),
        allCount: own.get().gameCount,
        soon:
          chosen.isSoonShown && next !== null
            ? keep(
                next.get().groups.filter((group) => isOfDiscipline(chosen, group)),
                (id) => isIn('upcoming', id),
              )
            : [],
        categories: chosen.isByCategory ? categoriesOf(groups) : null,
        videos: videosOf(chosen),
      });
      return last;
    }

    const value$ = defer(() =>
      display.value$.pipe(
        map(choices),
        distinctUntilChanged((one, other) => shareStructure(one, other) === one),
        switchMap((chosen) =>
          merge(
            needsNext(chosen) && ahead !== null ? new Observable<never>(() => line.watch([ahead.topic])) : EMPTY,
            chosen.isVideoOnly ? merge(videos.asking$, videos.known.value$) : EMPTY,
            needsNext(chosen) && next !== null ? next.value$ : EMPTY,
            isFiltered(chosen) || chosen.isSoonShown ? every(clock, TICK_MS) : EMPTY,
            own.value$,
          ),
        ),
        map(get),
        distinctUntilChanged(),
      ),
    );
    return { get, value$ };
  };
}
