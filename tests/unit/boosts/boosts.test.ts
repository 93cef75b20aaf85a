/** The list of boosted prices: when it is asked for, and which answers are accepted. */
import { of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api, CallFailure } from 'touchline/http/api';
import { boostsDecider } from 'touchline/core/boosts/decider';
import { loadBoosts } from 'touchline/core/boosts/load-boosts.process';
import type { BoostsCommand, BoostsEvent } from 'touchline/core/boosts/messages';
import type { Boost } from 'touchline/core/boosts/types';
import { BOOSTS_PATH, decodeBoosts } from 'touchline/core/boosts/wire';
import type { Recorded } from 'touchline/kernel/message';
import { err } from 'touchline/kernel/result';
import { given, STAMP } from '../../models/given.ts';

const BOOST: Boost = { marketId: 7, ordinaryId: 1, gameId: 1, price: 2_200, maxStake: 2_000, endsAt: 5 };
const load = (currency: string): BoostsCommand => ({ type: 'boosts/load', payload: { currency } });
const loading = (currency: string): BoostsEvent => ({ type: 'boosts/loading', payload: { currency } });
const RECEIVED: BoostsEvent = { type: 'boosts/received', payload: { boosts: [BOOST] } };

describe('boosted prices', () => {
  const boosts = given(boostsDecider, null);
  const receive = (currency: string, list: readonly Boost[] | null): BoostsCommand => ({
    type: 'boosts/receive',
    payload: { currency, boosts: list },
  });

  it('[BST-4] are asked for once at a time, and again for another currency', () => {
    boosts().when(load('EUR')).then(loading('EUR'));
    boosts(loading('EUR')).when(load('EUR')).refused({ code: 'boosts/busy' });
    boosts(loading('EUR')).when(load('USD')).then(loading('USD'));
    expect(boosts(loading('EUR'), RECEIVED, loading('USD')).state.boosts).toEqual([]);
    expect(boosts(loading('EUR'), RECEIVED, loading('EUR')).state.boosts).toEqual([BOOST]);
  });

  it('[BST-4] drop an answer in another currency, and keep the last list through a failure', () => {
    boosts(loading('USD'))
      .when(receive('EUR', [BOOST]))
      .refused({ code: 'boosts/outdated' });
    boosts(RECEIVED)
      .when(receive('', [BOOST]))
      .refused({ code: 'boosts/outdated' });
    boosts(loading('EUR'))
      .when(receive('EUR', [BOOST]))
      .then(RECEIVED);
    boosts(loading('EUR')).when(receive('EUR', null)).then({ type: 'boosts/failed', payload: {} });
    expect(boosts(loading('EUR'), RECEIVED, { type: 'boosts/failed', payload: {} }).state).toEqual({
      status: 'failed',
      currency: 'EUR',
      boosts: [BOOST],
    });
  });

  it('[BST-4] come from one call, in the currency that was asked for', () => {
    const events$ = new Subject<Recorded<BoostsEvent>>();
    const calls: unknown[] = [];
    const commands: BoostsCommand[] = [];
    const api: Api = ({ path, query, decode }) => {
      calls.push([path, query]);
      const decoded = decode({ boosts: [BOOST] });
      return of(decoded.ok ? decoded : err<CallFailure>({ kind: 'malformed', issue: decoded.error }));
    };
    loadBoosts(events$, api).subscribe((command) => void commands.push(command));
    events$.next({ seq: 1, ...STAMP, event: RECEIVED });
    events$.next({ seq: 2, ...STAMP, event: loading('EUR') });
    expect(calls).toEqual([[BOOSTS_PATH, { currency: 'EUR' }]]);
    expect(commands).toEqual([receive('EUR', [BOOST])]);
  });

  it.each<[string, object]>([
    ['a price that wins nothing', { price: 1_000 }],
    ['no stake', { maxStake: 0 }],
    ['no end', { endsAt: null }],
  ])('[BST-4] are refused whole with %s', (_, more) => {
    expect(decodeBoosts({ boosts: [BOOST] })).toEqual({ ok: true, value: [BOOST] });
    expect(
      decodeBoosts({
        boosts: [
          { ...BOOST, marketId: 8 },
          { ...BOOST, ...more },
        ],
      }).ok,
    ).toBe(false);
    expect(decodeBoosts({ boosts: [BOOST, BOOST] }).ok).toBe(false);
  });
});
