/** The HTTP host in this process, over an operator with a fake line, and requests without a client's conveniences. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import type { Served, ServeOptions } from '../../adapters/sandbox/hosts/http/serve.ts';
import { createFakeLineOperator } from '../operator/create-fake-line-operator.ts';

export const LOOPBACK = '127.0.0.1';

export interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Prepares a built site; the returned function starts a host over it. Hosts are closed after each test. */
export function hostsOfFile(): (options?: Partial<ServeOptions>) => Promise<Served> {
  let dist: string;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'touchline-host-'));
    writeFileSync(
      join(dist, 'index.html'),
      '<!doctype html>\n<html lang="en"><head><title>Built</title></head><body><div id="root"></div></body></html>\n',
    );
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));
  return async (options = {}) => {
    const node = await createFakeLineOperator();
    const served = await serve({
      operator: node.operator,
      dist,
      port: 0,
      host: LOOPBACK,
      report: (error) => console.error(error),
      ...options,
    });
    closing.push(
      () => served.close(),
      () => node.close(),
    );
    return served;
  };
}

export function raw(
  { address }: Pick<Served, 'address'>,
  path: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asking = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on('error', reject);
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
