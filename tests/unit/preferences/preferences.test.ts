import { describe, expect, it } from 'vitest';
import { INITIAL as INITIAL_PREFERENCES, preferencesDecider } from 'touchline/core/preferences/decider';
import type { Preferences } from 'touchline/core/preferences/public';
import { createCore } from 'touchline/app/create-core';
import { createSilentPorts } from '../../../adapters/node/silent-ports.ts';
import { given } from '../../models/given.ts';
import { snapText } from '../line/frames.ts';
import { createWorld } from '../../models/world.ts';

const past = given(preferencesDecider, null);
/** The text that an earlier version may have stored. */
const stored = (change: object): string =>
  JSON.stringify({ ...INITIAL_PREFERENCES, oddsView: 0, appView: 0, ...change });
const choose = (payload: Partial<Preferences>) => ({ type: 'preferences/choose', payload }) as const;
const chosen = (change: Partial<Preferences>) =>
  ({ type: 'preferences/chosen', payload: { ...INITIAL_PREFERENCES, ...change } }) as const;

describe('choosing', () => {
  it('[PRF-1] changes one preference or several', () => {
    past()
      .when(choose({ theme: 'dark' }))
      .then(chosen({ theme: 'dark' }));
    past()
      .when(choose({ language: 'ar', is12h: true, timeZone: 5.75 }))
      .then(chosen({ language: 'ar', is12h: true, isClockChosen: true, timeZone: 5.75 }));
  });
  it('of the value already in force records no event', () =>
    past()
      .when(choose({ language: 'en' }))
      .then());
  it('[PRF-3] another app view keeps the odds view', () =>
    past(chosen({ oddsView: 'hongkong' }))
      .when(choose({ appView: 'asian' }))
      .then(chosen({ oddsView: 'hongkong', appView: 'asian' })));
  const forbidden: readonly (readonly [keyof Preferences, unknown])[] = [
    ['language', 'fr'],
    ['language', '__proto__'],
    ['timeZone', 15],
    ['timeZone', -13],
    ['timeZone', 0.1],
    ['timeZone', Number.NaN],
    ['theme', 7],
    ['is12h', 'yes'],
    ['appView', 'african'],
    ['oddsView', 'roman'],
    ['oddsView', 1],
  ];
  for (const [field, value] of forbidden) {
    it(`[PRF-2] ${field} ${String(value)} is refused by name, and nothing else changes`, () => {
      past()
        .when(choose({ is12h: true, [field]: value }))
        .refused({ code: 'preferences/notAllowed', field });
    });
  }
  it('[PRF-1] another tab’s choice is adopted when valid', () => {
    const other = { ...INITIAL_PREFERENCES, language: 'de' as const };
    past().when({ type: 'preferences/adopt', payload: other }).then({ type: 'preferences/adopted', payload: other });
    past(chosen({ language: 'de' }))
      .when({ type: 'preferences/adopt', payload: other })
      .then();
    past()
      .when({ type: 'preferences/adopt', payload: { ...other, timeZone: 99 } })
      .refused({ code: 'preferences/notAllowed', field: 'timeZone' });
  });
});

describe('keeping', () => {
  it('[PRF-1] takes effect at once, in every tab, and after a reload', async () => {
    const world = createWorld();
    const [tab, other] = [world.browser.open(), world.browser.open()];
    await world.clock.run(100);
    tab.core.dispatch(choose({ language: 'ru', theme: 'light' }));
    expect(tab.core.preferences.get()).toMatchObject({ language: 'ru', theme: 'light' });
    await world.clock.run(100);
    expect(other.core.preferences.get()).toMatchObject({ language: 'ru', theme: 'light' });
    tab.kill();
    expect(world.browser.open().core.preferences.get()).toMatchObject({ language: 'ru', theme: 'light' });
  });

  it('two tabs that choose at the same time converge without echoing each other', async () => {
    const world = createWorld();
    const [tab, other] = [world.browser.open(), world.browser.open()];
    await world.clock.run(100);
    const before = tab.calls.length + other.calls.length;
    const posts = (): number => tab.calls.concat(other.calls).filter((call) => call === 'post').length;
    const postsBefore = posts();
    tab.core.dispatch(choose({ language: 'ru' }));
    other.core.dispatch(choose({ theme: 'light' }));
    await world.clock.run(1_000);
    expect(posts() - postsBefore).toBeLessThanOrEqual(2);
    expect(tab.calls.length + other.calls.length - before).toBeLessThan(10);
  });

  it('[PRF-4] a new visitor gets the device’s language, when the site has it', async () => {
    const world = createWorld();
    expect(world.browser.open({ languages: ['fr-FR', 'DE-at', 'ru'] }).core.preferences.get().language).toBe('de');
    expect(world.browser.open({ languages: ['fr'] }).core.preferences.get().language).toBe('en');
    expect(world.browser.open({ languages: [] }).core.preferences.get()).toEqual(INITIAL_PREFERENCES);
  });

  const unreadable: readonly (readonly [string, string])[] = [
    ['no JSON', '{'],
    ['another shape', '{"language":"en"}'],
    ['a prototype', '{"__proto__":{"language":"ru"}}'],
    ['a language that the site does not have', stored({ language: 'fr' })],
    ['hours that are nowhere', stored({ timeZone: 99 })],
    ['an odds view that does not exist', stored({ oddsView: 3 })],
  ];
  for (const [what, text] of unreadable) {
    it(`[PRF-5] ${what} in storage: is reported, the defaults hold, and every choice works`, () => {
      const world = createWorld();
      world.browser.storage.set('tl.preferences', text);
      const { core, reports } = world.browser.open();
      expect(core.preferences.get()).toEqual(INITIAL_PREFERENCES);
      expect(reports).toHaveLength(1);
      expect(core.dispatch(choose({ theme: 'dark' })).ok).toBe(true);
    });
  }

  it.each([
    ['european', 'decimal', 0, 0],
    ['european', 'malaysian', 0, 6],
    ['asian', 'american', 1, 2],
    ['asian', 'malaysian', 1, 16],
  ] as const)(
    '[PRF-8] the %s view with %s odds is stored and sent to other tabs as the operator’s numbers, and read from them',
    async (appView, oddsView, appViewType, coefViewId) => {
      const world = createWorld();
      const [tab, other] = [world.browser.open(), world.browser.open()];
      await world.clock.run(100);
      tab.core.dispatch(choose({ appView, oddsView, theme: 'dark' }));
      await world.clock.run(100);
      expect(JSON.parse(world.browser.storage.get('tl.preferences') ?? '')).toMatchObject({
        appView: appViewType,
        oddsView: coefViewId,
        theme: 1,
      });
      const chosenOnes = { appView, oddsView, theme: 'dark' };
      expect(other.core.preferences.get()).toMatchObject(chosenOnes);
      expect(world.browser.open().core.preferences.get()).toMatchObject(chosenOnes);
    },
  );
  it('[PRF-8] a stored number of the other app view is read as the same odds view', () => {
    const world = createWorld();
    world.browser.storage.set('tl.preferences', stored({ oddsView: 14 }));
    expect(world.browser.open().core.preferences.get()).toMatchObject({ oddsView: 'hongkong', appView: 'european' });
  });

  it('[PRF-5] storage that throws loses only the memory of the choice', async () => {
    const world = createWorld();
    world.browser.storage.get = () => {
      throw new Error('blocked');
    };
    world.browser.storage.set = () => {
      throw new Error('blocked');
    };
    const { core, reports } = world.browser.open();
    await world.clock.run(100);
    core.dispatch(choose({ language: 'de' }));
    expect(core.preferences.get().language).toBe('de');
    expect(core.session.get().status).toBe('guest');
    // Once at the start, once at the choice.
    expect(reports.filter((report) => report === 'preferences/stored: blocked')).toHaveLength(2);
  });

  it('[PRF-1] a choice that was made before the core has started is stored when it starts', () => {
    const ports = createSilentPorts({ topics: ['top'], frame: snapText([]) }, 'en');
    const core = createCore(ports);
    core.dispatch(choose({ language: 'de' }));
    expect(ports.storage.read('tl.preferences')).toBeNull();
    void core.start();
    expect(ports.storage.read('tl.preferences')).toContain('"language":"de"');
    core.stop();
  });

  it('[PRF-1] without a choice nothing is stored at the start', () => {
    const ports = createSilentPorts({ topics: ['top'], frame: snapText([]) }, 'en');
    const core = createCore(ports);
    void core.start();
    expect(ports.storage.read('tl.preferences')).toBeNull();
    core.stop();
  });
});
