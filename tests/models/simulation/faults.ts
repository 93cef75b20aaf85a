/**
 * Assigns faults to calls. Faults queue in order; each skips some calls of its kind, then fails some, then is used up.
 */
import type { HttpRequest } from 'touchline/ports/http';
import type { CallKind, DiskFate, Fault, NetworkFate } from './plan.ts';

export interface Faults {
  network(request: HttpRequest): NetworkFate | null;
  disk(on: 'write' | 'read'): DiskFate | null;
  /** Removes all faults. */
  heal(): void;
}

export function kindOf({ method, path }: HttpRequest): CallKind {
  if (method === 'POST' && path === '/bet-api/v1/bets') return 'place';
  if (path.startsWith('/bet-api/v1/bets/by-key/')) return 'ask';
  if (path.startsWith('/web-api/user/gettoken')) return 'token';
  return path.startsWith('/web-api/session') ||
    path.startsWith('/web-api/user/login') ||
    path.startsWith('/web-api/user/disconnect')
    ? 'session'
    : 'other';
}

export function createFaults(plan: readonly Fault[]): Faults {
  let waiting = plan.map((fault) => ({ fault, skip: fault.skip, times: fault.times }));

  function meet(isMet: (fault: Fault) => boolean): Fault | null {
    for (const each of waiting) {
      if (each.times === 0 || !isMet(each.fault)) continue;
      if (each.skip > 0) {
        each.skip -= 1;
        continue;
      }
      each.times -= 1;
      return each.fault;
    }
    return null;
  }

  return {
    network(request) {
      const kind = kindOf(request);
      const met = meet(({ on }) => on === kind || on === 'any');
      return met === null || met.on === 'write' || met.on === 'read' ? null : met.fate;
    },
    disk(on) {
      const met = meet((fault) => fault.on === on);
      return met !== null && (met.on === 'write' || met.on === 'read') ? met.fate : null;
    },
    heal() {
      waiting = [];
    },
  };
}
