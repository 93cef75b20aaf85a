/**
 * The site over a fake core, for layout measurements. `fake-site.ts` bundles this file and puts the games into the
 * page.
 */
import { startSite } from '../../ui/web/start-site.tsx';
import { createFakeCore, type FakeCore } from '../ui/fake-core.ts';
import { createFakeLine, type FakeGame } from '../ui/fake-line.ts';

declare global {
  interface Window {
    fakeGames: readonly FakeGame[];
    fakeCore: FakeCore;
  }
}

window.fakeCore = createFakeCore(createFakeLine(window.fakeGames));
const root = document.getElementById('root');
if (root !== null) startSite(window.fakeCore, '/', root, () => undefined);
