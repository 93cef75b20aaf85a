/** The moments of the stand-in operator, as the core decodes them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeMoments, MOMENTS_PATH } from 'touchline/core/alerts/wire';
import type { MomentsAnswer } from 'touchline/core/alerts/wire';
import type { Moments, MomentsQuery } from '../../../adapters/sandbox/operator/line/moments.ts';
import { createNodeOperator, type NodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { momentsOf } from '../../../adapters/sandbox/operator/line/moments.ts';
import { get } from '../../contracts/operator-client.ts';
import type { Match } from '../../../adapters/sandbox/operator/models/match.ts';
import { matchOf, SIDED_MODELS } from '../../ui/model-matches.ts';
import { givenLine } from '../sandbox-line/given.ts';
import type { Given } from '../sandbox-line/given.ts';

const NOTHING: MomentsQuery = { after: null, games: new Set(), competitions: new Set(), teams: new Set() };
/** Two or four periods with a break in the middle. */
const HALVED = new Set(['football', 'futsal', 'handball', 'basketball', 'american-football', 'rugby']);
const MODELS = SIDED_MODELS;

/** Each change of a match from its start, wall ms. */
function changesOf(match: Match): readonly number[] {
  const changes: number[] = [];
  for (let at = match.fixture.startsAt; at < Infinity; at = match.stateAt(at).nextChangeAt) changes.push(at);
  return changes;
}

/** All moments of a match, asked for at each of its changes. */
function toldOf(model: string, pick: Partial<MomentsQuery> = {}): Moments['moments'] {
  const match = matchOf(model);
  const { id, startsAt } = match.fixture;
  const source = { rows: [{ fixture: match.fixture }], matchOf: (gameId: number) => (gameId === id ? match : null) };
  let after = startsAt - 1;
  return changesOf(match).flatMap((now) => {
    const { at, moments } = momentsOf(
      { ...source, now, language: 'en' },
      { ...NOTHING, games: new Set([id]), ...pick, after },
    );
    after = at;
    return moments;
  });
}

describe.each(MODELS)('moments of %s', (model) => {
  const match = matchOf(model);
  const moments = toldOf(model);

  it('[ALR-1, ALR-2] begin with the start and end with the end, each once under a number of its own', () => {
    const kinds = moments.map(({ kind }) => kind);
    expect(kinds[0]).toBe('kickOff');
    expect(kinds.at(-1)).toBe('fullTime');
    expect(kinds.filter((kind) => kind === 'kickOff' || kind === 'fullTime')).toHaveLength(2);
    expect(new Set(moments.map(({ n }) => n)).size).toBe(moments.length);
    expect(moments.at(-1)?.score).toEqual(match.stateAt(Infinity).score);
  });

  it('[ALR-1] have every goal of sports with few goals, and no score of any other', () => {
    const goals = moments.filter(({ kind }) => kind === 'goal');
    const [home, away] = match.stateAt(Infinity).score;
    expect(goals).toHaveLength(['football', 'futsal', 'hockey'].includes(model) ? home + away : 0);
    for (const { side, score } of goals) expect(score[side - 1]).toBeGreaterThan(0);
  });

  it('[ALR-1] have half-time where the break is in the middle', () => {
    expect(moments.filter(({ kind }) => kind === 'halfTime')).toHaveLength(HALVED.has(model) ? 1 : 0);
  });

  it('[ALR-1] are found by the competition and by either team, too', () => {
    const { champId, home, away } = match.fixture;
    const games = new Set<number>();
    expect(toldOf(model, { games, competitions: new Set([champId]) })).toEqual(moments);
    expect(toldOf(model, { games, teams: new Set([home.id]) })).toEqual(moments);
    expect(toldOf(model, { games, teams: new Set([away.id]) })).toEqual(moments);
    expect(toldOf(model, { games })).toEqual([]);
  });
});

/** Competitions of short matches, which end often. */
const SHORT = new Set([10004, 10005, 10006]);

describe('the line', () => {
  let given: Given;
  beforeAll(() => {
    given = givenLine({ pace: 20 });
  });
  afterAll(() => given.line.stop());

  it('[ALR-3] sends nothing to a new reader, and to nobody what is older than three minutes', () => {
    const { line, clock } = given;
    const champs = new Set(given.source.championships.map(({ id }) => id));
    const ask = (after: number | null): Moments => line.moments({ ...NOTHING, competitions: champs, after }, 'en');
    expect(ask(null)).toEqual({ at: clock.now(), moments: [] });
    const { moments } = ask(0);
    expect(moments.length).toBeGreaterThan(10);
    for (const { at } of moments) {
      expect(at).toBeGreaterThan(clock.now() - 180_000);
      expect(at).toBeLessThanOrEqual(clock.now());
    }
  });

  it('[ALR-2] loses nothing between two answers, not even the end of a game that has left the line', () => {
    const { line, clock } = given;
    const champs = SHORT;
    const began = clock.now();
    const all = { ...NOTHING, competitions: champs };
    const often: string[] = [];
    let after = began;
    for (let round = 0; round < 16; round += 1) {
      clock.advance(5_000);
      const answer = line.moments({ ...all, after }, 'en');
      often.push(...answer.moments.map(({ gameId, n }) => `${gameId}:${n}`));
      after = answer.at;
    }
    const once = line.moments({ ...all, after: began }, 'en').moments;
    expect(once.length).toBeLessThan(100);
    expect(once.some(({ kind, at }) => kind === 'fullTime' && at < clock.now() - 30_000)).toBe(true);
    expect(often).toEqual(once.map(({ gameId, n }) => `${gameId}:${n}`));
  });
});

describe('the call', () => {
  const clock = createManualClock(Date.UTC(2026, 10, 21, 19));
  let host: NodeOperator;
  beforeAll(async () => {
    host = await createNodeOperator({ clock });
  });
  afterAll(() => host.close());
  const ask = async (query: string): Promise<MomentsAnswer> => {
    const { body } = await get(host.fetch, `${MOMENTS_PATH}?${query}`);
    const read = decodeMoments(body);
    if (!read.ok) throw new Error(read.error);
    return read.value;
  };

  it('[ALR-2] is read by the core, and goes on where the last answer ended', async () => {
    const competitions = host.operator.line.tree('en').sports.flatMap(({ championships }) => championships);
    const ids = competitions.filter(({ live }) => live > 0).map(({ id }) => id);
    const query = `games=&competitions=${ids.join(',')}&teams=`;
    const first = await ask(query);
    expect(first).toEqual({ at: clock.now(), moments: [] });
    clock.advance(120_000);
    const next = await ask(`${query}&after=${first.at}`);
    expect(next.moments.length).toBeGreaterThan(0);
    expect(next.moments.every(({ at }) => at > first.at && at <= next.at)).toBe(true);
    expect((await ask(`${query}&after=${next.at}`)).moments).toEqual([]);
  });
});
