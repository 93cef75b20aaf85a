/** Starts the operator's worker for a page, or joins the running one. */
import { fetchOverPort } from './fetch-over-port.ts';
import type { FetchLike } from './fetch-over-port.ts';

/** Where supported, keeps the worker alive during a reload, while it has no page. */
const OPTIONS: WorkerOptions & { readonly extendedLifetime: boolean } = {
  type: 'module',
  name: 'touchline-operator',
  extendedLifetime: true,
};

/** A `fetch` that the operator in this browser answers. */
export function connectOperator(): FetchLike {
  if (typeof SharedWorker === 'function') {
    return fetchOverPort(new SharedWorker(new URL('./operator.worker.ts', import.meta.url), OPTIONS).port);
  }
  return fetchOverPort(
    new Worker(new URL('./operator.worker.ts', import.meta.url), { type: 'module', name: 'touchline-operator' }),
  );
}
