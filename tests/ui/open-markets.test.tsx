/** The open and the closed groups of markets on a game's page. */
import { expect, it } from 'vitest';
import type { Display } from 'touchline/core/display/public';
import { viewDisplay } from 'touchline/core/display/views';
import { Markets } from '../../ui/web/screens/game/markets.tsx';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const GAME = 1001;

async function open(openMarkets: Display['openMarkets']) {
  const core = createFakeCore();
  core.fake.set.feature('display', viewDisplay({ openMarkets: { value: openMarkets, at: 1 } }));
  const game = core.line.game(GAME).get();
  if (game === null) throw new Error('no such game');
  const page = await render(core, <Markets game={game} markets={core.line.markets(GAME).get()} />);
  const groups = () =>
    page
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.querySelector('button[aria-expanded]'))
      .map((button) => [button?.textContent, button?.getAttribute('aria-expanded') === 'true'] as const);
  const opened = () => groups().flatMap(([name, isOpen]) => (isOpen ? [name] : []));
  return { page, groups, opened };
}

it('[DSP-14] the page of a game opens all groups of markets, the main ones, or none', async () => {
  const all = await open('all');
  const names = all.groups().map(([name]) => name);
  expect(all.opened()).toEqual(names);
  all.page.unmount();
  const main = await open('main');
  expect(main.opened()).toContain('Result');
  expect(main.opened()).not.toContain('Total');
  expect(main.opened().length).toBeLessThan(names.length);
  main.page.unmount();
  expect((await open('none')).opened()).toEqual([]);
});

it('[DSP-14] a topic and the search open what they find, and what the player opened stays open', async () => {
  const { page, opened, groups } = await open('none');
  await page.user.click(page.getByRole('button', { name: 'Result' }));
  expect(opened()).toEqual(['Result']);
  await page.user.fill(page.getByRole('searchbox'), 'handicap');
  expect(groups().length).toBeGreaterThan(0);
  expect(opened()).toEqual(groups().map(([name]) => name));
  await page.user.keyboard('{Backspace>8/}');
  expect(opened()).toEqual(['Result']);
  await page.user.click(page.getByRole('button', { name: 'Totals' }));
  expect(opened()).toEqual(groups().map(([name]) => name));
});
