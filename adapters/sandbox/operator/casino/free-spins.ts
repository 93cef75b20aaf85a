/**
 * Free spins in foreign games [GWAL-22]. A player takes what the configuration offers; the provider is notified of the
 * grant, and the wallet pays each free round as long as the grant lasts.
 */
import type { FreeSpins as ListedFreeSpins, FreeSpinsStatus } from 'touchline/core/casino/types';
import type { LineClock } from '../line/line.ts';
import { about } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';
import type { Journal } from '../store/journal.ts';
import type { CalledProvider } from './session-ends.ts';
import type { ProviderNotices } from './provider-notices.ts';
import type { CasinoRecord, CasinoRecordOf } from './records.ts';
import type { GameSession } from './wallet-state.ts';

const DAY_MS = 86_400_000;

/** The terms of free spins that a player may take once. */
export interface FreeSpinsTerms {
  /** A new id is a new offer to everybody. */
  readonly id: string;
  readonly rounds: number;
  /** Of each round, euros. */
  readonly stake: number;
  /** How long a grant lasts. */
  readonly days: number;
}

type Grant = CasinoRecordOf<'freeSpinsGranted'>;

interface FreeSpinsDeps {
  readonly games: readonly { readonly id: string; readonly freeSpins?: FreeSpinsTerms }[];
  readonly makerOf: (gameId: string) => CalledProvider | null;
  /** Whether the rules let the player stake this amount in the game now. */
  readonly isAllowed: (playerId: number, gameId: string, currency: string, stake: number) => boolean;
  readonly currency: (iso: string) => Currency;
  readonly journal: Pick<Journal, 'commit'>;
  readonly clock: Pick<LineClock, 'now'>;
  readonly notices: Pick<ProviderNotices, 'send'>;
  readonly newToken: () => string;
}

export interface FreeSpins {
  apply(record: CasinoRecord): void;
  /** Notifies providers of grants that they have not answered. */
  start(): void;
  /** A player's free spins, the latest first; before them what is offered. */
  of(playerId: number, currency: string, isOffered: boolean): readonly ListedFreeSpins[];
  /** Takes an offer once; taking it again changes nothing. False for an offer that there is not. */
  take(playerId: number, offerId: string, currency: string): boolean;
  refusal(session: GameSession, grantId: string, amount: number): string | null;
  left(grantId: string): number;
}

export function createFreeSpins(deps: FreeSpinsDeps): FreeSpins {
  const { games, makerOf, isAllowed, currency, journal, clock, notices, newToken } = deps;
  const grants = new Map<string, Grant>();
  const byPlayer = new Map<number, string[]>();
  const unacknowledged = new Set<string>();
  /** Debits by grant; a rollback takes its debit out again. */
  const used = new Map<string, Set<string>>();

  const left = (grantId: string): number => (grants.get(grantId)?.rounds ?? 0) - (used.get(grantId)?.size ?? 0);
  const grantsOf = (playerId: number): readonly Grant[] =>
    (byPlayer.get(playerId) ?? []).flatMap((id) => grants.get(id) ?? []);

  /** The offers that a player may take now, with the stake in minor units. */
  function offersTo(playerId: number, iso: string) {
    const taken = new Set(grantsOf(playerId).map(({ offerId }) => offerId));
    return games.flatMap(({ id: gameId, freeSpins: terms }) => {
      if (terms === undefined || makerOf(gameId)?.server === undefined) return [];
      const [id, stake] = [`${gameId}:${terms.id}`, about(terms.stake, currency(iso))];
      return taken.has(id) || !isAllowed(playerId, gameId, iso, stake) ? [] : [{ id, gameId, stake, terms }];
    });
  }

  function statusOf({ grantId, expiresAt }: Grant): FreeSpinsStatus {
    if (left(grantId) <= 0) return 'used';
    if (clock.now() >= expiresAt) return 'expired';
    return unacknowledged.has(grantId) ? 'sent' : 'open';
  }

  function notify(grantId: string): void {
    notices.send(
      `grant ${grantId}`,
      () => {
        const grant = grants.get(grantId);
        const maker = grant === undefined ? null : makerOf(grant.gameId);
        if (grant === undefined || maker?.server === undefined) return null;
        if (!unacknowledged.has(grantId) || clock.now() >= grant.expiresAt) return null;
        const { playerId, gameId, currency: iso, stake, rounds, expiresAt } = grant;
        const body = JSON.stringify({ grantId, playerId, gameId, currency: iso, stake, rounds, expiresAt });
        return { key: maker.key, server: maker.server, path: 'freespins/grant', body };
      },
      () => journal.commit({ t: 'freeSpinsAcknowledged', at: clock.now(), grantId }),
    );
  }

  return {
    apply: (record) => {
      switch (record.t) {
        case 'freeSpinsGranted': {
          const { grantId, playerId } = record;
          grants.set(grantId, record);
          byPlayer.set(playerId, [grantId, ...(byPlayer.get(playerId) ?? [])]);
          unacknowledged.add(grantId);
          return;
        }
        case 'freeSpinsAcknowledged':
          unacknowledged.delete(record.grantId);
          return;
        case 'gameMoneyMoved': {
          if (record.answer.status !== 'OK') return;
          const { kind, transactionId, debitId, grantId } = record;
          if (kind === 'debit' && grantId !== undefined)
            used.set(grantId, (used.get(grantId) ?? new Set()).add(transactionId));
          if (kind === 'rollback') for (const debits of used.values()) debits.delete(debitId);
          return;
        }
        case 'gameSessionOpened':
        case 'gameSessionEnded':
        case 'gameSessionEndAcknowledged':
          return;
      }
    },
    start: () => {
      for (const grantId of unacknowledged) notify(grantId);
    },
    of: (playerId, iso, isOffered) => [
      ...(isOffered ? offersTo(playerId, iso) : []).map(
        ({ id, gameId, stake, terms: { rounds, days } }): ListedFreeSpins => ({
          ...{ id, gameId, currency: iso, stake, rounds, left: rounds, days, expiresAt: null },
          status: 'offered',
        }),
      ),
      ...grantsOf(playerId).map((grant): ListedFreeSpins => {
        const { grantId: id, gameId, stake, rounds, at, expiresAt } = grant;
        return {
          ...{
            id,
            gameId,
            status: statusOf(grant),
            currency: grant.currency,
            stake,
            rounds,
            left: left(id),
            expiresAt,
          },
          days: Math.round((expiresAt - at) / DAY_MS),
        };
      }),
    ],
    take: (playerId, offerId, iso) => {
      if (grantsOf(playerId).some((grant) => grant.offerId === offerId)) return true;
      const offer = offersTo(playerId, iso).find(({ id }) => id === offerId);
      if (offer === undefined) return false;
      const { gameId, stake, terms } = offer;
      const { rounds, days } = terms;
      const [at, grantId] = [clock.now(), newToken()];
      const expiresAt = at + days * DAY_MS;
      journal.commit({
        t: 'freeSpinsGranted',
        ...{ at, grantId, offerId, playerId, gameId, currency: iso, stake, rounds, expiresAt },
      });
      notify(grantId);
      return true;
    },
    refusal: ({ playerId, gameId, currency: iso }, grantId, amount) => {
      const grant = grants.get(grantId);
      if (grant === undefined || grant.playerId !== playerId || grant.gameId !== gameId || grant.currency !== iso)
        return 'unknown';
      if (left(grantId) <= 0) return 'used';
      if (clock.now() >= grant.expiresAt) return 'expired';
      return amount === grant.stake ? null : 'stake';
    },
    left,
  };
}
