/** The heading that sticks above a virtual list. */
import { afterEach, expect, it, vi } from 'vitest';
import { VirtualBoard } from '../../ui/web/components/virtual-board.tsx';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

/** The height of the page's header, which the style sheet sticks headings below. */
const HEADER_PX = 96;
const LIST_TOP_PX = 300;
/** Heights in a narrow list. */
const [HEAD_PX, ROW_PX] = [40, 118];

afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0);
});

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
}

it('[LIN-246] a heading sticks from when it reaches its place below the header until the next one does', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, LIST_TOP_PX - scrollY, 390, 5_000),
  );
  const core = createFakeCore();
  const groups = core.line.board({ kind: 'line', sportId: 1 }).get().groups.slice(0, 3);
  const [first, second] = groups;
  if (first === undefined || second === undefined) throw new Error('no two groups');
  const page = await render(
    core,
    <>
      <style>{`.virtual-item.is-sticky { top: ${HEADER_PX}px; }`}</style>
      <VirtualBoard groups={groups} level={2} />
    </>,
  );
  const stuckAt = async (y: number): Promise<string | null | undefined> => {
    await page.after(() => {
      scrollTo(y);
      window.dispatchEvent(new Event('scroll'));
    });
    const [stuck] = page.container.querySelectorAll<HTMLElement>('.is-sticky');
    return stuck?.textContent;
  };
  const secondHead = LIST_TOP_PX + HEAD_PX + first.gameIds.length * ROW_PX;
  expect(await stuckAt(secondHead - HEADER_PX - 10)).toContain(first.champ.name);
  expect(await stuckAt(secondHead - HEADER_PX + 10)).toContain(second.champ.name);
  // It stands in the flow where it sticks, and the first row below it is where it was.
  const row = page.container.querySelector(`a[href$="/${second.gameIds[0]}"]`);
  expect(row?.closest<HTMLElement>('[style*="transform"]')?.style.transform).toBe(
    `translateY(${secondHead + HEAD_PX - LIST_TOP_PX}px)`,
  );
});
