/** The settings of alerts, and an alert as a notice. */
import { beforeEach, expect, it } from 'vitest';
import type { AlertsView } from 'touchline/core/alerts/public';
import { viewDisplay } from 'touchline/core/display/views';
import { AlertSettings } from '../../ui/web/screens/office/alert-settings.tsx';
import { Notices } from '../../ui/web/shell/notices.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render } from './render.tsx';

const VIEW: AlertsView = { permission: 'ask', received: new Set(), areBetsAnnouncedOutside: false };
let core: FakeCore;
const show = (permission: AlertsView['permission'], isOn = false): void => {
  core.fake.set.feature('alerts', { ...VIEW, permission });
  core.fake.set.feature('display', viewDisplay({ areAlertsOutside: { value: isOn, at: 1 } }));
};

beforeEach(async () => {
  await loadNamespaces('shell');
  core = createFakeCore();
  show('ask');
});

it('[ALR-1] each kind has a switch of its own, and that of own bets is for players', async () => {
  const page = await render(core, <AlertSettings />);
  const boxes = () =>
    page.getAllByRole('checkbox').map((box) => {
      const { labels, checked } = box as HTMLInputElement;
      return [labels?.[0]?.textContent, checked];
    });
  expect(boxes()).toEqual([
    ['Kick-off', true],
    ['Goal', true],
    ['Red card', true],
    ['Half-time', false],
    ['Final score', true],
  ]);
  await page.user.click(page.getByRole('checkbox', { name: 'Half-time' }));
  expect(core.fake.commands.at(-1)).toEqual({ type: 'display/choose', payload: { isHalfTimeAnnounced: true } });
  await page.after(() => core.fake.set.session(PLAYER));
  await page.user.click(page.getByRole('checkbox', { name: 'Settled bet' }));
  expect(core.fake.commands.at(-1)).toEqual({ type: 'display/choose', payload: { isSettlementAnnounced: false } });
});

it('[ALR-6] the permission is asked for by a press, and the choice can be taken back', async () => {
  const page = await render(core, <AlertSettings />);
  expect(core.fake.commands).toEqual([]);
  await page.user.click(page.getByRole('button', { name: 'Turn on' }));
  expect(core.fake.commands).toEqual([{ type: 'alerts/allowOutside', payload: {} }]);
  await page.after(() => show('granted', true));
  expect(page.getByRole('status').textContent).toContain('also appear outside the page');
  await page.user.click(page.getByRole('button', { name: 'Turn off' }));
  expect(core.fake.commands.at(-1)).toEqual({ type: 'display/choose', payload: { areAlertsOutside: false } });
  await page.after(() => show('granted', false));
  expect(page.getByRole('button', { name: 'Turn on' })).toBeTruthy();
});

it.each([
  ['denied', /blocks messages from this site.*allow notifications/],
  ['unsupported', /can't show alerts outside the page/],
] as const)('[ALR-6] a device with the permission %s is described, without a button', async (permission, words) => {
  show(permission, true);
  const page = await render(core, <AlertSettings />);
  expect(page.getByRole('status').textContent).toMatch(words);
  expect(page.queryByRole('button')).toBeNull();
});

it('[ALR-6] an alert is announced politely, with a button to the game', async () => {
  core.fake.set.notices([
    {
      id: 'alert.7:3',
      tone: 'info',
      text: { key: 'alert.goal', params: { home: 'Arsenal', away: 'Chelsea', team: 'Arsenal', score: '1:0' } },
      lastsMs: 10_000,
      actions: [{ text: { key: 'alert.open', params: {} }, path: '/live/1/5/7' }],
    },
  ]);
  const page = await render(core, <Notices />);
  await page.settled();
  const line = page.getByText('Goal for Arsenal: Arsenal – Chelsea 1:0');
  expect(line.closest('[aria-live="polite"]')).not.toBeNull();
  await page.user.click(page.getByRole('button', { name: 'Open the game' }));
  expect(core.fake.commands.at(-1)).toEqual({ type: 'notices/dismiss', payload: { id: 'alert.7:3' } });
});
