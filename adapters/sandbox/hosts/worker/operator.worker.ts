/**
 * The operator in a browser, for a site without a server: a SharedWorker for all tabs of the site, or a dedicated one
 * where SharedWorker is unavailable. Its state lives as long as the worker.
 */
import './storage-stub.ts';
import { createCookieJar } from '../../handlers/cookies.ts';
import { createHandlers } from '../../handlers/create-handlers.ts';
import { createOperator } from '../../operator/create-operator.ts';
import { createMemoryStore } from '../../operator/store/store.ts';
import { countries, createGeneratedLine, currencies } from '../generated-line.ts';
import { systemClock, systemRandom } from '../system.ts';
import type { PortLike } from './messages.ts';
import { serveOperator } from './serve-operator.ts';

const SEED = 1;
/** Match seconds per real second. */
const PACE = 10;

const jar = createCookieJar();
const handlers = createOperator({
  clock: systemClock,
  random: systemRandom,
  store: createMemoryStore(),
  setup: { seed: SEED, pace: PACE, line: '' },
  createLine: createGeneratedLine,
  currencies,
  countries,
}).then((operator) => createHandlers(operator));

function serve(port: PortLike): void {
  serveOperator(port, handlers, jar);
}

if ('onconnect' in globalThis) {
  globalThis.addEventListener('connect', (event) => {
    if (event instanceof MessageEvent) event.ports.forEach(serve);
  });
} else {
  serve(globalThis);
}
