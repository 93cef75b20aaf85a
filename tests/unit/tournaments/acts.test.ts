/** Acts without an answer: what is kept on the device, and who may send them again. */
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import { NO_TOURNAMENTS, tournamentsDecider, type TournamentsFacts } from 'touchline/core/tournaments/decider';
import { keepActs } from 'touchline/core/tournaments/keep-acts.process';
import type { TournamentsCommand, TournamentsEvent } from 'touchline/core/tournaments/messages';
import { withAct, withKept, withoutDone } from 'touchline/core/tournaments/rules/acts';
import type { KeyedAct, TournamentsState } from 'touchline/core/tournaments/types';
import type { Recorded } from 'touchline/kernel/message';
import { STAMP } from '../../models/given.ts';
import { ownOf, pageOf, tournamentOf } from './samples.ts';

const STORED = 'tl.my.tournaments';
const act = (more: Partial<KeyedAct> = {}): KeyedAct => ({ id: 41, act: 'join', userId: '7', key: 'k', ...more });
const FACTS: TournamentsFacts = { userId: '7', stops: [], isExcluded: false, newKey: () => 'new' };
const shown = (unanswered: readonly KeyedAct[]): TournamentsState => ({
  ...NO_TOURNAMENTS,
  ...{ followed: 41, status: 'ready', answer: { kind: 'page', tournament: pageOf() }, unanswered },
});
const decide = (command: TournamentsCommand, state: TournamentsState, facts = FACTS) =>
  tournamentsDecider.decide(command, state, facts, STAMP);
const JOIN: TournamentsCommand = { type: 'tournaments/join', payload: {} };

function kept(stored: readonly KeyedAct[] | string | null, userId: string | null) {
  const storage = createMemoryStorage();
  if (stored !== null) storage.write(STORED, typeof stored === 'string' ? stored : JSON.stringify(stored));
  const who = { userId };
  const events$ = new Subject<Recorded<TournamentsEvent>>();
  const [reports, reported]: [string[], TournamentsCommand[]] = [[], []];
  let state = NO_TOURNAMENTS;
  const publish = (event: TournamentsEvent): void => {
    state = tournamentsDecider.evolve(state, event);
    events$.next({ seq: 1, ...STAMP, event });
  };
  keepActs({
    ...{ events$, storage, acts: () => state.unanswered, userId: () => who.userId },
    report: (where) => void reports.push(where),
  }).subscribe((command) => reported.push(command));
  return { storage, who, publish, reported, reports };
}

describe('acts on the device', () => {
  it('[TRN-5] are there before they are sent, and gone once they are answered', () => {
    const { storage, publish } = kept(null, '7');
    publish({ type: 'tournaments/acting', payload: act() });
    expect(storage.read(STORED)).toContain('"key":"k"');
    publish({ type: 'tournaments/unknown', payload: {} });
    expect(storage.read(STORED)).toContain('"key":"k"');
    publish({ type: 'tournaments/acting', payload: act() });
    publish({ type: 'tournaments/refused', payload: { refusal: 'ended', tournament: null } });
    expect(storage.read(STORED)).toBeNull();
  });

  it('[TRN-5] are read again after a reload, at once or when the player is known', () => {
    const restored = { type: 'tournaments/restoreActs', payload: { acts: [act()] } };
    expect(kept([act()], '7').reported).toEqual([restored]);
    const { who, publish, reported } = kept([act()], null);
    expect(reported).toEqual([]);
    who.userId = '7';
    publish({ type: 'tournaments/forgotten', payload: {} });
    expect(reported).toEqual([restored]);
  });

  it('[TRN-6] stay for their player when a session ends', () => {
    const { storage, who, publish } = kept(null, '7');
    publish({ type: 'tournaments/acting', payload: act() });
    who.userId = null;
    publish({ type: 'tournaments/forgotten', payload: {} });
    publish({ type: 'tournaments/following', payload: { followed: 41 } });
    expect(storage.read(STORED)).toContain('"key":"k"');
  });

  it('[TRN-5] that cannot be read are reported and lost', () => {
    const { reported, reports } = kept('[{"id":"x"}]', '7');
    expect({ reported, reports }).toEqual({ reported: [], reports: ['tournaments/acts'] });
  });
});

describe('acts without an answer', () => {
  it('[TRN-5] go again under their key, also by a player who has been stopped since', () => {
    const again = { ok: true, value: [{ type: 'tournaments/acting', payload: act() }] };
    expect(decide(JOIN, shown([act()]), { ...FACTS, stops: ['banned'] })).toEqual(again);
    expect(decide(JOIN, shown([act({ id: 42 })]))).toMatchObject({ value: [{ payload: { id: 41, key: 'new' } }] });
  });

  it('[TRN-6] of another player are not restored', () => {
    const restore = (acts: readonly KeyedAct[]) =>
      decide({ type: 'tournaments/restoreActs', payload: { acts } }, shown([]));
    expect(restore([act({ userId: '8' })])).toMatchObject({ error: { code: 'tournaments/unchanged' } });
    expect(restore([act({ userId: '8' }), act({ id: 42 })])).toEqual({
      ok: true,
      value: [{ type: 'tournaments/actsRestored', payload: { acts: [act({ id: 42 })] } }],
    });
  });

  it('[TRN-5] are one a tournament and eight at most, the latest first, those of the visit before those that were kept', () => {
    const ids = (acts: readonly KeyedAct[]) => acts.map(({ id }) => id);
    const many = Array.from({ length: 10 }, (_, id) => act({ id, key: `k${id}` })).reduce<readonly KeyedAct[]>(
      withAct,
      [],
    );
    expect(ids(many)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
    expect(withAct([act()], act({ act: 'leave', key: 'l' }))).toEqual([act({ act: 'leave', key: 'l' })]);
    expect(withKept([act()], [act({ key: 'old' }), act({ id: 42 })])).toEqual([act(), act({ id: 42 })]);
  });

  it('[TRN-5] are known once an answer shows the player’s part: after joining with it, after leaving without it', () => {
    const tournaments = [
      ...[tournamentOf({ id: 1, own: ownOf() }), tournamentOf({ id: 2, own: ownOf() })],
      ...[tournamentOf({ id: 3 }), tournamentOf({ id: 4 })],
    ];
    const acts = [act({ id: 1, key: 'a' }), act({ id: 2, key: 'b', act: 'leave' })];
    const others = [act({ id: 3, key: 'c' }), act({ id: 4, key: 'd', act: 'leave' })];
    const left = withoutDone([...acts, ...others], { kind: 'list', tournaments });
    expect(left.map(({ key }) => key)).toEqual(['b', 'c']);
    expect(withoutDone(left, { kind: 'page', tournament: null })).toBe(left);
  });
});
