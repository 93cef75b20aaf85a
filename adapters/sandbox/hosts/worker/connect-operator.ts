/** Starts the operator's worker for a page, or joins the one that runs already. */
import { fetchOverPort } from './fetch-over-port.ts';
import type { FetchLike } from './fetch-over-port.ts';

/** A `fetch` that the operator in this browser answers. */
export function connectOperator(): FetchLike {
  if (typeof SharedWorker === 'function') {
    return fetchOverPort(new SharedWorker(new URL('./operator.worker.ts', import.meta.url), { type: 'module', name: 'touchline-operator' }).port);
  }
  return fetchOverPort(new Worker(new URL('./operator.worker.ts', import.meta.url), { type: 'module', name: 'touchline-operator' }));
}
