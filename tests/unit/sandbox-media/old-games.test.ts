/** Results of many days ago, at ten match seconds a second: their pages still have a timeline and line-ups. */
import { afterAll, describe, expect, it } from 'vitest';
import { decodeLineups, decodeLive } from 'touchline/core/match-view/wire';
import type { PlayedResult } from 'touchline/core/statistics/types';
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { championships, sports, virtualChampionships } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { createLine } from '../../../adapters/sandbox/operator/line/running-line.ts';
import { createSchedule } from '../../../adapters/sandbox/operator/line/schedule.ts';
import { lineupsOf } from '../../../adapters/sandbox/operator/media/lineups.ts';
import { offerOf, zoneOf } from '../../../adapters/sandbox/operator/media/media.ts';
import { DAY_MS, HOUR_MS, ORIGIN } from '../sandbox-line/given.ts';

const NOW = ORIGIN + 3 * HOUR_MS;
const LEAGUE = 1001;
const line = createLine({
  clock: createManualClock(NOW),
  source: createSchedule({
    championships: [
      ...championships.filter(({ id, density }) => id === LEAGUE || density >= 8),
      ...virtualChampionships,
    ],
    seed: 5,
    origin: ORIGIN,
    pace: 10,
  }),
  sports,
});
afterAll(() => line.stop());

const resultsOf = (daysAgo: number, sportId: number, champId: number | null = null): readonly PlayedResult[] => {
  const to = NOW - daysAgo * DAY_MS;
  const query = { from: to - DAY_MS, to, sportId, champId, teamId: null, words: '' };
  return line.findResults(query, 'en')?.games ?? [];
};

/** The live view of a result's page. */
function timelineOf({ id, home, away, startsAt, score }: PlayedResult) {
  const playing = line.playing(id);
  const { fixture } = playing?.match ?? {};
  expect(fixture).toMatchObject({ home: { name: home }, away: { name: away }, startsAt });
  if (playing === null) throw new Error('no such game');
  expect(offerOf(playing)).toMatchObject({ zones: [{ zoneId: `m${id}`, kind: 'match' }], videos: [] });
  const decoded = decodeLive(zoneOf(playing, 0));
  expect(decoded).toMatchObject({ ok: true, value: { isOver: true } });
  const happened = decoded.ok ? decoded.value.happened : [];
  expect(happened.at(-1)).toMatchObject({ kind: 'end', score });
  return { playing, happened };
}

describe('a result of many days ago', () => {
  it.each([1, 29])('[STT-11] of the league, %i days ago, has its timeline and its line-ups', (daysAgo) => {
    const games = resultsOf(daysAgo, 1, LEAGUE);
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      const { playing, happened } = timelineOf(game);
      const lineups = decodeLineups(lineupsOf(playing));
      const known = lineups.ok && typeof lineups.value === 'object' ? lineups.value : null;
      expect(known?.home.starters).toHaveLength(11);
      expect(known?.away.starters).toHaveLength(11);
      const named = happened.filter(({ players }) => players !== undefined).length;
      expect(named).toBeGreaterThan(0);
    }
  });

  it.each([0, 15, 20, 27])(
    '[STT-11] of virtual football, %i days ago, is the game that the result names',
    (daysAgo) => {
      const games = resultsOf(daysAgo, VIRTUAL.football);
      expect(games).toHaveLength(100);
      for (const game of games) timelineOf(game);
    },
  );

  it('[STT-11] is not listed once its id means a later game', () => {
    expect(resultsOf(30, VIRTUAL.football)).toEqual([]);
    for (const game of resultsOf(30, 1)) timelineOf(game);
  });
});
