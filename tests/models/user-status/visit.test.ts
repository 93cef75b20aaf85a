import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionDecider } from 'touchline/core/session/decider';
import { userDecider } from 'touchline/core/user/decider';
import { err, ok } from 'touchline/kernel/result';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { anyHistory, brokenLaw } from './visit.ts';
import type { Step } from './visit.ts';

it(
  "[SES-4…SES-9, USR-3, USR-10] every tab has the operator's player, and nothing of anybody else",
  async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        expect(await brokenLaw(history)).toBeNull();
      }),
      { seed: 20261129, numRuns: FEWER_RUNS / 4 },
    );
  },
  TEST_TIMEOUT_MS,
);

/** Histories that each cover one rule. */
const ENTER: Step = { kind: 'enter', tab: 0, account: 0 };
const DIRECTED: readonly (readonly Step[])[] = [
  [ENTER, { kind: 'leave', tab: 1 }, { kind: 'enter', tab: 1, account: 1 }],
  [ENTER, { kind: 'endSessions' }],
  [ENTER, { kind: 'swap', account: 1 }, { kind: 'wait', ms: 70_000 }],
  [ENTER, { kind: 'ban', account: 0, level: 1 }, { kind: 'wait', ms: 1_000 }, { kind: 'leave', tab: 0 }],
  [ENTER, { kind: 'ban', account: 0, level: 53 }],
  [ENTER, { kind: 'cut' }, { kind: 'leave', tab: 0 }, { kind: 'mend' }],
  [ENTER, { kind: 'expireTokens' }, { kind: 'reload', tab: 1 }],
  // A tab whose player's session is over finds the next player's cookie [SES-15].
  [ENTER, { kind: 'endSessions' }, { kind: 'swap', account: 1 }, { kind: 'reload', tab: 0 }],
  // Both tabs do, one through its token and one through the other.
  [ENTER, { kind: 'endSessions' }, { kind: 'swap', account: 1 }],
];

/** Plausible bugs of the deciders. */
const { decide: decideSession } = sessionDecider;
const { decide: decideUser } = userDecider;
type DecideSession = typeof decideSession;
type DecideUser = typeof decideUser;
const session = (decide: DecideSession) => (): void => void Object.assign(sessionDecider, { decide });
const user = (decide: DecideUser) => (): void => void Object.assign(userDecider, { decide });

const PLANTED: Readonly<Record<string, () => void>> = {
  'the end of a session is ignored': session((command, state, facts, stamp) =>
    command.type === 'session/reportGuest' && command.payload.why === 'ended'
      ? err({ code: 'session/unchanged' })
      : decideSession(command, state, facts, stamp),
  ),
  'a sign-out in another tab is ignored': session((command, state, facts, stamp) =>
    command.type === 'session/reportGuest' && command.payload.why === 'otherTab'
      ? err({ code: 'session/unchanged' })
      : decideSession(command, state, facts, stamp),
  ),
  'a sign-in in another tab is ignored': session((command, state, facts, stamp) =>
    command.type === 'session/reportPlayer' && command.payload.how === 'otherTab'
      ? err({ code: 'session/unchanged' })
      : decideSession(command, state, facts, stamp),
  ),
  'another player does not replace the first': session((command, state, facts, stamp) =>
    command.type === 'session/reportPlayer' && state.status === 'player'
      ? err({ code: 'session/unchanged' })
      : decideSession(command, state, facts, stamp),
  ),
  'a session is not restored': session((command, state, facts, stamp) =>
    command.type === 'session/reportPlayer' && command.payload.how === 'restored'
      ? err({ code: 'session/unchanged' })
      : decideSession(command, state, facts, stamp),
  ),
  'the facts stay when the player leaves': user((command, state, facts, stamp) =>
    command.type === 'user/forget' ? ok([]) : decideUser(command, state, facts, stamp),
  ),
  'a config is loaded only once': user((command, state, facts, stamp) =>
    command.type === 'user/load' && state.isInstalled
      ? err({ code: 'user/unchanged' })
      : decideUser(command, state, facts, stamp),
  ),
};

describe("planted bugs of the user's status", () => {
  afterEach(() => {
    Object.assign(sessionDecider, { decide: decideSession });
    Object.assign(userDecider, { decide: decideUser });
  });

  it(
    '[SES-4, SES-5, SES-8, SES-9, SES-15, USR-3] the histories of single rules pass without them, also where one player directly follows another',
    async () => {
      for (const history of DIRECTED) expect(await brokenLaw(history)).toBeNull();
    },
    TEST_TIMEOUT_MS,
  );

  it.each(Object.entries(PLANTED))(
    '[SES-5, SES-8, USR-10] the laws find: %s',
    async (_, plant) => {
      plant();
      let isFound = false;
      for (const history of [...DIRECTED, ...fc.sample(anyHistory, { seed: 3, numRuns: 20 })]) {
        isFound = (await brokenLaw(history)) !== null;
        if (isFound) break;
      }
      expect(isFound).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );
});
