/** The site over the fake core, for looking at: `globalThis.fake` sets its views. Built by hand; no test imports it. */
import { boot } from '../../ui/web/boot.tsx';
import { createFakeCore } from './fake-core.ts';

const core = createFakeCore();
Object.assign(globalThis, { fake: core.fake, core });
const root = document.getElementById('root');
if (root !== null) boot(core, '/', root);
