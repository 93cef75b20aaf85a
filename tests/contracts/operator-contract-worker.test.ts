import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { createFakeLineOperator } from '../operator/create-fake-line-operator.ts';
import { fetchOverPort } from '../../adapters/sandbox/hosts/worker/fetch-over-port.ts';
import { serveOperator } from '../../adapters/sandbox/hosts/worker/serve-operator.ts';
import { createHandlers } from '../../adapters/sandbox/handlers/create-handlers.ts';
import { couponContract } from './coupon-contract.ts';
import { operatorContract } from './operator-contract.ts';
import type { Hosted } from './operator-contract.ts';

const open = async (): Promise<Hosted> => {
  const { operator, clock, line, close } = await createFakeLineOperator();
  const handlers = createHandlers(operator);
  const ports: MessagePort[] = [];
  return {
    clock,
    line,
    client: () => {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      serveOperator(port1, handlers);
      return fetchOverPort(port2);
    },
    close: async () => {
      for (const port of ports) port.close();
      await close();
    },
  };
};

operatorContract('worker', open);
couponContract('worker', open);

describe('the worker of a browser', () => {
  it('contains no Node code', async () => {
    // A browser build fails on a Node module, so that building is the check.
    const built = await build({
      entryPoints: ['adapters/sandbox/hosts/worker/operator.worker.ts'],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      logLevel: 'silent',
    });
    expect(built.errors).toEqual([]);
    await expect(
      build({
        stdin: { contents: "import 'node:fs'" },
        bundle: true,
        write: false,
        platform: 'browser',
        logLevel: 'silent',
      }),
    ).rejects.toThrow('node:fs');
  });

  it('queues calls that arrive before the operator has started, and ignores other messages', async () => {
    const { operator, close } = await createFakeLineOperator();
    const { port1, port2 } = new MessageChannel();
    let ready: (handlers: ReturnType<typeof createHandlers>) => void = () => undefined;
    serveOperator(
      port1,
      new Promise((resolve) => {
        ready = resolve;
      }),
    );
    for (const noise of [null, 'hello', { t: 'call' }, { t: 'cancel', id: 'x' }]) port2.postMessage(noise);
    const answer = fetchOverPort(port2)('/line-api/v1/tree');
    ready(createHandlers(operator));
    expect((await answer).status).toBe(200);
    port1.close();
    port2.close();
    await close();
  });

  it('reports a failed start, and refuses values that can’t be posted to a port', async () => {
    const { port1, port2 } = new MessageChannel();
    serveOperator(port1, Promise.reject(new Error('no operator')));
    const fetch = fetchOverPort(port2);
    await expect(fetch('/line-api/v1/tree')).rejects.toThrow('no operator');
    await expect(fetch('/x', { method: 'PUT' })).rejects.toThrow('only GET, POST and DELETE');
    await expect(fetch('/x', { method: 'POST', body: new Uint8Array(1) })).rejects.toThrow('with text');
    await expect(fetch('/x', { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
    port1.close();
    port2.close();
  });
});
