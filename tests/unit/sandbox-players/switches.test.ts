import { describe, expect, it } from 'vitest';
import { createFaults } from '../../../adapters/sandbox/operator/faults.ts';
import { guardsOf } from '../../../adapters/sandbox/operator/guards-on-calls/guards.ts';
import { bindCallSwitches } from '../../../adapters/sandbox/operator/switches/call-switches.ts';
import { createSwitches, readSwitch, SWITCHES, SWITCH_NAMES } from '../../../adapters/sandbox/operator/switches/switches.ts';

describe('the switches of the stand-in', () => {
  it('have initial values that fit themselves', () => {
    for (const name of SWITCH_NAMES) expect(SWITCHES[name].read(SWITCHES[name].initial), name).toEqual(SWITCHES[name].initial);
  });

  it('set all or none, and say each value that does not fit', () => {
    const switches = createSwitches();
    const errors = switches.set({ blockReason: 99, nonsense: true, isMaintenance: true });
    expect(errors).toEqual(['blockReason must be a whole number from 0 to 17, not 99', 'there is no switch "nonsense"']);
    expect(switches.get('isMaintenance')).toBe(false);
    expect(switches.set({ blockReason: 4, isMaintenance: true })).toEqual([]);
    expect([switches.get('blockReason'), switches.get('isMaintenance')]).toEqual([4, true]);
  });

  it('go back to what the start said', () => {
    const switches = createSwitches({ blockReason: 16 });
    switches.set({ blockReason: 0 });
    switches.reset();
    expect(switches.get('blockReason')).toBe(16);
    expect(() => createSwitches({ toString: 1 })).toThrow('there is no switch "toString"');
  });

  it('read values of the command line as JSON, or as the text', () => {
    expect([readSwitch('blockReason=4'), readSwitch('homepageType=live'), readSwitch('isMaintenance'), readSwitch('afterSignIn=a=b')]).toEqual([['blockReason', 4], ['homepageType', 'live'], ['isMaintenance', true], ['afterSignIn', 'a=b']]);
  });

  it('of calls are kept with what they switch, and count down with it', () => {
    const faults = createFaults();
    const guards = guardsOf({ clock: { now: () => 0 } });
    const switches = createSwitches({ loseAnswer: 2, captcha: 1 });
    switches.bind(bindCallSwitches(faults, () => guards));
    expect([faults.settings().loseAnswer, guards.settings().captcha]).toEqual([2, 1]);
    expect(faults.takeLoss()).toBe(true);
    expect(switches.get('loseAnswer')).toBe(1);
    expect(switches.set({ refuse: 3, guardedPath: '/web-api/', isFingerprintWanted: true })).toEqual([]);
    expect([faults.settings().refuse, guards.settings().path, guards.settings().isFingerprintWanted, switches.values().refuse]).toEqual([3, '/web-api/', true, 3]);
    expect(switches.set({ captchaCode: 99 })).toHaveLength(1);
    switches.reset();
    expect([faults.settings(), guards.settings().captcha, guards.settings().isFingerprintWanted]).toEqual([{ loseAnswer: 2, refuse: 0, delayMs: 0 }, 1, false]);
  });
});
