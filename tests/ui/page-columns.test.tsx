/** The columns beside a page: sports and coupon. Account pages have the whole width. */
import { expect, it } from 'vitest';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { Frame } from '../../ui/web/shell/frame.tsx';
import { createFakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

const [SPORTS, COUPON] = ['Sports and competitions', 'Coupon and bets'];

async function open(address: string): Promise<Rendered> {
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  const page = await render(core, <Frame isHeadless>The page</Frame>, address);
  await page.settled();
  expect(page.getByRole('main').textContent).toContain('The page');
  return page;
}
/** The names of the columns beside the page. */
const columnsOf = (page: Rendered): readonly (string | null)[] =>
  [page.queryByRole('navigation', { name: SPORTS }), page.queryByRole('complementary', { name: COUPON })].flatMap(
    (column) => (column === null ? [] : [column.getAttribute('aria-label')]),
  );

it('a board stands between the sports and the coupon', async () => {
  expect(columnsOf(await open('/en/line/1'))).toEqual([SPORTS, COUPON]);
});

it.each(['account', 'history', 'recharge', 'settings'])('the account page %s has neither column', async (part) => {
  expect(columnsOf(await open(`/en/office/${part}`))).toEqual([]);
});

it('both columns are back on the board after an account page', async () => {
  const page = await open('/en/office/history');
  expect(columnsOf(page)).toEqual([]);
  await page.show({ kind: 'show', target: readSiteAddress('/en/line/1'), commands: [] });
  await page.settled();
  expect(columnsOf(page)).toEqual([SPORTS, COUPON]);
});
