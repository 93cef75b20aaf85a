import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFaults } from '../../../adapters/sandbox/operator/faults.ts';
import { guardsOf } from '../../../adapters/sandbox/operator/guards-on-calls/guards.ts';
import { bindCallSwitches, CALL_SWITCHES } from '../../../adapters/sandbox/operator/switches/call-switches.ts';
import { CONFIG_SWITCHES } from '../../../adapters/sandbox/operator/switches/config-switches.ts';
import {
  createSwitches,
  readSwitch,
  SWITCHES,
  SWITCH_NAMES,
} from '../../../adapters/sandbox/operator/switches/switches.ts';

/** TypeScript files below a folder, with their contents. */
function sourcesOf(folder: string): readonly (readonly [path: string, text: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [join(folder, path), readFileSync(join(folder, path), 'utf8')]);
}

describe('the switches of the stand-in', () => {
  it('have valid initial values', () => {
    for (const name of SWITCH_NAMES)
      expect(SWITCHES[name].read(SWITCHES[name].initial), name).toEqual(SWITCHES[name].initial);
  });

  it('are set all or none, with one message for each invalid value', () => {
    const switches = createSwitches();
    const errors = switches.set({ blockReason: 99, nonsense: true, isMaintenance: true });
    expect(errors).toEqual([
      'blockReason must be a whole number from 0 to 17, not 99',
      'there is no switch "nonsense"',
    ]);
    expect(switches.get('isMaintenance')).toBe(false);
    expect(switches.set({ blockReason: 4, isMaintenance: true })).toEqual([]);
    expect(switches.get('blockReason')).toBe(4);
    expect(switches.get('isMaintenance')).toBe(true);
  });

  it('reset to the values given at the start', () => {
    const switches = createSwitches({ blockReason: 16 });
    switches.set({ blockReason: 0 });
    switches.reset();
    expect(switches.get('blockReason')).toBe(16);
    expect(createSwitches().set({ blokReason: 1, isSnowFall: true })).toEqual([
      'there is no switch "blokReason"; perhaps blockReason?',
      'there is no switch "isSnowFall"; perhaps isSnowfall?',
    ]);
    expect(() => createSwitches({ toString: 1 })).toThrow('there is no switch "toString"');
  });

  it('parse a command-line value as JSON, or else as text', () => {
    expect(readSwitch('blockReason=4')).toEqual(['blockReason', 4]);
    expect(readSwitch('homepageType=live')).toEqual(['homepageType', 'live']);
    expect(readSwitch('isMaintenance')).toEqual(['isMaintenance', true]);
    expect(readSwitch('afterSignIn=a=b')).toEqual(['afterSignIn', 'a=b']);
  });

  it('parse command-line lists by commas, and text values literally', () => {
    const read = [
      'langHiddenUnauthorized=ru, de',
      'availableRoutes=1,47',
      'availableRoutes=[1]',
      'policyLogoCountries=',
      'consultantId=5',
      'guardedPath=',
      'dmcaDomains=site.example',
    ].map((text) => readSwitch(text));
    expect(read).toEqual([
      ['langHiddenUnauthorized', ['ru', 'de']],
      ['availableRoutes', [1, 47]],
      ['availableRoutes', [1]],
      ['policyLogoCountries', []],
      ['consultantId', '5'],
      ['guardedPath', ''],
      ['dmcaDomains', ['site.example']],
    ]);
    expect(createSwitches().set(Object.fromEntries(read))).toEqual([]);
    expect(createSwitches().set(Object.fromEntries([readSwitch('availableRoutes=1,a')]))).toEqual([
      'availableRoutes must be a list of whole numbers, not ["1","a"]',
    ]);
  });

  it('can each be set from the command line', () => {
    for (const name of SWITCH_NAMES) {
      const { initial, kind } = SWITCHES[name];
      const [read, value] = readSwitch(
        `${name}=${kind === 'list' ? (initial as readonly unknown[]).join(',') : String(initial)}`,
      );
      expect(read, name).toBe(name);
      expect(value, name).toEqual(initial);
    }
  });

  it('are each read by the stand-in or by the site’s config', () => {
    const files = sourcesOf('adapters/sandbox').filter(([path]) => !path.includes('/switches/'));
    const texts = files.map(([, text]) => text).join('\n');
    const isRead = (name: string): boolean =>
      new RegExp(`switches\\.get\\([^)]*'${name}'`).test(texts) ||
      new RegExp(`switches\\.bind\\(\\{\\s+${name}:`).test(texts) ||
      Object.hasOwn(CALL_SWITCHES, name);
    expect(SWITCH_NAMES.filter((name) => !Object.hasOwn(CONFIG_SWITCHES, name) && !isRead(name))).toEqual([]);
    // A config field that the site does not read has no effect.
    const setup =
      readFileSync('core/modules/site-config/setup-wire.ts', 'utf8') +
      readFileSync('core/modules/site-config/views.ts', 'utf8');
    expect(
      Object.keys(CONFIG_SWITCHES).filter(
        (name) => !new RegExp(`^ {2}(?:readonly )?${name}:`, 'm').test(setup) && !isRead(name),
      ),
    ).toEqual([]);
  });

  it('of calls delegate to the fault settings, and count down with them', () => {
    const faults = createFaults();
    const guards = guardsOf({ clock: { now: () => 0 } });
    const switches = createSwitches({ loseAnswer: 2, captcha: 1 });
    switches.bind(bindCallSwitches(faults, () => guards));
    expect(faults.settings().loseAnswer).toBe(2);
    expect(guards.settings().captcha).toBe(1);
    expect(faults.takeLoss()).toBe(true);
    expect(switches.get('loseAnswer')).toBe(1);
    expect(switches.set({ refuse: 3, guardedPath: '/web-api/', isFingerprintWanted: true })).toEqual([]);
    expect(faults.settings().refuse).toBe(3);
    expect(guards.settings().path).toBe('/web-api/');
    expect(guards.settings().isFingerprintWanted).toBe(true);
    expect(switches.values().refuse).toBe(3);
    expect(switches.set({ captchaCode: 99 })).toHaveLength(1);
    switches.reset();
    expect(faults.settings()).toEqual({ loseAnswer: 2, refuse: 0, delayMs: 0 });
    expect(guards.settings().captcha).toBe(1);
    expect(guards.settings().isFingerprintWanted).toBe(false);
  });
});
