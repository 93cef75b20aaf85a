import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PriceCell } from '../../ui/web/components/price-cell.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { draw, type Drawn } from './render.tsx';

const GAME = 1001;
let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

async function cellOf(
  core: FakeCore,
  onRender: () => void = () => undefined,
): Promise<{ cell: HTMLElement; marketId: number; page: Drawn }> {
  const marketId = core.line.markets(GAME).get()[0]?.id ?? 0;
  const page = await draw(
    core,
    <Profiler id="cell" onRender={onRender}>
      <PriceCell marketId={marketId} name="Arsenal" short="1" />
    </Profiler>,
  );
  drawn = page;
  return { cell: page.one('button.cell'), marketId, page };
}
const priceIn = (cell: HTMLElement): string | null | undefined => cell.querySelector('.cell-price')?.textContent;

describe('a price cell', () => {
  it('shows the price and the outcome, also to screen readers', async () => {
    const { cell } = await cellOf(createFakeCore());
    expect(priceIn(cell)).toBe('2.25');
    expect(cell.querySelector('.vh')?.textContent).toBe('Arsenal');
  });

  it('follows a price change without a render, with an arrow that disappears automatically', async () => {
    vi.useFakeTimers();
    try {
      const core = createFakeCore();
      const rendered = vi.fn();
      const { cell, marketId } = await cellOf(core, rendered);
      const before = rendered.mock.calls.length;
      core.fake.line.move(marketId, 2300);
      expect(priceIn(cell)).toBe('2.30');
      expect(cell.classList.contains('is-up')).toBe(true);
      core.fake.line.move(marketId, 2200);
      expect(cell.className).toBe('cell is-down');
      vi.advanceTimersByTime(5000);
      expect(cell.className).toBe('cell');
      expect(rendered.mock.calls.length).toBe(before);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is locked and labelled while suspended, and cannot be added', async () => {
    const core = createFakeCore();
    const { cell, marketId, page } = await cellOf(core);
    core.fake.line.suspend(marketId, true);
    expect(cell.getAttribute('aria-disabled')).toBe('true');
    expect(cell.classList.contains('is-locked')).toBe(true);
    expect(cell.textContent).toContain('Suspended');
    await page.click(cell);
    expect(core.fake.commands).toEqual([]);
    core.fake.line.suspend(marketId, false);
    expect(cell.getAttribute('aria-disabled')).toBeNull();
  });

  it('adds the selection to the coupon and removes it, and shows which', async () => {
    const core = createFakeCore();
    const { cell, marketId, page } = await cellOf(core);
    await page.click(cell);
    expect(cell.getAttribute('aria-pressed')).toBe('true');
    await page.click(cell);
    expect(cell.getAttribute('aria-pressed')).toBe('false');
    expect(core.fake.commands).toEqual([
      { type: 'coupon/addLeg', payload: { marketId } },
      { type: 'coupon/removeLeg', payload: { marketId } },
    ]);
  });

  it('is updated in another odds format without a price change', async () => {
    const core = createFakeCore();
    const { cell, page } = await cellOf(core);
    await page.after(() => core.fake.set.preferences({ oddsView: 2 }));
    expect(priceIn(cell)).toBe('+125');
    expect(cell.className).toBe('cell');
  });

  it('unsubscribes when it is removed', async () => {
    const core = createFakeCore();
    const { cell, marketId, page } = await cellOf(core);
    await page.remove();
    drawn = null;
    core.fake.line.move(marketId, 9000);
    expect(priceIn(cell)).toBe('2.25');
  });
});
