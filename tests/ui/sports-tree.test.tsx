import { afterEach, expect, it, vi } from 'vitest';
import { SportsTree } from '../../ui/web/shell/sports-tree.tsx';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('[LIN-219] a sport without a picture has the common one and is reported once; sports with pictures are not', async () => {
  const reports: string[] = [];
  vi.stubGlobal('reportError', (fault: Error) => void reports.push(fault.message));
  const core = createFakeCore();
  const sports = [
    { id: 1, name: 'Football', nameEng: 'Football', live: 1, line: 2, championships: [] },
    { id: 777, name: 'Kabaddi', nameEng: 'Kabaddi', live: 0, line: 1, championships: [] },
  ];
  core.fake.line.setTree(sports);
  const page = await render(core, <SportsTree />);
  const pictures = [...page.container.querySelectorAll('.sport-picture use')].map((use) => use.getAttribute('href'));
  expect(pictures).toEqual(['/sports.svg#1', '/sports.svg#other']);
  expect(reports).toEqual(['no picture for the sports 777']);
  await page.after(() => core.fake.line.setTree([...sports]));
  expect(reports.length).toBe(1);
});
