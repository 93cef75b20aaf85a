/** Parts that fail to load: the error stays until the next try, and the rest of the page is unaffected. */
import { act, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrokenPart, ErrorBoundary } from '../../ui/web/shell/error-boundary.tsx';
import { lazyAgain } from '../../ui/web/try-again.tsx';
import { createFakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

let reachable = false;
const load = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reachable = false;
  load.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A part that loads once it is reachable. */
async function renderPart(): Promise<Rendered> {
  const Part = lazyAgain(async () => {
    load();
    if (!reachable) throw new Error('planted: offline');
    return (): ReactNode => <p>here</p>;
  });
  const page = await render(
    createFakeCore(),
    <ErrorBoundary fallback={<BrokenPart />}>
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  await act(async () => undefined);
  return page;
}

describe('a part that could not be loaded', () => {
  it('shows an error and is not requested again automatically', async () => {
    const page = await renderPart();
    expect(page.getByRole('alert').textContent).toContain('could not be loaded');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested again by a button, any number of times', async () => {
    const page = await renderPart();
    await page.user.click(page.getByRole('button'));
    expect(load).toHaveBeenCalledTimes(2);
    expect(page.getAllByRole('alert')).toHaveLength(1);
    reachable = true;
    await page.user.click(page.getByRole('button'));
    expect(page.queryByText('here')).not.toBeNull();
    expect(page.queryByRole('alert')).toBeNull();
  });

  it('is requested once the browser is online again, and not again afterwards', async () => {
    const page = await renderPart();
    reachable = true;
    await page.after(() => void dispatchEvent(new Event('online')));
    expect(page.queryByText('here')).not.toBeNull();
    await page.after(() => void dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
