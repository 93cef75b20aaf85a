import { describe, expect, it } from 'vitest';
import { MAX_RECENT, searchDecider } from 'touchline/core/search/decider';
import { queryOf } from 'touchline/core/search/rules/query';
import type { SearchEntity } from 'touchline/core/search/types';
import { LIVERPOOL } from './entities.ts';
import { given } from '../../models/given.ts';

const NOW = Date.UTC(2026, 10, 28);
const past = given(searchDecider, { isOld: false, now: NOW });
const pastOld = given(searchDecider, { isOld: true, now: NOW });

const GAME: SearchEntity = { ...LIVERPOOL, key: 'game:7', kind: 'game', name: '', home: 'Liverpool', away: 'Everton' };

const indexed = { type: 'search/indexed', payload: { top: [], popular: [] } } as const;
const typed = { type: 'search/typed', payload: { text: 'liv' } } as const;
const found = { type: 'search/found', payload: { hits: [LIVERPOOL, GAME] } } as const;

describe('search', () => {
  it('[SRH-1] loads the index when it is opened', () => {
    past().when({ type: 'search/open', payload: {} }).then({ type: 'search/loading', payload: {} });
  });
  it('[SRH-1] a fresh index does not load again', () => {
    past(indexed).when({ type: 'search/open', payload: {} }).refused({ code: 'search/unchanged' });
  });
  it('[SRH-1] an old index loads again', () => {
    pastOld(indexed).when({ type: 'search/open', payload: {} }).then({ type: 'search/loading', payload: {} });
  });
  it('[SRH-1] opening after a failure tries again', () => {
    past({ type: 'search/failed', payload: {} })
      .when({ type: 'search/open', payload: {} })
      .then({ type: 'search/loading', payload: {} });
  });
  it('[SRH-1] an answer to an earlier query is dropped', () => {
    past(indexed, typed)
      .when({ type: 'search/receiveHits', payload: { query: 'li', hits: [LIVERPOOL] } })
      .refused({ code: 'search/unchanged' });
  });
  it('[SRH-6] the name of an opened game is that of both sides', () => {
    past(indexed, typed, found)
      .when({ type: 'search/choose', payload: { key: 'game:7' } })
      .then({ type: 'search/chosen', payload: { name: 'Liverpool – Everton' } });
  });
  it('[SRH-6] something that was not found cannot be opened', () => {
    past(indexed, typed, found)
      .when({ type: 'search/choose', payload: { key: 'team:2' } })
      .refused({ code: 'search/unknown' });
  });
  it('[SRH-6] the last six names are kept, latest first and each once', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b'];
    const state = names.reduce(
      (now, name) => searchDecider.evolve(now, { type: 'search/chosen', payload: { name } }),
      searchDecider.initial,
    );
    expect(state.recent).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
    expect(state.recent).toHaveLength(MAX_RECENT);
  });
  it('[SRH-6] a query that was sent is kept, without its spaces; an empty one is not', () => {
    past(indexed)
      .when({ type: 'search/send', payload: { text: ' liv ' } })
      .then({ type: 'search/chosen', payload: { name: 'liv' } });
    past(indexed)
      .when({ type: 'search/send', payload: { text: '  ' } })
      .refused({ code: 'search/unchanged' });
  });
  it('[SRH-6] a query and a name that differ in case and accents alone are kept once', () => {
    const state = ['atletico', '!', 'Atlético', '?'].reduce(
      (now, name) => searchDecider.evolve(now, { type: 'search/chosen', payload: { name } }),
      searchDecider.initial,
    );
    expect(state.recent).toEqual(['?', 'Atlético', '!']);
  });
  it('[SRH-10] a hit of the page of results can be opened', () => {
    past(
      indexed,
      { type: 'search/asked', payload: { text: 'liv' } },
      { type: 'search/answered', payload: found.payload },
    )
      .when({ type: 'search/choose', payload: { key: 'team:1' } })
      .then({ type: 'search/chosen', payload: { name: 'Liverpool' } });
  });
  it('[SRH-10] a long query is cut at 100 characters and never within one', () => {
    expect(queryOf(` ${'a'.repeat(120)} `)).toBe('a'.repeat(100));
    const cut = queryOf(`${'a'.repeat(99)}🏀`);
    expect(cut).toBe('a'.repeat(99));
    expect(queryOf(cut)).toBe(cut);
  });
  it('[SRH-6] an emptied query shows no hits', () => {
    const events = [indexed, typed, found, { type: 'search/typed', payload: { text: ' ' } }] as const;
    expect(events.reduce(searchDecider.evolve, searchDecider.initial).hits).toBeNull();
  });
});

describe('games that were opened', () => {
  const HOUR_MS = 3_600_000;
  const view = (gameId: number) => ({ type: 'search/viewGame', payload: { gameId, startsAt: NOW } }) as const;
  const changed = (...ids: readonly number[]) =>
    ({ type: 'search/viewedChanged', payload: { viewed: ids.map((gameId) => ({ gameId, startsAt: NOW })) } }) as const;

  it('[SRH-8] are listed latest first, each once', () => {
    past(changed(2, 1)).when(view(1)).then(changed(1, 2));
  });
  it('[SRH-8] the latest one opened again changes nothing', () => {
    past(changed(2, 1)).when(view(2)).refused({ code: 'search/unchanged' });
  });
  it('[SRH-8] there are at most ten', () => {
    past(changed(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
      .when(view(11))
      .then(changed(11, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  });
  it('[SRH-8] one that is over drops out', () => {
    past(changed(2, 1))
      .when({ type: 'search/dropViewed', payload: { gameId: 2 } })
      .then(changed(1));
    past(changed(1))
      .when({ type: 'search/dropViewed', payload: { gameId: 2 } })
      .refused({ code: 'search/unchanged' });
  });
  it('[SRH-8] those of an earlier visit follow, without what began more than three days ago', () => {
    const earlier = [
      { gameId: 3, startsAt: NOW - 71 * HOUR_MS },
      { gameId: 1, startsAt: NOW },
      { gameId: 4, startsAt: NOW - 73 * HOUR_MS },
    ];
    past(changed(1))
      .when({ type: 'search/restoreViewed', payload: { viewed: earlier } })
      .then({
        type: 'search/viewedChanged',
        payload: {
          viewed: [
            { gameId: 1, startsAt: NOW },
            { gameId: 3, startsAt: NOW - 71 * HOUR_MS },
          ],
        },
      });
  });
  it('[SRH-8] can be cleared', () => {
    past(changed(1))
      .when({ type: 'search/forgetViewed', payload: {} })
      .then({ type: 'search/viewedForgotten', payload: {} });
    past().when({ type: 'search/forgetViewed', payload: {} }).refused({ code: 'search/unchanged' });
    expect(
      [changed(1), { type: 'search/viewedForgotten', payload: {} } as const].reduce(
        searchDecider.evolve,
        searchDecider.initial,
      ).viewed,
    ).toEqual([]);
  });
});
