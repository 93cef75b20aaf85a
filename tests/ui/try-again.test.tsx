/** Parts that fail to load: the error stays until the next try, and the rest of the page is unaffected. */
import { act, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrokenPart, ErrorBoundary } from '../../ui/web/shell/error-boundary.tsx';
import { lazyAgain } from '../../ui/web/try-again.tsx';
import { createFakeCore } from './fake-core.ts';
import { draw, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
let reachable = false;
const load = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reachable = false;
  load.mockReset();
});
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
  vi.restoreAllMocks();
});

/** A part that loads once it is reachable. */
async function drawPart(): Promise<Drawn> {
  const Part = lazyAgain(async () => {
    load();
    if (!reachable) throw new Error('planted: offline');
    return (): ReactNode => <p className="part">here</p>;
  });
  drawn = await draw(
    createFakeCore(),
    <ErrorBoundary fallback={<BrokenPart />}>
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  await act(async () => undefined);
  return drawn;
}

describe('a part that could not be loaded', () => {
  it('shows an error and is not requested again automatically', async () => {
    const page = await drawPart();
    expect(page.one('[role=alert]').textContent).toContain('could not be loaded');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested again by a button, any number of times', async () => {
    const page = await drawPart();
    await page.click(page.one('button'));
    expect(load).toHaveBeenCalledTimes(2);
    expect(page.all('[role=alert]')).toHaveLength(1);
    reachable = true;
    await page.click(page.one('button'));
    expect(page.one('.part').textContent).toBe('here');
    expect(page.all('[role=alert]')).toHaveLength(0);
  });

  it('is requested once the browser is online again, and not again afterwards', async () => {
    const page = await drawPart();
    reachable = true;
    await page.after(() => void dispatchEvent(new Event('online')));
    expect(page.one('.part').textContent).toBe('here');
    await page.after(() => void dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
