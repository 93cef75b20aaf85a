/** Appeals: kept on record, read after a minute, answered after ten as the switch says. */
import { COUNTS_MS, createCeiling } from '../store/ceiling.ts';
import type { GateRecord } from './records.ts';

/** The maximum number of appeals of one appellant. */
const MAX_APPEALS = 20;
/** The maximum number of counted appeals of all visitors without an account. */
const MAX_OF_VISITORS = 5_000;
const LOOKED_AT_MS = 60_000;
const ANSWERED_MS = 600_000;

export interface AppealForm {
  readonly email: string;
  readonly words: string;
  readonly reason: number | null;
}

/** The author of an appeal: a player, or a visitor identified by the hash of their cookie. */
export interface Appellant {
  readonly playerId: number | null;
  readonly visitor: string | null;
}

export interface ShownAppeal {
  readonly id: string;
  readonly reason: number | null;
  readonly madeAt: number;
  readonly status: string;
}

export interface Appeals {
  apply(record: GateRecord): void;
  /** Newest first. */
  of(who: Appellant): readonly ShownAppeal[];
  /**
   * Null when this appellant has too many appeals. Throws `TryLater` while visitors have too many together [REC-11].
   */
  make(who: Appellant, form: AppealForm): ShownAppeal | null;
}

type Made = Extract<GateRecord, { readonly t: 'appealMade' }>;

export interface AppealsDeps {
  readonly now: () => number;
  readonly commit: (record: GateRecord) => void;
  readonly newId: () => string;
  readonly answer: () => 'granted' | 'declined';
}

const keyOf = ({ playerId, visitor }: Appellant): string =>
  playerId === null ? `visitor ${visitor ?? ''}` : `player ${playerId}`;

export function createAppeals({ now, commit, newId, answer }: AppealsDeps): Appeals {
  const made = new Map<string, readonly Made[]>();
  const ceiling = createCeiling('appeals', MAX_OF_VISITORS, now);
  /** Appeals of visitors, oldest first; those past the ceiling's period are deleted. */
  const ofVisitors: Made[] = [];
  const forgetBefore = (at: number): void => {
    const kept = ofVisitors.findIndex((each) => each.at > at);
    for (const old of ofVisitors.splice(0, kept === -1 ? ofVisitors.length : kept)) {
      const rest = (made.get(keyOf(old)) ?? []).filter((each) => each !== old);
      if (rest.length === 0) made.delete(keyOf(old));
      else made.set(keyOf(old), rest);
    }
  };
  const shown = ({ id, reason, at }: Made): ShownAppeal => {
    const age = now() - at;
    return {
      id,
      reason,
      madeAt: at,
      status: age < LOOKED_AT_MS ? 'received' : age < ANSWERED_MS ? 'inReview' : answer(),
    };
  };
  return {
    apply(record) {
      if (record.t !== 'appealMade') return;
      const key = keyOf(record);
      made.set(key, [record, ...(made.get(key) ?? [])]);
      if (record.playerId !== null) return;
      ceiling.count(record.at);
      ofVisitors.push(record);
      forgetBefore(record.at - COUNTS_MS);
    },
    of: (who) => (made.get(keyOf(who)) ?? []).map(shown),
    make(who, form) {
      if ((made.get(keyOf(who)) ?? []).length >= MAX_APPEALS) return null;
      if (who.playerId === null) ceiling.pass();
      const record: Made = { t: 'appealMade', at: now(), id: newId(), ...who, ...form };
      commit(record);
      return shown(record);
    },
  };
}
