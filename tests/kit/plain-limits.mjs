/**
 * Limits in plain JavaScript that share nothing with this repository. Everything that happened stands in one log, and
 * every answer is read from it. `createLimits({ rules, bug })`; `bug` is a name of `BUGS`.
 */
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The default rules: a day's wait, a week to confirm, lengths in days. */
export const RULES = {
  waitMs: DAY,
  confirmMs: 7 * DAY,
  ceilings: {},
  mustSet: [],
  selfExclusionDays: [1, 7, 30, 90, 180, 365, 730, 1_095, 1_825],
  timeOutDays: [1, 7, 30],
};

export const BUGS = [
  'looser-at-once',
  'confirmed-an-hour-early',
  'due-is-yes',
  'reject-is-yes',
  'lapse-is-yes',
  'never-lapses',
  'second-change-replaces',
  'stricter-keeps-pending',
  'window-an-hour-short',
  'open-bet-counts-half',
  'win-raises-limit',
  'exclusion-an-hour-short',
  'last-exclusion-counts',
  'bonus-while-excluded',
  'no-withdrawal-while-excluded',
  'repeated-change-restarts-wait',
  'last-tab-wins',
  'withdrawal-gives-back',
  'failed-deposit-counts',
  'repeat-counts-twice',
  'zero-is-no-limit',
  'negative-is-no-limit',
  'last-limit-alone',
  'struck-unchecked',
  'waiting-counts-twice',
  'counts-from-order',
  'order-survives-exclusion',
  'order-in-time-out',
  'other-currency-at-face-value',
  'hours-count-longest-stretch',
  'fewer-hours-tomorrow',
  'more-hours-at-once',
  'reality-check-from-login',
  'reality-check-passes',
];

const windowOf = (kind) => ({ '24h': 1, '7d': 7, '30d': 30 })[kind.split('-')[1]] * DAY;
const KINDS = ['stakes', 'losses', 'deposits'].flatMap((family) =>
  ['24h', '7d', '30d'].map((span) => `${family}-${span}`),
);
const num = (value) => (value === null ? Infinity : value);

export function createLimits({ rules = RULES, bug = '' } = {}) {
  const logs = new Map();
  const has = (name) => bug === name;

  function logOf(player) {
    if (!logs.has(player)) logs.set(player, []);
    return logs.get(player);
  }

  /** Value and pending change of a kind, by walking through the log. */
  function standing(log, kind, now) {
    let value = null;
    let pending = null;
    const settlePending = (at) => {
      if (pending === null) return;
      if (has('due-is-yes') && at >= pending.due) [value, pending] = [pending.value, null];
      else if (has('lapse-is-yes') && at >= pending.end) [value, pending] = [pending.value, null];
      else if (!has('never-lapses') && at >= pending.end) pending = null;
    };
    for (const entry of log) {
      if (entry.kind !== kind || entry.at > now) continue;
      settlePending(entry.at);
      if (entry.t === 'set') [value, pending] = [entry.value, has('stricter-keeps-pending') ? pending : null];
      if (entry.t === 'ask')
        pending = { value: entry.value, due: entry.at + rules.waitMs, end: entry.at + rules.waitMs + rules.confirmMs };
      if (entry.t === 'yes') [value, pending] = [pending.value, null];
      if (entry.t === 'no') pending = null;
    }
    settlePending(now);
    return { value, pending };
  }

  function endOf(log, exclusion, now) {
    const ends = log.filter(({ t, kind }) => t === 'exclude' && kind === exclusion).map(({ end }) => end);
    const end = has('last-exclusion-counts') ? (ends.at(-1) ?? 0) : Math.max(0, ...ends);
    return end - (has('exclusion-an-hour-short') ? HOUR : 0) > now ? end : null;
  }

  function used(log, kind, now) {
    const from = now - windowOf(kind) + (has('window-an-hour-short') ? HOUR : 0);
    const family = kind.split('-')[0];
    let sum = 0;
    for (const { t, at, amount } of log) {
      if (at <= from || at > now) continue;
      if (family === 'deposits' && t === 'deposit') sum += amount;
      if (family === 'deposits' && t === 'withdraw' && has('withdrawal-gives-back')) sum = Math.max(0, sum - amount);
      if (family !== 'deposits' && t === 'stake') sum += has('open-bet-counts-half') ? Math.floor(amount / 2) : amount;
      // A win only brings back what was lost before it: the sum never goes below nothing.
      if (family === 'losses' && t === 'return')
        sum = has('win-raises-limit') ? sum - amount : Math.max(0, sum - amount);
    }
    return Math.max(has('win-raises-limit') ? -Infinity : 0, sum);
  }

  const left = (log, kind, now) => {
    const { value } = standing(log, kind, now);
    return value === null ? null : Math.max(0, value - used(log, kind, now));
  };

  function mayMove(log, families, amount, now, timeOutToo) {
    if (endOf(log, 'self-exclusion', now) !== null) return false;
    if (timeOutToo && endOf(log, 'time-out', now) !== null) return false;
    if (rules.mustSet.some((group) => group.every((kind) => standing(log, kind, now).value === null))) return false;
    const lefts = KINDS.filter((kind) => families.includes(kind.split('-')[0]))
      .map((kind) => left(log, kind, now))
      .filter((each) => each !== null);
    return (has('last-limit-alone') ? lefts.slice(-1) : lefts).every((each) => amount <= each);
  }

  /** A limit of time in force; Infinity for none. */
  const limitOfTime = (log, kind, now) =>
    log.findLast(({ t, kind: of, at }) => t === 'time' && of === kind && at <= now)?.value ?? Infinity;

  function isSessionOver(log, now) {
    const today = log.filter(({ t, at }) => t === 'play' && Math.floor(at / DAY) === Math.floor(now / DAY));
    let [played, stretch] = [0, 0];
    for (const [at, minute] of today.entries()) {
      stretch = at > 0 && minute.at - today[at - 1].at <= MINUTE ? stretch + 1 : 1;
      played = has('hours-count-longest-stretch') ? Math.max(played, stretch) : played + 1;
    }
    return played >= limitOfTime(log, 'session-hours', now) * 60;
  }

  const isForeign = (currency) => currency !== undefined && currency !== 'EUR' && !has('other-currency-at-face-value');
  const hasLimit = (log, families, now) =>
    KINDS.some((kind) => families.includes(kind.split('-')[0]) && standing(log, kind, now).value !== null);

  return {
    list({ player, now }) {
      const log = logOf(player);
      const limits = KINDS.map((kind) => {
        const { value, pending } = standing(log, kind, now);
        return { kind, value, pending: pending === null ? null : { value: pending.value }, left: left(log, kind, now) };
      });
      const exclusions = ['self-exclusion', 'time-out'].flatMap((kind) => {
        const endsAt = endOf(log, kind, now);
        return endsAt === null ? [] : [{ kind, endsAt }];
      });
      return { limits, exclusions };
    },

    change({ player, now, kind, value: asked, seen, currency }) {
      const log = logOf(player);
      const no = { accepted: false };
      const yes = { accepted: true };
      if (isForeign(currency) && standing(log, kind, now).value !== null) return no;
      let value = asked;
      if (has('negative-is-no-limit') && value !== null && value < 0) value = null;
      if (value !== null && !(Number.isSafeInteger(value) && value >= 0)) return no;
      if (has('zero-is-no-limit') && value === 0) value = null;
      const now_ = standing(log, kind, now);
      if (num(value) === num(now_.value)) return yes;
      if (num(value) > num(rules.ceilings[kind] ?? null)) return no;
      if (num(value) < num(now_.value) || has('looser-at-once')) {
        log.push({ t: 'set', at: now, kind, value });
        return yes;
      }
      if (seen !== undefined && num(value) < num(seen)) {
        if (has('last-tab-wins')) log.push({ t: 'set', at: now, kind, value });
        return yes;
      }
      if (now_.pending !== null && num(now_.pending.value) === num(value) && !has('repeated-change-restarts-wait'))
        return yes;
      const isSame = now_.pending !== null && num(now_.pending.value) === num(value);
      if (now_.pending !== null && !isSame && !has('second-change-replaces')) return no;
      log.push({ t: 'ask', at: now, kind, value });
      return yes;
    },

    confirm({ player, now, kind }) {
      const log = logOf(player);
      const { pending } = standing(log, kind, now);
      if (pending === null) return { accepted: false };
      if (now < pending.due - (has('confirmed-an-hour-early') ? HOUR : 0)) return { accepted: false };
      log.push({ t: 'yes', at: now, kind });
      return { accepted: true };
    },

    reject({ player, now, kind }) {
      const log = logOf(player);
      if (standing(log, kind, now).pending !== null)
        log.push({ t: has('reject-is-yes') ? 'yes' : 'no', at: now, kind });
      return { accepted: true };
    },

    exclude({ player, now, kind, days }) {
      const log = logOf(player);
      const offered = kind === 'time-out' ? rules.timeOutDays : rules.selfExclusionDays;
      if (!offered.includes(days)) return { accepted: false };
      log.push({ t: 'exclude', at: now, kind, end: now + days * DAY });
      return { accepted: true };
    },

    stake({ player, now, id, amount, currency }) {
      const log = logOf(player);
      if (isForeign(currency) && hasLimit(log, ['stakes', 'losses'], now)) return { accepted: false };
      if (!has('repeat-counts-twice') && log.some((each) => each.t === 'stake' && each.id === id))
        return { accepted: true };
      if (isSessionOver(log, now) || !mayMove(log, ['stakes', 'losses'], amount, now, false))
        return { accepted: false };
      log.push({ t: 'stake', at: now, id, amount });
      return { accepted: true };
    },

    order({ player, now, id, amount }) {
      const log = logOf(player);
      const isAway = endOf(log, 'time-out', now) !== null && !has('order-in-time-out');
      if (isAway || endOf(log, 'self-exclusion', now) !== null) return { accepted: false };
      log.push({ t: 'order', at: now, id, amount });
      return { accepted: true };
    },

    strike({ player, now, id }) {
      const log = logOf(player);
      const begun = log.findIndex((each) => each.t === 'order' && each.id === id);
      const later = log.slice(begun + 1);
      if (begun < 0 || later.some((each) => each.t === 'stake' && each.id === id)) return { accepted: false };
      if (later.some(({ t }) => t === 'exclude') && !has('order-survives-exclusion')) return { accepted: false };
      const { amount, at } = log[begun];
      const needed = has('waiting-counts-twice') ? 2 * amount : amount;
      if (!has('struck-unchecked') && !mayMove(log, ['stakes', 'losses'], needed, now, false))
        return { accepted: false };
      log.push({ t: 'stake', at: has('counts-from-order') ? at : now, id, amount });
      return { accepted: true };
    },

    settle({ player, now, id, returned }) {
      logOf(player).push({ t: 'return', at: now, id, amount: returned });
      return { accepted: true };
    },

    deposit({ player, now, id, amount, fails, currency }) {
      const log = logOf(player);
      if (isForeign(currency) && hasLimit(log, ['deposits'], now)) return { accepted: false };
      if (!has('repeat-counts-twice') && log.some((each) => each.t === 'deposit' && each.id === id))
        return { accepted: true };
      if (!mayMove(log, ['deposits'], amount, now, true)) return { accepted: false };
      if (!fails || has('failed-deposit-counts')) log.push({ t: 'deposit', at: now, id, amount });
      return { accepted: true };
    },

    withdraw({ player, now, amount }) {
      const log = logOf(player);
      if (has('no-withdrawal-while-excluded') && endOf(log, 'self-exclusion', now) !== null) return { accepted: false };
      log.push({ t: 'withdraw', at: now, amount });
      return { accepted: true };
    },

    time({ player, now, kind, value }) {
      const log = logOf(player);
      const before = limitOfTime(log, kind, now);
      const isLater =
        kind === 'session-hours' && (has('fewer-hours-tomorrow') || (value > before && !has('more-hours-at-once')));
      log.push({ t: 'time', at: before === Infinity || !isLater ? now : now + DAY, kind, value });
      return { accepted: true };
    },

    /** A minute of play, unless the hours of the day, in UTC, are used up. */
    play({ player, now }) {
      const log = logOf(player);
      if (isSessionOver(log, now)) return { accepted: false };
      log.push({ t: 'play', at: now });
      return { accepted: true };
    },

    remind({ player, now }) {
      const log = logOf(player);
      const every = limitOfTime(log, 'reality-check', now) * MINUTE;
      const starts = log.filter(({ t }) => t === 'play' || t === 'resume');
      const from = (
        has('reality-check-from-login')
          ? starts.find(({ t }) => t === 'play')
          : (starts.findLast(({ t }) => t === 'resume') ?? starts[0])
      )?.at;
      if (from === undefined || every === Infinity) return { accepted: false };
      if (has('reality-check-passes')) return { accepted: now - from >= every && now - from < every + 5 * MINUTE };
      if (has('reality-check-from-login')) {
        const shown = Math.floor((now - from) / every) * every + from;
        return { accepted: shown > from && !log.some(({ t, at }) => t === 'resume' && at >= shown) };
      }
      return { accepted: now - from >= every };
    },

    resume({ player, now }) {
      logOf(player).push({ t: 'resume', at: now });
      return { accepted: true };
    },

    bonus: ({ player, now }) => ({
      accepted: has('bonus-while-excluded') || endOf(logOf(player), 'self-exclusion', now) === null,
    }),
  };
}
