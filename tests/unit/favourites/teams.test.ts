/** Favourite teams: starred as everything else, with their next games from the operator. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeTeams } from 'touchline/core/favourites/wire';
import { teamsOf } from '../../../adapters/sandbox/operator/line/teams.ts';
import type { SearchIndexRows } from '../../../adapters/sandbox/operator/line/line.ts';
import type { Given } from '../gate/given.ts';
import { createAbsentTeams } from '../../../adapters/sandbox/operator/line/absent-teams.ts';
import { DAY_MS, ORIGIN, smallScheduleOf } from '../sandbox-line/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const PATH = 'GET /line-api/v1/teams';
const ARSENAL = { id: 105, name: 'Arsenal', sportId: 1, gameIds: [7, 8] };

let given: Given;
const view = () => given.core.feature('favourites').get();
const star = (id: number) =>
  given.core.dispatch({ type: 'favourites/star', payload: { kind: 'team', id, startsAt: null } });
const asked = (): readonly string[] =>
  given.requests.filter(({ path }) => path.startsWith('/line-api/v1/teams')).map(({ path }) => path);
beforeEach(async () => {
  given = await openGate();
  given.answers.set(PATH, { teams: [ARSENAL] });
});
afterEach(closeGates);

describe('favourite teams', () => {
  it('[FAV-8] are starred as games are, and merged with those of the account', async () => {
    given.answers.set('POST /web-api/user/favourites', {
      favourites: [{ kind: 'team', id: 9, at: 1, isOn: true, startsAt: null }],
    });
    star(105);
    await given.clock.run(10);
    expect(view()).toMatchObject({ teams: [105], games: [], areTeamsShown: true });
    await given.signIn();
    await given.clock.run(1_000);
    expect(view()?.teams).toEqual([105, 9]);
  });

  it('[FAV-8] have their next games as an answer, again every minute while someone looks', async () => {
    const answers: unknown[] = [];
    const looking = given.core
      .actions('favourites')
      ?.teams([105, 9])
      .subscribe((teams) => answers.push(teams));
    await given.clock.run(1_000);
    expect(answers).toEqual([[ARSENAL]]);
    expect(asked()).toEqual(['/line-api/v1/teams?ids=105%2C9']);
    given.answers.set(PATH, [404, '']);
    await given.clock.run(60_000);
    expect(answers).toEqual([[ARSENAL], null]);
    looking?.unsubscribe();
    await given.clock.run(300_000);
    expect(asked()).toHaveLength(2);
  });

  it('[FAV-8] of a game are asked for once', async () => {
    const answers: unknown[] = [];
    given.core
      .actions('favourites')
      ?.teamsOfGame(7)
      .subscribe((teams) => answers.push(teams));
    await given.clock.run(200_000);
    expect(answers).toEqual([[ARSENAL]]);
    expect(asked()).toEqual(['/line-api/v1/teams?game=7']);
  });

  it('[FAV-11] that are best known, and ten games of one, are answers to the page, which learns of a failure', async () => {
    const answers: unknown[] = [];
    const actions = given.core.actions('favourites');
    const take = (answer: unknown): void => void answers.push(answer);
    actions?.knownTeams(1).subscribe(take);
    actions?.knownTeams(null).subscribe(take);
    const looking = actions?.team(105).subscribe(take);
    await given.clock.run(1_000);
    expect(answers).toEqual([[ARSENAL], [ARSENAL], [ARSENAL]]);
    expect(asked()).toEqual([
      '/line-api/v1/teams?top=1',
      '/line-api/v1/teams?top=all',
      '/line-api/v1/teams?ids=105&games=10',
    ]);
    given.answers.set(PATH, [404, '']);
    await given.clock.run(60_000);
    expect(answers.slice(3)).toEqual(['failed']);
    looking?.unsubscribe();
  });

  it('[FAV-9] are hidden by the operator’s setting, and their stars stay', async () => {
    star(105);
    await given.signIn();
    given.answers.set('GET /web-api/office/settings', {
      commonSettings: [],
      otherSettings: [],
      notificationSettings: [],
      lineSports: [],
      liveSports: [],
      lineDisallowSports: [],
      liveDisallowSports: [],
      showFavoriteTeams: false,
    });
    void given.core.load('officeSettings');
    await given.clock.run(100);
    given.core.dispatch({ type: 'office-settings/load', payload: {} });
    await given.clock.run(100);
    expect(view()).toMatchObject({ teams: [], areTeamsShown: false });
    expect(view()?.starred.has('team:105')).toBe(true);
  });
});

describe('the operator', () => {
  const rows: SearchIndexRows = {
    sports: [[1, 'Football', 'Football']],
    competitions: [[5, 1, 'Premier League', 'GB-ENG', 100, 5, '']],
    teams: [
      [105, 5, 'Arsenal', '', 50],
      [106, 5, 'Chelsea', '', 50],
    ],
    games: [
      [1, 5, 105, 106, 900, 0, ''],
      [2, 5, 106, 105, 100, 0, ''],
      [3, 5, 105, 107, 500, 0, ''],
      [4, 5, 105, 108, 800, 1, ''],
      [5, 5, 0, 0, 1, 0, 'Winner'],
    ],
  };
  const ask = (query: string) => {
    const answer = decodeTeams({ teams: teamsOf(rows, new URLSearchParams(query)) });
    if (!answer.ok) throw new Error(answer.error);
    return answer.value;
  };

  it('[FAV-11] names the best-known teams that have games, of a sport or of all, and up to ten games', () => {
    const known: SearchIndexRows = {
      ...rows,
      competitions: [...rows.competitions, [9, 4, 'Tour', 'INT', 100, 1, '']],
      teams: [...rows.teams, [107, 5, 'Leeds', '', 70], [201, 9, 'Player', '', 60]],
    };
    const idsOf = (query: string): readonly number[] => teamsOf(known, new URLSearchParams(query)).map(({ id }) => id);
    expect(idsOf('top=all')).toEqual([107, 201, 105, 106]);
    expect(idsOf('top=1')).toEqual([107, 105, 106]);
    expect(idsOf('top=x')).toEqual([]);
    expect(ask('ids=105&games=10')[0]?.gameIds).toEqual([4, 2, 3, 1]);
    expect(ask('ids=105&games=0')[0]?.gameIds).toHaveLength(3);
  });

  it('[FAV-13] names a team that has no game, and leaves out one that nobody knows', () => {
    const gone = { id: 300, name: 'Leeds', sportId: 1 };
    const answer = teamsOf(rows, new URLSearchParams('ids=300,301,105'), (id) => (id === 300 ? gone : null));
    expect(answer.map(({ name }) => name)).toEqual(['Leeds', 'Arsenal']);
    expect(answer[0]).toEqual({ ...gone, gameIds: [] });
  });

  it('[FAV-13] knows the teams of games of the last weeks, which the line no longer has', () => {
    const now = ORIGIN + 30 * DAY_MS;
    const source = smallScheduleOf(5);
    const sidesAt = (at: number) =>
      source
        .current(at)
        .flatMap(({ home, away, sportId, field }) =>
          field === undefined ? [home, away].map(({ id, name }) => ({ id, name, sportId })) : [],
        );
    const here = new Set(sidesAt(now).map(({ id }) => id));
    const gone = sidesAt(now - 7 * DAY_MS).find(({ id }) => !here.has(id));
    expect(gone).toBeDefined();
    const absentTeam = createAbsentTeams(source, () => now);
    expect(absentTeam(gone?.id ?? 0)).toEqual(gone);
    expect(absentTeam(-1)).toBeNull();
  });

  it('[FAV-8] names three games of a team, the one in play first, then by kick-off', () => {
    expect(ask('ids=105')).toEqual([{ id: 105, name: 'Arsenal', sportId: 1, gameIds: [4, 2, 3] }]);
  });

  it('[FAV-8] names the sides of a game, home first, and none for a long-term market', () => {
    expect(ask('game=2').map(({ id }) => id)).toEqual([106, 105]);
    expect(ask('game=5')).toEqual([]);
  });

  it('[FAV-8] leaves out a team without a game on the line', () => {
    expect(ask('ids=999,x,106').map(({ id }) => id)).toEqual([106]);
  });
});
