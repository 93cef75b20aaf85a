/** Laws of the operator's record after any history, computed here independently with plain sums. */
import type { LimitKind } from 'touchline/core/limits/types';
import type { OperatorRecord, RecordOf } from '../../../adapters/sandbox/operator/store/records.ts';
import { entriesOf } from '../../../adapters/sandbox/operator/store/records.ts';

const DAY_MS = 86_400_000;
const DEPOSIT_WINDOWS = [
  ['depositDay', DAY_MS],
  ['depositWeek', 7 * DAY_MS],
  ['depositMonth', 30 * DAY_MS],
] as const;

interface Known {
  readonly made: RecordOf<'paymentMade'>;
  moved: RecordOf<'paymentMoved'>[];
}

function paymentsOf(records: readonly OperatorRecord[]): ReadonlyMap<number, Known> {
  const payments = new Map<number, Known>();
  for (const record of records) {
    if (record.t === 'paymentMade') payments.set(record.paymentId, { made: record, moved: [] });
    if (record.t === 'paymentMoved') payments.get(record.paymentId)?.moved.push(record);
  }
  return payments;
}

/** The part of a window that deposits used when record n was written: credited and pending ones. */
function takenAt(
  payments: ReadonlyMap<number, Known>,
  records: readonly OperatorRecord[],
  order: number,
  since: number,
): number {
  let taken = 0;
  for (const { made, moved } of payments.values()) {
    if (made.payment.kind !== 'deposit' || records.indexOf(made) >= order) continue;
    const end = moved.find(
      (record) => record.state !== 'pending' && record.state !== 'provider' && records.indexOf(record) < order,
    );
    if (end === undefined || (end.state === 'succeeded' && end.at > since)) taken += made.payment.amount;
  }
  return taken;
}

/**
 * Descriptions of broken laws; `start` is the initial balance, `limitAt` the limit of a kind in force at a moment, null
 * for none.
 */
export function brokenLaws(
  records: readonly OperatorRecord[],
  start: number,
  limitAt: (kind: LimitKind, at: number) => number | null,
  excludedAt: (at: number, order: number) => boolean = () => false,
): readonly string[] {
  const broken: string[] = [];
  const must = (holds: boolean, law: string): void => void (holds || broken.push(law));
  const payments = paymentsOf(records);

  for (const record of records) {
    const sum = entriesOf(record).reduce((total, { amount }) => total + amount, 0);
    must(sum === 0, `every record's entries sum to zero: ${record.t} is off by ${sum}`);
  }
  const accounts = new Map<string, number>();
  for (const { account, amount } of records.flatMap(entriesOf))
    accounts.set(account, (accounts.get(account) ?? 0) + amount);

  const keys = [...payments.values()].map(({ made }) => made.key);
  must(new Set(keys).size === keys.length, 'a key makes at most one payment');
  const refused = new Set(records.flatMap((record) => (record.t === 'paymentRefused' ? [record.key] : [])));
  must(
    keys.every((key) => !refused.has(key)),
    'a key that was refused makes no payment',
  );

  let balance = start;
  let waiting = 0;
  let fees = 0;
  for (const { made, moved } of payments.values()) {
    const { kind, amount, fee, net } = made.payment;
    const ends = moved.filter(({ state }) => state !== 'pending' && state !== 'provider');
    const end = ends[0]?.state ?? null;
    must(ends.length <= 1, `payment ${made.paymentId} ends once`);
    must(net === amount - fee && fee >= 0 && net > 0, `net is amount less fee: ${amount} ${fee} ${net}`);
    if (kind === 'deposit') balance += end === 'succeeded' ? net : 0;
    else balance -= end === 'failed' || end === 'cancelled' ? 0 : amount;
    if (kind === 'withdrawal' && end === null) waiting += amount;
    if (end === 'succeeded') fees += fee;
  }
  const of = (prefix: string): number =>
    [...accounts].reduce((sum, [account, amount]) => sum + (account.startsWith(prefix) ? amount : 0), 0);
  must(
    start + of('player:') === balance,
    `the balance is what was brought less what was taken: ${start + of('player:')}, not ${balance}`,
  );
  must(of('payout:') === waiting, `what is on its way waits apart: ${of('payout:')}, not ${waiting}`);
  must(of('house:fees') === fees, `fees are those of payments that succeeded: ${of('house:fees')}, not ${fees}`);

  for (const { made } of payments.values()) {
    if (made.payment.kind !== 'deposit') continue;
    const order = records.indexOf(made);
    for (const [kind, length] of DEPOSIT_WINDOWS) {
      const limit = limitAt(kind, order);
      if (limit === null) continue;
      const taken = takenAt(payments, records, order, made.at - length);
      must(
        taken + made.payment.amount <= limit,
        `a deposit beyond the allowance is refused: ${made.payment.amount} beside ${taken} of ${limit}`,
      );
    }
  }

  const credited = [...payments.values()].flatMap(({ made, moved }) => {
    const done = made.payment.kind === 'deposit' ? moved.find(({ state }) => state === 'succeeded') : undefined;
    return done === undefined ? [] : [{ at: done.at, amount: made.payment.amount, order: records.indexOf(done) }];
  });
  for (const { at, order } of credited) {
    must(!excludedAt(at, order), 'nothing is credited under an exclusion');
    for (const [kind, length] of DEPOSIT_WINDOWS) {
      const limit = limitAt(kind, order);
      const used = credited.reduce(
        (sum, each) => sum + (each.order <= order && each.at > at - length ? each.amount : 0),
        0,
      );
      must(
        limit === null || used <= limit,
        `in every window of ${length / DAY_MS} days deposits are within the limit: ${used} of ${limit ?? 0}`,
      );
    }
  }
  return broken;
}

/** The limit of a kind that was in force when the n-th record was written. */
export function limitsIn(records: readonly OperatorRecord[]): (kind: LimitKind, order: number) => number | null {
  return (kind, order) => {
    let value: number | null = null;
    let asked: number | null = null;
    for (const record of records.slice(0, order)) {
      if (record.t === 'limitSet' && record.limitType === kind) value = record.value;
      if (record.t === 'limitAsked' && record.limitType === kind) asked = record.value;
      if (record.t === 'limitConfirmed' && record.limitType === kind) value = asked;
    }
    return value;
  };
}

/** Whether an exclusion or a time-out was in force at the moment at which the n-th record was written. */
export function stopsIn(records: readonly OperatorRecord[]): (at: number, order: number) => boolean {
  return (at, order) => records.slice(0, order).some((record) => record.t === 'limitExcluded' && at < record.endsAt);
}
