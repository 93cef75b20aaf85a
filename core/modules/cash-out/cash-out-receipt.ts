import type { Bet, BetCashOut } from '../history/public.ts';
import { ACCOUNT_TYPE_NUMBERS, canonical } from '../receipts/public.ts';
import type { CashOutReceiptBody, Due } from '../receipts/public.ts';

/** The version of the rules behind a cash-out's figures; changes whenever an amount could differ. */
const CASH_OUT_RULES_VERSION = 'touchline-cash-out/1';

const PREFIX = 'cash-out ';

/** The key of the receipt of a cash-out, by the operator's number of the cash-out. */
export function cashOutReceiptKey(id: string): string {
  return PREFIX + id;
}

/** Whether a receipt is of a cash-out; every other receipt is of a bet. */
export function isCashOutReceipt({ key }: Pick<Due, 'key'>): boolean {
  return key.startsWith(PREFIX);
}

/**
 * The text to seal for a cash-out of a bet. The text depends only on the bet as the operator reports it: every tab and
 * every device writes the same text [RCP-9].
 */
export function writeCashOutReceipt(
  bet: Bet,
  { id, key: request, at, stake, amount, least, movedTo }: BetCashOut,
  userId: string,
): Due {
  const key = cashOutReceiptKey(id);
  const upTo = bet.cashOuts.findIndex((each) => each.id === id);
  const rest = bet.cashOuts.slice(0, upTo + 1).reduce((left, part) => left - part.stake, bet.amount);
  const body: Omit<CashOutReceiptBody, 'previous'> = {
    format: 'touchline-cash-out-receipt/1',
    rules: CASH_OUT_RULES_VERSION,
    key,
    id,
    request,
    betId: bet.id,
    userId,
    accountId: bet.accountId,
    accountType: ACCOUNT_TYPE_NUMBERS[bet.accountType],
    currency: bet.currency,
    betStake: bet.amount,
    stake,
    amount,
    least,
    ...(movedTo === '' ? {} : { movedTo }),
    rest,
    paidAt: at,
  };
  return { key, betId: bet.id, userId, text: canonical(body) };
}
