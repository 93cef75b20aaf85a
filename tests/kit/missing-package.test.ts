/** Names the packages to install where an optional package is missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importing, missingPackage } from '../../adapters/node/missing-package.ts';

const fault = (name: string): Error =>
  new Error(`Cannot find package '${name}' imported from /app/node_modules/touchline/files/x.js`);

describe('a missing package', () => {
  it('is named with the command that installs it', () => {
    expect(missingPackage(fault('minisearch'))).toBe('the package minisearch is missing: npm install minisearch');
    expect(missingPackage(new Error('out of memory'))).toBeNull();
  });

  it('is named with the others that the same code needs', async () => {
    const packages = ['msw', '@noble/hashes'];
    const reported = 'is missing: npm install msw @noble/hashes';
    for (const name of packages)
      await expect(importing(packages, () => Promise.reject(fault(name)))).rejects.toThrow(
        `the package ${name} ${reported}`,
      );
    await expect(importing(packages, () => Promise.reject(fault('rxjs')))).rejects.toThrow(
      /^the package rxjs is missing: npm install rxjs$/,
    );
  });

  it('changes nothing else: a value is passed on, and so is another fault', async () => {
    await expect(importing(['msw'], () => Promise.resolve(5))).resolves.toBe(5);
    await expect(importing(['msw'], () => Promise.reject(new Error('no')))).rejects.toThrow(/^no$/);
  });
});

describe('fast-check', () => {
  it('is imported by one file of the kit alone, whose name tells how to install it', () => {
    const folder = fileURLToPath(new URL('../../adapters/testing', import.meta.url));
    const importers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .filter((path) => readFileSync(`${folder}/${path}`, 'utf8').includes("from 'fast-check'"));
    expect(importers).toEqual(['npm-install-fast-check.ts']);
  });
});
