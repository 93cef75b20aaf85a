/**
 * A project that installs the packed package: the tarball unpacked into its `node_modules`, and exactly the packages
 * that the manifest names.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = fileURLToPath(new URL('consumer', import.meta.url));

export interface Ran {
  readonly isGood: boolean;
  /** The exit code; null where a signal ended it. */
  readonly status: number | null;
  readonly output: string;
}

export function run(cwd: string, command: string, ...args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: 120_000 });
  return { isGood: status === 0, status, output: `${stdout}${stderr}`.trim() };
}

export const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);

export const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'touchline-consumer-'));

/** Packs as `npm publish` would; returns the tarball's path. */
export function pack(folder: string, to: string): string {
  const packed = run(folder, 'npm', 'pack', '--ignore-scripts', '--offline', '--silent', '--pack-destination', to);
  if (!packed.isGood) throw new Error(`npm pack: ${packed.output}`);
  return join(to, packed.output.split('\n').at(-1) ?? '');
}

const NAME = 'touchline';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Installs without a network: the repository's own copies stand in for a registry. `beside` are the packages that the
 * project itself depends on, such as an entry's optional peer; `spoil` plants a fault into the unpacked package.
 * Returns the package's folder.
 */
export function install(
  tarball: string,
  project: string,
  beside: readonly string[],
  spoil: (folder: string) => void = () => undefined,
): string {
  const modules = join(project, 'node_modules');
  const folder = join(modules, NAME);
  mkdirSync(folder, { recursive: true });
  const { isGood, output } = run(project, 'tar', '-xzf', tarball, '-C', folder, '--strip-components', '1');
  if (!isGood) throw new Error(`tar: ${output}`);
  spoil(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  for (const other of new Set([...Object.keys(dependencies), ...beside])) {
    const from = join(ROOT, 'node_modules', other);
    if (!existsSync(from)) throw new Error(`${other} is not installed in the repository`);
    mkdirSync(dirname(join(modules, other)), { recursive: true });
    symlinkSync(from, join(modules, other), 'dir');
  }
  cpSync(FIXTURES, project, { recursive: true });
  return folder;
}
