/**
 * Faults and guards in front of calls, as switches: the settings of `faults` and `call-guards` by name. Counters go
 * down as they are used.
 */
import type { Faults, FaultSettings } from '../faults.ts';
import { MAX_FAULTS } from '../faults.ts';
import type { CallGuards, GuardSettings } from '../guards-on-calls/guards.ts';
import { MAX_GUARDED, NO_GUARDS } from '../guards-on-calls/guards.ts';
import type { SwitchValue } from './kinds.ts';
import { choice, flag, number, words } from './kinds.ts';

const F = 'Faults';
const C = 'Before calls';

export const CALL_SWITCHES = {
  loseAnswer: number(
    F,
    'How many answers to placed bets are lost after the bet was taken.',
    0,
    0,
    MAX_FAULTS.loseAnswer,
  ),
  refuse: number(F, 'How many coupons are refused as suspended.', 0, 0, MAX_FAULTS.refuse),
  delayMs: number(F, 'Delay of answers to placed bets, ms.', 0, 0, MAX_FAULTS.delayMs),
  guardedPath: words(C, 'The path prefix of calls that a captcha and changed terms guard.', NO_GUARDS.path),
  captcha: number(C, 'How many of these calls need the answer to a captcha.', 0, 0, MAX_GUARDED),
  captchaCode: choice(C, 'The code that asks for the captcha.', NO_GUARDS.captchaCode, [100, 111, 112, 113]),
  isCaptchaStrict: flag(C, 'A wrong answer ends the session.', false),
  terms: number(C, 'How many of these calls are refused until the terms are confirmed (451).', 0, 0, MAX_GUARDED),
  unauthorized: number(C, "So many players' calls are refused with 401.", 0, 0, MAX_GUARDED),
  isFingerprintWanted: flag(C, "Players' calls need a fingerprint.", false),
} as const;

export interface Binding {
  readonly read: () => SwitchValue;
  readonly write: (value: SwitchValue) => void;
}

const FAULTS = ['loseAnswer', 'refuse', 'delayMs'] as const satisfies readonly (keyof FaultSettings)[];
const GUARDS = {
  guardedPath: 'path',
  captcha: 'captcha',
  captchaCode: 'captchaCode',
  isCaptchaStrict: 'isCaptchaStrict',
  terms: 'terms',
  unauthorized: 'unauthorized',
  isFingerprintWanted: 'isFingerprintWanted',
} as const satisfies Readonly<Record<string, keyof GuardSettings>>;

/** Bindings of these switches to the objects that they control. Values have already been validated. */
export function bindCallSwitches(faults: Faults, guards: () => CallGuards): Readonly<Record<string, Binding>> {
  return {
    ...Object.fromEntries(
      FAULTS.map((name) => [
        name,
        {
          read: () => faults.settings()[name],
          write: (value: SwitchValue) => faults.set({ ...faults.settings(), [name]: value }),
        },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(GUARDS).map(([name, field]) => [
        name,
        {
          read: () => guards().settings()[field],
          write: (value: SwitchValue) => guards().set({ ...guards().settings(), [field]: value }),
        },
      ]),
    ),
  };
}
