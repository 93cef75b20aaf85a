import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysToActivate, withContact } from 'touchline/core/user/rules/activation';
import { ACTIVATION_TYPES } from '../../../adapters/sandbox/operator/user/activation.ts';
import type { Operator } from '../../../adapters/sandbox/operator/operator.ts';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { anyHistory, brokenLaw } from './bindings.ts';

const DAY = 86_400_000;
const ACTIVATIONS = ['none', 'email', 'both', 'phone'] as const;
const soundly = (): void => undefined;

describe('[USR-7] the moves of the activation', () => {
  it('are between the operator’s numbers 0, 1, 2 and 3', () =>
    expect(ACTIVATIONS.map((each) => ACTIVATION_TYPES[each])).toEqual([0, 1, 2, 3]));

  it('are the required ones', () => {
    const moves = (contact: 'phone' | 'email'): readonly string[] =>
      ACTIVATIONS.map((from) => withContact(from, contact));
    expect(moves('phone')).toEqual(['phone', 'both', 'both', 'phone']);
    expect(moves('email')).toEqual(['email', 'email', 'both', 'both']);
  });

  it('lead to the same place in either order', () => {
    for (const from of ACTIVATIONS)
      expect(withContact(withContact(from, 'phone'), 'email')).toBe(withContact(withContact(from, 'email'), 'phone'));
  });
});

it.each([
  [0, 30],
  [1, 30],
  [DAY, 29],
  [29 * DAY, 1],
  [30 * DAY - 1, 1],
  [30 * DAY, 0],
  [300 * DAY, 0],
])('[USR-15] %s ms after the registration, %s days are left', (passed, left) => {
  const account = { activation: 'none', registeredAt: 5 } as const;
  expect(daysToActivate(account, 30, 5 + passed)).toBe(left);
  expect(daysToActivate({ ...account, activation: 'phone' }, 30, 5 + passed)).toBeNull();
  expect(daysToActivate(account, 0, 5 + passed)).toBeNull();
});

/** Plausible bugs of the operator. */
const PLANTED: Readonly<Record<string, (operator: Operator) => void>> = {
  'any code is right': ({ players: { codes } }) => {
    const { ask, check } = codes;
    const right = new Map<string, string>();
    Object.assign(codes, {
      ask: (...args: Parameters<typeof ask>) => {
        const asked = ask(...args);
        if (asked.ok) right.set(asked.challenge.ticket, asked.code);
        return asked;
      },
      check: (purpose: Parameters<typeof check>[0], ticket: string) => check(purpose, ticket, right.get(ticket) ?? ''),
    });
  },
  'a code is good for a day': ({ players: { codes } }) => {
    const { ask } = codes;
    Object.assign(codes, {
      ask: (...[purpose, to, playerId, isSent]: Parameters<typeof ask>) => ask(purpose, to, playerId, isSent, DAY),
    });
  },
  'a number may have two owners': ({ players: { people } }) => {
    Object.assign(people, { byPhone: () => null });
  },
  'an address may have two owners': ({ players: { people } }) => {
    Object.assign(people, { byEmail: () => null });
  },
  'a link works again': ({ players: { letters } }) => {
    Object.assign(letters, { redeem: letters.look });
  },
  'a phone unbinds the address': ({ players }) => {
    const { change } = players;
    Object.assign(players, {
      change: (id: number, what: Parameters<typeof change>[1]) =>
        change(id, what.phone === undefined ? what : { ...what, isEmailConfirmed: false }),
    });
  },
  'an address is confirmed for somebody else': ({ players }) => {
    const { change } = players;
    const seen: number[] = [];
    Object.assign(players, {
      change: (id: number, what: Parameters<typeof change>[1]) => {
        if (!seen.includes(id)) seen.push(id);
        return change(what.email === undefined ? id : (seen[0] ?? id), what);
      },
    });
  },
  'the deadline begins anew each day': ({ players, clock }) => {
    Object.assign(players, { registeredAt: () => clock.now() });
  },
};

describe('histories of both bindings', () => {
  it(
    '[USR-7, USR-15, AUT-5, AUT-10, AUT-24] codes and links count once, in time, for their player; activation and deadline follow',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyHistory, async (history) => {
          expect(await brokenLaw(history, soundly)).toBeNull();
        }),
        { seed: 20261127, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it.each(Object.entries(PLANTED))(
    '[USR-7, USR-15] the laws find the planted bug: %s',
    async (_, plant) => {
      let isFound = false;
      for (const history of fc.sample(anyHistory, { seed: 5, numRuns: 300 })) {
        isFound = (await brokenLaw(history, plant)) !== null;
        if (isFound) break;
      }
      expect(isFound).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );
});
