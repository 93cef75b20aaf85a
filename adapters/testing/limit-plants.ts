/** The bugs of limits, each planted into any engine from outside: by its calls and its answers alone. */
import type { LimitAnswer, LimitEntry, LimitList, LimitsEngine, MoneyLimit } from './limit-engine.ts';
import type { PlantedLimitBug } from './planted-limit-bugs.ts';

type Asked<Name extends keyof LimitsEngine> = Parameters<NonNullable<LimitsEngine[Name]>>[0];
/** The functions that a bug replaces. */
type Plant = (engine: LimitsEngine) => Partial<LimitsEngine>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YES: LimitAnswer = { accepted: true };

const isLooser = (value: number | null, than: number | null): boolean =>
  than !== null && (value === null || value > than);

async function entryOf(engine: LimitsEngine, { player, now, kind }: Asked<'confirm'>): Promise<LimitEntry> {
  const { limits } = await engine.list({ player, now });
  return limits.find((each) => each.kind === kind) ?? { kind, value: null, pending: null };
}

const isExcluded = async (engine: LimitsEngine, { player, now }: Asked<'list'>, kind: string): Promise<boolean> =>
  (await engine.list({ player, now })).exclusions.some((each) => each.kind === kind && each.endsAt > now);

/** An engine whose list is changed on its way out. */
const listing =
  (change: (entry: LimitEntry, call: Asked<'list'>) => LimitEntry): Plant =>
  (engine) => ({
    list: async (call) => {
      const list = await engine.list(call);
      return { ...list, limits: list.limits.map((entry) => change(entry, call)) };
    },
  });

const ending =
  (change: (end: LimitList['exclusions'][number], call: Asked<'list'>) => LimitList['exclusions'][number]): Plant =>
  (engine) => ({
    list: async (call) => {
      const list = await engine.list(call);
      return { ...list, exclusions: list.exclusions.map((end) => change(end, call)) };
    },
  });

/** Values that a bug shows instead of the engine's, by player and kind. */
class Shown {
  private readonly values = new Map<string, { readonly value: number | null }>();
  set({ player, kind }: Asked<'confirm'>, value: number | null): void {
    this.values.set(`${player} ${kind}`, { value });
  }
  clear({ player, kind }: Asked<'confirm'>): void {
    this.values.delete(`${player} ${kind}`);
  }
  in(engine: LimitsEngine): LimitsEngine['list'] {
    const plant = listing((entry, { player }) => ({ ...entry, ...this.values.get(`${player} ${entry.kind}`) }))(engine);
    return plant.list ?? engine.list.bind(engine);
  }
}

/** A sum for each player. */
const sums = (): {
  readonly add: (player: string, amount: number) => void;
  readonly of: (player: string) => number;
} => {
  const all = new Map<string, number>();
  return {
    add: (player, amount) => void all.set(player, (all.get(player) ?? 0) + amount),
    of: (player) => all.get(player) ?? 0,
  };
};

const moreLeft =
  (of: (kind: MoneyLimit) => boolean, more: (player: string) => number) =>
  (entry: LimitEntry, { player }: Asked<'list'>): LimitEntry =>
    entry.left === null || entry.left === undefined || !of(entry.kind)
      ? entry
      : { ...entry, left: entry.left + more(player) };

/** Opens what an exclusion must stop. */
const opened =
  (what: 'stake' | 'deposit' | 'order', exclusion: string): Plant =>
  (engine) => ({
    [what]: async (call: Asked<'stake'> & Asked<'deposit'>) => {
      const answer = (await engine[what]?.(call)) ?? YES;
      return answer.accepted || !(await isExcluded(engine, call, exclusion)) ? answer : YES;
    },
  });

/** The type is written out, so that the declarations do not repeat every function. */
export const LIMIT_PLANTS: Readonly<Record<PlantedLimitBug, Plant>> = {
  looserAtOnce: listing((entry) =>
    entry.pending === null ? entry : { ...entry, value: entry.pending.value, pending: null },
  ),
  removalAtOnce: listing((entry) =>
    entry.pending?.value === null ? { ...entry, value: null, pending: null, left: null } : entry,
  ),
  confirmedAtAnyTime: (engine) => {
    const shown = new Shown();
    return {
      list: shown.in(engine),
      async confirm(call) {
        const { pending } = await entryOf(engine, call);
        const answer = await engine.confirm(call);
        if (!answer.accepted && pending !== null) shown.set(call, pending.value);
        return pending === null ? answer : YES;
      },
    };
  },
  dueIsYes: (engine) => ({
    async list(call) {
      for (const { kind, pending } of (await engine.list(call)).limits)
        if (pending !== null) await engine.confirm({ ...call, kind });
      return engine.list(call);
    },
  }),
  rejectIsYes: (engine) => {
    const shown = new Shown();
    return {
      list: shown.in(engine),
      async reject(call) {
        const { pending } = await entryOf(engine, call);
        if (pending !== null) shown.set(call, pending.value);
        return engine.reject(call);
      },
    };
  },
  lapseIsYes: (engine) => {
    const waits = new Map<string, number | null>();
    const shown = new Shown();
    const answered =
      (what: 'confirm' | 'reject') =>
      (call: Asked<'confirm'>): ReturnType<LimitsEngine['confirm']> => {
        waits.delete(`${call.player} ${call.kind}`);
        return engine[what](call);
      };
    return {
      confirm: answered('confirm'),
      reject: answered('reject'),
      async change(call) {
        waits.delete(`${call.player} ${call.kind}`);
        shown.clear(call);
        return engine.change(call);
      },
      async list(call) {
        for (const { kind, pending } of (await engine.list(call)).limits) {
          const key = `${call.player} ${kind}`;
          const waited = waits.get(key);
          if (pending !== null) waits.set(key, pending.value);
          else if (waited !== undefined) shown.set({ ...call, kind }, waited);
        }
        return shown.in(engine)(call);
      },
    };
  },
  secondChangeReplaces: (engine) => ({
    async change(call) {
      const answer = await engine.change(call);
      if (answer.accepted || (await entryOf(engine, call)).pending === null) return answer;
      await engine.reject(call);
      return engine.change(call);
    },
  }),
  repeatedChangeRestartsWait: (engine) => ({
    async change(call) {
      const { pending } = await entryOf(engine, call);
      if (pending !== null && pending.value === call.value) await engine.reject(call);
      return engine.change(call);
    },
  }),
  stricterKeepsPending: (engine) => {
    const kept = new Map<string, LimitEntry['pending']>();
    return {
      ...listing((entry, { player }) => ({
        ...entry,
        pending: entry.pending ?? kept.get(`${player} ${entry.kind}`) ?? null,
      }))(engine),
      async change(call) {
        const before = await entryOf(engine, call);
        if (before.pending !== null && isLooser(before.value, call.value))
          kept.set(`${call.player} ${call.kind}`, before.pending);
        return engine.change(call);
      },
    };
  },
  lastTabWins: (engine) => {
    const shown = new Shown();
    return {
      list: shown.in(engine),
      async change(call) {
        const { value } = await entryOf(engine, call);
        if (call.seen !== undefined && isLooser(call.value, value) && isLooser(call.seen, call.value))
          shown.set(call, call.value);
        return engine.change(call);
      },
    };
  },
  zeroIsNoLimit: (engine) => ({
    change: async (call) => engine.change({ ...call, value: call.value === 0 ? null : call.value }),
  }),
  negativeIsNoLimit: (engine) => ({
    change: async (call) =>
      engine.change({ ...call, value: call.value !== null && call.value < 0 ? null : call.value }),
  }),
  unitOverLimit: (engine) => ({
    stake: async (call) => engine.stake({ ...call, amount: Math.max(1, call.amount - 1) }),
    deposit: async (call) => engine.deposit({ ...call, amount: Math.max(1, call.amount - 1) }),
  }),
  openBetCountsHalf: (engine) => ({
    stake: async (call) => engine.stake({ ...call, amount: Math.ceil(call.amount / 2) }),
  }),
  winRaisesLimit: (engine) => {
    const won = sums();
    return {
      ...listing(moreLeft((kind) => kind.startsWith('losses'), won.of))(engine),
      async settle(call) {
        won.add(call.player, call.returned);
        return engine.settle(call);
      },
    };
  },
  exclusionAnHourShort: ending((end) => ({ ...end, endsAt: end.endsAt - HOUR_MS })),
  lastExclusionCounts: (engine) => {
    const last = new Map<string, number>();
    return {
      ...ending((end, { player }) => ({ ...end, endsAt: last.get(`${player} ${end.kind}`) ?? end.endsAt }))(engine),
      async exclude(call) {
        const answer = await engine.exclude(call);
        if (answer.accepted) last.set(`${call.player} ${call.kind}`, call.now + call.days * DAY_MS);
        else if (await isExcluded(engine, call, call.kind))
          last.set(`${call.player} ${call.kind}`, call.now + call.days * DAY_MS);
        return answer;
      },
    };
  },
  stakeWhileExcluded: opened('stake', 'self-exclusion'),
  depositWhileExcluded: opened('deposit', 'self-exclusion'),
  depositInTimeOut: opened('deposit', 'time-out'),
  bonusWhileExcluded: (engine) => (engine.bonus === undefined ? {} : { bonus: async () => YES }),
  noWithdrawalWhileExcluded: (engine) => ({
    withdraw: async (call) =>
      (await isExcluded(engine, call, 'self-exclusion')) ? { accepted: false } : engine.withdraw(call),
  }),
  withdrawalGivesBack: (engine) => {
    const out = sums();
    return {
      ...listing(moreLeft((kind) => kind.startsWith('deposits'), out.of))(engine),
      async withdraw(call) {
        out.add(call.player, call.amount);
        return engine.withdraw(call);
      },
    };
  },
  failedDepositCounts: (engine) => ({ deposit: async (call) => engine.deposit({ ...call, fails: false }) }),
  repeatCountsTwice: (engine) => {
    let copies = 0;
    const seen = new Set<string>();
    const fresh = (id: string): string => {
      copies += 1;
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew ? id : `${id}-${copies}`;
    };
    return {
      stake: async (call) => engine.stake({ ...call, id: fresh(call.id) }),
      deposit: async (call) => engine.deposit({ ...call, id: fresh(call.id) }),
    };
  },
  struckUnchecked: ({ strike }) => (strike === undefined ? {} : { strike: () => YES }),
  orderSurvivesExclusion: ({ strike, exclude }) => {
    if (strike === undefined) return {};
    const excluded = new Set<string>();
    return {
      exclude(call) {
        excluded.add(call.player);
        return exclude(call);
      },
      strike: async (call) => (excluded.has(call.player) ? YES : strike(call)),
    };
  },
  orderInTimeOut: (engine) => (engine.order === undefined ? {} : opened('order', 'time-out')(engine)),
  hoursNeverEnd: ({ play }) => (play === undefined ? {} : { play: async () => YES }),
  moreHoursAtOnce: ({ time, play }) => {
    if (time === undefined || play === undefined) return {};
    const hours = new Map<string, number>();
    const free = new Set<string>();
    return {
      async time(call) {
        const before = hours.get(call.player) ?? Infinity;
        if (call.kind === 'session-hours') hours.set(call.player, call.value);
        if (call.kind === 'session-hours' && call.value > before) free.add(call.player);
        return time(call);
      },
      play: async (call) => (free.has(call.player) ? YES : play(call)),
    };
  },
  realityCheckOnce: ({ remind, resume }) => {
    if (remind === undefined || resume === undefined) return {};
    const answered = new Set<string>();
    return {
      async resume(call) {
        answered.add(call.player);
        return resume(call);
      },
      remind: async (call) => (answered.has(call.player) ? { accepted: false } : remind(call)),
    };
  },
  otherCurrencyAtFaceValue: (engine) => ({
    change: async ({ currency: _, ...call }) => engine.change(call),
    stake: async ({ currency: _, ...call }) => engine.stake(call),
    deposit: async ({ currency: _, ...call }) => engine.deposit(call),
  }),
};
