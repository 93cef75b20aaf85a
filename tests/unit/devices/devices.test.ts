import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import { deviceName } from '../../../adapters/sandbox/operator/players/device-name.ts';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const LIST = '/web-api/user/sessions';
const device = (id: string, usedAt: number, isCurrent = false) => ({ id, name: 'X', loginAt: 1, usedAt, isCurrent });
const ANSWER = { devices: [device('a', 5), device('me', 3, true), device('b', 9)], logins: [9, 5, 1] };

let given: Given;
const view = () => given.core.feature('devices').get();
const codeOf = (command: Command): string => {
  const result = given.core.dispatch(command);
  return result.ok ? 'accepted' : result.error.code;
};
const end = (id: string) => ({ type: 'devices/end', payload: { id } }) as const;
const load = { type: 'devices/load', payload: {} } as const;
const endOthers = { type: 'devices/endOthers', payload: {} } as const;

beforeEach(async () => {
  given = await openGate({ isPlayer: true });
  given.answers.set(`GET ${LIST}`, ANSWER);
  void given.core.load('devices');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  given.core.dispatch(load);
  await given.clock.run(100);
});
afterEach(closeGates);

describe('the devices', () => {
  it('[DEV-1] are listed with this one first, then by their last use', () => {
    expect(view()).toMatchObject({ status: 'ready', logins: [9, 5, 1], ending: null });
    expect(view()?.devices.map(({ id }) => id)).toEqual(['me', 'b', 'a']);
  });

  it('[DEV-2] another one is signed out; the answer is the new list', async () => {
    given.answers.set(`POST ${LIST}/end`, { ...ANSWER, devices: [device('me', 3, true)] });
    given.core.dispatch(end('a'));
    expect(view()?.ending).toBe('a');
    await given.clock.run(100);
    expect(view()).toMatchObject({ ending: null, devices: [{ id: 'me' }] });
    expect(given.requests.find(({ path }) => path === `${LIST}/end`)?.body).toBe('{"id":"a"}');
    expect(codeOf(endOthers)).toBe('devices/unchanged');
  });

  it('[DEV-2] all others are signed out at once; this one and an unknown one are not', async () => {
    expect(codeOf(end('me'))).toBe('devices/unknown');
    expect(codeOf(end('?'))).toBe('devices/unknown');
    given.answers.set(`POST ${LIST}/end-others`, { ...ANSWER, devices: [device('me', 3, true)] });
    given.core.dispatch(endOthers);
    expect(view()?.ending).toBe('others');
    await given.clock.run(100);
    expect(view()?.devices).toHaveLength(1);
  });

  it('[DEV-3] one request at a time; a failed one keeps the list and can be repeated', async () => {
    given.answers.set(`POST ${LIST}/end`, [500, {}]);
    given.core.dispatch(end('a'));
    expect(codeOf(end('b'))).toBe('devices/busy');
    expect(codeOf(endOthers)).toBe('devices/busy');
    expect(codeOf(load)).toBe('devices/busy');
    await given.clock.run(100);
    expect(view()).toMatchObject({ status: 'ready', ending: null, hasEndFailed: true });
    expect(view()?.devices).toHaveLength(3);
    expect(codeOf(end('a'))).toBe('accepted');
    expect(view()?.hasEndFailed).toBe(false);
  });

  it('[DEV-3] a list that cannot be loaded can be asked for again', async () => {
    given.answers.set(`GET ${LIST}`, 'network');
    given.core.dispatch(load);
    await given.clock.run(100);
    expect(view()?.status).toBe('failed');
    given.answers.set(`GET ${LIST}`, ANSWER);
    given.core.dispatch(load);
    await given.clock.run(100);
    expect(view()?.status).toBe('ready');
  });

  it('[DEV-4] are forgotten at sign-out', async () => {
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(100);
    expect(view()).toMatchObject({ status: 'idle', devices: [], logins: [] });
  });
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge, Windows',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('[DEV-1] a device is named by its browser and system: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
