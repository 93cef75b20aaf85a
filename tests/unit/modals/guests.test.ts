/** Modals that a visit opens by itself, in a complete core in virtual time. */
import { describe, expect, it } from 'vitest';
// Imported in advance, because reading files takes real time.
import 'touchline/navigation/decide';
import { NEW_SITE_REMEMBERED_MS } from 'touchline/core/modals/announce-new-site.process';
import type { Tab } from '../../models/virtual-browser.ts';
import { createWorld } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

async function visit(config: object, world = createWorld()): Promise<{ readonly world: World; readonly tab: Tab }> {
  world.operator.config = { hasCookiesPopup: false, ...config };
  const tab = world.browser.open({ isWholeSite: true });
  await world.clock.run(200);
  return { world, tab };
}
const shown = (tab: Tab): string | undefined => tab.core.feature('modals').get()?.shown?.kind;
const open = (tab: Tab): readonly string[] => (tab.core.feature('modals').get()?.open ?? []).map(({ kind }) => kind);
const answer = (tab: Tab, isConfirmed: boolean): void => {
  const id = tab.core.feature('modals').get()?.shown?.id ?? '';
  expect(tab.core.dispatch({ type: 'modals/answer', payload: { id, isConfirmed } }).ok).toBe(true);
};
const register = async ({ world, tab }: { readonly world: World; readonly tab: Tab }): Promise<void> => {
  tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await world.clock.run(500);
  expect(tab.core.session.get().status).toBe('player');
};

describe('the registration reminder', () => {
  const config = {
    hasRegistrationReminder: true,
    registrationReminderDelaySeconds: 60,
    registrationReminderPauseHours: 24,
  };

  it('[MDL-10] opens after the delay, once, and again after the interval', async () => {
    const { world, tab } = await visit(config);
    await world.clock.run(59 * SECOND);
    expect(shown(tab)).toBeUndefined();
    await world.clock.run(SECOND);
    expect(shown(tab)).toBe('registrationReminder');
    answer(tab, false);
    await world.clock.run(24 * HOUR - SECOND);
    expect(shown(tab)).toBeUndefined();
    await world.clock.run(2 * SECOND);
    expect(shown(tab)).toBe('registrationReminder');
  });

  it('[MDL-10] keeps the interval across a reload', async () => {
    const { world, tab } = await visit(config);
    await world.clock.run(61 * SECOND);
    answer(tab, false);
    tab.kill();
    const again = await visit(config, world);
    await world.clock.run(23 * HOUR);
    expect(shown(again.tab)).toBeUndefined();
    await world.clock.run(2 * HOUR);
    expect(shown(again.tab)).toBe('registrationReminder');
  });

  it('[MDL-10] waits until no form or other modal is open', async () => {
    const { world, tab } = await visit(config);
    tab.core.dispatch({ type: 'modals/open', payload: { kind: 'login', id: 'form', isHeld: true } });
    await world.clock.run(120 * SECOND);
    expect(open(tab)).toEqual(['login']);
    tab.core.dispatch({ type: 'modals/withdraw', payload: { id: 'form' } });
    await world.clock.run(1);
    expect(shown(tab)).toBe('registrationReminder');
  });

  it('[MDL-10] is not shown to players, after a registration, or where registration is closed', async () => {
    const late = await visit(config);
    await late.world.clock.run(61 * SECOND);
    expect(open(late.tab)).toEqual(['registrationReminder']);
    await register(late);
    expect(open(late.tab)).not.toContain('registrationReminder');
    for (const more of [{ isRegistrationAllowed: false }, { isVipDomain: true }, { hasRegistrationReminder: false }]) {
      const { world, tab } = await visit({ ...config, ...more });
      await world.clock.run(HOUR);
      expect(open(tab)).toEqual([]);
    }
    const early = await visit(config);
    await register(early);
    await early.world.clock.run(HOUR);
    expect(open(early.tab)).not.toContain('registrationReminder');
  });
});

describe('the new-site modal', () => {
  it('[MDL-11] opens once on the first visit, and is remembered for 157,680,000,000 ms', async () => {
    expect(NEW_SITE_REMEMBERED_MS).toBe(157_680_000_000);
    const first = await visit({ hasNewSiteModal: true });
    expect(shown(first.tab)).toBe('newSite');
    // The period counts from the first display.
    first.tab.kill();
    const { world, tab } = await visit({ hasNewSiteModal: true }, first.world);
    expect(shown(tab)).toBeUndefined();
    tab.kill();
    world.clock.shift(NEW_SITE_REMEMBERED_MS - 10_000);
    const still = await visit({ hasNewSiteModal: true }, world);
    expect(shown(still.tab)).toBeUndefined();
    still.tab.kill();
    world.clock.shift(10_000);
    expect(shown((await visit({ hasNewSiteModal: true }, world)).tab)).toBe('newSite');
  });
  it('[MDL-11] opens for guests where the operator enables it, and counts as shown only once displayed', async () => {
    expect(open((await visit({})).tab)).toEqual([]);
    const { world, tab } = await visit({ hasNewSiteModal: true, isAgeWarning: true });
    expect(open(tab).toSorted()).toEqual(['ageWarning', 'newSite']);
    expect(shown(tab)).toBe('ageWarning');
    expect(world.browser.storage.has('tl.newSite')).toBe(false);
    await register({ world, tab });
    expect(open(tab)).toEqual([]);
  });
  it('[MDL-12] is remembered before any consent to cookies, as is the reminder, both as a timestamp only', async () => {
    const { world, tab } = await visit({
      hasNewSiteModal: true,
      hasRegistrationReminder: true,
      registrationReminderDelaySeconds: 60,
      registrationReminderPauseHours: 24,
    });
    answer(tab, false);
    await world.clock.run(61 * SECOND);
    expect(shown(tab)).toBe('registrationReminder');
    const kept = ['tl.newSite', 'tl.registrationReminder'].map((key) => world.browser.storage.get(key) ?? '');
    expect(kept).toEqual([expect.stringMatching(/^\d{13}$/), expect.stringMatching(/^\d{13}$/)]);
    expect(world.browser.storage.has('tl.consent')).toBe(false);
  });
});

describe('the age warning', () => {
  it('[AGE-1] comes before all others, names the age and can’t be closed', async () => {
    const { tab } = await visit({ isAgeWarning: true, minAge: 21, hasCookiesPopup: true });
    expect(tab.core.feature('modals').get()?.shown).toMatchObject({
      kind: 'ageWarning',
      canClose: false,
      params: { age: 21 },
    });
    expect(
      tab.core.dispatch({ type: 'modals/close', payload: { id: tab.core.feature('modals').get()?.shown?.id ?? '' } })
        .ok,
    ).toBe(false);
    tab.core.dispatch({ type: 'modals/closeAll', payload: {} });
    expect(shown(tab)).toBe('ageWarning');
  });
  it('[AGE-3] is remembered for 3 days', async () => {
    const { world, tab } = await visit({ isAgeWarning: true });
    answer(tab, true);
    tab.kill();
    world.clock.shift(3 * DAY - 10_000);
    const still = await visit({ isAgeWarning: true }, world);
    expect(shown(still.tab)).toBeUndefined();
    still.tab.kill();
    world.clock.shift(10_000);
    expect(shown((await visit({ isAgeWarning: true }, world)).tab)).toBe('ageWarning');
  });
  it('[AGE-3] is remembered for the browser session where the operator requires it', async () => {
    const config = { isAgeWarning: true, isAgeWarningEachSession: true };
    const { world, tab } = await visit(config);
    answer(tab, true);
    tab.kill();
    world.clock.shift(30 * DAY);
    const same = await visit(config, world);
    expect(shown(same.tab)).toBeUndefined();
    same.tab.kill();
    // Closing the browser drops session cookies.
    world.browser.pageCookies.clear();
    expect(shown((await visit(config, world)).tab)).toBe('ageWarning');
  });
  it('[AGE-3] opens once per visit where storage is unavailable', async () => {
    const { tab, world } = await visit({ isAgeWarning: true });
    answer(tab, true);
    await world.clock.run(HOUR);
    expect(shown(tab)).toBeUndefined();
  });
});

describe('a snackbar', () => {
  it('[MDL-6] closes after 10 s on the screen, however long it was queued', async () => {
    const { world, tab } = await visit({});
    tab.core.dispatch({ type: 'modals/open', payload: { kind: 'snackbar', id: 's' } });
    await world.clock.run(9_000);
    tab.core.dispatch({ type: 'modals/open', payload: { kind: 'alert', id: 'a' } });
    await world.clock.run(60_000);
    expect(open(tab)).toEqual(['snackbar', 'alert']);
    tab.core.dispatch({ type: 'modals/close', payload: { id: 'a' } });
    await world.clock.run(9_999);
    expect(shown(tab)).toBe('snackbar');
    await world.clock.run(1);
    expect(open(tab)).toEqual([]);
  });
});

describe('a snackbar under the pointer', () => {
  it('[MDL-6] stays open, and restarts its time afterwards', async () => {
    const { world, tab } = await visit({});
    tab.core.dispatch({ type: 'modals/open', payload: { kind: 'snackbar', id: 's' } });
    await world.clock.run(9_000);
    tab.core.dispatch({ type: 'modals/rest', payload: { id: 's', isResting: true } });
    await world.clock.run(HOUR);
    tab.core.dispatch({ type: 'modals/rest', payload: { id: 's', isResting: false } });
    await world.clock.run(9_999);
    expect(open(tab)).toEqual(['snackbar']);
    await world.clock.run(1);
    expect(open(tab)).toEqual([]);
  });
});

describe('a button', () => {
  it('[MDL-7] dispatches its command', async () => {
    const { tab } = await visit({});
    const seen: string[] = [];
    tab.core.events$.subscribe(({ event }) => seen.push(event.type));
    tab.core.dispatch({
      type: 'modals/open',
      payload: {
        kind: 'alert',
        id: 'a',
        buttons: [
          {
            text: { key: 'x', params: {} },
            does: 'confirm',
            command: { type: 'preferences/choose', payload: { theme: 'dark' } },
          },
        ],
      },
    });
    tab.core.dispatch({ type: 'modals/press', payload: { id: 'a', button: 0 } });
    // The display options note the theme for the player's account.
    expect(seen).toEqual(['modals/opened', 'modals/closed', 'preferences/chosen', 'display/chosen']);
    expect(tab.core.preferences.get().theme).toBe('dark');
  });
});

describe('navigation', () => {
  it('[MDL-5] closes the open modal when the page changes, but not when only the hash changes', async () => {
    const { tab, world } = await visit({});
    // A guard may wait for the operator.
    const go = async (address: string): Promise<void> => {
      const decided = tab.core.navigation.decide(address);
      await world.clock.run(10_000);
      await decided;
    };
    await go('/en/live');
    const outcomes: string[] = [];
    tab.core.events$.subscribe(
      ({ event }) => event.type === 'modals/closed' && outcomes.push((event.payload as { why: string }).why),
    );
    tab.core.dispatch({ type: 'modals/open', payload: { kind: 'alert', id: 'a' } });
    await go('/en/live#here');
    expect(shown(tab)).toBe('alert');
    await go('/en/line');
    expect(open(tab)).toEqual([]);
    expect(outcomes).toEqual(['navigation']);
  });
});
