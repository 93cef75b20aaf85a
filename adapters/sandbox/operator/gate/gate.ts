/**
 * The gate in front of the site: blocks, maintenance, terms to confirm, redirects and appeals. Switches control the
 * gate; agreements and appeals are on record.
 */
import type { OperatorRecord } from '../store/records.ts';
import type { Switches } from '../switches/switches.ts';
import { createAppeals } from './appeals.ts';
import type { Appeals } from './appeals.ts';
import type { GateRecord } from './records.ts';
import { isGateRecord } from './records.ts';
import type { RedirectReply } from './redirects.ts';
import { redirectOf } from './redirects.ts';
import type { UpkeepGroup } from './upkeep.ts';
import { createUpkeep } from './upkeep.ts';

/** The date of the terms' first version; each later version is dated one day later. */
const FIRST_TERMS_AT = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const BLOCKED = 1;
const FREE = 0;

export interface Gate {
  apply(record: OperatorRecord): void;
  /** Null: the service is down. */
  block(): { readonly displayTypeId: number; readonly templateTypeId: number | null } | null;
  upkeep(): UpkeepGroup;
  terms(playerId: number): { readonly result: boolean; readonly updatedAt: number };
  /** False when the terms have changed meanwhile. A null `updatedAt` agrees to the current terms. */
  confirm(playerId: number, updatedAt: string | null): boolean;
  redirect(url: string): RedirectReply;
  readonly appeals: Appeals;
  /** A random name for a visitor's cookie. */
  newName(): string;
}

export interface GateDeps {
  readonly now: () => number;
  readonly commit: (record: GateRecord) => void;
  readonly switches: Pick<Switches, 'get'>;
  readonly newId: () => string;
  /** Whether the record is being read, so that its events are in the past. */
  readonly isReading: () => boolean;
}

export function createGate({ now, commit, switches, newId, isReading }: GateDeps): Gate {
  const agreed = new Map<number, number>();
  const version = (): number => switches.get('termsVersion');
  const updatedAt = (): number => FIRST_TERMS_AT + (version() - 1) * DAY_MS;
  const appeals = createAppeals({ now, commit, newId, answer: () => switches.get('appealAnswer') });
  return {
    appeals,
    apply(record) {
      // A player who registers has just read the current terms.
      if (record.t === 'registered' && !isReading()) agreed.set(record.player.id, version());
      if (!isGateRecord(record)) return;
      if (record.t === 'termsConfirmed') agreed.set(record.playerId, record.version);
      appeals.apply(record);
    },
    block() {
      if (switches.get('isBlockServiceDown')) return null;
      const reason = switches.get('blockReason');
      return reason === 0
        ? { displayTypeId: FREE, templateTypeId: null }
        : { displayTypeId: BLOCKED, templateTypeId: reason };
    },
    upkeep: createUpkeep(switches, now),
    terms: (playerId) => ({ result: (agreed.get(playerId) ?? 1) < version(), updatedAt: updatedAt() }),
    confirm(playerId, seen) {
      if (seen !== null && seen !== String(updatedAt())) return false;
      commit({ t: 'termsConfirmed', at: now(), playerId, version: version() });
      return true;
    },
    newName: newId,
    redirect: (url) => redirectOf(switches.get('redirectRules'), url),
  };
}
