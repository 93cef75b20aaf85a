/** A player's favourites and those of the account. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Favourite } from 'touchline/core/favourites/types';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const PATH = '/web-api/user/favourites';
const onAccount: Favourite = { kind: 'competition', id: 5, at: 1, isOn: true, startsAt: null };

let given: Given;
const view = () => given.core.feature('favourites').get();
const star = (id: number) =>
  given.core.dispatch({ type: 'favourites/star', payload: { kind: 'game', id, startsAt: null } });
const sent = (): readonly (readonly number[])[] =>
  given.requests
    .filter(({ method, path }) => method === 'POST' && path.startsWith(PATH))
    .map(({ body }) =>
      (JSON.parse(body ?? '') as { readonly favourites: readonly Favourite[] }).favourites.map(({ id }) => id),
    );
const count = (call: string): number => given.calls.filter((each) => each === call).length;

beforeEach(async () => {
  given = await openGate();
  given.answers.set(`GET ${PATH}`, { favourites: [onAccount] });
  given.answers.set(`POST ${PATH}`, { favourites: [onAccount] });
});
afterEach(closeGates);

describe('the favourites of an account', () => {
  it('[FAV-6] take a guest’s stars at sign-in, and each change from then on', async () => {
    expect(star(7).ok).toBe(true);
    await given.clock.run(1_000);
    expect(sent()).toEqual([]);
    await given.signIn();
    await given.clock.run(1_000);
    expect(sent()).toEqual([[7]]);
    expect(view()).toMatchObject({ games: [7], competitions: [5], account: 'same' });
    star(8);
    await given.clock.run(1_000);
    expect(sent()).toEqual([[7], [8]]);
  });

  it('[FAV-6] are loaded where there is nothing to send', async () => {
    await given.signIn();
    await given.clock.run(1_000);
    expect(count(`GET ${PATH}`)).toBe(1);
    expect(sent()).toEqual([]);
    expect(view()?.competitions).toEqual([5]);
  });

  it('[FAV-6] get a failed change again after 5 s, then after 10 s, with what was starred meanwhile', async () => {
    await given.signIn();
    await given.clock.run(1_000);
    given.answers.set(`POST ${PATH}`, [503, '']);
    star(7);
    await given.clock.run(4_900);
    expect(sent()).toEqual([[7]]);
    expect(view()).toMatchObject({ games: [7], account: 'failed' });
    await given.clock.run(200);
    expect(sent()).toHaveLength(2);
    await given.clock.run(9_000);
    expect(sent()).toHaveLength(2);
    given.answers.set(`POST ${PATH}`, { favourites: [onAccount] });
    star(8);
    await given.clock.run(100);
    expect(sent().at(-1)).toEqual([7, 8]);
    expect(view()?.account).toBe('same');
    await given.clock.run(60_000);
    expect(sent()).toHaveLength(3);
  });

  it('[FAV-6] do not get a refused change again, until the next one', async () => {
    await given.signIn();
    await given.clock.run(1_000);
    given.answers.set(`POST ${PATH}`, [422, '']);
    star(7);
    await given.clock.run(300_000);
    expect(sent()).toEqual([[7]]);
    expect(view()?.account).toBe('failed');
  });

  it('[FAV-6] leave the device with their player', async () => {
    await given.signIn();
    await given.clock.run(1_000);
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(1_000);
    expect(view()).toMatchObject({ games: [], competitions: [], account: 'none' });
  });
});
