import { jurisdiction, limitLaws } from 'touchline/testing';
import type { LawsConfig, LimitsEngine, MoneyLimit } from 'touchline/testing';

/** Limits with a bug: every change binds at once, and nothing else is limited. */
const players = new Map<string, Map<MoneyLimit, number | null>>();
const limitsOf = (player: string): Map<MoneyLimit, number | null> => {
  const own = players.get(player) ?? new Map<MoneyLimit, number | null>();
  players.set(player, own);
  return own;
};
const limits: LimitsEngine = {
  list: ({ player }) => ({
    limits: [...limitsOf(player)].map(([kind, value]) => ({ kind, value, pending: null })),
    exclusions: [],
  }),
  change({ player, kind, value }) {
    limitsOf(player).set(kind, value);
    return { accepted: true };
  },
  confirm: () => ({ accepted: false }),
  reject: () => ({ accepted: true }),
  exclude: () => ({ accepted: false }),
  stake: () => ({ accepted: true }),
  settle: () => ({ accepted: true }),
  deposit: () => ({ accepted: true }),
  withdraw: () => ({ accepted: true }),
};

export default {
  engine: { limits },
  packs: [limitLaws({ ...jurisdiction('GB'), kinds: ['deposits-24h', 'deposits-7d'] })],
} satisfies LawsConfig;
