/**
 * The letter that confirms an address, from the request to the confirmed state: the core's forms with the operator,
 * without a page.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { Core } from 'touchline/app/facade';
import type { AuthView } from 'touchline/core/auth/public';
import type { AuthJob, LetterPurpose } from 'touchline/core/auth/types';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { createDevice, createTime } from './device.ts';
import type { Time } from './device.ts';

const DAY_MS = 86_400_000;
let host: NodeOperator;
let time: Time;
let cores: Core[] = [];

beforeAll(async () => {
  time = createTime(Date.UTC(2026, 5, 1, 12));
  host = await createNodeOperator({ clock: time.clock, createLine: () => createFakeLine(time.clock) });
});
beforeEach(() => {
  cores.forEach((core) => core.stop());
  cores = [];
});
afterAll(async () => {
  cores.forEach((core) => core.stop());
  await host.close();
});

interface Visit {
  readonly core: Core;
  readonly auth: () => AuthView;
  ask(job: AuthJob, secrets?: Readonly<Record<string, string>>): Promise<void>;
  /** The result of following a letter's link: done, or the reason why not. */
  follow(purpose: LetterPurpose, token: string): Promise<unknown>;
  /** The player's address on the security page. */
  address(): Promise<unknown>;
}

async function visit(): Promise<Visit> {
  const core = createDevice(host.client(), time.clock).start();
  cores.push(core);
  await core.load('auth');
  await time.until('a guest', () => core.session.get().status === 'guest' && core.siteConfig.get() !== null);
  const auth = (): AuthView => {
    const view = core.feature('auth').get();
    if (view === null) throw new Error('no forms');
    return view;
  };
  const ask: Visit['ask'] = async (job, secrets) => {
    expect(core.actions('auth')?.ask(job, secrets), job.kind).toBe(true);
    await time.until(job.kind, () => auth().form.loading === null);
  };
  return {
    core,
    auth,
    ask,
    async follow(purpose, token) {
      core.dispatch({ type: 'auth/startOver', payload: { flow: 'letter' } });
      await ask({ kind: 'openLetter', purpose }, { token });
      return auth().failure?.code ?? auth().letter;
    },
    async address() {
      await ask({ kind: 'loadSecurity' });
      const { email, isEmailConfirmed } = auth().security ?? {};
      return { email, isEmailConfirmed };
    },
  };
}

async function player(): Promise<Visit> {
  const tab = await visit();
  await tab.ask({
    kind: 'register',
    type: 'fast_reg',
    account: { currency: 'EUR', countryId: 66, isAdult: true, bonus: 'none' },
  });
  expect(tab.core.session.get().status).toBe('player');
  return tab;
}

/** The token of the newest letter to an address, and the page of its link. */
function letterTo(to: string): { readonly page: string; readonly token: string } {
  const link = new URL(
    host.operator.players.letters.inbox().find((letter) => letter.to === to)?.links[0] ?? '',
    'https://site.example',
  );
  return { page: link.pathname, token: link.searchParams.get('token') ?? '' };
}

it('[AUT-10, AUT-14] a player’s own letter leads through accountverify to a confirmed address, on another device too, and its link works once', async () => {
  const tab = await player();
  await tab.ask({ kind: 'addEmail' }, { email: 'own@example.com' });
  expect(await tab.address()).toEqual({ email: null, isEmailConfirmed: false });
  const { page, token } = letterTo('own@example.com');
  expect(page).toBe('/en/user/accountverify');
  const elsewhere = await visit();
  expect(await elsewhere.follow('accountverify', token)).toEqual({ purpose: 'accountverify', isDone: true });
  expect(elsewhere.core.session.get().status).toBe('guest');
  expect(await tab.address()).toEqual({ email: 'own@example.com', isEmailConfirmed: true });
  expect(await elsewhere.follow('accountverify', token)).toBe('token_unknown');
});

it('[AUT-14] a letter of another kind, without a player, or of another player confirms nothing', async () => {
  const [tab, other] = [await player(), await player()];
  await other.ask({ kind: 'addEmail' }, { email: 'other@example.com' });
  const { token } = letterTo('other@example.com');
  expect(await tab.follow('stopnewsletter', token)).toBe('token_unknown');
  expect(await tab.follow('accountverify', 'A'.repeat(32))).toBe('token_unknown');
  expect(await tab.follow('accountverify', token)).toEqual({ purpose: 'accountverify', isDone: true });
  expect(await tab.address()).toEqual({ email: null, isEmailConfirmed: false });
  expect(await other.address()).toEqual({ email: 'other@example.com', isEmailConfirmed: true });
});

it('[AUT-14] an address that two players claimed belongs to the first who confirmed', async () => {
  const [tab, other] = [await player(), await player()];
  await tab.ask({ kind: 'addEmail' }, { email: 'wanted@example.com' });
  const mine = letterTo('wanted@example.com').token;
  await other.ask({ kind: 'addEmail' }, { email: 'wanted@example.com' });
  expect(await other.follow('accountverify', letterTo('wanted@example.com').token)).toMatchObject({ isDone: true });
  expect(await tab.follow('accountverify', mine)).toBe('emailTaken');
  expect(await tab.address()).toEqual({ email: null, isEmailConfirmed: false });
});

it('[AUT-14] a letter older than three days has expired, and the page shows that', async () => {
  const tab = await player();
  await tab.ask({ kind: 'addEmail' }, { email: 'late@example.com' });
  const { token } = letterTo('late@example.com');
  tab.core.stop();
  time.clock.advance(3 * DAY_MS);
  expect(await (await visit()).follow('accountverify', token)).toBe('token_over');
  expect(host.operator.players.people.byEmail('late@example.com')).toBeNull();
});
