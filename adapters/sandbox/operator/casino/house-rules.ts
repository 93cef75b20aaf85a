/**
 * The rules of the jurisdiction in force for one player and game: stake range, speed, forbidden games, and what a
 * ticket is bound to [GWAL-8, GWAL-12…GWAL-16].
 */
import type { Currency } from '../players/directory.ts';
import { about } from '../players/directory.ts';
import type { Bound, DebitRefusal, Staking, StakeRange, Unbound } from './game-wallet.ts';
import { BREAK_MS, gameRulesOf } from './pace.ts';
import type { GameSession, Play } from './wallet-state.ts';

/** The operator's data of a game. */
export interface ListedGame {
  readonly id: string;
  readonly version: number;
  readonly isSlot: boolean;
  /** Of a foreign game: whether the game is a table game, which some jurisdictions forbid as a kind. */
  readonly isTable?: boolean;
  /** Euros. */
  readonly stakes: { readonly min: number; readonly max: number };
}

export interface HouseRulesDeps {
  readonly games: readonly ListedGame[];
  readonly currency: (iso: string) => Currency;
  readonly jurisdiction: () => string;
  readonly now: () => number;
  /** A player's age in years; null when the operator does not know it. */
  readonly ageOf: (playerId: number) => number | null;
  /** The account that a player has chosen to play from. */
  readonly activeAccount: (playerId: number) => number;
}

export interface HouseRules {
  readonly isForbidden: (gameId: string) => boolean;
  readonly range: (staking: Staking) => StakeRange;
  readonly unbound: (bound: Bound) => Unbound | null;
  /** Rules that hold for play money too. A raise belongs to the game cycle that its round has begun. */
  readonly refusal: (session: GameSession, play: Play, isRaise: boolean) => DebitRefusal | null;
}

export function createHouseRules(deps: HouseRulesDeps): HouseRules {
  const { games, currency, jurisdiction, now, ageOf, activeAccount } = deps;
  const rules = () => gameRulesOf(jurisdiction());
  const byId = new Map(games.map((game) => [game.id, game]));
  const listedOf = (gameId: string): ListedGame | undefined => byId.get(gameId);
  const isForbidden = (gameId: string): boolean => {
    const { forbidden, isTableForbidden } = rules();
    return forbidden.has(gameId) || (isTableForbidden && listedOf(gameId)?.isTable === true);
  };
  const cycleOf = (gameId: string): number => {
    const { minCycleMs, minSlotCycleMs } = rules();
    return listedOf(gameId)?.isSlot === true ? minSlotCycleMs : minCycleMs;
  };

  /** The highest stake that the player's age allows. An unknown age counts as the youngest. */
  function capOf(playerId: number | null): { readonly max: number; readonly reason: string } | null {
    const age = playerId === null ? null : ageOf(playerId);
    const caps = rules()
      .slotCaps.filter(({ from, under }) => now() >= from && (under === null || age === null || age < under))
      .toSorted((a, b) => a.max - b.max);
    const [lowest] = caps;
    return lowest === undefined ? null : { max: lowest.max, reason: lowest.under === null ? 'slot' : 'slotByAge' };
  }

  return {
    isForbidden,
    range: ({ playerId, gameId, currency: iso }) => {
      const listed = listedOf(gameId);
      if (listed === undefined) return { min: 1, max: 0 };
      const most = Math.min(listed.stakes.max, rules().maxStake ?? Infinity);
      const cap = listed.isSlot ? capOf(playerId) : null;
      const min = about(listed.stakes.min, currency(iso));
      return cap === null || cap.max > most
        ? { min, max: about(most, currency(iso)) }
        : { min, max: about(cap.max, currency(iso)), reason: cap.reason };
    },
    unbound: ({ playerId, gameId, accountId, jurisdiction: of, version }) => {
      if (playerId !== null && accountId !== null && accountId !== activeAccount(playerId)) return 'account';
      if (of !== null && of !== jurisdiction()) return 'jurisdiction';
      return version !== null && version !== listedOf(gameId)?.version ? 'version' : null;
    },
    refusal: ({ id, gameId }, { sessionId, staked, run }, isRaise) => {
      const { isOneGame, maxRunMs } = rules();
      if (isForbidden(gameId)) return { status: 'GAME_SUSPENDED', reason: 'jurisdiction' };
      if (isRaise) return null;
      if (isOneGame && sessionId !== id) return { status: 'SESSION_EXPIRED', reason: 'otherGame' };
      const endsAt = run === null ? 0 : run.lastAt + BREAK_MS;
      if (run !== null && maxRunMs !== null && now() - run.since >= maxRunMs && now() < endsAt)
        return { status: 'LIMIT_REACHED', reason: 'pause', until: endsAt };
      const waits = staked === null ? 0 : staked.at + cycleOf(staked.gameId) - now();
      return waits > 0 ? { status: 'TOO_FAST', retryAfterMs: waits } : null;
    },
  };
}
