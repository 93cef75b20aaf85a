/** The provider's server: the game's page with its own policy, and the calls of that page. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { answerOperator } from './operator-calls.ts';
import { openGrants } from './grants.ts';
import { openRounds } from './rounds.ts';
import { createSessions, proofOf } from './sessions.ts';
import { createWallet } from './wallet.ts';

const PAGE = fileURLToPath(new URL('page', import.meta.url));
const MAX_BODY_BYTES = 4_096;

export interface ProviderOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
  /** The site's origins, the only ones that may frame the game, such as 'http://localhost:4400'. */
  readonly sites: readonly string[];
  /** The operator's address. */
  readonly operator: string;
  readonly id: string;
  readonly key: string;
  /** The operator refuses calls whose time differs from its own by more than a minute. */
  readonly now: () => number;
  /** The folder of the record of rounds. */
  readonly data: string;
}

export interface RunningProvider {
  readonly port: number;
  close(): Promise<void>;
}

const word = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const askedOpen = v.object({ ticket: v.pipe(v.string(), v.maxLength(2_000)) });
const askedPlay = v.object({
  token: word,
  key: word,
  clientSeed: word,
  stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  isFree: v.optional(v.boolean(), false),
});

/** Resolves when the server answers and interrupted rounds are being finished. */
export async function serveProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { port, host, sites, data, ...operator } = options;
  const stopping = new AbortController();
  const wallet = createWallet({ ...operator, signal: stopping.signal });
  mkdirSync(data, { recursive: true });
  const rounds = openRounds(join(data, 'rounds.jsonl'), wallet);
  const grants = openGrants(join(data, 'grants.jsonl'));
  const sessions = createSessions({ wallet, rounds, grants, now: options.now });
  const files = await pageFiles(sites);

  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headersFor(sites))) context.header(name, value);
  });
  for (const [path, { type, text }] of files)
    app.get(path, (context) => context.body(text, 200, { 'content-type': type }));
  app.use('/api/*', bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.post('/api/open', async (context) => {
    const asked = v.safeParse(askedOpen, await bodyOf(context));
    return asked.success ? context.json(await sessions.open(asked.output.ticket)) : context.body(null, 400);
  });
  app.post('/api/play', async (context) => {
    const asked = v.safeParse(askedPlay, await bodyOf(context));
    return asked.success
      ? context.json(await sessions.play(asked.output.token, asked.output))
      : context.body(null, 400);
  });
  app.use('/operator/*', bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.post('/operator/*', async (context) => {
    const { status, body } = answerOperator(
      {
        path: context.req.path.slice('/operator/'.length),
        body: await context.req.text(),
        signedAt: context.req.header('x-signed-at') ?? '',
        signature: context.req.header('x-signature') ?? '',
      },
      { key: options.key, now: options.now(), sessions, grants },
    );
    return context.json(body, status);
  });
  app.get('/api/rounds/:id', async (context) => {
    const round = rounds.over(context.req.param('id'));
    return round === null ? context.body(null, 404) : context.json(await proofOf(round));
  });

  const resuming = rounds.resume();
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (info) =>
      resolve({
        port: info.port,
        close: async () => {
          stopping.abort();
          await new Promise((done) => server.close(done));
          await resuming;
          rounds.close();
          grants.close();
        },
      }),
    );
    server.once('error', reject);
  });
}

/** The page may use its own files and calls alone, and only the operator's site may frame it. */
function headersFor(sites: readonly string[]): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${sites.join(' ')}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}

type Files = ReadonlyMap<string, { readonly type: string; readonly text: string }>;

async function pageFiles(sites: readonly string[]): Promise<Files> {
  const built = await build({
    entryPoints: [join(PAGE, 'wheel-page.ts'), join(PAGE, 'proof-page.ts')],
    outdir: PAGE,
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    target: 'es2022',
    define: { __SITES__: JSON.stringify(sites) },
  });
  const script = (name: string): string =>
    built.outputFiles.find(({ path }) => path.endsWith(`${name}.js`))?.text ?? '';
  const read = (name: string): string => readFileSync(join(PAGE, name), 'utf8');
  return new Map([
    ['/wheel/', { type: 'text/html; charset=utf-8', text: read('wheel.html') }],
    ['/wheel/wheel.css', { type: 'text/css; charset=utf-8', text: read('wheel.css') }],
    ['/wheel/rounds/:id', { type: 'text/html; charset=utf-8', text: read('proof.html') }],
    ['/wheel/wheel.js', { type: 'text/javascript; charset=utf-8', text: script('wheel-page') }],
    ['/wheel/proof.js', { type: 'text/javascript; charset=utf-8', text: script('proof-page') }],
  ]);
}

async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    return null;
  }
}
