/**
 * The one channel for secrets beside the bus. A secret (a password, a code, a document, a player's own words) never
 * enters a message: the journal, other tabs and the debugger would keep it. An action of a feature sends a command that
 * carries a reference; the process that acts on the command takes the secret with the reference, once. A secret that
 * nobody takes is forgotten when the command is refused, after a timeout, and when the player leaves.
 */
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';

/** How long a secret waits to be taken. Longer than a call's timeout: a login waits for the end of a sign-out. */
export const SECRET_TIMEOUT_MS = 60_000;

/** One feature's secrets of one type. */
export interface SecretChannel<T> {
  /**
   * Holds the secret while `dispatch` sends the command that carries its reference. A refusal drops the secret at once.
   */
  send<R extends { readonly ok: boolean }>(secret: T, dispatch: (reference: string) => R): R;
  /** Reads a waiting secret for a decider's facts, without taking it. */
  peek(reference: string): T | null;
  /** The secret, once; null when it was taken, refused or forgotten. */
  take(reference: string): T | null;
}

/** All channels of a core. */
export interface SecretChannels {
  create<T>(): SecretChannel<T>;
  /** Forgets every waiting secret. */
  forget(): void;
}

interface Waiting<T> {
  readonly secret: T;
  readonly stopTimer: () => void;
}

export function createSecretChannels(clock: Pick<Clock, 'after'>, ids: Pick<Ids, 'next'>): SecretChannels {
  const forgetting: (() => void)[] = [];

  function create<T>(): SecretChannel<T> {
    const waiting = new Map<string, Waiting<T>>();
    const take = (reference: string): T | null => {
      const found = waiting.get(reference);
      if (found === undefined) return null;
      found.stopTimer();
      waiting.delete(reference);
      return found.secret;
    };
    forgetting.push(() => [...waiting.keys()].forEach(take));
    return {
      send(secret, dispatch) {
        const reference = ids.next();
        const stopTimer = clock.after(SECRET_TIMEOUT_MS, () => void waiting.delete(reference));
        waiting.set(reference, { secret, stopTimer });
        const answer = dispatch(reference);
        if (!answer.ok) take(reference);
        return answer;
      },
      peek: (reference) => waiting.get(reference)?.secret ?? null,
      take,
    };
  }

  return { create, forget: () => forgetting.forEach((each) => each()) };
}
