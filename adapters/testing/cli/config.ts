/** Reads the configuration of `touchline-laws`. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LawsConfig } from '../laws-config.ts';
import { missingPackage } from '../../node/missing-package.ts';
import { messageOf } from './fault-text.ts';

const NAMES = ['laws.config.ts', 'laws.config.mjs', 'laws.config.js'];

/** The smallest configuration. */
export const EXAMPLE = `  import { couponLaws } from 'touchline/testing';
  import { settle } from './engine.mjs';

  export default { engine: { settle }, packs: [couponLaws()] };`;

function pathOf(name: string | undefined): string {
  const found = name === undefined ? NAMES.find((each) => existsSync(each)) : name;
  if (found === undefined)
    throw new Error(
      `this folder has none of ${NAMES.join(', ')}: write one, or name another file with --config\n\n${EXAMPLE}`,
    );
  if (!existsSync(found)) throw new Error(`there is no file ${found}`);
  return resolve(found);
}

/** Older versions of Node read no TypeScript: tsx does, where the project has it. */
async function importTypeScript(path: string): Promise<unknown> {
  if ('typescript' in process.features && process.features.typescript !== false)
    return import(pathToFileURL(path).href);
  const own = createRequire(path);
  let tsx: string;
  try {
    // A module that is found by `require` is the one for `require`: this one is beside it.
    tsx = join(dirname(own.resolve('tsx/package.json')), 'dist/esm/api/index.mjs');
  } catch {
    throw new Error(
      `Node ${process.version} reads no TypeScript: npm install tsx, or write the configuration as laws.config.mjs`,
    );
  }
  const { tsImport } = (await import(pathToFileURL(tsx).href)) as {
    readonly tsImport: (path: string, parent: string) => Promise<unknown>;
  };
  return tsImport(pathToFileURL(path).href, import.meta.url);
}

/** A fault of the configuration's own code: a syntax error does not name its file. */
async function load(path: string): Promise<unknown> {
  try {
    return await (path.endsWith('ts') ? importTypeScript(path) : import(pathToFileURL(path).href));
  } catch (fault) {
    throw new Error(`${path} does not load: ${missingPackage(fault) ?? messageOf(fault)}`, { cause: fault });
  }
}

const isConfig = (value: unknown): value is LawsConfig =>
  typeof value === 'object' && value !== null && 'engine' in value && 'packs' in value && Array.isArray(value.packs);

/**
 * Loads the configuration and returns its absolute path with it. Throws, in words for the terminal, where it is
 * missing, fails or has another shape.
 */
export async function loadConfig(
  name: string | undefined,
): Promise<{ readonly path: string; readonly config: LawsConfig }> {
  const path = pathOf(name);
  const module = (await load(path)) as { readonly default?: unknown };
  const exported = module.default;
  // tsx wraps the exports of a project that is no ES module once more.
  const inner =
    typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : exported;
  if (!isConfig(inner))
    throw new Error(`${path} must export its engine and packs: export default { engine, packs: [couponLaws()] }`);
  return { path, config: inner };
}
