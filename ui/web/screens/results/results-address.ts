/**
 * The choice of results as a query string, so that reloads, the back button and shared links keep it:
 * `?day=2026-11-20&sport=1&competition=1001&team=7&country=GB-ENG&words=london&starred=1`. Days are the player's.
 */
import { RESULT_DAYS } from 'touchline/core/statistics/rules/results-query';
import type { ResultsQuery, StarredIds } from 'touchline/core/statistics/types';
import { boundsOf, dayOf, lastDays } from '../office/days.ts';

export interface ResultsChoice {
  /** `YYYY-MM-DD`; '' for today. */
  readonly day: string;
  readonly sport: number | null;
  readonly competition: number | null;
  readonly team: number | null;
  /** As the line names countries; '' for all. */
  readonly country: string;
  readonly words: string;
  /** Only what the player has starred [STT-23]. */
  readonly isStarred: boolean;
}

export const NO_CHOICE: ResultsChoice = {
  day: '',
  sport: null,
  competition: null,
  team: null,
  country: '',
  words: '',
  isStarred: false,
};

const MAX_WORDS = 80;

/** `null` without any choice: the page then shows the latest results. Values that are no choice are ignored. */
export function choiceOf(query: string): ResultsChoice | null {
  const params = new URLSearchParams(query);
  const number = (name: string): number | null => {
    const text = params.get(name) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : null;
  };
  const day = params.get('day') ?? '';
  const country = params.get('country') ?? '';
  const choice = {
    day: boundsOf(day, day, 0).from === null ? '' : day,
    sport: number('sport'),
    competition: number('competition'),
    team: number('team'),
    country: /^[A-Z]{2,3}(?:-[A-Z]{3})?$/.test(country) ? country : '',
    words: (params.get('words') ?? '').trim().slice(0, MAX_WORDS),
    isStarred: params.get('starred') === '1',
  };
  return queryOf(choice) === '' ? null : choice;
}

export function queryOf({ day, sport, competition, team, country, words, isStarred }: ResultsChoice): string {
  const params = new URLSearchParams();
  if (day !== '') params.set('day', day);
  if (sport !== null) params.set('sport', String(sport));
  if (competition !== null) params.set('competition', String(competition));
  if (team !== null) params.set('team', String(team));
  if (country !== '') params.set('country', country);
  if (words !== '') params.set('words', words);
  if (isStarred) params.set('starred', '1');
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** The first and last day that can be chosen, as date inputs write them. */
export function daysOf(now: number, zone: number | 'auto'): { readonly first: string; readonly last: string } {
  return { first: dayOf(lastDays(RESULT_DAYS + 1, now, zone).from ?? now, zone), last: dayOf(now, zone) };
}

/**
 * The question for a choice on the day `today` of the player; a day outside the calendar is today. `stars` are what the
 * player has starred.
 */
export function questionOf(
  choice: ResultsChoice,
  today: string,
  zone: number | 'auto',
  stars: StarredIds,
): ResultsQuery {
  const first = lastDays(RESULT_DAYS + 1, boundsOf(today, today, zone).from ?? 0, zone).from ?? 0;
  const chosen = boundsOf(choice.day, choice.day, zone);
  const { from, to } =
    choice.day <= today && chosen.from !== null && chosen.from >= first ? chosen : boundsOf(today, today, zone);
  return {
    from: from ?? 0,
    to: (to ?? 0) + 1,
    sportId: choice.sport,
    champId: choice.competition,
    teamId: choice.team,
    words: choice.words,
    country: choice.country === '' ? undefined : choice.country,
    starred: choice.isStarred ? stars : undefined,
  };
}

/** The choice without what was looked for; the day, the sport and the country stay [STT-16]. */
export const cleared = (choice: ResultsChoice): ResultsChoice => ({
  ...choice,
  competition: null,
  team: null,
  words: '',
  isStarred: false,
});

export const isNarrowed = ({ competition, team, words, isStarred }: ResultsChoice): boolean =>
  competition !== null || team !== null || words !== '' || isStarred;
