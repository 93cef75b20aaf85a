/** The operator and its site on one address. */
import { createServer } from 'node:http';
import { createHandlers } from '../../handlers/create-handlers.ts';
import type { Operator } from '../../operator/create-operator.ts';
import { answerCall } from './api.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { createSitePages } from './site-pages.ts';
import { createStaticFiles } from './static-files.ts';
import { viewCode } from './view-code.ts';

export interface ServeOptions {
  readonly operator: Operator;
  /** The built site's folder. */
  readonly dist: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly report: (error: unknown) => void;
}

export interface Served {
  /** `http://localhost:4400` */
  readonly address: string;
  /** Takes no more, and lets go of everyone who is still connected. */
  close(): Promise<void>;
}

/** Whatever is called an API is a call; none of these is an address of the site. */
const CALLS = /^\/[\w-]+-api\//;

const UNREADABLE = JSON.stringify({
  errors: [
    { status: '400', code: 'malformed', title: 'The address could not be read', detail: 'A % begins no character.' },
  ],
});

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Resolves when the address answers; rejects when the port can't be had. */
export async function serve({ operator, dist, port, host, report }: ServeOptions): Promise<Served> {
  const handlers = createHandlers(operator, report, viewCode);
  const files = createStaticFiles(dist, createSitePages(handlers, report));
  const server = createServer((incoming, outgoing) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) outgoing.setHeader(name, value);
    const address = incoming.url ?? '';
    if (CALLS.test(address) && !isReadable(address)) {
      outgoing.writeHead(400, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      outgoing.end(UNREADABLE);
      return;
    }
    const answered = CALLS.test(address) ? answerCall(handlers, incoming, outgoing) : files(incoming, outgoing);
    answered.catch((error: unknown) => {
      report(error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const at = server.address();
  const listening = typeof at === 'object' && at !== null ? at.port : port;
  return {
    address: `http://${host === '127.0.0.1' ? 'localhost' : host}:${listening}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
