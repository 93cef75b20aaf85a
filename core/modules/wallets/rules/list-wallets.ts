/** The player's wallets, from the accounts, the rewards and what the operator shows [WAL-1…WAL-4]. */
import type { Account } from '../../accounts/public.ts';
import type { OfficeOffer } from '../../office-settings/public.ts';
import { CASHBACK_KINDS, percentOf } from '../../rewards/public.ts';
import type { RewardsAnswer } from '../../rewards/public.ts';
import type { PointsWallet, Wallet } from '../types.ts';

export interface WalletSources {
  readonly accounts: readonly Account[];
  /** Null until loaded. */
  readonly rewards: RewardsAnswer | null;
  /** Null until the operator has said what it shows. */
  readonly office: Pick<OfficeOffer, 'areClubPointsShown'> | null;
}

export function listWallets({ accounts, rewards, office }: WalletSources): readonly Wallet[] {
  const own = accounts.filter(({ type }) => type !== 'bonus');
  const main = own.filter(({ type }) => type === 'main');
  const list: Wallet[] = [...main, ...own.filter((account) => !main.includes(account))].map(
    ({ id, iso, money, type, isActive }) => ({
      kind: 'money',
      accountId: id,
      iso,
      money,
      isMain: type === 'main',
      isActive,
    }),
  );
  for (const { id, type, iso, money } of accounts)
    if (type === 'bonus' && money > 0) list.push({ kind: 'freeBets', accountId: id, iso, money });
  return rewards === null ? list : [...list, ...earned(rewards, office?.areClubPointsShown === true)];
}

function earned({ iso, bonus, cashback, points }: RewardsAnswer, arePointsShown: boolean): readonly Wallet[] {
  const list: Wallet[] = [];
  if (bonus !== null && bonus.amount !== null && bonus.target !== null)
    list.push({
      kind: 'bonus',
      iso,
      amount: bonus.amount,
      percent: percentOf(bonus.done, bonus.target),
      endsAt: bonus.endsAt,
    });
  for (const kind of CASHBACK_KINDS)
    for (const due of cashback[kind].due)
      if (due.amount > 0) list.push({ kind: 'cashback', cashback: kind, iso: due.iso, amount: due.amount });
  if (arePointsShown && points.balance > 0) list.push(pointsWallet(points, iso));
  return list;
}

/** The dearest row that the balance reaches, again while the rest reaches one [WAL-4]. */
function pointsWallet({ balance, table }: RewardsAnswer['points'], iso: string): PointsWallet {
  const rows = table.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  let rest = balance;
  let amount = 0;
  for (const row of rows) {
    const times = Math.floor(rest / row.points);
    rest -= times * row.points;
    amount += times * row.amount;
  }
  return { kind: 'points', points: balance, worth: amount === 0 ? null : { iso, amount } };
}
