/** Modals announced by the operator, in a complete core in virtual time. */
import { describe, expect, it } from 'vitest';
// Imported in advance, because reading files takes real time.
import 'touchline/navigation/decide';
import type { Tab } from '../../models/virtual-browser.ts';
import { createWorld } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

const EVERYBODY = [
  'default',
  'snackbar',
  'alert',
  'permanentAlert',
  'alertWithLink',
  'maintenance',
  'paybillsOut',
  'banker',
];
const PLAYERS = ['authBonus'];
const NEW = ['welcome', 'firstDeposit'];

async function visit(
  announcedModals: readonly unknown[],
  world = createWorld(),
): Promise<{ readonly world: World; readonly tab: Tab }> {
  world.operator.config = { hasCookiesPopup: false, announcedModals };
  const tab = world.browser.open({ isWholeSite: true });
  await world.clock.run(200);
  return { world, tab };
}
const open = (tab: Tab): readonly string[] =>
  (tab.core.feature('modals').get()?.open ?? []).map(({ kind }) => kind).toSorted();
/** Answers each modal with its first button. */
const answerAll = (tab: Tab): void => {
  for (
    let { shown = null } = tab.core.feature('modals').get() ?? {};
    shown !== null;
    shown = tab.core.feature('modals').get()?.shown ?? null
  ) {
    expect(tab.core.dispatch({ type: 'modals/press', payload: { id: shown.id, button: 0 } }).ok).toBe(true);
  }
};
const sorted = (...kinds: readonly (readonly string[])[]): readonly string[] => kinds.flat().toSorted();
const register = async ({ world, tab }: { readonly world: World; readonly tab: Tab }): Promise<void> => {
  tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await world.clock.run(500);
  expect(tab.core.session.get().status).toBe('player');
};

describe('modals that the operator announces', () => {
  it('[MDL-14] open at their time: for everybody at once, for a player after the login, for a new player after the registration', async () => {
    const { world, tab } = await visit(sorted(EVERYBODY, PLAYERS, NEW));
    expect(open(tab)).toEqual(sorted(EVERYBODY));
    answerAll(tab);
    await register({ world, tab });
    expect(open(tab)).toEqual(sorted(PLAYERS, NEW));
  });

  it('[MDL-14] open once; those for players open again for the next player', async () => {
    const { world, tab } = await visit(sorted(EVERYBODY, PLAYERS));
    answerAll(tab);
    await register({ world, tab });
    expect(open(tab)).toEqual(PLAYERS);
    answerAll(tab);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(500);
    expect(open(tab)).toEqual([]);
    tab.core.actions('session')?.logIn('1001', 'password-1001');
    await world.clock.run(500);
    expect(tab.core.session.get().status).toBe('player');
    expect(open(tab)).toEqual(PLAYERS);
  });

  it('[MDL-14] do not open if their kind is reserved, unknown or repeated', async () => {
    const { tab } = await visit([
      'ageWarning',
      'cookieConsent',
      'confirmTerms',
      'captcha',
      'realityCheck',
      'autoLogoff',
      'login',
      'toString',
      '__proto__',
      '',
      'banker',
      'banker',
    ]);
    expect(open(tab)).toEqual(['banker']);
  });

  it('[MDL-14] link to their subject where there is one, and can always be closed', async () => {
    const { world, tab } = await visit(['alertWithLink', 'firstDeposit', 'authBonus']);
    await register({ world, tab });
    const ways = (tab.core.feature('modals').get()?.open ?? []).map(({ kind, canClose, buttons }) => [
      kind,
      canClose,
      buttons.map(({ does, path = '' }) => `${does} ${path}`.trim()),
    ]);
    expect(ways.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
      ['alertWithLink', true, ['confirm /news', 'dismiss']],
      ['authBonus', true, ['confirm /offers', 'dismiss']],
      ['firstDeposit', true, ['confirm /office/recharge', 'dismiss']],
    ]);
  });
});
