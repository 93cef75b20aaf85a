import { describe, expect, it } from 'vitest';
import { createSwitches, SWITCHES, SWITCH_NAMES } from '../../../adapters/sandbox/operator/switches/switches.ts';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { STATES, UNSEEN } from '../../browser/states.ts';

describe('the states for screenshots', () => {
  const seen = new Set(STATES.flatMap(({ set }) => Object.keys(set)));

  it('cover every switch except those with nothing to show', () => {
    expect(SWITCH_NAMES.filter((name) => !seen.has(name) && !Object.hasOwn(UNSEEN, name))).toEqual([]);
    expect([...Object.keys(UNSEEN), ...seen].filter((name) => !Object.hasOwn(SWITCHES, name))).toEqual([]);
    expect(Object.keys(UNSEEN).filter((name) => seen.has(name))).toEqual([]);
  });
  it('have unique names and valid values', () => {
    expect(new Set(STATES.map(({ name }) => name)).size).toBe(STATES.length);
    for (const { set, name } of STATES) expect(createSwitches().set(set), name).toEqual([]);
  });
  it('have addresses of the site', () => {
    expect(STATES.filter(({ path }) => readSiteAddress(`/en${path}`).route === null).map(({ name }) => name)).toEqual([
      'redirected',
      'redirect-broken',
    ]);
  });
});
