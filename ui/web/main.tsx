/** The entry: the one place of the user interface that binds adapters. */
import { resolveCore } from '../../adapters/di/container.ts';
import { boot } from './boot.tsx';

declare const __DEMO__: boolean;
/** Where the site is served from, with a slash at its end. */
declare const __BASE__: string;

const root = document.getElementById('root');

async function main(page: HTMLElement): Promise<void> {
  const core = __DEMO__ ? resolveCore((await import('./demo.ts')).connectOperator()) : resolveCore();
  boot(core, __BASE__, page);
}

if (root !== null) void main(root);
