/** Faults and what stands before calls, as switches: the same settings as their own calls have (`faults`, `call-guards`), by name. They count down as they are used up. */
import type { Faults, FaultSettings } from '../faults.ts';
import { MOST_FAULTS } from '../faults.ts';
import type { CallGuards, GuardSettings } from '../guards-on-calls/guards.ts';
import { MOST_GUARDED, NO_GUARDS } from '../guards-on-calls/guards.ts';
import type { SwitchValue } from './kinds.ts';
import { choice, flag, number, words } from './kinds.ts';

const F = 'Faults';
const C = 'Before calls';

export const CALL_SWITCHES = {
  loseAnswer: number(F, 'So many answers to placed bets are lost after the deed.', 0, 0, MOST_FAULTS.loseAnswer),
  refuse: number(F, 'So many coupons are refused as suspended.', 0, 0, MOST_FAULTS.refuse),
  delayMs: number(F, 'Answers to placed bets come so much later, ms.', 0, 0, MOST_FAULTS.delayMs),
  guardedPath: words(C, 'Which calls a captcha and changed terms stand before: how their path begins.', NO_GUARDS.path),
  captcha: number(C, 'So many of these calls need the answer to a captcha.', 0, 0, MOST_GUARDED),
  captchaCode: choice(C, 'The code that asks for it.', NO_GUARDS.captchaCode, [100, 111, 112, 113]),
  isCaptchaStrict: flag(C, 'A wrong answer ends the session.', false),
  terms: number(C, 'So many of these calls are refused until the terms are confirmed (451).', 0, 0, MOST_GUARDED),
  unauthorized: number(C, "So many players' calls are refused with 401.", 0, 0, MOST_GUARDED),
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

/** Where these switches are kept: with what they switch. Values have been read by the switches' own rules. */
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
