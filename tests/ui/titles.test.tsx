/** The title of a page in the tab, the history and bookmarks equals its heading, in the current language. */
import { describe, expect, it } from 'vitest';
import { within } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { LANGUAGES, type Language } from 'touchline/core/preferences/types';
import { CreateRequestScreen } from '../../ui/web/screens/cashier/create-request-screen.tsx';
import { DeduceScreen, RechargeScreen } from '../../ui/web/screens/cashier/form-screens.tsx';
import { PaymentsScreen } from '../../ui/web/screens/cashier/payments-screen.tsx';
import { RequestsScreen } from '../../ui/web/screens/cashier/requests-screen.tsx';
import { ChampScreen } from '../../ui/web/screens/champ/champ-screen.tsx';
import { NotFoundScreen } from '../../ui/web/screens/errors/not-found-screen.tsx';
import { ServerErrorScreen } from '../../ui/web/screens/errors/server-error-screen.tsx';
import { LimitsScreen } from '../../ui/web/screens/limits/limits-screen.tsx';
import { LineScreen } from '../../ui/web/screens/line/line-screen.tsx';
import { LiveScreen } from '../../ui/web/screens/live/live-screen.tsx';
import { AccountScreen } from '../../ui/web/screens/office/account-screen.tsx';
import { HistoryScreen } from '../../ui/web/screens/office/history-screen.tsx';
import { loadNamespaces, changeLanguage } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

/** The text without the marks that isolate a name's direction. */
const title = (): string => document.title.replace(/[\u2068\u2069]/g, '');

const SCREENS: readonly (readonly [name: string, address: string, screen: () => ReactNode])[] = [
  ['account', '/office/account', () => <AccountScreen />],
  ['history', '/office/history', () => <HistoryScreen params={{}} />],
  ['limits', '/office/responsible', () => <LimitsScreen params={{}} />],
  ['my control', '/office/responsible/my-control', () => <LimitsScreen params={{ section: 'my-control' }} />],
  ['deposit', '/office/recharge', () => <RechargeScreen />],
  ['withdrawal', '/office/deduce', () => <DeduceScreen />],
  ['payments', '/office/historypay', () => <PaymentsScreen />],
  ['questions about payments', '/office/payment/requests', () => <RequestsScreen />],
  ['a question about a payment', '/office/payment/create-request', () => <CreateRequestScreen params={{}} />],
  ['live', '/live', () => <LiveScreen params={{}} />],
  ['sports', '/line', () => <LineScreen params={{}} />],
  ['no such page', '/nowhere', () => <NotFoundScreen />],
  ['a page that broke', '/500', () => <ServerErrorScreen />],
];

const spoken = (language: Language): Promise<void> => act(async () => changeLanguage(language));

describe('the title of', () => {
  it.each(SCREENS)('%s is its heading, in every language', async (_, address, screen) => {
    await loadNamespaces('limits', 'cashier');
    document.title = 'Before';
    const page = await render(createFakeCore(), screen(), `/en${address}`);
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      await spoken(language);
      expect(title()).toBe(`${page.getByRole('heading', { level: 1 }).textContent} · Touchline`);
      titles.add(title());
    }
    await spoken('en');
    expect(titles.size).toBe(LANGUAGES.length);
  });

  it('each page is unique', async () => {
    await loadNamespaces('limits', 'cashier');
    const titles = new Set<string>();
    for (const [, address, screen] of SCREENS) {
      const page = await render(createFakeCore(), screen(), `/en${address}`);
      titles.add(title());
      page.unmount();
    }
    expect(titles.size).toBe(SCREENS.length);
  });
});

it('[LIN-259] the heading of a sport has a text while the list of sports is still loading, then the name', async () => {
  const core = createFakeCore();
  const tree = core.line.tree.get();
  core.fake.line.setTree(null);
  const page = await render(core, <LineScreen params={{ sport: '1' }} />, '/en/line/1');
  expect(page.getByRole('heading', { level: 1, name: 'Upcoming games' })).toBeTruthy();
  await page.after(() => core.fake.line.setTree(tree));
  expect(page.getByRole('heading', { level: 1, name: 'Football' })).toBeTruthy();
});

it('[LIN-260] the heading of a competition has a text before anything has come, then the name of the sport, then its own', async () => {
  const core = createFakeCore();
  const tree = core.line.tree.get() ?? [];
  const champ = { id: 7, sportId: 1, name: 'Premier League', country: 'GB-ENG', live: 0, line: 1, top: false };
  core.fake.line.unload();
  const page = await render(core, <ChampScreen params={{ section: 'line', sport: '1', champ: '7' }} />, '/en/line/1/7');
  expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeTruthy();
  expect(within(page.getByRole('navigation', { name: 'Where you are' })).queryByRole('link', { name: '' })).toBeNull();
  await page.after(() => core.fake.line.setTree(tree));
  expect(page.getByRole('heading', { level: 1, name: 'Football' })).toBeTruthy();
  await page.after(() =>
    core.fake.line.setTree(tree.map((sport) => (sport.id === 1 ? { ...sport, championships: [champ] } : sport))),
  );
  expect(page.getByRole('heading', { level: 1, name: 'Premier League England' })).toBeTruthy();
});
