/**
 * Holds typed values between the form and the call: memory only, each taken once, never in a message. Bounded: an
 * attempt that no job takes is dropped.
 */

const KEPT = 4;
export type Secrets = Readonly<Record<string, string>>;

export interface SecretVault {
  put(attempt: string, secrets: Secrets): void;
  take(attempt: string): Secrets;
}

export function createSecretVault(): SecretVault {
  const waiting = new Map<string, Secrets>();
  return {
    put(attempt, secrets) {
      waiting.set(attempt, secrets);
      for (const oldest of waiting.keys()) {
        if (waiting.size <= KEPT) break;
        waiting.delete(oldest);
      }
    },
    take(attempt) {
      const found = waiting.get(attempt) ?? {};
      waiting.delete(attempt);
      return found;
    },
  };
}
