/** State that is there again when the player comes back in the browser's history. */
import { act, cleanup, render as renderElement, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { keptByEntry } from '../../ui/web/components/use-kept.ts';
import { CoreContext } from '../../ui/web/core-context.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';

const useCount = keptByEntry(0);

function Counter() {
  const [count, set] = useCount();
  return (
    <button type="button" onClick={() => set(count + 1)}>
      {count}
    </button>
  );
}

type Router = ReturnType<typeof createMemoryRouter>;

/** A board at `/` and at `/de`, the same page, and a page without a board at `/game`. */
const open = (core: FakeCore): Router => {
  const board = { element: <Counter /> };
  const router = createMemoryRouter([
    { path: '/:language?', element: <Outlet />, children: [{ index: true, ...board }] },
    { path: '/game', element: <p>game</p> },
  ]);
  renderElement(
    <CoreContext value={core}>
      <RouterProvider router={router} useTransitions={false} />
    </CoreContext>,
  );
  return router;
};
const press = (): void => act(() => screen.getByRole('button').click());
const shown = (): string => screen.getByRole('button').textContent;
const go = (router: Router, to: string | -1): Promise<void> =>
  act(async () => {
    await (to === -1 ? router.navigate(-1) : router.navigate(to));
  });

let core: FakeCore;
beforeEach(() => {
  core = createFakeCore();
});

it('[DSP-21] is there again on the way back, and not on a new way to the page', async () => {
  const router = open(core);
  press();
  press();
  expect(shown()).toBe('2');
  await go(router, '/game');
  await go(router, -1);
  expect(shown()).toBe('2');
  await go(router, '/game');
  await go(router, '/');
  expect(shown()).toBe('0');
});

it('[DSP-21] stays while the page stays and its address changes, each entry with its own', async () => {
  const router = open(core);
  press();
  await go(router, '/de');
  expect(shown()).toBe('1');
  press();
  await go(router, '/game');
  await go(router, -1);
  expect(shown()).toBe('2');
  await go(router, -1);
  expect(shown()).toBe('1');
});

it('[DSP-21] is of one core: another one begins anew', () => {
  open(core);
  press();
  cleanup();
  open(createFakeCore());
  expect(shown()).toBe('0');
});
