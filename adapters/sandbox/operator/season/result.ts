/** Reads the teams, the date and the result of a row. */
import { readGoals, readName } from './fields.ts';
import { NO_HALF_TIME } from './header.ts';
import type { Columns, Row } from './row.ts';
import type { Style } from './styles.ts';
import type { SeasonMatch } from './types.ts';
import { readDate, readTime, ukTime } from './uk-time.ts';

type Score = readonly [home: number, away: number];

/** The assumed kick-off of a match without a time, UK local time. */
const USUAL_TIME = '15:00';

export function readFixture(
  row: Row,
  style: Style,
  columns: Columns,
): Pick<SeasonMatch, 'home' | 'away' | 'playedAt'> | null {
  const home = row.need(style.home, readName);
  const away = row.need(style.away, readName);
  if (home !== null && home === away) row.refuse(style.away, `a team against itself: ${away}`);
  const date = row.text('Date');
  const midnight =
    readDate(date) ??
    row.refuse('Date', date === '' ? 'a date is missing' : `not a date (dd/mm/yyyy or dd/mm/yy): ${date}`);
  const time = row.text('Time');
  const sinceMidnight = readTime(time);
  if (sinceMidnight === null && columns.has('Time'))
    row.report('Time', time === '' ? 'a time is missing' : `not a time (hh:mm): ${time}`, `${USUAL_TIME} is used.`);
  if (home === null || away === null || midnight === null) return null;
  return { home, away, playedAt: ukTime(midnight, sinceMidnight ?? readTime(USUAL_TIME) ?? 0) };
}

export function readResult(
  row: Row,
  style: Style,
  columns: Columns,
): Pick<SeasonMatch, 'halfTime' | 'fullTime'> | null {
  const home = row.need(style.goals[0], readGoals);
  const away = row.need(style.goals[1], readGoals);
  if (home === null || away === null) return null;
  const fullTime: Score = [home, away];
  const letter = row.text(style.result);
  if (letter !== '' && letter !== letterOf(fullTime)) return row.refuse(style.result, unfit(fullTime, letter));
  const halfTime = readHalfTime(row, style, columns);
  for (const i of [0, 1] as const) {
    if (halfTime !== null && style.halfTime !== null && halfTime[i] > fullTime[i])
      row.refuse(style.halfTime.goals[i], `more goals at half-time (${halfTime[i]}) than at the end (${fullTime[i]})`);
  }
  return { halfTime, fullTime };
}

/** The half-time score; null, and reported, where damaged. */
function readHalfTime(row: Row, { halfTime }: Style, columns: Columns): Score | null {
  if (halfTime === null || !halfTime.goals.every((column) => columns.has(column))) return null;
  const [home, away] = halfTime.goals.flatMap((column) => {
    const goals = readGoals(row.text(column));
    if (!goals.ok) row.report(column, goals.error, NO_HALF_TIME);
    return goals.ok ? [goals.value] : [];
  });
  if (home === undefined || away === undefined) return null;
  const letter = row.text(halfTime.result);
  if (letter === '' || letter === letterOf([home, away])) return [home, away];
  row.report(halfTime.result, unfit([home, away], letter), NO_HALF_TIME);
  return null;
}

function letterOf([home, away]: Score): 'H' | 'D' | 'A' {
  return home > away ? 'H' : home < away ? 'A' : 'D';
}

function unfit([home, away]: Score, letter: string): string {
  return `does not fit the goals (${home}:${away}): ${letter}`;
}
