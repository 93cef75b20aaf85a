/** The finder with the decider: the input and the page of results each have the answer to their own query. */
import { of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { ok } from 'touchline/kernel/result';
import type { Api } from 'touchline/http/api';
import type { Recorded } from 'touchline/kernel/message';
import { searchDecider } from 'touchline/core/search/decider';
import { createFinder } from 'touchline/core/search/find.process';
import type { SearchCommand, SearchEvent } from 'touchline/core/search/messages';
import type { SearchState } from 'touchline/core/search/types';
import type { SearchIndexAnswer } from 'touchline/core/search/wire';
import { createMiniSearchIndex } from '../../../adapters/search/minisearch-index.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const team = { competitionId: 10, otherNames: '', weight: 1, kit: undefined, eventId: undefined };
const ANSWER: SearchIndexAnswer = {
  sports: [{ id: 1, name: 'Football', nameEng: '' }],
  competitions: [
    { id: 10, sportId: 1, name: 'Premier League', country: 'GB-ENG', weight: 1, games: 3, otherNames: '' },
  ],
  teams: [
    { ...team, id: 2, name: 'Arsenal' },
    { ...team, id: 3, name: 'Chelsea' },
  ],
  games: [],
};

function desk() {
  const clock = createVirtualClock();
  const events$ = new Subject<Recorded<SearchEvent>>();
  let state: SearchState = searchDecider.initial;
  const finder = createFinder({
    events$,
    state: () => state,
    api: (() => of(ok(ANSWER))) as Api,
    clock,
    report: (_, fault) => {
      throw fault;
    },
    language: () => 'en',
    loadIndex: async () => createMiniSearchIndex(),
  });
  const dispatch = (command: SearchCommand): void => {
    const facts = { isOld: finder.isOld(), now: clock.now() };
    const decided = searchDecider.decide(command, state, facts, { at: 0, id: '1' });
    if (!decided.ok) return;
    for (const event of decided.value) {
      state = searchDecider.evolve(state, event);
      events$.next({ event } as Recorded<SearchEvent>);
    }
  };
  finder.run().subscribe(dispatch);
  return { dispatch, state: () => state };
}

const names = (hits: SearchState['hits'] | undefined): readonly string[] | null =>
  hits?.map(({ name }) => name) ?? null;

it('[SRH-10] the page keeps its results while the input asks for something else', async () => {
  const { dispatch, state } = desk();
  dispatch({ type: 'search/open', payload: {} });
  dispatch({ type: 'search/ask', payload: { text: 'arsenal' } });
  await expect.poll(() => names(state().page?.hits)).toEqual(['Arsenal']);
  dispatch({ type: 'search/type', payload: { text: 'chelsea' } });
  await expect.poll(() => names(state().hits)).toEqual(['Chelsea']);
  expect(names(state().page?.hits)).toEqual(['Arsenal']);
});

it('[SRH-10] a query longer than the maximum is answered', async () => {
  const { dispatch, state } = desk();
  dispatch({ type: 'search/open', payload: {} });
  dispatch({ type: 'search/ask', payload: { text: `arsenal ${' '.repeat(200)}!` } });
  await expect.poll(() => names(state().page?.hits)).toEqual(['Arsenal']);
});

it.each([
  ['фкыутфд', ['Arsenal']],
  ['Срудыуф', ['Chelsea']],
  ['fhctyfk', ['Arsenal']],
  ['xtkcb', ['Chelsea']],
  ['фкыутфд зззъ', []],
])('[SRH-12] “%s”, typed with the other keyboard layout, finds %j and stays as typed', async (typed, meant) => {
  const { dispatch, state } = desk();
  dispatch({ type: 'search/open', payload: {} });
  dispatch({ type: 'search/type', payload: { text: typed } });
  await expect.poll(() => names(state().hits)).toEqual(meant);
  expect(state().query).toBe(typed);
});
