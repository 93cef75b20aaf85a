/** The entry: the one place of the user interface that binds adapters. */
import { resolveCore } from '../../adapters/di/container.ts';
import { boot } from './boot.tsx';
import { afterFirstPrice } from './later.ts';

declare const __DEMO__: boolean;
/** Where the site is served from, with a slash at its end. */
declare const __BASE__: string;

const root = document.getElementById('root');

async function main(page: HTMLElement): Promise<void> {
  const core = resolveCore(__DEMO__ ? { fetch: (await import('./demo.ts')).connectOperator(), later: afterFirstPrice } : { later: afterFirstPrice });
  boot(core, __BASE__, page);
}

if (root !== null) void main(root);
