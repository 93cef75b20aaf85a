/** The input of the rendering host's benchmark: one snapshot of the line in play, the same in all rounds. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRenderedSite } from '../browser/built.ts';
import { startHost } from '../browser/host.ts';
import { framesOf } from '../contracts/operator-client.ts';
import type { HostInput } from './host.bench.ts';

const TOPIC = 'live';

/** Returns the path of the file. */
export async function writeHostInput(): Promise<string> {
  const dist = await builtRenderedSite();
  const host = await startHost([], 'machine');
  try {
    const calls = (path: string): Promise<Response> => fetch(host.address + path);
    const frames = framesOf(await calls(`/line-api/v1/feed?topics=${TOPIC}&lng=en`));
    const frame = JSON.stringify(await frames.next());
    await frames.cancel();
    const tree = await (await calls('/line-api/v1/tree?lng=en')).text();
    const path = join(mkdtempSync(join(tmpdir(), 'touchline-host-')), 'input.json');
    writeFileSync(path, JSON.stringify({ dist, seed: { topics: [TOPIC], frame, tree } } satisfies HostInput));
    return path;
  } finally {
    await host.close();
  }
}
