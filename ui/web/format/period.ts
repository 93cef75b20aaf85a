/** Names a sport's periods and says whether its clock is meaningful. */
import type { Period } from 'touchline/core/line/rules/periods';
import { periodOf } from 'touchline/core/line/rules/periods';
import { FOOTBALL, FUTSAL, HANDBALL, RUGBY } from 'touchline/core/line/rules/sport-ids';
import type { Game } from 'touchline/core/line/types';
import type { Translate } from '../text.ts';
import { formatClock } from './time.ts';

/** Sports whose clock counts minutes over the whole match. */
const WHOLE_MATCH: ReadonlySet<number> = new Set([FOOTBALL, RUGBY, HANDBALL, FUTSAL]);
const MINUTE_S = 60;

/** '2nd half', 'Set 3', 'Break', 'Finished'. */
export function periodName(game: Game, t: Translate): string {
  if (game.status === 'break') return t('game.break');
  if (game.status === 'finished') return t('game.finished');
  return t(`period.${periodOf(game.champ.sportId)}`, { n: game.period });
}

/** Label of a final score: 'Full time' when the clock counts the whole match, otherwise 'Final score'. */
export function endName({ champ }: Game, t: Translate): string {
  return t(WHOLE_MATCH.has(champ.sportId) ? 'game.fullTime' : 'game.finalScore');
}

/** Sports played to points, whose elapsed time is not shown. */
const UNTIMED: ReadonlySet<Period> = new Set<Period>(['set', 'frame', 'leg', 'map', 'inning']);

function isTimed(sportId: number): boolean {
  return !UNTIMED.has(periodOf(sportId));
}

/** Current match seconds: the clock runs on from the last update. */
function clockNow(game: Game, now: number): number {
  return game.clockRuns && game.status === 'inPlay'
    ? game.clockS + Math.max(0, now - game.receivedAt) / 1000
    : game.clockS;
}

/** Match seconds at the end of the current period's regular time; later seconds are added time [LIN-115]. */
function periodEnd({ period, periodS }: Game): number {
  return period * periodS || Infinity;
}

/**
 * Clock of a row: a minute for sports that count the whole match, minutes and seconds elsewhere, empty for sports
 * without time.
 */
export function rowClock(game: Game, now: number): string {
  const seconds = clockNow(game, now);
  if (game.status !== 'inPlay' || !isTimed(game.champ.sportId) || (seconds === 0 && !game.clockRuns)) return '';
  const minutes = Math.floor(seconds / MINUTE_S);
  if (WHOLE_MATCH.has(game.champ.sportId)) {
    const end = periodEnd(game);
    return seconds < end
      ? `${minutes + 1}′`
      : `${Math.round(end / MINUTE_S)}+${Math.floor((seconds - end) / MINUTE_S) + 1}′`;
  }
  return `${minutes}:${String(Math.floor(seconds % MINUTE_S)).padStart(2, '0')}`;
}

/** Clock of the scoreboard: minutes and seconds, with added time apart; empty for sports without time. */
export function boardClock(game: Game, now: number): string {
  if (!isTimed(game.champ.sportId) || (game.clockS === 0 && !game.clockRuns)) return '';
  const seconds = clockNow(game, now);
  const end = WHOLE_MATCH.has(game.champ.sportId) ? periodEnd(game) : Infinity;
  return seconds <= end ? formatClock(seconds) : `${formatClock(end)} +${formatClock(seconds - end)}`;
}
