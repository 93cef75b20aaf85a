/** The effects that only a player needs: her accounts, her bets, and placing. Loaded when there is one; a guest's page never carries them. */
import { loadAccounts } from '../modules/accounts/load-accounts.process.ts';
import { askLimits } from '../modules/coupon/ask-limits.process.ts';
import { cancelOrders } from '../modules/coupon/cancel-orders.process.ts';
import { placeBet } from '../modules/coupon/place-bet.process.ts';
import { resolveIntents } from '../modules/coupon/resolve-intents.process.ts';
import { draftToSend } from '../modules/coupon/rules/place.ts';
import { tellHistory } from '../modules/coupon/tell-history.process.ts';
import { exportHistory } from '../modules/history/export-history.process.ts';
import { followUpdates } from '../modules/history/follow-updates.process.ts';
import { loadBet } from '../modules/history/load-bet.process.ts';
import { loadHistory } from '../modules/history/load-history.process.ts';
import { tellSettled } from '../modules/history/tell-settled.process.ts';
import { combine, derive } from '../kernel/readable.ts';
import type { NamedProcess } from '../kernel/process.ts';
import { couponFacts } from './coupon-facts.ts';
import type { HistoryState } from '../modules/history/public.ts';
import { awaitReceipts, sealReceipts } from '../modules/receipts/seal-receipts.process.ts';
import type { ProcessParts } from './processes.ts';

/** All start together. Nothing can be placed before: an account to bet from comes from here. */
export function createPlayerProcesses({
  ports,
  api,
  line,
  journal,
  state,
  readable,
  eventsOf,
}: ProcessParts): readonly NamedProcess[] {
  const { clock, page } = ports;
  const session = readable('session');
  const couponEvents$ = eventsOf('coupon');
  const subject = combine([readable('coupon'), readable('accounts')] as const, ([coupon, accounts]) => {
    const account = accounts.answer?.accounts.find((each) => each.isActive);
    if (account === undefined || coupon.legs.length === 0) return '';
    const { accountId, typeId, legs, systemValue, bankers, blocks, promoCode, isBonusBetDeleted } = coupon;
    return JSON.stringify([
      accountId ?? account.id,
      typeId,
      legs.map(({ marketId }) => marketId),
      systemValue,
      bankers,
      blocks.map(({ id, marketIds }) => [id, marketIds]),
      promoCode,
      isBonusBetDeleted,
    ]);
  });
  const hasOpenBets = combine(
    [readable('coupon'), readable('history')] as const,
    ([{ intents }, { known }]) => intents.length > 0 || [...known.values()].some((bet) => bet.status === 'open'),
  );
  return [
    { name: 'accounts/load', run: () => loadAccounts({ events$: eventsOf('accounts'), api, session }) },
    {
      name: 'history/load',
      run: () => loadHistory({ events$: eventsOf('history'), api, session, lists: () => state('history').lists }),
    },
    { name: 'history/export', run: () => exportHistory({ events$: eventsOf('history'), api, session }) },
    {
      name: 'history/load-bet',
      run: () =>
        loadBet({ events$: eventsOf('history'), api, session, waiting: () => waitingBet(state('history').opened) }),
    },
    {
      name: 'history/follow-updates',
      run: () => followUpdates({ api, clock, page, session, hasOpenBets }),
    },
    { name: 'history/tell-settled', run: () => tellSettled(eventsOf('history')) },
    { name: 'coupon/place-bet', run: () => placeBet({ events$: couponEvents$, api, clock, saved: journal.flush }) },
    {
      name: 'coupon/resolve-intents',
      run: () => resolveIntents({ coupon: readable('coupon'), session, api, clock, operatorNow: line.reads.now }),
    },
    {
      name: 'coupon/ask-limits',
      run: () =>
        askLimits({
          subject: derive(subject, (key) => key),
          session,
          api,
          clock,
          draft: () => draftToSend(state('coupon'), couponFacts(state, line, null)),
        }),
    },
    // Before anything that could be told of an acceptance: its receipt is noted in the same turn.
    { name: 'receipts/await', run: () => awaitReceipts(couponEvents$) },
    {
      name: 'receipts/seal',
      run: () =>
        sealReceipts({
          events$: eventsOf('receipts'),
          receipts: readable('receipts'),
          session,
          digest: ports.digest,
          report: ports.report,
        }),
    },
    { name: 'coupon/cancel-orders', run: () => cancelOrders(couponEvents$, api) },
    { name: 'coupon/tell-history', run: () => tellHistory(couponEvents$) },
  ];
}

function waitingBet(opened: HistoryState['opened']): string | null {
  return opened?.status === 'loading' ? opened.id : null;
}
