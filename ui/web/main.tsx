/** The entry: the one place of the user interface that binds adapters. */
import { resolveCore } from '../../adapters/di/container.ts';
import { boot } from './boot.tsx';

declare const __DEMO__: boolean;

// This file is built into `<base>assets/`.
const base = new URL('..', import.meta.url).pathname;
const root = document.getElementById('root');

async function main(page: HTMLElement): Promise<void> {
  const core = __DEMO__ ? resolveCore((await import('./demo.ts')).connectOperator()) : resolveCore();
  boot(core, base, page);
}

if (root !== null) void main(root);
