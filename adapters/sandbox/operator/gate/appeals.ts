/** Appeals: kept on record, looked at after a minute, answered after ten, as the switch says. */
import type { GateRecord } from './records.ts';

/** Of one visitor at once; more are nobody's. */
export const MOST_APPEALS = 20;
const LOOKED_AT_MS = 60_000;
const ANSWERED_MS = 600_000;

export interface AppealForm {
  readonly email: string;
  readonly words: string;
  readonly reason: number | null;
}

/** Whoever appeals: a player, or a visitor by her cookie's hash. */
export interface Appellant {
  readonly playerId: number | null;
  readonly visitor: string | null;
}

export interface ToldAppeal {
  readonly id: string;
  readonly reason: number | null;
  readonly madeAt: number;
  readonly status: string;
}

export interface Appeals {
  apply(record: GateRecord): void;
  /** Newest first. */
  of(who: Appellant): readonly ToldAppeal[];
  /** Null: there are too many already. */
  make(who: Appellant, form: AppealForm): ToldAppeal | null;
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
  const told = ({ id, reason, at }: Made): ToldAppeal => {
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
    },
    of: (who) => (made.get(keyOf(who)) ?? []).map(told),
    make(who, form) {
      if ((made.get(keyOf(who)) ?? []).length >= MOST_APPEALS) return null;
      const record: Made = { t: 'appealMade', at: now(), id: newId(), ...who, ...form };
      commit(record);
      return told(record);
    },
  };
}
