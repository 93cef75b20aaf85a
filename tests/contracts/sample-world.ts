/** The sample provider over HTTP beside an operator in the test's process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveProvider } from '../../adapters/sample-provider/serve-provider.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { sendToProvider } from '../../adapters/sandbox/hosts/http/providers/send-to-provider.ts';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import { ALPHA } from '../models/foreign-wallet/foreign-world.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';

const CONFIGURED = 'http://127.0.0.1/operator';

type Body = Readonly<Record<string, unknown>>;

interface SampleWorld {
  readonly clock: ManualClock;
  readonly node: NodeOperator;
  /** A call of the game's page to its own server. */
  readonly ask: (path: string, body: object) => Promise<Body>;
  readonly close: () => Promise<void>;
}

export async function startSampleWorld(): Promise<SampleWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-sample-world-'));
  const clock = createManualClock(Date.UTC(2026, 10, 25, 15));
  const key = 'a key of the sample, which nobody else knows';
  const at = { port: 0, host: '127.0.0.1' };
  // The operator's configuration is read before the provider's port is known.
  let server = '';
  const [base] = ALPHA.games;
  if (base === undefined) throw new Error('alpha has no game');
  const sample = { ...ALPHA, ...{ id: 'sample', key, games: [{ ...base, id: 'sample-wheel' }] } };
  const node = await createNodeOperator({
    ...{ clock, createLine: () => createFakeLine(clock) },
    providers: [{ ...sample, server: CONFIGURED }],
    sendToProvider: (request) => sendToProvider({ ...request, url: request.url.replace(CONFIGURED, server) }),
  });
  const served = await serve({ operator: node.operator, dist: '', ...at, report: console.error, limits: 'relaxed' });
  const provider = await serveProvider({
    ...{ ...at, sites: [served.address], operator: served.address, id: 'sample', key, data: folder },
    now: () => clock.now(),
  });
  server = `http://127.0.0.1:${provider.port}/operator`;
  return {
    clock,
    node,
    ask: async (path, body) => {
      const answer = await fetch(`http://127.0.0.1:${provider.port}/api/${path}`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      });
      return (await answer.json()) as Body;
    },
    close: async () => {
      await provider.close();
      await served.close();
      await node.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
