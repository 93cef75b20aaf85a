/** What a period of a sport is called, and whether its clock says something. */
import type { Game } from '../../../core/modules/line/types.ts';
import type { Translate } from '../text.ts';
import { formatClock } from './time.ts';

export type Period = 'half' | 'period' | 'quarter' | 'set' | 'frame' | 'leg' | 'map' | 'inning';

/** By the operator's sport ids; anything else has periods. */
const PERIODS: ReadonlyMap<number, Period> = new Map<number, Period>([
  [1, 'half'],
  [7, 'half'],
  [8, 'half'],
  [14, 'half'],
  [3, 'quarter'],
  [13, 'quarter'],
  [4, 'set'],
  [6, 'set'],
  [10, 'set'],
  [16, 'set'],
  [30, 'frame'],
  [21, 'leg'],
  [40, 'map'],
  [5, 'inning'],
  [66, 'inning'],
]);
/** Their clock counts over the whole match, in minutes. */
const WHOLE_MATCH: ReadonlySet<number> = new Set([1, 7, 8, 14]);
const MINUTE_S = 60;

/** What a sport is played in, by the operator's sport id. */
export function periodOf(sportId: number): Period {
  return PERIODS.get(sportId) ?? 'period';
}

/** '2nd half', 'Set 3', 'Break', 'Finished'. */
export function periodName(game: Game, t: Translate): string {
  if (game.status === 3) return t('game.break');
  if (game.status === 4) return t('game.finished');
  return t(`period.${periodOf(game.champ.sportId)}`, { n: game.period });
}

/** Sports that are played to points: how long it has been says nothing. */
const UNTIMED: ReadonlySet<Period> = new Set<Period>(['set', 'frame', 'leg', 'map', 'inning']);

function isTimed(sportId: number): boolean {
  return !UNTIMED.has(periodOf(sportId));
}

/** Match seconds now: the clock counts on from when the game was last heard of. */
export function clockNow(game: Game, now: number): number {
  return game.clockRuns && game.status === 2 ? game.clockS + Math.max(0, now - game.heardAt) / 1000 : game.clockS;
}

/** What a row shows of the clock: a minute for sports that count the whole match, minutes and seconds elsewhere, nothing for sets. */
export function rowClock(game: Game, now: number): string {
  const seconds = clockNow(game, now);
  if (game.status !== 2 || !isTimed(game.champ.sportId) || (seconds === 0 && !game.clockRuns)) return '';
  const minutes = Math.floor(seconds / MINUTE_S);
  if (WHOLE_MATCH.has(game.champ.sportId)) return `${minutes + 1}′`;
  return `${minutes}:${String(Math.floor(seconds % MINUTE_S)).padStart(2, '0')}`;
}

/** What the scoreboard shows: minutes and seconds, nothing where time says nothing. */
export function boardClock(game: Game, now: number): string {
  return !isTimed(game.champ.sportId) || (game.clockS === 0 && !game.clockRuns) ? '' : formatClock(clockNow(game, now));
}
