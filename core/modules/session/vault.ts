/**
 * Holds credentials between the form and the call: memory only, each taken once, never in a message. Bounded: an
 * attempt that no call takes is dropped.
 */
import type { NewCredentials } from './views.ts';

const KEPT = 4;

export interface Vault {
  put(attempt: string, credentials: NewCredentials): void;
  take(attempt: string): NewCredentials | null;
}

export function createVault(): Vault {
  const waiting = new Map<string, NewCredentials>();
  return {
    put(attempt, credentials) {
      waiting.set(attempt, credentials);
      for (const oldest of waiting.keys()) {
        if (waiting.size <= KEPT) break;
        waiting.delete(oldest);
      }
    },
    take(attempt) {
      const found = waiting.get(attempt) ?? null;
      waiting.delete(attempt);
      return found;
    },
  };
}
