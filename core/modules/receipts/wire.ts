/** Decodes receipts from the journal, and from an exported file. */
import * as v from 'valibot';
import { integer } from '../../http/wire-tools.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import { legIdentityEntries } from '../line/public.ts';
import { canonical, readCanonical } from './canonical.ts';
import type { CashOutReceiptBody, Receipt, ReceiptBody } from './types.ts';

const leg = v.strictObject({
  ...legIdentityEntries,
  isBanker: v.boolean(),
  blockId: integer,
  price: integer,
  sentPrice: integer,
  acceptedPrice: v.nullable(integer),
});

const body = v.strictObject({
  format: v.literal('touchline-receipt/1'),
  rules: v.string(),
  previous: v.string(),
  key: v.string(),
  betId: v.string(),
  userId: v.string(),
  accountId: integer,
  accountType: integer,
  currency: v.string(),
  typeId: integer,
  systemValue: integer,
  amount: integer,
  blockStakes: v.array(v.strictObject({ blockId: integer, amount: integer })),
  totalOdds: v.string(),
  oddsView: integer,
  changeCoefAction: integer,
  changeCoefTolerance: v.exactOptional(integer),
  legs: v.array(leg),
  terms: v.strictObject({
    promoCode: v.string(),
    isFreeBet: v.boolean(),
    hasBonusBet: v.boolean(),
    isVipBet: v.boolean(),
    prepaidAmount: integer,
    exactCoef: v.nullable(integer),
    isDropOnScoreChange: v.boolean(),
    hyperBonusPercent: integer,
    hyperBonusMinStake: integer,
    hyperBonusMost: integer,
  }),
  accepted: v.strictObject({ totalOdds: v.string(), amount: integer, possibleWin: integer }),
  agreedAt: integer,
  acceptedAt: integer,
});

const cashOutBody = v.strictObject({
  format: v.literal('touchline-cash-out-receipt/1'),
  rules: v.string(),
  previous: v.string(),
  key: v.string(),
  id: v.string(),
  request: v.string(),
  betId: v.string(),
  userId: v.string(),
  accountId: integer,
  accountType: integer,
  currency: v.string(),
  betStake: integer,
  stake: integer,
  amount: integer,
  least: v.nullable(integer),
  movedTo: v.exactOptional(v.string()),
  rest: integer,
  paidAt: integer,
});

/** The contents of a cash-out's receipt; null when its text is not the canonical form of one. */
export function readCashOutBody(text: string): CashOutReceiptBody | null {
  const parsed = v.safeParse(cashOutBody, readCanonical(text));
  return parsed.success ? parsed.output : null;
}

/** The contents of a cash-out's receipt that is not sealed yet. */
export function readDueCashOutBody(text: string): CashOutReceiptBody | null {
  const parsed = v.safeParse(cashOutBody, { ...readCanonical(text), previous: '' });
  return parsed.success ? parsed.output : null;
}

/** Reads the body of a receipt of either kind; null for any other text. */
export function readAnyBody(text: string): ReceiptBody | CashOutReceiptBody | null {
  return readBody(text) ?? readCashOutBody(text);
}

/** The contents of a bet's receipt; null when its text is not the canonical form of one. */
export function readBody(text: string): ReceiptBody | null {
  const parsed = v.safeParse(body, readCanonical(text));
  return parsed.success ? parsed.output : null;
}

/** The contents of a receipt that is not sealed yet. */
export function readDueBody(text: string): ReceiptBody | null {
  const parsed = v.safeParse(body, { ...readCanonical(text), previous: '' });
  return parsed.success ? parsed.output : null;
}

const HOW = 'sha256 is the SHA-256, in hex, of the UTF-8 bytes of the receipt in RFC 8785 canonical JSON';

/** Exports receipts as JSON that people can read and `readExport` reads back. */
export function writeExport(receipts: readonly Receipt[]): string {
  const list = receipts.map(({ text, hash }) => ({ receipt: readCanonical(text) ?? text, sha256: hash }));
  return `${JSON.stringify({ format: 'touchline-receipts/1', how: HOW, receipts: list }, null, 2)}\n`;
}

const file = v.object({
  format: v.literal('touchline-receipts/1'),
  receipts: v.array(v.object({ receipt: v.unknown(), sha256: v.string() })),
});

/**
 * Reads an exported file's receipts for verification; an error when it is no such file. An entry that is no valid
 * receipt is included with its text and counts as altered.
 *
 * @public
 */
export function readExport(text: string): Result<readonly Receipt[], string> {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return err('not JSON');
  }
  const parsed = v.safeParse(file, value);
  return parsed.success
    ? ok(parsed.output.receipts.map(({ receipt, sha256 }) => asReceipt(receipt, sha256)))
    : err('not a file of receipts');
}

function asReceipt(value: unknown, hash: string): Receipt {
  const text = typeof value === 'string' ? value : textOf(value);
  const read = readAnyBody(text);
  return { key: read?.key ?? '', betId: read?.betId ?? '', userId: read?.userId ?? '', text, hash };
}

function textOf(value: unknown): string {
  try {
    return canonical(value);
  } catch {
    return '';
  }
}
