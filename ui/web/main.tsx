/** The entry: the one place of the user interface that binds adapters. */
import { resolveCore } from '../../adapters/di/container.ts';
import { boot } from './boot.tsx';

// This file is built into `<base>assets/`.
const base = new URL('..', import.meta.url).pathname;
const root = document.getElementById('root');
if (root !== null) void boot(resolveCore(), base, root);
