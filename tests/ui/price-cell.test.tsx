import { Profiler } from 'react';
import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { flashPrice } from '../../ui/web/components/price-flash.ts';
import { PriceCell } from '../../ui/web/components/price-cell.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const GAME = 1001;

async function cellOf(
  core: FakeCore,
  onRender: () => void = () => undefined,
): Promise<{ cell: HTMLElement; marketId: number; page: Rendered }> {
  const marketId = core.line.markets(GAME).get()[0]?.id ?? 0;
  const page = await render(
    core,
    <Profiler id="cell" onRender={onRender}>
      <PriceCell marketId={marketId} name="Arsenal" short="1" />
    </Profiler>,
  );
  return { cell: page.getByRole('button'), marketId, page };
}
const priceIn = (cell: HTMLElement): string => within(cell).getByText(/^[+\d.]{3,}$/).textContent;

describe('a price cell', () => {
  it('shows the price and the outcome, also to screen readers', async () => {
    const { cell, page } = await cellOf(createFakeCore());
    expect(priceIn(cell)).toBe('2.25');
    expect(page.getByRole('button', { name: /^Arsenal/ })).toBe(cell);
  });

  it('[LIN-127] follows a price change without a render, with an arrow that disappears automatically', async () => {
    vi.useFakeTimers();
    try {
      const core = createFakeCore();
      const rendered = vi.fn();
      const { cell, marketId } = await cellOf(core, rendered);
      const before = rendered.mock.calls.length;
      core.fake.line.move(marketId, 2300);
      expect(priceIn(cell)).toBe('2.30');
      // The movement is a class alone, because the style sheet draws the arrow and the tint.
      expect(cell.classList.contains('is-up')).toBe(true);
      core.fake.line.move(marketId, 2200);
      // One more move starts the animations anew.
      expect(cell.className.split(' ').sort()).toEqual(['cell', 'is-again', 'is-down']);
      core.fake.line.move(marketId, 2100);
      expect(cell.className).toBe('cell is-down');
      vi.advanceTimersByTime(5000);
      expect(cell.className).toBe('cell');
      expect(rendered.mock.calls.length).toBe(before);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[LIN-127] has a tint that fades in steps within two seconds, anew after each move, while the arrow stays', async () => {
    vi.useFakeTimers();
    try {
      const core = createFakeCore();
      const { cell, marketId } = await cellOf(core);
      core.fake.line.move(marketId, 2300);
      const tints = [cell.dataset['tint']];
      for (let step = 0; step < 4; step += 1) {
        vi.advanceTimersByTime(500);
        tints.push(cell.dataset['tint']);
      }
      expect(tints).toEqual(['4', '3', '2', '1', undefined]);
      expect(cell.className).toBe('cell is-up');
      core.fake.line.move(marketId, 2200);
      expect(cell.dataset['tint']).toBe('4');
      vi.advanceTimersByTime(5000);
      expect(cell.dataset['tint']).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('[LIN-127] does not roll while more than 20 prices have an arrow', () => {
    vi.useFakeTimers();
    try {
      const cells = Array.from({ length: 22 }, () => document.createElement('button'));
      for (const each of cells) flashPrice(each, true);
      expect(cells.map(({ classList }) => classList.contains('is-still')).lastIndexOf(false)).toBe(19);
      vi.advanceTimersByTime(5500);
      const [first = document.body] = cells;
      expect(first.className).toBe('');
      flashPrice(first, false);
      expect(first.className).toBe('is-down');
      vi.advanceTimersByTime(5500);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is locked and labelled while suspended, and cannot be added', async () => {
    const core = createFakeCore();
    const { cell, marketId, page } = await cellOf(core);
    core.fake.line.suspend(marketId, true);
    expect(cell.getAttribute('aria-disabled')).toBe('true');
    // The style sheet shows the word with this class only.
    expect(cell.classList.contains('is-locked')).toBe(true);
    expect(cell.textContent).toContain('Suspended');
    await page.user.click(cell);
    expect(core.fake.commands).toEqual([]);
    core.fake.line.suspend(marketId, false);
    expect(cell.getAttribute('aria-disabled')).toBeNull();
  });

  it('adds the selection to the coupon and removes it, and shows which', async () => {
    const core = createFakeCore();
    const { cell, marketId, page } = await cellOf(core);
    await page.user.click(cell);
    expect(cell.getAttribute('aria-pressed')).toBe('true');
    await page.user.click(cell);
    expect(cell.getAttribute('aria-pressed')).toBe('false');
    expect(core.fake.commands).toEqual([
      { type: 'coupon/addLeg', payload: { marketId } },
      { type: 'coupon/removeLeg', payload: { marketId } },
    ]);
  });

  it('is updated in another odds format without a price change', async () => {
    const core = createFakeCore();
    const { cell, page } = await cellOf(core);
    await page.after(() => core.fake.set.preferences({ oddsView: 'american' }));
    expect(priceIn(cell)).toBe('+125');
    expect(cell.className).toBe('cell');
  });

  it('unsubscribes when it is removed', async () => {
    const core = createFakeCore();
    const { cell, marketId, page } = await cellOf(core);
    page.unmount();
    core.fake.line.move(marketId, 9000);
    expect(priceIn(cell)).toBe('2.25');
  });
});
