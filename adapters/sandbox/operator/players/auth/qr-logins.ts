/**
 * Logins by QR code. A browser asks for a challenge and shows its ticket as a QR code; a signed-in device opens the
 * ticket and approves or refuses; the asking browser collects its session with a secret that it alone has. Kept in
 * memory: a restart invalidates every challenge.
 */
import type { RandomBytes } from '../credentials.ts';
import { secretName, sha256 } from '../credentials.ts';
import { createExpiringStore } from '../expiring-store.ts';

/** How long a challenge can be approved. */
export const QR_LIFE_MS = 2 * 60_000;
/** How long the asking browser has to collect what was approved: a few of its questions. */
export const QR_COLLECT_MS = 30_000;
/** The maximum number of pending challenges; further ones are refused. */
const MAX_WAITING = 10_000;

export interface QrAsked {
  /** Named by the QR code: whoever has it can approve, and nothing else. */
  readonly ticket: string;
  /** For the asking browser alone: with it the session is collected. */
  readonly secret: string;
  /** Shown by both devices, for the player to compare. */
  readonly comparison: string;
  readonly expiresInMs: number;
}

/** The facts of a challenge for a signed-in device. */
export interface QrRequest {
  readonly device: string;
  readonly countryId: number;
  readonly comparison: string;
  readonly expiresInMs: number;
}

export interface QrApproval {
  readonly playerId: number;
  /** The hash of the password at the approval: a password that has changed since signs nobody in [AUT-21]. */
  readonly shown: string;
  /** The approving player gave the code of the second step. */
  readonly isSecondStepDone: boolean;
}

export type QrCollected =
  | { readonly state: 'waiting' | 'refused' | 'expired' }
  | { readonly state: 'approved'; readonly approval: QrApproval; readonly remember: boolean; readonly device: string };

interface Pending {
  readonly secretHash: string;
  readonly device: string;
  readonly countryId: number;
  readonly comparison: string;
  readonly remember: boolean;
  expiresAt: number;
  decision: { readonly kind: 'approved'; readonly approval: QrApproval } | { readonly kind: 'refused' } | null;
  isCollected: boolean;
}

export interface QrDesk {
  ask(from: { readonly device: string; readonly countryId: number; readonly remember: boolean }): Promise<QrAsked>;
  /** The challenge, while it waits for a decision. */
  look(ticket: string): QrRequest | null;
  /** Whether this player's approval stands already, so that a repeated call is answered like the first. */
  isApprovedBy(ticket: string, playerId: number): boolean;
  /** False when the challenge no longer waits for a decision. */
  approve(ticket: string, approval: QrApproval): boolean;
  refuse(ticket: string): boolean;
  /** Answers the asking browser; an approval is answered once. */
  collect(ticket: string, secret: string): Promise<QrCollected>;
  /** The asking browser has given up. */
  cancel(ticket: string, secret: string): Promise<void>;
}

/** Four digits. */
function drawComparison(random: RandomBytes): string {
  return String(new DataView(random(4).buffer).getUint32(0) % 10_000).padStart(4, '0');
}

export function createQrLogins(random: RandomBytes, now: () => number): QrDesk {
  const store = createExpiringStore<Pending>(MAX_WAITING, now);
  const alive = (ticket: string): Pending | null => {
    const found = store.get(ticket);
    return found !== null && found.expiresAt > now() ? found : null;
  };
  const undecided = (ticket: string): Pending | null => {
    const found = alive(ticket);
    return found?.decision === null ? found : null;
  };
  const own = async (ticket: string, secret: string): Promise<Pending | null> => {
    const secretHash = await sha256(secret);
    const found = alive(ticket);
    return found?.secretHash === secretHash ? found : null;
  };

  return {
    ask: async ({ device, countryId, remember }) => {
      const [ticket, secret] = [secretName(random), secretName(random)];
      const secretHash = await sha256(secret);
      const comparison = drawComparison(random);
      store.put(ticket, {
        secretHash,
        device,
        countryId,
        comparison,
        remember,
        expiresAt: now() + QR_LIFE_MS,
        decision: null,
        isCollected: false,
      });
      return { ticket, secret, comparison, expiresInMs: QR_LIFE_MS };
    },
    look: (ticket) => {
      const found = undecided(ticket);
      if (found === null) return null;
      const { device, countryId, comparison, expiresAt } = found;
      return { device, countryId, comparison, expiresInMs: expiresAt - now() };
    },
    isApprovedBy: (ticket, playerId) => {
      const decision = alive(ticket)?.decision ?? null;
      return decision?.kind === 'approved' && decision.approval.playerId === playerId;
    },
    approve: (ticket, approval) => {
      const found = undecided(ticket);
      if (found === null) return false;
      found.decision = { kind: 'approved', approval };
      found.expiresAt = now() + QR_COLLECT_MS;
      return true;
    },
    refuse: (ticket) => {
      const found = undecided(ticket);
      if (found === null) return false;
      found.decision = { kind: 'refused' };
      return true;
    },
    collect: async (ticket, secret) => {
      const found = await own(ticket, secret);
      if (found === null || found.isCollected) return { state: 'expired' };
      if (found.decision === null) return { state: 'waiting' };
      if (found.decision.kind === 'refused') return { state: 'refused' };
      found.isCollected = true;
      return {
        state: 'approved',
        approval: found.decision.approval,
        remember: found.remember,
        device: found.device,
      };
    },
    cancel: async (ticket, secret) => {
      if ((await own(ticket, secret)) !== null) store.delete(ticket);
    },
  };
}
