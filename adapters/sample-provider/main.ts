/**
 * `npm run sample-provider`: a provider of games on an origin of its own. Exit codes: 0 stopped, 1 failed, 2 wrong
 * command line.
 */
import { parseArgs } from 'node:util';
import { serveProvider } from './serve-provider.ts';

const USAGE = `Usage: SAMPLE_PROVIDER_KEY=… npm run sample-provider -- [options]
  --port NUMBER    the port to listen on (4500)
  --operator URL   the operator's address (http://localhost:4400)
  --site ORIGIN    an origin of the operator's site, which may frame the game (repeatable; default: the operator's address)
  --data FOLDER    the folder of the record of rounds (.sample-provider)
`;
const LOOPBACK = '127.0.0.1';

const text = { type: 'string' } as const;

async function main(): Promise<void> {
  let values;
  try {
    ({ values } = parseArgs({
      options: { port: text, operator: text, site: { ...text, multiple: true }, data: text },
    }));
  } catch (error) {
    return fail(2, `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
  const { port = '4500', operator = 'http://localhost:4400', data = '.sample-provider' } = values;
  const key = process.env['SAMPLE_PROVIDER_KEY'] ?? '';
  if (key === '') return fail(2, `The environment has no SAMPLE_PROVIDER_KEY.\n\n${USAGE}`);
  const sites = values.site ?? [operator];
  const running = await serveProvider({
    ...{ port: Number(port), host: LOOPBACK, sites, operator, id: 'sample', key, data },
    now: () => Date.now(),
  });
  console.log(`The sample provider is at http://games.localhost:${running.port}`);
  const stop = (): void => void running.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function fail(code: 1 | 2, message: string): void {
  console.error(message);
  process.exitCode = code;
}

await main().catch((error: unknown) => fail(1, error instanceof Error ? error.message : String(error)));
