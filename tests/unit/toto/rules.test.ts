/** Toto’s rules alone: what stops a purchase, what is kept on the device, what is accepted from the operator. */
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import { NO_TOTO, totoDecider, type TotoFacts } from 'touchline/core/toto/decider';
import { nextPauseMs } from 'touchline/core/toto/follow-toto.process';
import { keepDrafts } from 'touchline/core/toto/keep-drafts.process';
import type { TotoCommand, TotoEvent } from 'touchline/core/toto/messages';
import { draftOf, withDraft } from 'touchline/core/toto/rules/drafts';
import { columnsOf, NO_PICKS, randomPicks, withToggled } from 'touchline/core/toto/rules/picks';
import type { Draft, Purchase, TotoState } from 'touchline/core/toto/types';
import { viewToto } from 'touchline/core/toto/views';
import { decodeCoupons, decodeDraw, decodeDrawList, decodePurchase } from 'touchline/core/toto/wire';
import type { SessionState } from 'touchline/core/session/public';
import type { Recorded } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import { STAMP } from '../../models/given.ts';
import { CLOSES_AT, couponOf, drawOf, LIST } from './samples.ts';

const PLAYER: SessionState = { status: 'player', userId: '7', previousLoginAt: null };
const WHOLE = Array<number>(15).fill(1);
const PURCHASE: Purchase = {
  ...{ section: 'football', number: 12, picks: WHOLE, stakePerColumn: 10, currency: 'EUR', userId: '7', key: 'k' },
};
const draft = (more: Partial<Draft> = {}): Draft => ({
  ...{ section: 'football', number: 12, picks: WHOLE, stakeText: null, sent: null },
  ...more,
});
const shown = (drafts: readonly Draft[]): TotoState => ({
  ...NO_TOTO,
  followed: { section: 'football', draw: 'open' },
  status: 'ready',
  answer: { list: LIST, draw: drawOf(), coupons: [] },
  drafts,
});
const facts = (more: Partial<TotoFacts> = {}): TotoFacts => ({
  ...{ userId: '7', stops: [], isExcluded: false, group: ',', newKey: () => 'new', random: () => 0 },
  ...more,
});
const decide = (command: TotoCommand, state: TotoState, known: TotoFacts) =>
  totoDecider.decide(command, state, known, STAMP);
const BUY: TotoCommand = { type: 'toto/buy', payload: {} };

describe('a purchase', () => {
  it('[TOC-6] is stopped for all reasons at once, and by an exclusion', () => {
    const stops = ['banned', 'maintenance'] as const;
    expect(decide(BUY, shown([draft()]), facts({ stops }))).toEqual({
      ok: false,
      error: { code: 'toto/notAllowed', stops },
    });
    expect(decide(BUY, shown([draft()]), facts({ isExcluded: true }))).toMatchObject({
      error: { code: 'toto/notAllowed' },
    });
    const player = { session: PLAYER, stops, isExcluded: false, group: ',' } as const;
    expect(viewToto(shown([draft()]), player)).toMatchObject({ next: 'stopped', stops });
    expect(viewToto(shown([]), { ...player, stops: [], isExcluded: true }).next).toBe('stopped');
    expect(viewToto(shown([]), { ...player, session: { status: 'unknown' } }).next).toBeNull();
  });

  it('[TOC-7] without an answer is asked again by its own player, stopped or not, and by no other', () => {
    const state = shown([draft({ sent: PURCHASE })]);
    const again = { ok: true, value: [{ type: 'toto/buying', payload: PURCHASE }] };
    expect(decide(BUY, state, facts({ stops: ['banned'] }))).toEqual(again);
    expect(decide(BUY, state, facts({ userId: '8' }))).toMatchObject({
      value: [{ type: 'toto/buying', payload: { userId: '8', key: 'new' } }],
    });
    const change: TotoCommand = { type: 'toto/mark', payload: { game: 0, result: 2 } };
    expect(decide(change, state, facts())).toMatchObject({ error: { code: 'toto/unanswered' } });
    expect(decide(change, state, facts({ userId: null }))).toMatchObject({ error: { code: 'toto/unanswered' } });
    expect(decide(change, state, facts({ userId: '8' }))).toMatchObject({
      value: [{ type: 'toto/drafted', payload: { draft: { sent: null } } }],
    });
  });

  it('[TOC-8] shows its answer on the page of its draw alone', () => {
    const state: TotoState = {
      ...shown([]),
      last: { section: 'football', number: 11, outcome: 'refused', refusal: 'closed' },
    };
    const player = { session: PLAYER, stops: [], isExcluded: false, group: ',' } as const;
    expect(viewToto(state, player).last).toBeNull();
  });
});

describe('drafts on the device', () => {
  const kept = (values: Readonly<Record<string, readonly Draft[] | string>>, first: SessionState) => {
    const storage = createMemoryStorage();
    for (const [name, value] of Object.entries(values))
      storage.write(name, typeof value === 'string' ? value : JSON.stringify(value));
    const session = createCell<SessionState>(first);
    const events$ = new Subject<Recorded<TotoEvent>>();
    const reports: string[] = [];
    const reported: TotoCommand[] = [];
    let state = NO_TOTO;
    const publish = (event: TotoEvent): void => {
      state = totoDecider.evolve(state, event);
      events$.next({ seq: 1, ...STAMP, event });
    };
    keepDrafts({
      events$,
      drafts: () => state.drafts,
      session,
      storage,
      report: (where) => void reports.push(where),
    }).subscribe((command) => reported.push(command));
    return { storage, session, publish, reported, reports };
  };

  it('[TOC-5, TOC-7] are read again after a reload, with a purchase that has no answer', () => {
    const drafts = [draft({ sent: PURCHASE })];
    const { reported, session } = kept(
      { 'tl.my.toto': drafts, 'tl.toto': [draft({ number: 13 })] },
      { status: 'unknown' },
    );
    expect(reported).toEqual([]);
    session.set(PLAYER);
    expect(reported).toEqual([{ type: 'toto/restoreDrafts', payload: { drafts: [...drafts, draft({ number: 13 })] } }]);
  });

  it('[TOC-7] have the purchase before it is sent', () => {
    const { storage, publish } = kept({}, PLAYER);
    publish({ type: 'toto/drafted', payload: { draft: draft() } });
    publish({ type: 'toto/buying', payload: PURCHASE });
    expect(storage.read('tl.my.toto')).toContain('"key":"k"');
    publish({ type: 'toto/refused', payload: { refusal: 'funds' } });
    expect(storage.read('tl.my.toto')).not.toContain('"key"');
  });

  it('[TOC-5] that cannot be read are reported and lose the drafts alone', () => {
    const { reported, reports } = kept({ 'tl.my.toto': '[{"section":"chess"}]' }, PLAYER);
    expect({ reported, reports }).toEqual({ reported: [], reports: ['toto/drafts'] });
  });

  it('[TOC-5] are eight at most, the latest first, and those of the visit before those that were kept', () => {
    const many = Array.from({ length: 10 }, (_, at) => draft({ number: at })).reduce<readonly Draft[]>(withDraft, []);
    expect(many).toHaveLength(8);
    expect(many[0]?.number).toBe(9);
    const state = { ...NO_TOTO, drafts: [draft({ stakeText: 'now' })] };
    const restored = totoDecider.evolve(state, {
      type: 'toto/draftsRestored',
      payload: { drafts: [draft({ stakeText: 'before' }), draft({ number: 11 })] },
    });
    expect(restored.drafts.map(({ number, stakeText }) => [number, stakeText])).toEqual([
      [12, 'now'],
      [11, null],
    ]);
    expect(draftOf(restored.drafts, { section: 'hockey', number: 12 }).picks).toEqual(NO_PICKS);
  });
});

describe('marks', () => {
  it('[TOC-3] come and go, and multiply', () => {
    const both = withToggled(withToggled(WHOLE, 0, 2), 14, 3);
    expect(both[0]).toBe(3);
    expect(both[14]).toBe(5);
    expect(columnsOf(both)).toBe(4);
    expect(withToggled(both, 0, 2)[0]).toBe(1);
    expect(columnsOf(Array<number>(15).fill(7))).toBe(3 ** 15);
    expect(columnsOf(NO_PICKS)).toBe(0);
  });

  it('[TOC-3] at random are each as likely as the others', () => {
    const numbers = [0, 0.333, 0.334, 0.666, 0.667, 0.999];
    let at = 0;
    expect(randomPicks(() => numbers[at++ % 6] ?? 0).slice(0, 6)).toEqual([1, 1, 2, 2, 4, 4]);
  });
});

describe('an answer of the operator', () => {
  it('[TOC-2] is accepted whole', () => {
    expect(decodeDrawList(LIST)).toEqual({ ok: true, value: LIST });
    expect(decodeDraw(drawOf())).toEqual({ ok: true, value: drawOf() });
    expect(decodeCoupons({ coupons: [couponOf()] })).toMatchObject({ ok: true });
    expect(decodePurchase({ refusal: null, coupon: couponOf() })).toMatchObject({ value: { refusal: null } });
    expect(decodePurchase({ refusal: 'funds', coupon: null })).toMatchObject({
      value: { refusal: 'funds', coupon: null },
    });
  });

  it.each([
    ['a draw of 14 games', decodeDraw({ ...drawOf(), games: drawOf().games.slice(1) })],
    ['a draw of six classes', decodeDraw({ ...drawOf(), classes: drawOf().classes.slice(1) })],
    ['an unknown status', decodeDraw({ ...drawOf(), status: 'lost' })],
    ['a unit of nothing', decodeDrawList({ ...LIST, unit: 0 })],
    ['an unknown section', decodeDrawList({ ...LIST, section: 'tennis' })],
    ['a coupon with an unmarked game', decodeCoupons({ coupons: [couponOf({ picks: [0, ...WHOLE.slice(1)] })] })],
    ['a coupon of 14 games', decodeCoupons({ coupons: [couponOf({ picks: WHOLE.slice(1) })] })],
    ['a purchase without its coupon', decodePurchase({ refusal: null, coupon: null })],
    ['a refusal with a coupon', decodePurchase({ refusal: 'funds', coupon: couponOf() })],
    ['an unknown refusal', decodePurchase({ refusal: 'mood', coupon: null })],
  ])('[TOC-2] is not accepted with %s', (_, decoded) => {
    expect(decoded.ok).toBe(false);
  });
});

describe('the next question', () => {
  it('[TOC-1] comes when the draw closes, after 1 to 30 seconds', () => {
    expect(nextPauseMs(LIST, CLOSES_AT - 12_000)).toBe(12_250);
    expect(nextPauseMs(LIST, CLOSES_AT - 90_000)).toBe(30_000);
    expect(nextPauseMs(LIST, CLOSES_AT + 5_000)).toBe(1_000);
    expect(nextPauseMs({ ...LIST, open: null }, CLOSES_AT)).toBe(30_000);
  });
});
