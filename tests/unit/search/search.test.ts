import { describe, expect, it } from 'vitest';
import { MAX_RECENT, searchDecider } from 'touchline/core/search/decider';
import type { SearchEntity } from 'touchline/core/search/types';
import { LIVERPOOL } from './entities.ts';
import { given } from '../../models/given.ts';

const past = given(searchDecider, { isOld: false });
const pastOld = given(searchDecider, { isOld: true });

const GAME: SearchEntity = { ...LIVERPOOL, key: 'game:7', kind: 'game', name: '', home: 'Liverpool', away: 'Everton' };

const indexed = { type: 'search/indexed', payload: { top: [] } } as const;
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
  it('[SRH-6] an emptied query shows no hits', () => {
    const events = [indexed, typed, found, { type: 'search/typed', payload: { text: ' ' } }] as const;
    expect(events.reduce(searchDecider.evolve, searchDecider.initial).hits).toBeNull();
  });
});
