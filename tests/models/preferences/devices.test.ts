import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { displayDecider } from 'touchline/core/display/decider';
import { merge } from 'touchline/core/display/rules/merge';
import { ok } from 'touchline/kernel/result';
import { preferencesDecider } from 'touchline/core/preferences/decider';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { anyHistory, brokenLaw } from './devices.ts';
import type { Step } from './devices.ts';

/** A choice that had no time to reach the account. */
const LEAVING: readonly Step[] = [
  { kind: 'enter', device: 0, account: 0 },
  { kind: 'wait', ms: 1_200 },
  { kind: 'choose', device: 0, tab: 0, option: 'fontSize', value: 'large' },
  { kind: 'leave', device: 0 },
  { kind: 'enter', device: 0, account: 1 },
];
/** A choice that another device has sent to the account. */
const FROM_ANOTHER_DEVICE: readonly Step[] = [
  { kind: 'enter', device: 1, account: 0 },
  { kind: 'choose', device: 1, tab: 0, option: 'fontSize', value: 'large' },
  { kind: 'wait', ms: 1_200 },
  { kind: 'enter', device: 0, account: 0 },
  { kind: 'wait', ms: 400 },
  { kind: 'leave', device: 0 },
  { kind: 'enter', device: 0, account: 1 },
];
const VIEWS: readonly Step[] = [
  { kind: 'choose', device: 0, tab: 0, option: 'oddsView', value: 'hongkong' },
  { kind: 'choose', device: 0, tab: 1, option: 'appView', value: 'asian' },
  { kind: 'choose', device: 0, tab: 1, option: 'timeZone', value: 99 },
];
/** A guest's app view meets an account's odds view, which stays. */
const MEETING: readonly Step[] = [
  { kind: 'enter', device: 1, account: 1 },
  { kind: 'choose', device: 1, tab: 0, option: 'oddsView', value: 'hongkong' },
  { kind: 'choose', device: 0, tab: 0, option: 'appView', value: 'asian' },
  { kind: 'reload', device: 0, tab: 0 },
  { kind: 'choose', device: 0, tab: 0, option: 'fontSize', value: 'normal' },
  { kind: 'enter', device: 0, account: 1 },
];
/** An account without an odds view leaves each of its devices the one that it shows. */
const LEFT_BEHIND: readonly Step[] = [
  { kind: 'enter', device: 0, account: 0 },
  { kind: 'choose', device: 0, tab: 0, option: 'oddsView', value: 'fractional' },
  { kind: 'enter', device: 1, account: 1 },
  { kind: 'leave', device: 0 },
  { kind: 'enter', device: 0, account: 1 },
];
const DIRECTED = [LEAVING, FROM_ANOTHER_DEVICE, VIEWS, MEETING, LEFT_BEHIND];

it(
  '[PRF-1…PRF-3, DSP-1…DSP-5] choices follow the lists, the tabs, the devices and the account, and never another account',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        expect(await brokenLaw(history)).toBeNull();
      }),
      { seed: 20261128, numRuns: FEWER_RUNS / 2 },
    );
  },
  TEST_TIMEOUT_MS,
);

it('[DSP-4, PRF-3] what a player chose just before leaving, or on another device, does not enter the account of the next player', async () => {
  for (const history of DIRECTED) expect(await brokenLaw(history)).toBeNull();
});

/** Plausible bugs: of the account, or of a decider, which `restore` repairs. */
type Planted = Parameters<typeof brokenLaw>[1];
const { decide: decideDisplay } = displayDecider;
const { decide: decidePreferences } = preferencesDecider;
const inDisplay = (decide: typeof decideDisplay): Planted => {
  Object.assign(displayDecider, { decide });
  return undefined;
};
const inPreferences = (decide: typeof decidePreferences): Planted => {
  Object.assign(preferencesDecider, { decide });
  return undefined;
};
const restore = (): void => {
  Object.assign(displayDecider, { decide: decideDisplay });
  Object.assign(preferencesDecider, { decide: decidePreferences });
};

const PLANTED: Readonly<Record<string, () => Planted>> = {
  'a device keeps what another account sent it': () =>
    inDisplay((command, state, facts, stamp) =>
      command.type === 'display/receive'
        ? ok([{ type: 'display/received', payload: { entries: merge(state, command.payload.answer) } }])
        : decideDisplay(command, state, facts, stamp),
    ),
  'what was not sent stays to be sent after the player has left': () =>
    inDisplay((command, state, facts, stamp) =>
      command.type === 'display/release' ? ok([]) : decideDisplay(command, state, facts, stamp),
    ),
  'tabs do not receive a choice': () =>
    inDisplay((command, state, facts, stamp) =>
      command.type === 'display/adopt' ? ok([]) : decideDisplay(command, state, facts, stamp),
    ),
  'tabs do not receive the theme': () =>
    inPreferences((command, state, facts, stamp) =>
      command.type === 'preferences/adopt' ? ok([]) : decidePreferences(command, state, facts, stamp),
    ),
  'another app view has other odds': () =>
    inPreferences((command, state, facts, stamp) =>
      command.type === 'preferences/choose' && command.payload.appView === 'asian'
        ? ok([{ type: 'preferences/chosen', payload: { ...state, appView: 'asian', oddsView: 'decimal' } }])
        : decidePreferences(command, state, facts, stamp),
    ),
  'any zone is taken': () =>
    inPreferences((command, state, facts, stamp) =>
      command.type === 'preferences/choose' && typeof command.payload.timeZone === 'number'
        ? ok([{ type: 'preferences/chosen', payload: { ...state, timeZone: command.payload.timeZone } }])
        : decidePreferences(command, state, facts, stamp),
    ),
  'the account keeps the first choice': () => (office) => ({
    ...office,
    savePreferences: (id, asked) =>
      office.savePreferences(
        id,
        asked.filter(({ name }) => !office.preferences(id).some((known) => known.name === name)),
      ),
  }),
  'all players have one account': () => (office) => ({
    preferences: () => office.preferences(1),
    savePreferences: (_, asked) => office.savePreferences(1, asked),
  }),
};

describe('planted bugs of the preferences', () => {
  afterEach(restore);

  it.each(Object.entries(PLANTED))(
    '[PRF-1, DSP-4] the laws find: %s',
    async (_, plant) => {
      const planted = plant();
      let isFound = false;
      for (const history of [...DIRECTED, ...fc.sample(anyHistory, { seed: 9, numRuns: 100 })]) {
        isFound = (await brokenLaw(history, planted)) !== null;
        if (isFound) break;
      }
      expect(isFound).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );
});
