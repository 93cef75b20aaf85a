/** A goal flashes where its score is shown. */
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Game } from 'touchline/core/line/types';
import { createCell } from 'touchline/kernel/readable';
import { Sides } from '../../ui/web/components/game-row.tsx';
import { identity, useProjection } from '../../ui/web/use-projection.ts';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

/** Animations that were started: their ids, and the text of their elements. */
const started: string[] = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function record(this: Element, _frames, timing) {
  started.push(`${typeof timing === 'object' ? timing.id : ''} ${this.textContent}`);
  return {} as Animation;
};
afterAll(() => void (Element.prototype.animate = animate));
afterEach(() => {
  started.length = 0;
  vi.restoreAllMocks();
});

const core = createFakeCore();
const [liveId = 0] = core.line.board({ kind: 'live', sportId: 1 }).get().groups[0]?.gameIds ?? [];
const first = core.line.game(liveId).get();

async function scores(...all: readonly (readonly [string, string])[]): Promise<readonly string[]> {
  if (first === null) throw new Error('no game in play');
  const shown = createCell({ ...first, score: all[0] } as Game);
  function Row(): ReactNode {
    const game = useProjection(shown, identity);
    return (
      <div className="row">
        <Sides game={game} />
      </div>
    );
  }
  const page = await render(core, <Row />);
  for (const score of all.slice(1)) await page.after(() => shown.set({ ...first, score }));
  await page.settled();
  page.unmount();
  return [...started];
}

it('[LIN-119] a goal tints the row and lets the score of its side grow; a goal taken back, and the first state, do nothing', async () => {
  expect(await scores(['0', '0'])).toEqual([]);
  expect(await scores(['1', '0'], ['0', '0'])).toEqual([]);
  await scores(['0', '0'], ['0', '1']);
  await expect.poll(() => started.map((each) => each.split(' ')[0])).toEqual(['goal', 'grow']);
  expect(started[1]).toBe('grow 1');
});

it('[LIN-119] where motion is reduced only the tint remains', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await scores(['0', '0'], ['1', '0']);
  await expect.poll(() => started.map((each) => each.split(' ')[0])).toEqual(['goal']);
});
