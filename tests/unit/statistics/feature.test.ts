/** Questions and answers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeCompetition, decodeGame, decodeResults } from 'touchline/core/statistics/wire';
import type { Asked } from 'touchline/core/statistics/types';
import { ORIGIN, HOUR_MS, DAY_MS, givenLine } from '../sandbox-line/given.ts';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const PREMIER = 1001;
const competitionOf = (id: number) => `GET /line-api/v1/statistics/competitions/${id}`;
const RESULTS = 'GET /line-api/v1/results';
const answer = (id: number) => ({
  competition: { id, sportId: 1, name: `League ${id}`, country: 'DE' },
  points: { win: 3, draw: 1 },
  tables: [],
});
const query = { from: 1, to: 2, sportId: 1, champId: null, teamId: 5, words: 'a b' };

let given: Given;
const view = () => given.core.feature('statistics').get();
const ask = (asked: Asked) => given.core.dispatch({ type: 'statistics/ask', payload: asked });

describe('a question', () => {
  beforeEach(async () => {
    given = await openGate({ isPlayer: false });
    void given.core.load('statistics');
    for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  });
  afterEach(closeGates);

  it('[STT-1] replaces the one before of its kind, whose answer is dropped', async () => {
    given.answers.set(competitionOf(1), answer(1)).set(competitionOf(2), answer(2));
    ask({ kind: 'competition', id: 1 });
    ask({ kind: 'competition', id: 2 });
    await given.clock.run(200);
    expect(view()?.competition).toMatchObject({ key: 'competition 2', competition: { name: 'League 2' } });
    expect(view()?.asked).toEqual({ competition: { key: 'competition 2', status: 'ready' } });
  });

  it('[STT-1] that fails keeps the answer before, under its own key', async () => {
    given.answers.set(competitionOf(1), answer(1)).set(competitionOf(2), { ...answer(2), tables: [[{ id: 1 }]] });
    ask({ kind: 'competition', id: 1 });
    await given.clock.run(200);
    ask({ kind: 'competition', id: 2 });
    await given.clock.run(200);
    expect(view()?.asked.competition).toEqual({ key: 'competition 2', status: 'failed' });
    expect(view()?.competition?.key).toBe('competition 1');
  });

  it('[STT-15] that is repeated faster than the operator answers is answered, and asked once more after that', async () => {
    given.answers.set(RESULTS, { sports: [], competitions: [], teams: [], games: [], hasMore: false });
    const sent = () => given.requests.filter(({ path }) => path.startsWith('/line-api/v1/results')).length;
    // The operator takes 10 ms.
    for (let turn = 0; turn < 6; turn += 1) {
      ask({ kind: 'results', query });
      await given.clock.run(4);
    }
    expect(view()?.results).not.toBeNull();
    // The last was asked as the third was sent.
    expect(sent()).toBe(3);
    await given.clock.run(200);
    expect(sent()).toBe(4);
    expect(view()?.asked.results?.status).toBe('ready');
    ask({ kind: 'results', query });
    await given.clock.run(200);
    expect(sent()).toBe(5);
  });

  it('[STT-23] of starred results sends the stars', async () => {
    given.answers.set(RESULTS, { sports: [], competitions: [], teams: [], games: [], hasMore: false });
    ask({ kind: 'results', query: { ...query, starred: { games: [7, 8], competitions: [], teams: [5] } } });
    await given.clock.run(200);
    const { path = '' } = given.requests.find((each) => each.path.startsWith('/line-api/v1/results')) ?? {};
    const sent = new URLSearchParams(path.slice(path.indexOf('?')));
    expect(sent.get('starred')).toBe('1');
    expect(sent.get('games')).toBe('7,8');
    expect(sent.get('competitions')).toBe('');
    expect(sent.get('teams')).toBe('5');
  });

  it('[STT-15] that is repeated waits for no answer to another, which is dropped even where it fails late', async () => {
    given.answers.set(RESULTS, ({ path }) =>
      path.includes('words=late') ? [503, ''] : { sports: [], competitions: [], teams: [], games: [], hasMore: false },
    );
    ask({ kind: 'results', query: { ...query, words: 'late' } });
    await given.clock.run(2);
    ask({ kind: 'results', query: { ...query, words: 'late' } });
    await given.clock.run(2);
    ask({ kind: 'results', query: { ...query, words: '' } });
    await given.clock.run(200);
    expect(view()?.asked.results?.status).toBe('ready');
    expect(view()?.results?.key).toBe(JSON.stringify([1, 2, 1, null, 5, '']));
    expect(given.requests.filter(({ path }) => path.includes('words=late'))).toHaveLength(1);
    // The one before can be asked again, and its failure is its own.
    ask({ kind: 'results', query: { ...query, words: 'late' } });
    await given.clock.run(200);
    expect(view()?.asked.results).toEqual({ key: JSON.stringify([1, 2, 1, null, 5, 'late']), status: 'failed' });
    ask({ kind: 'results', query: { ...query, words: 'late' } });
    await given.clock.run(200);
    expect(given.requests.filter(({ path }) => path.includes('words=late'))).toHaveLength(3);
  });

  it('[STT-13] of results can have a country, and an operator that counts none has none', async () => {
    given.answers.set(RESULTS, { sports: [], competitions: [], teams: [], games: [], hasMore: false });
    ask({ kind: 'results', query: { ...query, country: 'GB-ENG' } });
    await given.clock.run(200);
    const [asked] = given.requests.filter(({ path }) => path.startsWith('/line-api/v1/results'));
    expect(new URLSearchParams(asked?.path.split('?')[1]).get('country')).toBe('GB-ENG');
    expect(view()?.results?.countries).toEqual([]);
    const key = view()?.results?.key;
    ask({ kind: 'results', query });
    await given.clock.run(200);
    expect(view()?.results?.key).not.toBe(key);
  });

  it('[STT-7] of results has the day and the choice, and nothing that was not chosen', async () => {
    given.answers.set(RESULTS, { sports: [], competitions: [], teams: [], games: [], hasMore: false });
    ask({ kind: 'results', query });
    await given.clock.run(200);
    const [asked] = given.requests.filter(({ path }) => path.startsWith('/line-api/v1/results'));
    expect(Object.fromEntries(new URLSearchParams(asked?.path.split('?')[1]))).toMatchObject({
      from: '1',
      to: '2',
      sport: '1',
      team: '5',
      words: 'a b',
    });
    expect(asked?.path).not.toContain('champ=');
    expect(view()?.results?.key).toBe(JSON.stringify([1, 2, 1, null, 5, 'a b']));
  });
});

describe('the answers of the stand-in operator', () => {
  it('[STT-1] are those that the core reads, and a record that does not add up is none', () => {
    const now = ORIGIN + 3 * HOUR_MS;
    const { line } = givenLine({ at: now, warmMs: 1 });
    const found = line.competitionStatistics(PREMIER, 'en');
    expect(decodeCompetition(JSON.parse(JSON.stringify(found)))).toEqual({ ok: true, value: found });
    const [fixture] = line.fixtures(false).filter(({ champId }) => champId === PREMIER);
    const game = line.gameStatistics(fixture?.id ?? 0, 'en');
    expect(decodeGame(JSON.parse(JSON.stringify(game)))).toEqual({ ok: true, value: game });
    const results = line.findResults({ ...query, from: now - DAY_MS, to: now, teamId: null, words: '' }, 'de');
    expect(decodeResults(JSON.parse(JSON.stringify(results)))).toEqual({ ok: true, value: results });
    const bad = {
      ...found,
      tables: [[{ ...found?.tables[0]?.[0], home: { ...found?.tables[0]?.[0]?.home, won: 99 } }]],
    };
    expect(decodeCompetition(bad).ok).toBe(false);
    line.stop();
  });
});
