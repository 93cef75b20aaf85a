/** Races that anybody can draw again: the operator's commitment, and the check in the browser. */
import { describe, expect, it } from 'vitest';
import { decodeRaces } from 'touchline/core/races/wire';
import type { Race } from 'touchline/core/races/types';
import { virtualChampionships } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { racesOf } from '../../../adapters/sandbox/operator/line/races.ts';
import { createSchedule } from '../../../adapters/sandbox/operator/line/schedule.ts';
import { raceCommitment, serverSeedOf } from '../../../adapters/sandbox/operator/models/race/fair.ts';
import { raceOf } from '../../../adapters/sandbox/operator/models/race/rules.ts';
import { checkRace } from '../../../ui/web/screens/casino/verification/race.ts';
import { RUNS } from '../../arbitraries/runs.ts';

const RIGHT = { isCommitted: true, isDrawn: true };
const ORIGIN = Date.UTC(2026, 10, 21, 16);

/** A race of 2 to 12 runners as the operator publishes it. */
function toldRace(seed: number): Race {
  const field = Array.from({ length: 2 + (seed % 11) }, (_, at) => ({
    id: at,
    name: `${at}`,
    rating: 1_450 + ((seed * 37 + at * 53) % 260),
  }));
  const fixture = { id: seed * 7, field, seed };
  const all = field.reduce((sum, { rating }) => sum + rating - 1_400, 0);
  return {
    gameId: fixture.id,
    champId: 1,
    name: 'Park',
    startsAt: 1,
    endsAt: 2,
    places: 2,
    runners: field.map(({ name, rating }, at) => ({
      number: at + 1,
      name,
      chance: { n: BigInt(rating - 1_400), d: BigInt(all) },
    })),
    result: raceOf(fixture),
    commitment: raceCommitment(fixture),
    serverSeed: serverSeedOf(fixture),
  };
}

/** The races that the operator publishes at a time. */
function answerAt(now: number): readonly Race[] {
  const source = createSchedule({ championships: virtualChampionships, seed: 5, origin: ORIGIN, pace: 1 });
  const decoded = decodeRaces(racesOf(source, 210, now, 'en'));
  if (!decoded.ok) throw new Error('the answer was not accepted');
  return decoded.value.races;
}

describe('the check of a race', () => {
  it('[RCE-2, RCE-11, VRT-9] draws each race as the operator did, from its seed and its chances', async () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const race = toldRace(seed);
      // One after the other: the digests of a thousand races at once gain nothing.
      // oxlint-disable-next-line no-await-in-loop
      const check = await checkRace(race);
      if (check?.isCommitted !== true || !check.isDrawn) expect({ race, check }).toBe('a race that is right');
    }
  });

  it('[RCE-10, RCE-11] agrees with the operator’s answers: the commitment before the start, the same with the seed after it', async () => {
    const now = ORIGIN + 3_600_000;
    const [before, after] = [answerAt(now), answerAt(now + 1_200_000)];
    const open = before.filter(({ result }) => result === null);
    const over = after.filter(({ result }) => result !== null);
    const both = open.flatMap((race) =>
      over.filter(({ gameId }) => gameId === race.gameId).map((end) => [race, end] as const),
    );
    expect(both.length).toBeGreaterThan(1);
    for (const [race, end] of both) {
      expect(race.serverSeed).toBeNull();
      // oxlint-disable-next-line no-await-in-loop
      expect(await checkRace({ ...end, commitment: race.commitment })).toEqual(RIGHT);
    }
    expect(await checkRace(open[0] ?? toldRace(1))).toBeNull();
  });

  it.each<readonly [string, (race: Race) => Race, object]>([
    ['other chances than those of the prices', (race) => withChances(race), { isCommitted: false }],
    ['another seed', (race) => ({ ...race, serverSeed: 'a'.repeat(64) }), { isCommitted: false, isDrawn: false }],
    [
      'the seed of another race',
      (race) => ({ ...race, gameId: race.gameId + 1 }),
      { isCommitted: true, isDrawn: false },
    ],
    ['two runners that changed places', (race) => swapped(race), { isCommitted: true, isDrawn: false }],
  ])('[VRT-9] finds a planted cheat: %s', async (_, cheat, found) => {
    const race = toldRace(10);
    expect(await checkRace(race)).toEqual(RIGHT);
    expect(await checkRace(cheat(race))).toMatchObject(found);
  });
});

/** The same runners with equal chances. */
function withChances(race: Race): Race {
  const chance = { n: 1n, d: BigInt(race.runners.length) };
  return { ...race, runners: race.runners.map((runner) => ({ ...runner, chance })) };
}

function swapped(race: Race): Race {
  const [first = 0, second = 0, ...others] = race.result?.order ?? [];
  return { ...race, result: race.result === null ? null : { ...race.result, order: [second, first, ...others] } };
}
