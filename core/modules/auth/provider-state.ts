/**
 * Remembers that this browser began a sign-in with a provider: an answer that this browser did not request signs nobody
 * in [AUT-12].
 */
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Format, StoredValueIo } from '../../kernel/stored-value.ts';
import { storedValue } from '../../kernel/stored-value.ts';
import { isWithinLast } from '../../kernel/time.ts';

/** Belongs to a guest who is away for a moment: outside the player's keys, which a start without a player clears. */
const ENTRY = DEVICE_STORAGE.social;
const LIFE_MS = ENTRY.life * 1_000;

/** OAuth's `state`, and when it was sent, ms since the epoch. */
interface Sent {
  readonly at: number;
  readonly state: string;
}

const sentFormat: Format<Sent> = {
  encode: ({ at, state }) => `${at} ${state}`,
  decode: (text) => {
    const [, at, state] = /^(\d{1,15}) (\S+)$/.exec(text) ?? [];
    return at === undefined || state === undefined ? err('not a time and a state') : ok({ at: Number(at), state });
  },
};

export interface ProviderState {
  write(state: string, now: number): void;
  remove(): void;
  /** Whether the sign-in began here. Removes the stored state. */
  take(state: string, now: number): boolean;
}

export function createProviderState(io: StoredValueIo): ProviderState {
  const stored = storedValue(ENTRY, sentFormat, 'auth/provider-state', io);
  return {
    write: (state, now) => stored.write({ at: now, state }),
    remove: stored.remove,
    take(state, now) {
      const sent = stored.read();
      stored.remove();
      return sent !== null && sent.state === state && sent.at <= now && isWithinLast(sent.at, LIFE_MS, now);
    },
  };
}
