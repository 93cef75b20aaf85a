/** The values of placeholders in the keys of rewards and letters: tables over their types. */
import type { Kind, SendOutcome } from 'touchline/core/inbox/types';
import type { LevelName, PastBonus, PointsMove, PromoState, RewardAct } from 'touchline/core/rewards/types';
import { PROMO_TITLES } from 'touchline/core/office-settings/types';
import { CASHBACK_KINDS } from 'touchline/core/rewards/types';
import { TERMS } from '../../ui/web/screens/rewards/cashback-screen.tsx';

type Table<K extends string> = Readonly<Record<K, true>>;

const KINDS: Table<Kind> = { thread: true, ideas: true };
const FAILURES: Table<Exclude<SendOutcome, 'sent'>> = { refused: true, failed: true };
const LEVELS: Table<LevelName> = { bronze: true, silver: true, gold: true, platinum: true };
const OUTCOMES: Table<PastBonus['outcome']> = { paid: true, cancelled: true, expired: true };
const MOVES: Table<PointsMove['kind']> = { bet: true, exchange: true, bonusGame: true, tournament: true };
const STATES: Table<PromoState> = { open: true, used: true, expired: true, unknown: true };
const ACTS: Table<RewardAct['kind']> = { chooseBonus: true, cancelBonus: true, exchange: true, collect: true };

export const REWARDS_SHAPES = {
  'inbox.*': Object.keys(FAILURES),
  'inbox.*.label': Object.keys(KINDS),
  'inbox.*.sent': Object.keys(KINDS),
  'inbox.*.hint': Object.keys(KINDS),
  'inbox.*.send': Object.keys(KINDS),
  'rewards.past.*': Object.keys(OUTCOMES),
  'rewards.level.*': Object.keys(LEVELS),
  'rewards.promo.title.*': PROMO_TITLES,
  'rewards.cashback.*': CASHBACK_KINDS,
  'rewards.cashback.term.*': TERMS,
  'rewards.moves.*': Object.keys(MOVES),
  'rewards.promo.*': Object.keys(STATES),
  'rewards.promo.state.*': Object.keys(STATES).filter((state) => state !== 'unknown'),
  'rewards.done.*': Object.keys(ACTS),
} as const;
