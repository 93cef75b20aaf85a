/** Which games of a board are shown [DSP-10, DSP-11, DSP-12]. */
import type { BoardFilter, Game } from '../../line/public.ts';
import type { Display } from '../types.ts';

export type TimeFilter = Display['liveTime'];

/** How far ahead a game that begins soon starts. */
const SOON_MS = 3 * 3_600_000;

export interface BoardChoices {
  readonly time: TimeFilter;
  readonly isVideoOnly: boolean;
  /** Games that begin soon follow those in play. */
  readonly isSoonShown: boolean;
}

const EVERYTHING: BoardChoices = { time: 'all', isVideoOnly: false, isSoonShown: false };

/** The choices that apply to a board: those of games in play, or of games ahead; none for any other board. */
export function choicesFor({ kind }: BoardFilter, display: Display): BoardChoices {
  switch (kind) {
    case 'live': {
      const { liveTime: time, isVideoOnly, isUpcomingShown } = display;
      // A game that has not begun has no video.
      return time === 'upcoming'
        ? { ...EVERYTHING, time }
        : { time, isVideoOnly, isSoonShown: isUpcomingShown && time === 'all' && !isVideoOnly };
    }
    case 'line':
      return { ...EVERYTHING, time: display.lineTime };
    case 'top':
    case 'champ':
      return EVERYTHING;
  }
}

export const isFiltered = ({ time, isVideoOnly }: BoardChoices): boolean => time !== 'all' || isVideoOnly;

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
