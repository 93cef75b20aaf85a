/** The site itself: a production build contains nothing of the stand-in operator and nothing of the tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { build } from '../../esbuild.config.ts';

const outdir = mkdtempSync(join(tmpdir(), 'touchline-production-'));
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

it('a production site holds nothing of the sandbox, of the tests or of Node', async () => {
  const { metafile, manifest } = await build({ outdir });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain('ui/web/main.tsx');
  expect(inputs.filter((path) => /^(adapters\/(sandbox|node)|tests)\/|node_modules\/(msw|fast-check)\//.test(path))).toEqual([]);
  expect(Object.keys(manifest.chunks).filter((path) => /sandbox|demo/.test(path))).toEqual([]);
});

it('a demo holds the operator', async () => {
  const { metafile } = await build({ outdir, demo: true });
  expect(Object.keys(metafile.inputs).filter((path) => path.startsWith('adapters/sandbox/operator/')).length).toBeGreaterThan(0);
});
