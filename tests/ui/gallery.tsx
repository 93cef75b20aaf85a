/** The site over the fake core, for looking at: `globalThis.fake` sets its views. Built by hand; no test imports it. */
import { boot } from '../../ui/web/boot.tsx';
import { createFakeCore } from './fake-core.ts';
import { BETS } from './fake-views.ts';

const core = createFakeCore();
Object.assign(globalThis, { fake: core.fake, core, bets: BETS });
const root = document.getElementById('root');
if (root !== null) boot(core, '/', root);
